import { expect, test } from 'vitest';
import { badgeOf } from '../../../test/claims-device.ts';
import { withAwarded } from './earned.ts';

const splitRock = badgeOf('Split Rock');
const itasca = badgeOf('Itasca');

test('a fresh badge joins the list once, however often its answer is heard', () => {
  expect(withAwarded([splitRock], [itasca])).toEqual([splitRock, itasca]);
  expect(withAwarded([splitRock, itasca], [itasca])).toEqual([splitRock, itasca]);
});

test('a list that lacks nothing stays the same list', () => {
  const list = [splitRock];
  expect(withAwarded(list, [splitRock])).toBe(list);
});
