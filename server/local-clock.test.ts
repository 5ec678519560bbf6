/** Days begin at midnight in Minnesota, in summer and in winter: every rule of the server that asks which day it is. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { retention } from '../domain/time/retention.ts';
import { places } from '../test/badges.ts';
import { build } from '../test/databases.ts';
import { makeSteward } from '../test/desk.ts';
import { documentsUrl, makeHiker } from '../test/hiker.ts';
import { newCredentialKey } from './credential-key.ts';
import { deleteExpired } from './store/cleanup.ts';

const environment = { PUBLIC_URL: 'https://trails.test', CREDENTIAL_KEY: newCredentialKey() };

describe.each([
  ['summer', new Date('2026-07-30T05:00:00Z'), ['2026-07-28', '2026-07-29', '2026-07-30'], 'July 29, 2026'],
  ['winter', new Date('2027-01-30T06:00:00Z'), ['2027-01-28', '2027-01-29', '2027-01-30'], 'January 29, 2027'],
] as const)('local midnight in %s', (_, midnight, [before, eve, day], lastDay) => {
  /** A minute before midnight; `advance(1)` reaches it. */
  const start = async () => {
    const test = await build({ environment });
    test.advance((midnight.getTime() - test.now().getTime()) / 60_000 - 1);
    return test;
  };

  it('divides condition reports, proofs of badges and the figures of the desk', async () => {
    const test = await start();
    const datesNow = async () => {
      const [hiker, claimId] = [await makeHiker(test), randomUUID()];
      await hiker.claim(places.lighthouse, { claimId });
      const report = (await hiker.report(claimId, ['clear'])).json();
      const [badge] = (await hiker.get(documentsUrl)).json().documents;
      const proof = (await hiker.get(`/v1/badges/${badge.$id}/credential`)).json();
      const { through } = (await (await makeSteward(test, 'keeper')).read('/trailheads')).json();
      return [report.day, proof.awardedDate.slice(0, 10), through];
    };
    expect(await datesNow()).toEqual([eve, eve, before]);
    test.advance(1);
    expect(await datesNow()).toEqual([day, day, eve]);
  });

  it('ends the last day of a notice in the feed', async () => {
    const test = await start();
    const steward = await makeSteward(test, 'keeper');
    for (const [hike, end] of Object.entries({ gorge: midnight.getTime() - 1000, ridge: midnight.getTime() + 1000 }))
      await steward.published({ hikes: [hike], until: new Date(end).toISOString() });
    await steward.published({ hikes: ['lighthouse'], until: midnight.toISOString() });
    const { body } = await test.app.inject({ url: '/now.atom' });
    const lastDays = body.match(/Through [^.]*\./g) ?? [];
    expect(lastDays.toSorted()).toEqual([`Through ${lastDay}.`, `Through ${lastDay}.`, expect.any(String)]);
    expect(new Set(lastDays).size).toBe(2);
  });

  it('destroys the key of a day’s condition reports', async () => {
    const test = await start();
    const [hiker, claimId] = [await makeHiker(test), randomUUID()];
    await hiker.claim(places.lighthouse, { claimId });
    await hiker.report(claimId, ['tree']);
    const keysAfter = async (minutes: number) => {
      await deleteExpired(test.store.db, new Date(midnight.getTime() + minutes * 60_000));
      return (await test.store.db.selectFrom('condition_keys').select('day').execute()).map((key) => key.day);
    };
    const last = (retention.conditionKeyDays - 1) * 24 * 60;
    expect([await keysAfter(last - 1), await keysAfter(last)]).toEqual([[eve], []]);
  });
});
