// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { takeTriedFor, tryAddress } from './try-address.ts';

const follow = (address: string) => history.replaceState(null, '', address);

test.each(['Split Rock Lighthouse', "Devil's Kettle & Falls, 100 %"])(
  'a link to try for %s asks about that badge',
  (badge) => {
    follow(tryAddress(badge));
    expect([location.pathname, takeTriedFor()]).toEqual(['/badges/me', badge]);
  },
);

test('a reload does not ask again: the question is taken out of the address', () => {
  follow(tryAddress('Split Rock Lighthouse'));
  takeTriedFor();
  expect([location.search, takeTriedFor()]).toEqual(['', null]);
});

test('the app shortcut asks too, and names no badge', () => {
  follow(tryAddress());
  expect([location.pathname, takeTriedFor()]).toEqual(['/badges/me', '']);
});

test('the plain address of the collection asks nothing', () => {
  follow('/badges/me');
  expect(takeTriedFor()).toBeNull();
});
