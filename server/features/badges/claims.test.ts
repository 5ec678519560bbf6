import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { state } from '../../../content/state.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { claimResponseSchema } from '../../../domain/wire/wire.ts';
import { places } from '../../../test/badges.ts';
import { build } from '../../../test/databases.ts';
import { makeHiker } from '../../../test/hiker.ts';

/** About one kilometer north for each 0.009 degrees. */
const north = (place: { latitude: number; longitude: number }, km: number) => ({
  latitude: place.latitude + km / 111.195,
  longitude: place.longitude,
});
const minutesAgo = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();

describe('trying for a badge', () => {
  it('trying for a badge at the trailhead earns it, with the date of the fix', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const takenAt = minutesAgo(test.now(), 3);
    const response = await hiker.claim(places.lighthouse, { takenAt });
    expect(response.statusCode).toBe(200);
    const answer = claimResponseSchema.parse(response.json());
    expect(answer.outcome).toBe('awarded');
    expect(answer.awarded).toMatchObject([{ badgeName: 'Lighthouse', userId: hiker.id, earnedDate: takenAt }]);
    expect(answer.nearest).toEqual({ badgeName: 'Lighthouse', trail: '/trails/north-shore/lighthouse', distanceKm: 0 });
    expect(await hiker.badges()).toEqual(['Lighthouse']);
  });

  it('trying for a badge counts within a mile, and no further than the error of the fix allows', async () => {
    const test = await build();
    const outcome = async (km: number, accuracy: number) => {
      const hiker = await makeHiker(test);
      return (await hiker.claim(north(places.lighthouse, km), { accuracy })).json().outcome;
    };
    expect(await outcome(1.6, 0)).toBe('awarded');
    expect(await outcome(1.62, 0)).toBe('too-far');
    expect(await outcome(1.62, 50)).toBe('awarded');
    expect(await outcome(2.4, 2000)).toBe('awarded');
    expect(await outcome(2.42, 2000)).toBe('too-far');
    expect(await outcome(0, 2500)).toBe('too-vague');
  });

  it('trying for a badge awards every badge in range at once', async () => {
    const hiker = await makeHiker(await build());
    const answer = (await hiker.claim(places.gorge)).json();
    expect(answer.awarded.map((badge: { badgeName: string }) => badge.badgeName)).toEqual(['Gorge', 'Swing Bridge']);
  });

  it('trying for a badge accepts any check point of a hike', async () => {
    const test = await build();
    for (const place of [places.ridgeStart, places.ridgeEnd]) {
      const hiker = await makeHiker(test);
      expect((await hiker.claim(place)).json().outcome).toBe('awarded');
    }
  });

  it('again returns already-earned and creates nothing', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    await hiker.claim(places.lighthouse);
    test.advance(5);
    const answer = (await hiker.claim(places.lighthouse)).json();
    expect(answer).toMatchObject({ outcome: 'already-earned', awarded: [], nearest: { badgeName: 'Lighthouse' } });
    expect(await hiker.badges()).toHaveLength(1);
  });

  it('trying for a badge with the same claim again returns the same answer, also 64 times in parallel', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const claim = { claimId: randomUUID(), takenAt: test.now().toISOString() };
    const responses = await Promise.all(Array.from({ length: 64 }, () => hiker.claim(places.gorge, claim)));
    const answers = new Set(responses.map((reply) => reply.body));
    expect(answers.size).toBe(1);
    test.advance(60 * 24);
    const later = await hiker.claim(places.gorge, { ...claim, claimId: claim.claimId.toUpperCase() });
    expect(later.json()).toEqual(responses[0]?.json());
    expect(await hiker.claims()).toHaveLength(1);
  });

  it('trying for a badge accepts a claim up to 7 days late, and marks it as delayed', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const answer = await hiker.claim(places.lighthouse, { takenAt: minutesAgo(test.now(), 7 * 24 * 60 - 1) });
    expect(answer.json().outcome).toBe('awarded');
    await hiker.claim(places.lighthouse);
    const waited = (await hiker.claims()).map((row) => [row.outcome, row.waited]);
    expect(waited.toSorted()).toEqual([
      ['already-earned', 0],
      ['awarded', 1],
    ]);
  });

  it('trying for a badge refuses an older claim and one from the future, with the reason', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const outcome = async (minutes: number) =>
      (await hiker.claim(places.lighthouse, { takenAt: minutesAgo(test.now(), minutes) })).json().outcome;
    expect(await outcome(7 * 24 * 60 + 1)).toBe('too-old');
    expect(await outcome(-6)).toBe('in-the-future');
    expect(await outcome(-4)).toBe('awarded');
  });

  it('a claim refused for clock skew is judged again once its time has come', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const claim = { claimId: randomUUID(), takenAt: minutesAgo(test.now(), -60) }; // our clock is an hour behind
    const send = async () => (await hiker.claim(places.lighthouse, claim)).json().outcome;
    expect([await send(), await send()]).toEqual(['in-the-future', 'in-the-future']);
    test.advance(30);
    expect(await send()).toBe('in-the-future');
    test.advance(30); // somebody has set it right
    expect([await send(), await send()]).toEqual(['awarded', 'awarded']);
    expect(await hiker.claims()).toMatchObject([{ outcome: 'awarded', taken_at: claim.takenAt }]);
    expect(await hiker.badges()).toEqual(['Lighthouse']);
  });

  it('a claim refused for clock skew keeps its answer for a minute', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const claim = { claimId: randomUUID(), takenAt: minutesAgo(test.now(), -5.2) };
    const send = async () => (await hiker.claim(places.lighthouse, claim)).json().outcome;
    expect(await send()).toBe('in-the-future');
    test.advance(0.5);
    expect(await send()).toBe('in-the-future');
    test.advance(0.5);
    expect(await send()).toBe('awarded');
  });

  it('two badges that are too far apart for the time between are refused in any order', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    expect((await hiker.claim(places.lighthouse, { takenAt: minutesAgo(test.now(), 60) })).json().outcome).toBe(
      'awarded',
    );
    const answer = (await hiker.claim(places.ridgeStart)).json();
    expect(answer).toMatchObject({ outcome: 'too-fast', awarded: [], nearest: { badgeName: 'Ridge' } });
    const earlier = await hiker.claim(places.ridgeStart, { takenAt: minutesAgo(test.now(), 120) });
    expect(earlier.json().outcome).toBe('too-fast');
    expect((await hiker.claim(places.gorge)).json().outcome).toBe('awarded');
  });

  it('a claim is compared with the badges just before and after it in time', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const outcome = async (place: Point, hoursAgo: number) =>
      (await hiker.claim(place, { takenAt: minutesAgo(test.now(), hoursAgo * 60) })).json().outcome;
    expect(await outcome(places.ridgeStart, 1)).toBe('awarded');
    expect(await outcome(places.lighthouse, 20)).toBe('awarded');
    expect(await outcome(places.gorge, 0), 'the lighthouse is long ago, the ridge is not').toBe('too-fast');
    expect(await outcome(places.gorge, 1.5), 'nor could the ridge be reached from there in time').toBe('too-fast');
    expect(await outcome(places.gorge, 10), 'between the two there is time for it').toBe('awarded');
    expect(await outcome(places.ridgeEnd, 9.5), 'half an hour after it nobody is at the ridge').toBe('too-fast');
    expect(await outcome(places.gorge, 20.1), 'nor minutes before the lighthouse').toBe('too-fast');
  });

  it('trying for a badge allows ten claims in ten minutes, then returns when to retry', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    for (let n = 0; n < 10; n += 1) {
      expect((await hiker.claim(places.nowhere)).statusCode).toBe(200);
      test.advance(0.5);
    }
    const refused = await hiker.claim(places.lighthouse);
    expect(refused.statusCode).toBe(429);
    expect(refused.json()).toMatchObject({ code: 429, type: 'general_rate_limit_exceeded' });
    expect(refused.headers['retry-after']).toBe('300');
    const other = await makeHiker(test);
    expect((await other.claim(places.lighthouse)).statusCode).toBe(200);
    test.advance(5.1);
    expect((await hiker.claim(places.lighthouse)).json().outcome).toBe('awarded');
  });

  it('too far away gets the nearest trailhead and its distance, and is recorded with its position', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const place = north(places.lighthouse, 5);
    const answer = (await hiker.claim(place, { accuracy: 33 })).json();
    expect(answer).toMatchObject({ outcome: 'too-far', awarded: [], nearest: { badgeName: 'Lighthouse' } });
    expect(answer.nearest.distanceKm).toBeCloseTo(5, 2);
    expect(await hiker.claims()).toMatchObject([{ ...place, accuracy: 33, outcome: 'too-far' }]);
  });

  it.each([
    ['latitude', { latitude: 91 }],
    ['latitude', { latitude: 'NaN' }],
    ['longitude', { longitude: null }],
    ['accuracy', { accuracy: -1 }],
    ['takenAt', { takenAt: 'yesterday' }],
    ['takenAt', { takenAt: '2026-07-04' }],
    ['claimId', { claimId: 'one' }],
    ['claimId', { claimId: undefined }],
  ])('trying for a badge returns the invalid field: %s in %o', async (field, wrong) => {
    const hiker = await makeHiker(await build());
    const response = await hiker.claim(places.lighthouse, wrong as object);
    expect(response.statusCode).toBe(400);
    expect(response.json().message).toMatch(new RegExp(`^${field}: `));
  });
});

describe('the Test Badge', () => {
  it('the Test Badge has its own radius if it is enabled', async () => {
    const test = await build();
    const near = await makeHiker(test);
    expect((await near.claim(north(state.testBadge, 6.4))).json()).toMatchObject({
      outcome: 'awarded',
      awarded: [{ badgeName: 'Test Badge', badgeFile: null }],
      nearest: { trail: null },
    });
    const far = await makeHiker(test);
    const answer = (await far.claim(north(state.testBadge, 6.6), { accuracy: 800 })).json();
    expect(answer.outcome).toBe('too-far');
    expect(answer.nearest.badgeName).not.toBe('Test Badge');
  });

  it('the Test Badge does not exist if it is disabled', async () => {
    const hiker = await makeHiker(await build({ environment: { TEST_BADGE: 'off' } }));
    expect((await hiker.claim(state.testBadge)).json().outcome).toBe('too-far');
    expect((await hiker.create('Test Badge')).statusCode).toBe(403);
    expect((await hiker.create('Test Badge', { ...state.testBadge, accuracy: 5 })).statusCode).toBe(403);
  });
});
