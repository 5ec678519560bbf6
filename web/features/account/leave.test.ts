// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, expect, test, vi } from 'vitest';
import { sessionHintCookie } from '../../../domain/wire/sign-in.ts';
import { ann, byAnn, positionAt, start } from '../../../test/claims-device.ts';
import { expectComplaint } from '../../../test/complaints.ts';
import { setCookie } from '../../../test/session-hint.ts';
import { leavingHint } from '../../lib/session-hint.ts';
import { claims } from '../claim/outbox/in-page.ts';
import { finishLeaving, leave } from './leave.ts';

afterEach(() => {
  setCookie(`${sessionHintCookie}=; max-age=0`);
  vi.unstubAllGlobals();
});

test('a log-out that does not reach the server is sent again when the connection is back', async () => {
  expectComplaint(/The server has not heard yet that you logged out/);
  setCookie(`${sessionHintCookie}=leaving.ada`);
  const server = vi.fn(async (..._: unknown[]) => new Response(null, { status: 204 }));
  server.mockRejectedValueOnce(new TypeError('offline'));
  vi.stubGlobal('fetch', server);
  await finishLeaving();
  expect(leavingHint()).toBe('leaving.ada');
  dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(leavingHint()).toBeUndefined());
  const path = '/v1/account/sessions/current?session=ada';
  expect(server.mock.calls.map(([asked]) => asked)).toEqual([path, path]);
});

test('a claim that is saved while its hiker logs out is put away like the earlier ones', async () => {
  setCookie(`${sessionHintCookie}=ada`);
  vi.stubGlobal('fetch', async () => {
    await claims().save(positionAt(start), byAnn);
    return new Response(null, { status: 204 });
  });
  await leave(ann);
  expect(claims().current()).toMatchObject([{ whose: ann, left: true }]);
  await claims().forget(ann);
});
