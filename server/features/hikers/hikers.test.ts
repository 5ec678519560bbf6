import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { hikerLimits } from '../../../domain/badge/hikers.ts';
import { places } from '../../../test/badges.ts';
import { build } from '../../../test/databases.ts';
import { documentsUrl, type Hiker, makeHiker } from '../../../test/hiker.ts';

const post = (hiker: Hiker, payload: object) => hiker.call({ method: 'POST', url: '/v1/hikers', payload });
const put = (hiker: Hiker, id: string, payload: object) =>
  hiker.call({ method: 'PUT', url: `/v1/hikers/${id}`, payload });
const newHiker = (name: string, color = 'lake') => ({ hikerId: randomUUID(), name, color });

describe('the hikers of an account', () => {
  it('the hikers of an account have a nickname and a color, and no other field is accepted', async () => {
    const hiker = await makeHiker(await build());
    const given = newHiker('  Max ', 'sumac');
    const response = await post(hiker, { ...given, born: '2019-03-02' });
    expect([response.statusCode, response.json()]).toEqual([
      201,
      { $id: given.hikerId, $createdAt: expect.any(String), name: 'Max', color: 'sumac' },
    ]);
    expect((await hiker.get('/v1/hikers')).json()).toEqual({ total: 1, hikers: [{ ...response.json(), badges: [] }] });
    expect((await hiker.get('/v1/account/export')).body).not.toContain('2019-03-02');
  });

  it('the hikers of an account can be renamed, recolored and removed, with all their data', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const [max, ida] = [await hiker.bring('Max'), await hiker.bring('Ida')];
    expect((await put(hiker, max, { name: 'Maxi', color: 'birch' })).json()).toMatchObject({
      name: 'Maxi',
      color: 'birch',
    });
    await hiker.claim(places.lighthouse, { hikers: [hiker.id, max, ida] });
    expect((await hiker.del(`/v1/hikers/${max}`)).statusCode).toBe(204);
    expect(await hiker.family()).toEqual({ Ida: ['Lighthouse'] });
    expect(await hiker.badges()).toEqual(['Lighthouse']);
    expect((await hiker.get('/v1/account/export')).body).not.toContain(max);
    expect((await hiker.claims()).map((row) => row.hiker_id).toSorted()).toEqual(['', ida]);
    expect((await hiker.del(`/v1/hikers/${max}`)).json()).toMatchObject({
      code: 404,
      type: 'hiker_not_found',
      message: 'Your account has no such hiker.',
    });
  });

  it('the hikers of an account have unique names and a maximum number, also under concurrent requests', async () => {
    const hiker = await makeHiker(await build());
    await hiker.bring('Max');
    const again = await post(hiker, newHiker('MAX'));
    expect(again.json()).toMatchObject({
      code: 409,
      type: 'hiker_already_exists',
      message: 'name: another of your hikers has that name.',
    });
    const ida = await hiker.bring('Ida');
    expect((await put(hiker, ida, { name: 'max', color: 'pine' })).statusCode).toBe(409);
    expect((await put(hiker, ida, { name: 'Ida', color: 'pine' })).statusCode).toBe(200);
    const responses = await Promise.all(Array.from({ length: 12 }, (_, n) => post(hiker, newHiker(`Cousin ${n}`))));
    const refused = responses.filter(({ statusCode }) => statusCode === 409);
    expect(new Set(refused.map((reply) => `${reply.json().type}: ${reply.json().message}`))).toEqual(
      new Set([`hiker_limit_exceeded: An account can have at most ${hikerLimits.others} hikers besides its owner.`]),
    );
    expect(Object.keys(await hiker.family())).toHaveLength(hikerLimits.others);
  });

  it.each([
    ['without a name', newHiker('')],
    ['with a name that nobody can see', newHiker('\u200b\u0000 ')],
    ['with a long name', newHiker('a'.repeat(25))],
    ['in a color that there is not', newHiker('Max', 'night')],
    ['under an id that is none', { ...newHiker('Max'), hikerId: 'max' }],
  ])('the hikers of an account are rejected %s', async (_, payload) => {
    const hiker = await makeHiker(await build());
    expect((await post(hiker, payload)).statusCode).toBe(400);
    expect(await hiker.family()).toEqual({});
  });
});

describe('a try of a family', () => {
  it('a try of a family gives every hiker who is there their own record', async () => {
    const hiker = await makeHiker(await build());
    const [max, ida] = [await hiker.bring('Max'), await hiker.bring('Ida')];
    await hiker.bring('Stays Home');
    const answer = (await hiker.claim(places.lighthouse, { hikers: [max, hiker.id, ida] })).json();
    expect(answer.hikers).toMatchObject(
      [hiker.id, max, ida].map((hikerId) => ({ hikerId, outcome: 'awarded', awarded: [{ badgeName: 'Lighthouse' }] })),
    );
    expect(new Set(answer.hikers.map((result: { awarded: { $id: string }[] }) => result.awarded[0]?.$id)).size).toBe(3);
    expect([answer.outcome, answer.awarded]).toEqual(['awarded', answer.hikers[0].awarded]);
    expect(await hiker.badges()).toEqual(['Lighthouse']);
    expect(await hiker.family()).toEqual({ Max: ['Lighthouse'], Ida: ['Lighthouse'], 'Stays Home': [] });
  });

  it('a try of a family returns an answer per hiker', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const max = await hiker.bring('Max');
    await hiker.claim(places.lighthouse);
    test.advance(5);
    const outcomesAt = async (place: typeof places.lighthouse | typeof places.ridgeStart) => {
      const { hikers } = (await hiker.claim(place, { hikers: [hiker.id, max] })).json();
      return hikers.map(({ outcome }: { outcome: string }) => outcome);
    };
    expect(await outcomesAt(places.lighthouse)).toEqual(['already-earned', 'awarded']);
    const ida = await hiker.bring('Ida');
    // Ida was at home this morning: the others cannot be at the ridge yet, she can.
    const response = await hiker.claim(places.ridgeStart, { hikers: [hiker.id, max, ida] });
    expect(response.json().hikers.map(({ outcome }: { outcome: string }) => outcome)).toEqual([
      'too-fast',
      'too-fast',
      'awarded',
    ]);
  });

  it('sent again gets the same answer, also after a hiker was removed', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const [max, ida] = [await hiker.bring('Max'), await hiker.bring('Ida')];
    const claim = { claimId: randomUUID(), takenAt: test.now().toISOString(), hikers: [hiker.id, max, ida] };
    const responses = await Promise.all(Array.from({ length: 16 }, () => hiker.claim(places.lighthouse, claim)));
    expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
    await hiker.del(`/v1/hikers/${max}`);
    const later = (await hiker.claim(places.lighthouse, claim)).json();
    expect(later.hikers).toEqual(
      responses[0]?.json().hikers.filter(({ hikerId }: { hikerId: string }) => hikerId !== max),
    );
  });

  it('a try of a family that waited on a device ignores hikers who were removed meanwhile', async () => {
    const hiker = await makeHiker(await build());
    const [max, ida] = [await hiker.bring('Max'), await hiker.bring('Ida')];
    await hiker.del(`/v1/hikers/${max}`);
    const { hikers } = (await hiker.claim(places.lighthouse, { hikers: [max, ida] })).json();
    expect(hikers).toMatchObject([{ hikerId: ida, outcome: 'awarded' }]);
    expect(await hiker.badges()).toEqual([]);
  });

  it('a try of a family counts once against the rate limit', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const hikers = [hiker.id, await hiker.bring('Max'), await hiker.bring('Ida')];
    for (let n = 0; n < 10; n += 1) expect((await hiker.claim(places.nowhere, { hikers })).statusCode).toBe(200);
    expect((await hiker.claim(places.nowhere, { hikers })).statusCode).toBe(429);
  });

  it('a try of a family changes nothing for clients that know of one hiker', async () => {
    const hiker = await makeHiker(await build());
    const max = await hiker.bring('Max');
    await hiker.claim(places.lighthouse, { hikers: [max] });
    expect((await hiker.get(documentsUrl)).json()).toEqual({ total: 0, documents: [] });
    const [{ $id: id } = { $id: '' }] = (await hiker.get('/v1/hikers')).json().hikers[0].badges;
    expect((await hiker.get(`${documentsUrl}/${id}`)).statusCode).toBe(404);
    const created = await hiker.create('Lighthouse', { ...places.lighthouse, accuracy: 10 });
    expect([created.statusCode, created.json().userId]).toEqual([201, hiker.id]);
    expect((await hiker.claim(places.lighthouse)).json().outcome).toBe('already-earned');
  });
});
