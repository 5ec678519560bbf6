import { expect, test } from 'vitest';
import { serverFor } from './device.ts';

test('a claim belongs to the signed-in user, and to nobody if there is none', async () => {
  const ann = { $id: 'ann', name: 'Ann', email: 'ann@mail.example' };
  const session = () => 'a-session';
  expect(await serverFor(async () => ann, session).whoIsSignedIn()).toEqual({ userId: 'ann' });
  expect(await serverFor(async () => undefined, session).whoIsSignedIn()).toBeUndefined();
});
