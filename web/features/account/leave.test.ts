// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { sessionHintCookie } from '../../../domain/wire/sign-in.ts';
import { expectComplaint } from '../../../test/complaints.ts';
import { setCookie } from '../../../test/session-hint.ts';
import { leavingHint } from '../../lib/session-hint.ts';
import { finishLeaving } from './leave.ts';

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

describe('logging out', () => {
  const done: string[] = [];
  let leave: typeof import('./leave.ts').leave;
  beforeEach(async () => {
    done.length = 0;
    setCookie(`${sessionHintCookie}=ada`);
    vi.resetModules();
    const putAway = async () => void done.push('claims put away');
    vi.doMock('../claim/outbox/in-page.ts', () => ({ claims: () => ({ leave: putAway }) }));
    ({ leave } = await import('./leave.ts'));
  });
  afterEach(() => {
    vi.doUnmock('../claim/outbox/in-page.ts');
    vi.resetModules();
  });
  const tellServer = (meanwhile = () => {}) =>
    vi.stubGlobal('fetch', async () => {
      done.push('server told');
      meanwhile();
      return new Response(null, { status: 204 });
    });

  test('logging out hides claims at once, and again after the call', async () => {
    tellServer();
    await leave({ userId: 'ada' });
    expect(done).toEqual(['claims put away', 'server told', 'claims put away']);
  });

  test('logging out touches nothing of a user who has signed in meanwhile', async () => {
    tellServer(() => setCookie(`${sessionHintCookie}=ben`));
    await leave({ userId: 'ada' });
    expect(done).toEqual(['claims put away', 'server told']);
  });
});
