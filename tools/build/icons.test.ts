import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconSheets } from './icons.ts';

test.each(Object.entries(iconSheets()))('%s has its icons as tools/build/icons.ts draws them', (file, drawn) => {
  expect(readFileSync(file, 'utf8') === drawn, 'outdated, run node tools/build/icons.ts').toBe(true);
});
