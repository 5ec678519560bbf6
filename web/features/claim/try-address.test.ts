// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { triedFor, tryAddress } from './try-address.ts';

const follow = (address: string) => history.replaceState(null, '', address);

test.each(['Split Rock Lighthouse', "Devil's Kettle & Falls, 100 %"])(
  'a link to try for %s asks about that badge',
  (badge) => {
    follow(tryAddress(badge));
    expect([location.pathname, triedFor()]).toEqual(['/badges/me', badge]);
  },
);

test('the app shortcut asks too, and names no badge', () => {
  follow(tryAddress());
  expect([location.pathname, triedFor()]).toEqual(['/badges/me', '']);
});

test('the plain address of the collection asks nothing', () => {
  follow('/badges/me');
  expect(triedFor()).toBeNull();
});
