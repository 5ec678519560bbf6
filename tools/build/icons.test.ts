import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconSheets } from './icons.ts';

test.each(Object.entries(iconSheets()))('%s has its icons as `npm run icons` draws them', (file, drawn) => {
  expect(readFileSync(file, 'utf8') === drawn, 'outdated, run npm run icons').toBe(true);
});
