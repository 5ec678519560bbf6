import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { appealLimits } from '../../../domain/badge/appeals.ts';
import { exportSchema } from '../../../domain/wire/wire.ts';
import { places } from '../../../test/badges.ts';
import { build } from '../../../test/databases.ts';
import { type Hiker, makeHiker } from '../../../test/hiker.ts';
import { grantAppeal, openAppeals } from '../../store/appeals.ts';
import type { Db } from '../../store/schema.ts';

const theOpenOne = async (db: Db) => {
  const [appeal] = await openAppeals(db);
  if (!appeal) throw new Error('no appeal is open');
  return appeal;
};
const getAppeals = async (hiker: Hiker) => (await hiker.get('/v1/appeals')).json().appeals;

describe('an appeal', () => {
  it('an appeal identifies hikers by id only', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    for (const id of ['-', 'a b', '\u0000', '']) {
      const response = await hiker.appeal('Lighthouse', { hikers: [id] });
      expect([response.statusCode, response.json().message]).toEqual([400, 'hikers.0: expected the id of a hiker']);
    }
  });

  it('an appeal is stored as written, with the claim it is about, and visible to its hiker only', async () => {
    const test = await build();
    const [hiker, stranger] = [await makeHiker(test), await makeHiker(test)];
    const claimId = randomUUID();
    await hiker.claim(places.nowhere, { claimId });
    const response = await hiker.appeal('Lighthouse', { claimId, photoDate: '2026-07-04' });
    expect(response.statusCode).toBe(201);
    expect(await getAppeals(hiker)).toEqual([response.json()]);
    expect(response.json()).toMatchObject({
      badgeName: 'Lighthouse',
      reason: 'too-far',
      words: 'The lot was full.',
      photoDate: '2026-07-04',
      claimId,
      hikers: [hiker.id],
      state: 'open',
      answer: '',
      answeredAt: null,
    });
    expect(await getAppeals(stranger)).toEqual([]);
    expect(await hiker.badges()).toEqual([]);
  });

  it('a granted appeal gives the badge to every hiker who was there and lacks it', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const [max, ida] = [await hiker.bring('Max'), await hiker.bring('Ida')];
    await hiker.claim(places.lighthouse, { hikers: [ida] });
    await hiker.appeal('Lighthouse', { hikers: [hiker.id, max, ida, randomUUID()] });
    const { db } = test.store;
    const appeal = await theOpenOne(db);
    expect(await grantAppeal(db, appeal, 'Sorry about the fog.', test.now())).toBe(2);
    expect(await getAppeals(hiker)).toMatchObject([
      { state: 'granted', answer: 'Sorry about the fog.', answeredAt: test.now().toISOString() },
    ]);
    expect(await hiker.badges()).toEqual(['Lighthouse']);
    expect(await hiker.family()).toEqual({ Max: ['Lighthouse'], Ida: ['Lighthouse'] });
    const { badges, appeals } = exportSchema.parse((await hiker.get('/v1/account/export')).json());
    const granted = badges.filter((badge) => badge.granted).map(({ hikerId }) => hikerId);
    expect(granted.toSorted()).toEqual([hiker.id, max].toSorted());
    expect(badges).toHaveLength(3);
    expect(appeals).toMatchObject([{ state: 'granted' }]);
  });

  it('an appeal is idempotent; a second one about the same badge is refused until it is answered', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const appealId = randomUUID();
    const takenAt = test.now().toISOString();
    const responses = await Promise.all([1, 2, 3].map(() => hiker.appeal('Lighthouse', { appealId, takenAt })));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const again = await hiker.appeal('Lighthouse');
    expect(again.json()).toMatchObject({
      code: 409,
      type: 'appeal_already_exists',
      message: 'You already asked about this badge. We haven’t answered yet.',
    });
    for (const badge of ['Gorge', 'Ridge', 'Swing Bridge']) await hiker.appeal(badge);
    expect(await getAppeals(hiker)).toHaveLength(4);
    await test.store.db
      .updateTable('appeals')
      .set({ badge_name: 'Of old' })
      .where('badge_name', '=', 'Ridge')
      .execute();
    expect((await hiker.appeal('Ridge')).statusCode).toBe(201);
    await test.store.db.updateTable('appeals').set({ badge_name: 'Older' }).where('badge_name', '=', 'Gorge').execute();
    const sixth = await hiker.appeal('Gorge');
    expect(sixth.json()).toMatchObject({
      code: 409,
      type: 'appeal_limit_exceeded',
      message: 'At most 5 appeals can wait for an answer at a time.',
    });
    expect(await getAppeals(hiker)).toHaveLength(appealLimits.open);
  });

  it.each([
    ['about no badge of ours', { badgeName: 'Everest' }, /^badgeName: no badge has this name\.$/],
    ['about the Test Badge', { badgeName: 'Test Badge' }, /^badgeName: no badge has this name\.$/],
    ['without words', { words: '  ' }, /^words: /],
    ['whose words nobody can see', { words: '\u0007\u001b \u200b\u202e\u200d' }, /^words: expected a few words$/],
    ['with a book of words', { words: 'a'.repeat(1001) }, /^words: /],
    ['for a reason that is none', { reason: 'too-old' }, /^reason: /],
    ['about tomorrow', { takenAt: '2026-07-05T15:00:00.000Z' }, /^takenAt: this moment has not come yet\.$/],
    ['about 2001', { takenAt: '2001-07-04T15:00:00.000Z' }, /^takenAt: that is more than 90 days ago\.$/],
    ['with a photograph of no day', { photoDate: 'yesterday' }, /^photoDate: /],
    ['with a photograph of the year 9999', { photoDate: '9999-07-04' }, /^photoDate: this day has not come yet\.$/],
    ['with a photograph of 2001', { photoDate: '2001-07-04' }, /^photoDate: that is more than 90 days ago\.$/],
  ])('%s is refused with a reason', async (_, other, message) => {
    const hiker = await makeHiker(await build());
    const response = await hiker.appeal('Lighthouse', other);
    expect(response.json()).toMatchObject({
      code: 400,
      type: 'general_argument_invalid',
      message: expect.stringMatching(message),
    });
    expect(await getAppeals(hiker)).toEqual([]);
  });

  it('an appeal may have a photo dated today in any time zone, or up to ninety days ago', async () => {
    const hiker = await makeHiker(await build());
    for (const [badge, photoDate] of Object.entries({ Gorge: '2026-07-05', Ridge: '2026-04-05' }))
      expect((await hiker.appeal(badge, { photoDate })).statusCode).toBe(201);
  });

  it('an appeal has a case-insensitive id, and no control or invisible characters', async () => {
    const hiker = await makeHiker(await build());
    const [appealId, claimId] = [randomUUID(), randomUUID()];
    const response = await hiker.appeal('Lighthouse', {
      appealId: appealId.toUpperCase(),
      claimId: claimId.toUpperCase(),
      words: 'Fog\u001b[2J\tand\u202e\u2028rain.\u0000',
    });
    expect(response.json()).toMatchObject({ $id: appealId, claimId, words: 'Fog[2J\tand\nrain.', photoDate: null });
  });

  it('an appeal that arrives after a hiker was deleted is stored without them', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    const [max, ida] = [await hiker.bring('Max'), await hiker.bring('Ida')];
    await hiker.del(`/v1/hikers/${max}`);
    expect((await hiker.appeal('Gorge', { hikers: [max, ida] })).json().hikers).toEqual([ida]);
    const refused = await hiker.appeal('Lighthouse', { hikers: [max] });
    expect([refused.statusCode, refused.json().message]).toEqual([400, 'hikers: none of them are in your account.']);
    expect(JSON.stringify(await test.store.db.selectFrom('appeals').selectAll().execute())).not.toContain(max);
  });
});
