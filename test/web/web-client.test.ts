/** The pages' own API client against the real server, and against foreign responses. */
import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { newCredentialKey } from '../../server/credential-key.ts';
import { addBadges } from '../../server/store/badges.ts';
import { ownHiker } from '../../server/store/hikers.ts';
import {
  addHiker,
  changeHiker,
  deleteAccount,
  endAllSessions,
  endSession,
  fetchAccount,
  fetchAppeals,
  fetchBadges,
  fetchCredential,
  fetchExport,
  fetchOtherHikers,
  Rejection,
  removeHiker,
  sendAppeal,
  sendClaim,
  sendReport,
  sendSavedHikes,
  Unreachable,
} from '../../web/lib/api.ts';
import { buildTestApp } from '../app.ts';
import { places } from '../badges.ts';
import { makeHiker } from '../hiker.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  for (const close of closing.splice(0)) await close();
});

const realFetch = globalThis.fetch;

/** Pages use relative URLs, with the browser's cookies. */
function openPageOn(origin: string, cookie = ''): void {
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(origin + path, { ...init, headers: { cookie, ...(init.headers as Record<string, string>) } }),
  );
}

async function signedInPage(environment = {}) {
  const test = await buildTestApp({ environment });
  closing.push(test.close);
  const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
  const hiker = await makeHiker(test, 'Ada Lake');
  openPageOn(origin, hiker.cookie);
  return { test, hiker };
}

const claimAt = (place: { latitude: number; longitude: number }, now: Date) =>
  sendClaim({ claimId: randomUUID(), ...place, accuracy: 10, takenAt: now.toISOString() });

it('the client reads the account, its badges and all its data, and claims a badge', async () => {
  const { test, hiker } = await signedInPage();
  expect(await fetchAccount()).toEqual({ $id: hiker.id, name: 'Ada Lake', email: 'ada.lake@mail.example' });
  const reply = await claimAt(places.lighthouse, test.now());
  expect(reply).toMatchObject({ outcome: 'awarded', awarded: [{ badgeName: 'Lighthouse' }] });
  expect(await fetchBadges(hiker.id)).toEqual(reply.awarded);
  expect(await fetchExport()).toMatchObject({ account: { $id: hiker.id }, badges: reply.awarded });
});

it('the client reads every page of a long list of badges', async () => {
  const { test, hiker } = await signedInPage();
  const rest = { hiker_id: ownHiker, badge_file: null, claim_id: null, appeal_id: null };
  const at = { earned_date: test.now().toISOString(), created_at: test.now().toISOString() };
  const names = Array.from({ length: 401 }, (_, nth) => `Badge ${nth}`);
  await addBadges(
    test.store.db,
    names.map((badge_name) => ({ ...rest, ...at, user_id: hiker.id, id: randomUUID(), badge_name })),
  );
  expect((await fetchBadges(hiker.id)).map(({ badgeName }) => badgeName).toSorted()).toEqual(names.toSorted());
});

it('the client fetches a badge as a verifiable credential, with a name only on request', async () => {
  const { test } = await signedInPage({ PUBLIC_URL: 'https://trails.example', CREDENTIAL_KEY: newCredentialKey() });
  const { awarded } = await claimAt(places.lighthouse, test.now());
  const [badgeId = ''] = awarded.map(({ $id }) => $id);
  const named = { credentialSubject: { identifier: [{ identityHash: 'Ada' }] } };
  expect(await fetchCredential(badgeId, false)).not.toMatchObject(named);
  expect(await fetchCredential(badgeId, true)).toMatchObject(named);
});

it('the client finds the badges on a server with another database id', async () => {
  const { test, hiker } = await signedInPage({ DATABASE_ID: 'trails-of-old' });
  await claimAt(places.lighthouse, test.now());
  expect(await fetchBadges(hiker.id)).toMatchObject([{ badgeName: 'Lighthouse' }]);
  const reply = await hiker.get('/v1/databases/trails-of-old/collections/userbadges/documents');
  expect(reply.json().documents).toMatchObject([{ badgeName: 'Lighthouse', $databaseId: 'trails-of-old' }]);
  expect((await hiker.get('/v1/databases/other/collections/userbadges/documents')).statusCode).toBe(404);
});

it('the client adds, renames and removes companions', async () => {
  const { hiker } = await signedInPage();
  const hikerId = randomUUID();
  await addHiker(hiker.id, { hikerId, name: 'Max', color: 'pine' });
  expect(await fetchOtherHikers(hiker.id)).toEqual([{ $id: hikerId, name: 'Max', color: 'pine', badges: [] }]);
  await changeHiker(hiker.id, hikerId, { name: 'Maxi', color: 'lake' });
  expect(await fetchOtherHikers(hiker.id)).toMatchObject([{ name: 'Maxi', color: 'lake' }]);
  await removeHiker(hiker.id, hikerId);
  expect(await fetchOtherHikers(hiker.id)).toEqual([]);
});

it('the client sends a wish, and reads the whole list back', async () => {
  const { test, hiker } = await signedInPage();
  const wish = (hike: string) => ({ hike, wanted: true, changedAt: test.now().toISOString() });
  await sendSavedHikes({ userId: hiker.id, wishes: [wish('north-shore/gorge')] });
  const { userId, wishes } = await sendSavedHikes({ userId: hiker.id, wishes: [wish('southeast/ridge')] });
  expect([userId, wishes.map(({ hike }) => hike)]).toEqual([hiker.id, ['north-shore/gorge', 'southeast/ridge']]);
});

it('the client sends an appeal, and reads its state', async () => {
  const { test } = await signedInPage();
  const appealId = randomUUID();
  const takenAt = test.now().toISOString();
  await sendAppeal({ appealId, badgeName: 'Lighthouse', reason: 'too-far', words: 'The lot was full.', takenAt });
  expect(await fetchAppeals()).toMatchObject([{ $id: appealId, badgeName: 'Lighthouse', state: 'open' }]);
});

it('the client sends a report without credentials, and every other call with them', async () => {
  const credentials = vi.fn();
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    credentials(`${init.method} ${path}`, init.credentials);
    return new Response('{"hikers":[]}');
  });
  const writtenAt = new Date().toISOString();
  await sendReport({ reportId: randomUUID(), page: '/hikes', facts: [], words: 'Wrong', contact: '', writtenAt });
  await fetchOtherHikers('somebody');
  expect(credentials.mock.calls).toEqual([
    ['POST /v1/reports', 'omit'],
    ['GET /v1/hikers?userId=somebody', 'include'],
  ]);
});

it('the client times out a hanging call, and reports the server as unreachable', async () => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'fetch',
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  );
  const waiting = fetchOtherHikers('somebody').catch((error) => error);
  await vi.advanceTimersByTimeAsync(20_000);
  vi.useRealTimers();
  expect(await waiting).toMatchObject({
    name: 'Unreachable',
    message: 'The server cannot be reached',
    cause: { name: 'TimeoutError' },
  });
});

it.each([
  ['this session', () => endSession('')],
  ['every session', endAllSessions],
  ['the account', deleteAccount],
])('the client ends %s', async (_what, end) => {
  const { hiker } = await signedInPage();
  await end(hiker.id);
  expect(await fetchAccount()).toBeUndefined();
});

it('the client gets a refusal with its reason and Retry-After', async () => {
  const { test } = await signedInPage();
  const wrong = await claimAt({ latitude: 91, longitude: 0 }, test.now()).catch((error) => error);
  expect(wrong).toBeInstanceOf(Rejection);
  expect(wrong).toMatchObject({
    status: 400,
    type: 'general_argument_invalid',
    message: expect.stringMatching(/^latitude: /),
  });
  for (let n = 0; n < 10; n += 1) await claimAt(places.nowhere, test.now());
  await expect(claimAt(places.nowhere, test.now())).rejects.toMatchObject({ status: 429, retryAfterSeconds: 600 });
});

/** A foreign server answers instead of ours. */
async function anotherAccount(body: string, status = 200): Promise<void> {
  const server = createServer((_request, response) => response.writeHead(status).end(body));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => new Promise((resolve) => server.close(resolve)));
  const address = server.address();
  openPageOn(`http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`);
}

it.each(['<h1>Welcome to our hotel</h1>', '{}', 'null', '{"$id":7,"name":"x","email":"y"}', '{"$id":"a"'])(
  'the client treats the foreign response %s as an unreachable server',
  async (body) => {
    await anotherAccount(body);
    await expect(fetchAccount()).rejects.toBeInstanceOf(Unreachable);
    await expect(fetchBadges('a')).rejects.toBeInstanceOf(Unreachable);
    await expect(claimAt(places.lighthouse, new Date())).rejects.toBeInstanceOf(Unreachable);
    await expect(fetchExport()).rejects.toBeInstanceOf(Unreachable);
  },
);

it('the client reports a failure also without a reason in our format', async () => {
  await anotherAccount('<h1>502</h1>', 502);
  await expect(fetchAccount()).rejects.toMatchObject({ status: 502, message: 'The server answered 502' });
});

it('the client skips a malformed badge with a console warning, and returns the others', async () => {
  const badge = { $id: 'a', badgeName: 'Lighthouse', earnedDate: '2026-07-04', badgeFile: null };
  const warnings = vi.spyOn(console, 'warn').mockImplementation(() => {});
  await anotherAccount(JSON.stringify({ documents: [{ ...badge, badgeName: 7 }, badge, null] }));
  expect(await fetchBadges('a')).toEqual([badge]);
  expect(warnings).toHaveBeenCalledTimes(2);
});

it('a malformed badge does not hide those on the pages after it', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const badge = ($id: string) => ({ $id, badgeName: $id, earnedDate: '2026-07-04', badgeFile: null });
  const first = Array.from({ length: 200 }, (_, i) => (i === 7 ? null : badge(`${i}`)));
  vi.stubGlobal('fetch', async (path: string) =>
    Response.json({
      documents: decodeURIComponent(path).includes('"cursorAfter","values":["199"]') ? [badge('last')] : first,
    }),
  );
  const names = (await fetchBadges('a')).map(({ badgeName }) => badgeName);
  expect([names.length, names.at(-1)]).toEqual([200, 'last']);
});

it('the client ignores unknown fields of a newer server', async () => {
  await anotherAccount(JSON.stringify({ $id: 'a', name: 'Ada', email: 'a@b.c', status: 'new', hikers: [] }));
  expect(await fetchAccount()).toEqual({ $id: 'a', name: 'Ada', email: 'a@b.c' });
});

describe('an account without a name or an e-mail', () => {
  const ada = { providerName: 'Ada Lake', providerEmail: 'ada@mail.example' };
  const answered = async (name: string, email: string, identities: object[] = [ada]) => {
    await anotherAccount(JSON.stringify({ $id: 'a', name, email, identities }));
    return fetchAccount();
  };

  it('an account without a name or an e-mail takes it from the linked identity', async () => {
    expect(await answered('', '')).toEqual({ $id: 'a', name: 'Ada Lake', email: 'ada@mail.example' });
    expect(await answered('Ada', '')).toEqual({ $id: 'a', name: 'Ada', email: 'ada@mail.example' });
    expect(await answered('', 'a@b.c')).toEqual({ $id: 'a', name: 'Ada Lake', email: 'a@b.c' });
  });

  it('an account without a name or an e-mail stays without it where there is no identity', async () => {
    expect(await answered('', '', [])).toEqual({ $id: 'a', name: '', email: '' });
  });

  it('an account stays without a name where the identity cannot be read, with a warning', async () => {
    const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
    expect(await answered('', 'a@b.c', [{ providerName: 7 }])).toEqual({ $id: 'a', name: '', email: 'a@b.c' });
    expect(warning).toHaveBeenCalledExactlyOnceWith('The linked identity could not be read', expect.any(Unreachable));
  });
});

it('the client accepts an unknown outcome and an unknown state of an appeal', async () => {
  const awarded = [{ $id: 'a', badgeName: 'Lighthouse', earnedDate: '2026-07-04', badgeFile: null }];
  const hikers = [{ hikerId: 'ann', outcome: 'closed-today', awarded }];
  await anotherAccount(JSON.stringify({ outcome: 'closed-today', awarded, nearest: null, hikers }));
  expect(await claimAt(places.lighthouse, new Date())).toEqual({
    outcome: 'unknown',
    awarded,
    nearest: null,
    hikers: [{ hikerId: 'ann', outcome: 'unknown', awarded }],
  });
  const appeal = { $id: 'a', badgeName: 'Gorge', takenAt: '2026-07-04T15:00:00.000Z', answer: '' };
  await anotherAccount(JSON.stringify({ appeals: [{ ...appeal, reason: 'closed-today', state: 'forwarded' }] }));
  expect(await fetchAppeals()).toEqual([{ ...appeal, reason: 'unknown', state: 'unknown' }]);
});
