import { expect, test } from 'vitest';
import { sameHikerName } from './hikers.ts';

test('two nicknames that differ only in capital letters are the same', () => {
  expect(sameHikerName('Max', 'mAX')).toBe(true);
  expect(sameHikerName('Élodie', 'élodie')).toBe(true);
  expect(sameHikerName('Max', 'Maxi')).toBe(false);
});
