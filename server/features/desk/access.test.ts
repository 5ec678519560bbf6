/** Tests every desk route against every caller without access. A new route that is not in the table fails here. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Role } from '../../../domain/live/desk.ts';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { addReport, makeSteward, notice, type Steward } from '../../../test/desk.ts';
import { makeHiker } from '../../../test/hiker.ts';
import { type Call, collectCalls } from '../../http/calls.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
type Row = {
  call: `${Method} /v1/desk/${string}`;
  /** Minimum role. */
  role: Role;
  fresh?: true;
  /** A steward of another region is refused; the body is about the north shore. */
  regional?: true;
  url?: () => string;
  body?: () => object;
};

let test: TestApp;
let calls: Call[];
let keeper: Steward;
let noticeId: string;
let reportId: string;

const fields = () => {
  const { noticeId: _, ...rest } = notice(test);
  return rest;
};
const role = () => ({ role: 'reader', regions: 'all' });

const table: Row[] = [
  { call: 'GET /v1/desk/me', role: 'reader' },
  { call: 'GET /v1/desk/notices', role: 'reader' },
  { call: 'POST /v1/desk/notices', role: 'steward', fresh: true, regional: true, body: () => notice(test) },
  {
    call: 'PUT /v1/desk/notices/{id}',
    role: 'steward',
    fresh: true,
    regional: true,
    url: () => `/v1/desk/notices/${noticeId}`,
    body: () => ({ revision: 1, ...fields() }),
  },
  {
    call: 'POST /v1/desk/notices/{id}/withdraw',
    role: 'steward',
    fresh: true,
    regional: true,
    url: () => `/v1/desk/notices/${noticeId}/withdraw`,
    body: () => ({ revision: 1 }),
  },
  {
    call: 'POST /v1/desk/notices/{id}/restore',
    role: 'steward',
    fresh: true,
    regional: true,
    url: () => `/v1/desk/notices/${noticeId}/restore`,
    body: () => ({ revision: 1 }),
  },
  { call: 'GET /v1/desk/queue', role: 'reader' },
  {
    call: 'POST /v1/desk/queue/{id}/answer',
    role: 'steward',
    regional: true,
    url: () => `/v1/desk/queue/mistake:${reportId}/answer`,
    body: () => ({ answer: 'page-right' }),
  },
  {
    call: 'POST /v1/desk/queue/{id}/undo',
    role: 'steward',
    regional: true,
    url: () => `/v1/desk/queue/mistake:${reportId}/undo`,
  },
  { call: 'GET /v1/desk/conditions', role: 'reader' },
  {
    call: 'PUT /v1/desk/conditions/switch',
    role: 'steward',
    fresh: true,
    regional: true,
    body: () => ({ hike: 'lighthouse', on: true }),
  },
  {
    call: 'POST /v1/desk/conditions/clear',
    role: 'steward',
    fresh: true,
    regional: true,
    body: () => ({ hike: 'lighthouse', kind: 'tree' }),
  },
  { call: 'GET /v1/desk/trailheads', role: 'reader' },
  { call: 'GET /v1/desk/figures', role: 'reader' },
  { call: 'GET /v1/desk/people', role: 'keeper' },
  { call: 'POST /v1/desk/people', role: 'keeper', fresh: true, body: () => ({ email: keeper.email, ...role() }) },
  {
    call: 'PUT /v1/desk/people/{id}',
    role: 'keeper',
    fresh: true,
    url: () => `/v1/desk/people/${keeper.id}`,
    body: role,
  },
  { call: 'DELETE /v1/desk/people/{id}', role: 'keeper', fresh: true, url: () => `/v1/desk/people/${keeper.id}` },
  { call: 'GET /v1/desk/log', role: 'reader' },
];

beforeAll(async () => {
  test = await buildTestApp({
    environment: { PUBLIC_URL: 'https://trails.example', ALLOWED_ORIGINS: 'https://maps.trails.example' },
    prepare: (app) => {
      calls = collectCalls(app);
    },
  });
  keeper = await makeSteward(test, 'keeper');
  noticeId = (await keeper.published()).id;
  reportId = await addReport(test);
});
afterAll(() => test.close());

const request = ({ call, url, body }: Row) => {
  const [method = '', path = ''] = call.split(' ');
  return { method: method as Method, url: url?.() ?? path, ...(body && { payload: body() }) };
};

it('the table has every call of the desk, and no other', () => {
  const known = calls.filter(({ path }) => path.startsWith('/v1/desk/')).map(({ method, path }) => `${method} ${path}`);
  expect(table.map(({ call }) => call).toSorted()).toEqual(known.toSorted());
});

describe.each(table.map((row) => [row.call, row] as const))('%s', (_, row) => {
  it('answers 401 to visitors who are not signed in', async () => {
    expect((await test.app.inject(request(row))).statusCode).toBe(401);
  });

  it('answers 403 to hikers without a role', async () => {
    expect((await (await makeHiker(test)).call(request(row))).statusCode).toBe(403);
  });

  it('answers 403 to a page of another origin, also to an allowed origin', async () => {
    for (const headers of [
      { origin: 'https://evil.example' },
      { origin: 'null' },
      { origin: 'https://maps.trails.example' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'same-site' },
    ])
      expect([headers, (await keeper.call({ ...request(row), headers })).statusCode]).toEqual([headers, 403]);
  });

  it(`answers 403 to every role below ${row.role}`, async () => {
    const below = { reader: [], steward: ['reader'], keeper: ['reader', 'steward'] } as const;
    for (const role of below[row.role])
      expect((await (await makeSteward(test, role)).call(request(row))).statusCode).toBe(403);
  });

  if (row.regional)
    it('answers 403 to a steward of another region', async () => {
      const elsewhere = await makeSteward(test, 'steward', ['southeast']);
      expect((await elsewhere.call(request(row))).statusCode).toBe(403);
    });

  if (row.fresh)
    it('answers 403 with its own type to a keeper whose sign-in is older than ten minutes', async () => {
      const tired = await makeSteward(test, 'keeper');
      test.advance(10);
      expect((await tired.call(request(row))).json()).toMatchObject({ code: 403, type: 'desk_sign_in_required' });
      test.advance(-10);
    });

  it('answers 404 as unknown calls do while there is no keeper', async () => {
    const other = await buildTestApp({ environment: { PUBLIC_URL: 'https://trails.example' } });
    try {
      const steward = await makeSteward(other);
      for (const reply of [await other.app.inject(request(row)), await steward.call(request(row))])
        expect(reply.json()).toMatchObject({ code: 404, type: 'general_route_not_found' });
    } finally {
      await other.close();
    }
  });
});
