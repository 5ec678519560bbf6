/**
 * Every call outside of the desk, asked by a visitor, by another account that knows all ids, and by the owner. A call that is not
 * in the table fails here, as those of the desk do in features/desk/access.test.ts.
 */
import { randomUUID } from 'node:crypto';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../test/app.ts';
import { places } from '../test/badges.ts';
import { documentsUrl, type Hiker, makeHiker } from '../test/hiker.ts';
import { type Call, collectCalls } from './http/calls.ts';

type Owned = { owner: Hiker; kid: string; badge: string; claimId: string };
type Row = {
  call: string;
  /** Statuses for a visitor, another account, and the owner. */
  answers: [number, number, number];
  request?: (owned: Owned) => InjectOptions;
};

const documents = '/v1/databases/{db}/collections/{collection}/documents';
const now = '2026-07-04T15:00:00.000Z';
const claim = { ...places.gorge, accuracy: 5, takenAt: now };

const table: Row[] = [
  { call: 'GET /healthz', answers: [200, 200, 200] },
  { call: 'GET /readyz', answers: [200, 200, 200] },
  { call: 'GET /.well-known/did.json', answers: [200, 200, 200] },
  {
    call: 'GET /v1/account/sessions/oauth2/{provider}',
    answers: [302, 302, 302],
    request: () => ({ url: '/v1/account/sessions/oauth2/google' }),
  },
  {
    call: 'GET /v1/account/sessions/oauth2/callback/{provider}',
    answers: [302, 302, 302],
    request: () => ({ url: '/v1/account/sessions/oauth2/callback/google' }),
  },
  { call: 'GET /v1/account', answers: [401, 200, 200] },
  { call: 'DELETE /v1/account', answers: [401, 204, 204] },
  { call: 'GET /v1/account/identities', answers: [401, 200, 200] },
  { call: 'GET /v1/account/export', answers: [401, 200, 200] },
  { call: 'DELETE /v1/account/sessions', answers: [401, 204, 204] },
  { call: 'DELETE /v1/account/sessions/current', answers: [401, 204, 204] },
  {
    call: 'POST /v1/badges/attempts',
    answers: [401, 400, 200],
    request: ({ kid }) => ({ payload: { ...claim, claimId: randomUUID(), hikers: [kid] } }),
  },
  { call: `GET ${documents}`, answers: [401, 200, 200], request: () => ({ url: documentsUrl }) },
  {
    call: `GET ${documents}/{id}`,
    answers: [401, 404, 200],
    request: ({ badge }) => ({ url: `${documentsUrl}/${badge}` }),
  },
  {
    call: `POST ${documents}`,
    answers: [401, 403, 201],
    request: ({ owner }) => ({
      url: documentsUrl,
      payload: { documentId: 'unique()', data: { userId: owner.id, badgeName: 'Test Badge', earnedDate: now } },
    }),
  },
  ...['PUT', 'PATCH', 'DELETE'].flatMap((method): Row[] => [
    { call: `${method} ${documents}`, answers: [401, 403, 403], request: () => ({ url: documentsUrl }) },
    {
      call: `${method} ${documents}/{id}`,
      answers: [401, 403, 403],
      request: ({ badge }) => ({ url: `${documentsUrl}/${badge}` }),
    },
  ]),
  { call: 'GET /v1/hikers', answers: [401, 200, 200] },
  {
    call: 'POST /v1/hikers',
    answers: [401, 201, 201],
    request: ({ kid }) => ({ payload: { hikerId: kid, name: 'Mine', color: 'pine' } }),
  },
  {
    call: 'PUT /v1/hikers/{hikerId}',
    answers: [401, 404, 200],
    request: ({ kid }) => ({ url: `/v1/hikers/${kid}`, payload: { name: 'Mine', color: 'pine' } }),
  },
  {
    call: 'DELETE /v1/hikers/{hikerId}',
    answers: [401, 404, 204],
    request: ({ kid }) => ({ url: `/v1/hikers/${kid}` }),
  },
  { call: 'GET /v1/appeals', answers: [401, 200, 200] },
  {
    call: 'POST /v1/appeals',
    answers: [401, 400, 201],
    request: ({ kid, claimId }) => ({
      payload: {
        ...{ appealId: randomUUID(), badgeName: 'Ridge', reason: 'too-far', words: 'Fog.', takenAt: now },
        ...{ claimId, hikers: [kid] },
      },
    }),
  },
  {
    call: 'POST /v1/conditions',
    answers: [401, 404, 201],
    request: ({ claimId }) => ({ payload: { id: randomUUID(), claimId, kinds: ['icy'] } }),
  },
  { call: 'GET /v1/wishes', answers: [401, 200, 200] },
  {
    call: 'PATCH /v1/wishes',
    answers: [401, 200, 200],
    request: () => ({ payload: { wishes: [{ hike: 'north-shore/lighthouse', wanted: false, changedAt: now }] } }),
  },
  {
    call: 'GET /v1/badges/{badgeId}/credential',
    answers: [401, 404, 200],
    request: ({ badge }) => ({ url: `/v1/badges/${badge}/credential` }),
  },
  {
    call: 'POST /v1/reports',
    answers: [400, 400, 400],
    request: () => ({ payload: { page: '/nowhere' } }),
  },
];

let test: TestApp;
let calls: Call[];
beforeAll(async () => {
  test = await buildTestApp({
    prepare: (app) => {
      calls = collectCalls(app);
    },
  });
});
afterAll(() => test.close());

it('the table of roles has every call, and no other', () => {
  const known = calls
    .filter(({ path }) => !path.startsWith('/v1/desk/'))
    .map(({ method, path }) => `${method} ${path}`);
  expect(table.map(({ call }) => call).toSorted()).toEqual(known.toSorted());
});

async function owned(): Promise<Owned> {
  const owner = await makeHiker(test);
  const [kid, claimId] = [await owner.bring('Kid'), randomUUID()];
  const response = await owner.claim(places.lighthouse, { claimId, hikers: [owner.id, kid] });
  await owner.appeal('Swing Bridge');
  await owner.wish('north-shore/lighthouse');
  return { owner, kid, claimId, badge: response.json().awarded[0].$id };
}

async function exported(owner: Hiker) {
  const { exportedAt: _, ...all } = (await owner.get('/v1/account/export')).json();
  return all;
}

it.each(table)('$call answers $answers: a visitor, another account, the owner', async ({ call, answers, request }) => {
  const given = await owned();
  const { owner, kid, badge } = given;
  const stranger = await makeHiker(test);
  const [method, path] = call.split(' ') as [NonNullable<InjectOptions['method']>, string];
  const ask = () => ({ method, url: path, ...request?.(given) }) as InjectOptions;
  const before = await exported(owner);

  const visited = await test.app.inject(ask());
  const foreign = await stranger.call(ask());
  expect(await exported(owner)).toEqual(before);
  const own = await owner.call(ask());
  expect([visited, foreign, own].map(({ statusCode }) => statusCode)).toEqual(answers);
  if (answers[0] === 401)
    expect(visited.json()).toMatchObject({
      code: 401,
      type: 'general_unauthorized_scope',
      version: expect.any(String),
    });
  if (path.startsWith('/v1/'))
    for (const { headers } of [visited, foreign, own]) expect(headers['cache-control']).toBe('no-store');
  for (const secret of [owner.id, owner.email, badge, before.identities[0].providerUid])
    for (const { body } of [visited, foreign]) expect(body).not.toContain(secret);
  if (method === 'GET') expect(foreign.body).not.toContain(kid);
});
