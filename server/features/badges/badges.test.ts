import { describe, expect, it } from 'vitest';
import { badgeDocumentSchema, badgeFieldsSchema } from '../../../domain/wire/wire.ts';
import { places } from '../../../test/badges.ts';
import { build } from '../../../test/databases.ts';
import { documentsUrl, type Hiker, makeHiker } from '../../../test/hiker.ts';

const at = (place: { latitude: number; longitude: number }) => ({ ...place, accuracy: 10 });
const list = (hiker: Hiker, ...queries: (object | string)[]) => {
  const search = new URLSearchParams();
  for (const [index, query] of queries.entries()) {
    search.append(`queries[${index}]`, typeof query === 'string' ? query : JSON.stringify(query));
  }
  return hiker.get(`${documentsUrl}?${search}`);
};
const names = (reply: { json(): { documents: { badgeName: string }[] } }) =>
  reply.json().documents.map((document) => document.badgeName);

describe('creating a badge document', () => {
  it('creating a badge document with a position at the trailhead stores it under the id of the client', async () => {
    const hiker = await makeHiker(await build());
    const response = await hiker.create('Lighthouse', at(places.lighthouse), 'my-own-id');
    expect(response.statusCode).toBe(201);
    const document = badgeDocumentSchema.parse(response.json());
    expect(document).toMatchObject({
      $id: 'my-own-id',
      badgeName: 'Lighthouse',
      $permissions: [`read("user:${hiker.id}")`],
    });
    expect((await hiker.get(`${documentsUrl}/my-own-id`)).json()).toEqual(document);
  });

  it('creating a badge document awards only the requested badge', async () => {
    const hiker = await makeHiker(await build());
    await hiker.create('Swing Bridge', at(places.gorge)); // where two can be earned
    expect(await hiker.badges()).toEqual(['Swing Bridge']);
  });

  it('creating a badge document returns the reason of a refusal and the invalid field', async () => {
    const test = await build({ environment: { TEST_BADGE: 'off' } });
    const hiker = await makeHiker(test);
    const said = async (badge: string, data: object = at(places.lighthouse)) => {
      const { code, type, message } = (await hiker.create(badge, data)).json();
      return `${code} ${type}: ${message}`;
    };
    const forbidden = '403 general_access_forbidden';
    expect(await said('Lighthouse', at(places.nowhere))).toBe(
      `${forbidden}: You’re too far from the trailhead for this badge.`,
    );
    expect(await said('Lighthouse', { ...places.lighthouse, accuracy: 3000 })).toBe(
      `${forbidden}: Your location is too vague to tell. Try again under open sky.`,
    );
    expect(await said('Lighthouse', { ...at(places.lighthouse), earnedDate: '2026-06-01' })).toBe(
      `${forbidden}: This claim is older than 7 days.`,
    );
    expect(await said('Lighthouse', { ...at(places.lighthouse), earnedDate: '2026-07-05' })).toBe(
      `${forbidden}: earnedDate: this claim is from the future.`,
    );
    expect(await said('Lighthouse', {})).toBe(
      `${forbidden}: data.latitude, data.longitude, data.accuracy: required to earn a badge.`,
    );
    expect(await said('Test Badge')).toBe(`${forbidden}: There is no Test Badge on this server.`);
    expect(await said('Lightship')).toBe('400 general_argument_invalid: data.badgeName: no badge has this name.');
    expect(await said('Lighthouse', { ...at(places.lighthouse), earnedDate: '2026-07-06' })).toBe(
      '400 general_argument_invalid: data.earnedDate: expected a day that has started somewhere.',
    );
    expect(await said('Lighthouse', { ...at(places.lighthouse), userId: 'somebody' })).toBe(
      '403 user_unauthorized: data.userId: you can only collect badges for yourself.',
    );
    await hiker.create('Lighthouse', at(places.lighthouse));
    expect(await said('Ridge', at(places.ridgeStart))).toMatch(/^403 general_access_forbidden: .*fast/);
    expect(await said('Lighthouse')).toBe(
      '409 document_already_exists: You already have this badge, or this id is taken.',
    );
  });

  it('creating a badge document counts as a claim', async () => {
    const hiker = await makeHiker(await build());
    for (let n = 0; n < 10; n += 1) await hiker.create('Lighthouse', at(places.nowhere));
    const response = await hiker.create('Lighthouse', at(places.lighthouse));
    expect(response.statusCode).toBe(429);
    expect(response.headers['retry-after']).toBe('600');
    expect(response.json().message).toContain('Take a breath and try again in a few minutes.');
  });

  it('creating a badge document stores the picture file that the client names, and never invents one', async () => {
    const test = await build();
    const [one, other] = [await makeHiker(test), await makeHiker(test)];
    expect((await one.create('Test Badge', { badgeFile: 'test.png' })).json().badgeFile).toBe('test.png');
    expect(
      (await one.create('Lighthouse', { ...at(places.lighthouse), badgeFile: 'light.png' })).json().badgeFile,
    ).toBe('light.png');
    for (const badgeFile of [undefined, null]) {
      const hiker = badgeFile === null ? other : await makeHiker(test);
      expect((await hiker.create('Test Badge', { badgeFile })).json().badgeFile).toBeNull();
      expect((await hiker.create('Lighthouse', { ...at(places.lighthouse), badgeFile })).json().badgeFile).toBeNull();
    }
  });

  it('a badge document returns a date as it was sent: a day stays a day', async () => {
    const hiker = await makeHiker(await build());
    const dated = async (badge: string, earnedDate: string, place = {}) =>
      (await hiker.create(badge, { ...place, earnedDate })).json().earnedDate;
    expect(await dated('Test Badge', '2026-07-03')).toBe('2026-07-03');
    expect(await dated('Lighthouse', '2026-07-04', at(places.lighthouse))).toBe('2026-07-04');
    expect(await dated('Gorge', '2026-07-04T04:00:00-05:00', at(places.gorge))).toBe('2026-07-04T09:00:00.000Z');
    const list = (await hiker.get(documentsUrl)).json().documents;
    expect(list.map((badge: { earnedDate: string }) => badge.earnedDate)).toEqual([
      '2026-07-03',
      '2026-07-04',
      '2026-07-04T09:00:00.000Z',
    ]);
  });

  it('creating a badge document without a date uses the time of arrival', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const response = await hiker.create('Lighthouse', { ...at(places.lighthouse), earnedDate: undefined });
    expect(response.json().earnedDate).toBe(test.now().toISOString());
  });

  it('creating a badge document accepts a day that has started in some time zone, and no later one', async () => {
    const test = await build(); // it is July 4 in Greenwich
    const getStatus = async (earnedDate: string) =>
      (await (await makeHiker(test)).create('Test Badge', { earnedDate })).statusCode;
    expect(await getStatus('2026-07-05')).toBe(201);
    expect(await getStatus('2020-01-01')).toBe(201);
    for (const wrong of [
      '2026-07-06',
      '2026-07-06T00:00:00Z',
      '2031-01-01',
      '2019-12-31',
      '2019-12-31T23:59:59Z',
      '0001-01-01',
    ]) {
      const response = await (await makeHiker(test)).create('Test Badge', { earnedDate: wrong });
      expect([response.statusCode, response.json().message]).toEqual([400, expect.stringContaining('data.earnedDate')]);
    }
  });

  it('twice is a conflict, by badge and by id, also in parallel', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const responses = await Promise.all(
      Array.from({ length: 8 }, () => hiker.create('Lighthouse', at(places.lighthouse))),
    );
    expect(responses.map((reply) => reply.statusCode).toSorted()).toEqual([201, ...Array(7).fill(409)]);
    expect(responses.find((reply) => reply.statusCode === 409)?.json().type).toBe('document_already_exists');
    expect((await hiker.create('Lighthouse')).statusCode).toBe(409);
    test.advance(300);
    await hiker.create('Gorge', at(places.gorge), 'taken');
    test.advance(300);
    expect((await hiker.create('Ridge', at(places.ridgeStart), 'taken')).statusCode).toBe(409);
    expect(await hiker.badges()).toEqual(['Lighthouse', 'Gorge']);
  });

  it.each([
    ['data.userId', 403, { userId: 'somebody-else' }],
    ['data.badgeName', 400, { badgeName: 'Made Up' }],
    ['data.badgeName', 400, { badgeName: 7 }],
    ['data.latitude', 400, { latitude: 91 }],
    ['data.latitude', 400, { latitude: 45 }],
    ['data.earnedDate', 400, { earnedDate: 'soon' }],
    ['data.badgeFile', 400, { badgeFile: '../secret' }],
  ])('creating a badge document returns the invalid field: %s', async (field, status, data) => {
    const hiker = await makeHiker(await build());
    const response = await hiker.create('Lighthouse', data);
    expect(response.statusCode).toBe(status);
    expect(response.json().message).toContain(field);
  });

  it('creating a badge document cannot be undone by anyone', async () => {
    const hiker = await makeHiker(await build());
    await hiker.create('Lighthouse', at(places.lighthouse), 'mine');
    for (const method of ['PATCH', 'PUT', 'DELETE'] as const) {
      for (const url of [documentsUrl, `${documentsUrl}/mine`]) {
        const response = await hiker.call({ method, url, payload: { data: { badgeName: 'Gorge' } } });
        expect(response.json()).toMatchObject({
          code: 403,
          type: 'general_access_forbidden',
          message: 'A badge can’t be changed or removed. It is deleted with the account.',
        });
      }
    }
    expect(await hiker.badges()).toEqual(['Lighthouse']);
  });
});

describe('listing badge documents', () => {
  const withThree = async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    await hiker.create('Gorge', at(places.gorge), 'g');
    test.advance(600);
    await hiker.create('Lighthouse', at(places.lighthouse), 'l');
    test.advance(600);
    await hiker.create('Ridge', at(places.ridgeEnd), 'r');
    return { test, hiker };
  };

  it('listing badge documents answers the queries of the product', async () => {
    const { hiker } = await withThree();
    const mine = { method: 'equal', attribute: 'userId', values: [hiker.id] };
    expect(names(await list(hiker))).toEqual(['Gorge', 'Lighthouse', 'Ridge']);
    expect(names(await list(hiker, mine, { method: 'limit', values: [200] }))).toEqual([
      'Gorge',
      'Lighthouse',
      'Ridge',
    ]);
    const named = { method: 'equal', attribute: 'badgeName', values: ['Ridge', 'Gorge'] };
    expect(names(await list(hiker, mine, named))).toEqual(['Gorge', 'Ridge']);
    expect(names(await list(hiker, { method: 'equal', attribute: '$id', values: ['l'] }))).toEqual(['Lighthouse']);
  });

  it('orders, pages and selects', async () => {
    const { hiker } = await withThree();
    const down = { method: 'orderDesc', attribute: 'badgeName' };
    expect(names(await list(hiker, down))).toEqual(['Ridge', 'Lighthouse', 'Gorge']);
    const sameFile = { method: 'orderAsc', attribute: 'badgeFile' };
    expect(names(await list(hiker, sameFile, down)), 'where the first is equal, the next decides').toEqual([
      'Ridge',
      'Lighthouse',
      'Gorge',
    ]);
    expect(names(await list(hiker, { method: 'orderAsc', attribute: 'earnedDate' }))).toEqual([
      'Gorge',
      'Lighthouse',
      'Ridge',
    ]);
    const page = await list(hiker, down, { method: 'limit', values: [1] }, { method: 'offset', values: [1] });
    expect([names(page), page.json().total]).toEqual([['Lighthouse'], 3]);
    expect(names(await list(hiker, down, { method: 'cursorAfter', values: ['l'] }))).toEqual(['Gorge']);
    const whole = (await list(hiker)).json().documents;
    expect((await list(hiker, { method: 'select', values: ['*'] })).json().documents).toEqual(whole);
  });

  it.each(Object.keys(badgeFieldsSchema.shape))(
    'a selection of %s has that field and the system fields',
    async (field) => {
      const { hiker } = await withThree();
      const selected = (await list(hiker, { method: 'select', values: [field] })).json().documents[0];
      const system = ['$collectionId', '$createdAt', '$databaseId', '$id', '$permissions', '$sequence', '$updatedAt'];
      expect(Object.keys(selected).toSorted()).toEqual([...system, field]);
    },
  );

  it('badge documents are sorted ascending whatever the order of creation, empty values first', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    await hiker.create('Lighthouse', { ...at(places.lighthouse), badgeFile: 'light.png' });
    await hiker.create('Test Badge');
    test.advance(600);
    await hiker.create('Gorge', { ...at(places.gorge), badgeFile: 'gorge.png' });
    const up = (attribute: string) => list(hiker, { method: 'orderAsc', attribute });
    expect(names(await up('badgeName'))).toEqual(['Gorge', 'Lighthouse', 'Test Badge']);
    expect(names(await up('badgeFile'))).toEqual(['Test Badge', 'Gorge', 'Lighthouse']);
  });

  it('listing badge documents accepts every parameter name that clients use for queries, and no other', async () => {
    const { hiker } = await withThree();
    const two = encodeURIComponent('{"method":"limit","values":[2]}');
    for (const name of ['queries', 'queries[]', 'queries[0]', 'queries[12]'])
      expect(names(await hiker.get(`${documentsUrl}?${name}=${two}`)), name).toHaveLength(2);
    for (const name of ['myqueries', 'queries[0]x'])
      expect(names(await hiker.get(`${documentsUrl}?${name}=${two}`)), name).toHaveLength(3);
  });

  it('listing badge documents reports which query is invalid, and too many queries', async () => {
    const { hiker } = await withThree();
    const fine = { method: 'limit', values: [2] };
    const said = async (...queries: object[]) => (await list(hiker, ...queries)).json().message;
    expect(await said(fine, { method: 'limit', values: [201] })).toMatch(/^queries\[1\]: values\.0 \S/);
    expect(await said({ method: 'cursorAfter', values: ['x'] })).toBe(
      'cursorAfter: there is no document "x" in this list',
    );
    expect((await list(hiker, ...Array(100).fill(fine))).statusCode).toBe(200);
    expect(await said(...Array(101).fill(fine))).toBe('queries: at most 100');
  });

  it('listing badge documents accepts the older query format', async () => {
    const { hiker } = await withThree();
    expect(names(await list(hiker, `equal("userId", ["${hiker.id}"])`, 'limit(2)'))).toEqual(['Gorge', 'Lighthouse']);
    expect(names(await list(hiker, 'equal("badgeName", "Ridge")'))).toEqual(['Ridge']);
    expect(names(await list(hiker, 'orderDesc("badgeName")', 'cursorAfter("r")'))).toEqual(['Lighthouse', 'Gorge']);
  });

  it.each([
    '{"method":"notEqual","attribute":"userId","values":["x"]}',
    '{"method":"equal","attribute":"password","values":["x"]}',
    '{"method":"limit","values":[0]}',
    '{"method":"limit","values":[201]}',
    '{"method":"offset","values":["1"]}',
    '{"method":"cursorAfter","values":["nothing"]}',
    '{"method":"or","values":[{"method":"equal"}]}',
    'equal(',
    'drop("table")',
    'not json',
    '[]',
    'null',
  ])('listing badge documents refuses %s', async (query) => {
    const hiker = await makeHiker(await build());
    const response = await list(hiker, query);
    expect([response.statusCode, response.json().type]).toEqual([400, 'general_query_invalid']);
  });

  it('badge documents have one database and one collection; in others nothing is read or changed', async () => {
    const hiker = await makeHiker(await build());
    await hiker.create('Lighthouse', at(places.lighthouse), 'mine');
    const payload = { documentId: 'unique()', data: { userId: hiker.id, badgeName: 'Gorge', ...at(places.gorge) } };
    const said = async (method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', url: string) => {
      const response = await hiker.call({ method, url, ...(method === 'POST' && { payload }) });
      return `${response.json().type}: ${response.json().message}`;
    };
    for (const [elsewhere, expected] of [
      ['/v1/databases/other/collections/userbadges/documents', 'database_not_found: There is no such database.'],
      ['/v1/databases/main/collections/users/documents', 'collection_not_found: There is no such collection.'],
    ] as const) {
      for (const method of ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const)
        expect(await said(method, elsewhere), method).toBe(expected);
      for (const method of ['GET', 'PUT', 'PATCH', 'DELETE'] as const)
        expect(await said(method, `${elsewhere}/mine`), method).toBe(expected);
    }
    expect(await hiker.badges()).toEqual(['Lighthouse']);
    for (const id of ['none', '%00'])
      expect(await said('GET', `${documentsUrl}/${id}`)).toBe('document_not_found: You have no such badge.');
  });
});
