/** Random bodies and headers for every call: no 5xx, no hang. RANDOM_RUNS=10000 for more of them. */

import fc from 'fast-check';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type Call, collectCalls } from '../../server/http/calls.ts';
import { buildTestApp } from '../app.ts';
import { build } from '../databases.ts';
import { documentsUrl, type Hiker, makeHiker } from '../hiker.ts';

const runs = Number(process.env.RANDOM_RUNS ?? 500);
const hangMs = 60_000;

/** Sign-in starts are rate limited and call a provider; they have their own tests, and only their rejections are tested here. */
const calls = await callsOfTheServer();

async function callsOfTheServer() {
  let calls: Call[] = [];
  const prepare = (app: FastifyInstance) => {
    calls = collectCalls(app);
  };
  await (await buildTestApp({ prepare })).close();
  return calls.map(({ path, method }) => ({ path, method: method as 'GET' }));
}

const oddText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom(
    '',
    '\0',
    '%00',
    "' or 1=1 --",
    '../../etc/passwd',
    'userbadges',
    'main',
    'unique()',
    'NaN',
    '\ud800',
    'google',
  ),
);
const oddNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(Number.MAX_VALUE, -0, 1e-320, 91, -181, 44.94, -93.5, 2 ** 53),
);
const oddDate = fc.oneof(
  oddText,
  fc.date({ noInvalidDate: false }).map((date) => (Number.isNaN(date.getTime()) ? 'Invalid Date' : date.toISOString())),
  fc.constantFrom(
    '2026-07-04T15:00:00Z',
    '2026-07-04',
    '2026-02-30',
    '+275760-09-13T00:00:00.000Z',
    '0000-01-01T00:00:00Z',
  ),
);
const odd = fc.oneof(
  oddText,
  oddNumber,
  oddDate,
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.anything(), { maxLength: 3 }),
);
/** Nearly valid, so that some get far into the server. */
const nearly = <T>(right: fc.Arbitrary<T>) => fc.oneof({ weight: 3, arbitrary: right }, { weight: 1, arbitrary: odd });

const knownHiker = 'b0b0b0b0-0000-4000-8000-000000000001';
const hikerBody = fc.record(
  {
    hikerId: nearly(fc.constant(knownHiker)),
    name: nearly(fc.string({ unit: 'grapheme', maxLength: 30 })),
    color: nearly(fc.constantFrom('pine', 'lake', 'night')),
  },
  { requiredKeys: [] },
);
const appealBody = fc.record(
  {
    appealId: nearly(fc.uuid()),
    badgeName: nearly(fc.constant('Lighthouse')),
    reason: nearly(fc.constant('too-far')),
    words: nearly(oddText),
    photoDate: nearly(fc.constant('2026-07-04')),
    takenAt: nearly(fc.constant('2026-07-04T15:00:00.000Z')),
    claimId: nearly(fc.uuid()),
    hikers: nearly(fc.array(nearly(fc.constant(knownHiker)), { maxLength: 10 })),
  },
  { requiredKeys: [] },
);
const claimBody = fc.record(
  {
    claimId: nearly(fc.uuid()),
    latitude: nearly(fc.double({ min: -90, max: 90, noNaN: true })),
    longitude: nearly(fc.double({ min: -180, max: 180, noNaN: true })),
    accuracy: nearly(fc.double({ min: 0, max: 3000, noNaN: true })),
    takenAt: nearly(fc.constant('2026-07-04T15:00:00.000Z')),
    hikers: nearly(fc.array(nearly(fc.constant(knownHiker)), { maxLength: 10 })),
  },
  { requiredKeys: [] },
);
const documentBody = (userId: string) =>
  fc.record(
    {
      documentId: nearly(fc.constantFrom('unique()', 'a', 'some-id')),
      data: nearly(
        fc.record(
          {
            userId: nearly(fc.constant(userId)),
            badgeName: nearly(fc.constantFrom('Test Badge', 'Lighthouse', 'Gorge')),
            earnedDate: oddDate,
            badgeFile: odd,
            latitude: nearly(fc.constant(47.2)),
            longitude: nearly(fc.constant(-91.37)),
            accuracy: nearly(fc.double({ min: 0, max: 3000, noNaN: true })),
          },
          { requiredKeys: [] },
        ),
      ),
      permissions: odd,
    },
    { requiredKeys: [] },
  );
const query = fc.oneof(
  oddText,
  fc
    .record({
      method: nearly(fc.constantFrom('equal', 'limit', 'offset', 'orderAsc', 'cursorAfter', 'select')),
      attribute: odd,
      values: odd,
    })
    .map((one) => JSON.stringify(one)),
  fc.tuple(fc.constantFrom('equal', 'limit', 'select', 'x'), fc.json()).map(([method, json]) => `${method}(${json})`),
);
/** Node refuses to send some header values at all; those never reach a server. */
const headerText = fc.string({ unit: 'grapheme-ascii', maxLength: 60 });
const headers = fc.dictionary(
  fc.constantFrom(
    'origin',
    'x-appwrite-project',
    'x-fallback-cookies',
    'accept',
    'if-none-match',
    'x-forwarded-for',
    'range',
    'content-type',
  ),
  fc.oneof(
    headerText,
    fc.constantFrom('application/json', 'text/plain', 'http://127.0.0.1:0', 'application/json; charset=latin1'),
  ),
);
const toPayload = (body: fc.Arbitrary<unknown>) =>
  fc.oneof(
    { weight: 6, arbitrary: body.map((value) => JSON.stringify(value) ?? '') },
    { weight: 1, arbitrary: fc.json() },
    { weight: 1, arbitrary: oddText },
    { weight: 1, arbitrary: fc.constant(`{"a":"${'x'.repeat(20_000)}"}`) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        '{"__proto__":{"x":1}}',
        '{"constructor":1}',
        `${'['.repeat(5000)}`,
        '{"latitude":1e999}',
      ),
    },
  );

/** The segments of a path, mostly valid until the last. */
const mostly = (right: string) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(right) }, { weight: 1, arbitrary: oddText });
const segments = fc.record({
  db: mostly('main'),
  collection: mostly('userbadges'),
  id: fc.oneof(oddText, fc.constant('some-id')),
  provider: oddText,
  badgeId: fc.oneof(oddText, fc.constant('some-id')),
  hikerId: mostly(knownHiker),
  hike: mostly('gorge'),
});

/** A lone surrogate cannot be in a URL. */
const wellFormed = (text: string) => Buffer.from(text, 'utf8').toString('utf8');

function toRequest(path: string, method: 'GET', hiker: Hiker): fc.Arbitrary<InjectOptions> {
  const bodies = { attempts: claimBody, hikers: hikerBody, appeals: appealBody };
  const [, body = documentBody(hiker.id)] = Object.entries(bodies).find(([word]) => path.includes(word)) ?? [];
  return fc
    .record({
      segments,
      queries: fc.array(query, { maxLength: 3 }),
      headers,
      payload: toPayload(body),
      signedIn: fc.boolean(),
    })
    .map(({ segments: parts, queries, headers: given, payload, signedIn }) => {
      const url = path.replace(/\{(\w+)\}/g, (_, name: keyof typeof parts) =>
        encodeURIComponent(wellFormed(parts[name])),
      );
      const search = new URLSearchParams(queries.map((one, index): [string, string] => [`queries[${index}]`, one]));
      const withBody = method !== 'GET' && { payload };
      return {
        method,
        url: `${url}?${search}`,
        headers: {
          ...(withBody && { 'content-type': 'application/json' }),
          ...given,
          ...(signedIn && { cookie: hiker.cookie }),
        },
        ...withBody,
      };
    });
}

describe('random requests', () => {
  it.each(calls)(
    `${runs} at $method $path are all answered, none with a 5xx`,
    { timeout: 300_000 + runs * 600 },
    async ({ path, method }) => {
      const test = await build();
      let hiker = await makeHiker(test);
      await fc.assert(
        fc.asyncProperty(toRequest(path, method, hiker), async (request) => {
          test.advance(1.1); // past the rate limit of attempts
          if (request.headers?.cookie) request.headers.cookie = hiker.cookie;
          const hang = new Promise<never>((_resolve, reject) => {
            setTimeout(reject, hangMs, new Error(`no answer within ${hangMs} ms`)).unref();
          });
          const response = await Promise.race([test.app.inject(request), hang]);
          if (response.statusCode === 204 && method !== 'GET') hiker = await makeHiker(test);
          expect(response.statusCode, response.body).toBeLessThan(500);
          if (response.statusCode >= 400)
            expect(response.json()).toMatchObject({ code: response.statusCode, type: expect.any(String) });
        }),
        { numRuns: runs },
      );
    },
  );
});

it('random requests cover the badge documents and more than fifteen calls', () => {
  expect(calls.length).toBeGreaterThan(15);
  expect(calls).toContainEqual({
    path: documentsUrl.replace('main', '{db}').replace('userbadges', '{collection}'),
    method: 'POST',
  });
});
