/** Tests every desk route against every caller without access. A new route that is not in the table fails here. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Role } from '../../../domain/desk/desk.ts';
import { buildTestApp, type TestApp } from '../../../test/app.ts';
import { build } from '../../../test/databases.ts';
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

const foreignPages = [
  { origin: 'https://evil.example' },
  { origin: 'null' },
  { origin: 'https://maps.trails.example' }, // allowed to read the guide, not to work at the desk
  { 'sec-fetch-site': 'cross-site' },
  { 'sec-fetch-site': 'same-site' },
];
const below = { reader: [], steward: ['reader'], keeper: ['reader', 'steward'] } as const;

it.each(table)(
  '$call is refused to visitors, hikers, lower roles, other regions and pages of other origins',
  async (row) => {
    const ask = (caller?: Pick<Steward, 'call'>, headers = {}) =>
      (caller ? caller.call({ ...request(row), headers }) : test.app.inject(request(row))).then(
        (reply) => reply.statusCode,
      );
    expect(await ask(), 'a visitor').toBe(401);
    expect(await ask(await makeHiker(test)), 'a hiker').toBe(403);
    for (const headers of foreignPages) expect([headers, await ask(keeper, headers)]).toEqual([headers, 403]);
    for (const role of below[row.role]) expect([role, await ask(await makeSteward(test, role))]).toEqual([role, 403]);
    if (row.regional) expect(await ask(await makeSteward(test, 'steward', ['southeast'])), 'another region').toBe(403);
  },
);

it.each(table.filter(({ fresh }) => fresh))('$call needs a sign-in of the last ten minutes', async (row) => {
  const tired = await makeSteward(test, 'keeper');
  test.advance(10);
  expect((await tired.call(request(row))).json()).toMatchObject({ code: 403, type: 'desk_sign_in_required' });
  test.advance(-10);
});

it('the desk answers 404 to every call, as unknown calls do, while there is no keeper', async () => {
  const other = await build({ environment: { PUBLIC_URL: 'https://trails.example' } });
  const steward = await makeSteward(other);
  for (const row of table)
    for (const response of [await other.app.inject(request(row)), await steward.call(request(row))])
      expect(response.json(), row.call).toMatchObject({ code: 404, type: 'general_route_not_found' });
});
