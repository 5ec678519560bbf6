// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { triedFor, tryAddress } from './try-address.ts';

const follow = (address: string) => history.replaceState(null, '', address);

test.each(['Split Rock Lighthouse', "Devil's Kettle & Falls, 100 %"])(
  'who follows a link to try for %s is asked about that badge',
  (badge) => {
    follow(tryAddress(badge));
    expect([location.pathname, triedFor()]).toEqual(['/badges/me', badge]);
  },
);

test('the shortcut asks too, and names no badge', () => {
  follow(tryAddress());
  expect([location.pathname, triedFor()]).toEqual(['/badges/me', '']);
});

test('the collection by itself asks nothing', () => {
  follow('/badges/me');
  expect(triedFor()).toBeNull();
});
