import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { drawIconSheet } from './icons.ts';

test('the sheet of icons has every icon that is named, as `npm run icons` draws them', () => {
  expect(readFileSync('web/ui/icons.svg', 'utf8')).toBe(drawIconSheet());
});
