import { expect, test } from 'vitest';
import { serverFor } from './device.ts';

test('a claim is of whoever the account says is signed in, and of nobody where nobody is', async () => {
  const ann = { $id: 'ann', name: 'Ann', email: 'ann@mail.example' };
  const session = () => 'a-session';
  expect(await serverFor(async () => ann, session).whoIsSignedIn()).toEqual({ userId: 'ann' });
  expect(await serverFor(async () => undefined, session).whoIsSignedIn()).toBeUndefined();
});
