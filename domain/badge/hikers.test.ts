import { expect, test } from 'vitest';
import { plainHikerName, sameHikerName } from './hikers.ts';

test('two nicknames that differ only in capital letters are the same', () => {
  expect(sameHikerName('Max', 'mAX')).toBe(true);
  expect(sameHikerName('Élodie', 'élodie')).toBe(true);
  expect(sameHikerName('Max', 'Maxi')).toBe(false);
});

test('a nickname is one line without what nobody sees, however long it is', () => {
  expect(plainHikerName(' Max\n\u202eim ')).toBe('Max im');
  expect(plainHikerName('x'.repeat(500))).toHaveLength(500);
});
