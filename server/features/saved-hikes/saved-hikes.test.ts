import { describe, expect, it } from 'vitest';
import { exportSchema } from '../../../domain/wire/wire.ts';
import { build } from '../../../test/databases.ts';
import { type Hiker, makeHiker } from '../../../test/hiker.ts';
import { deleteExpired } from '../../store/cleanup.ts';

const [gorge, ridge] = ['north-shore/gorge', 'southeast/ridge'] as const;
const minutesBefore = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * 60_000);
const patch = (hiker: Hiker, payload: object) => hiker.call({ method: 'PATCH', url: '/v1/wishes', payload });

describe('the list of saved hikes', () => {
  it('the list of saved hikes has the hikes in the order in which they were added', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    await hiker.wish(ridge);
    test.advance(1);
    const response = await hiker.wish(gorge);
    expect([response.statusCode, response.json()]).toEqual([
      200,
      {
        userId: hiker.id,
        total: 2,
        wishes: [
          { hike: ridge, changedAt: minutesBefore(test.now(), 1).toISOString() },
          { hike: gorge, changedAt: test.now().toISOString() },
        ],
      },
    ]);
    await hiker.wish(ridge, false);
    expect(await hiker.wishes()).toEqual([gorge]);
  });

  it('the list of saved hikes limits timestamps from a clock that runs ahead', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    await hiker.wish(gorge, true, minutesBefore(test.now(), -600));
    test.advance(1);
    await hiker.wish(gorge, false);
    expect(await hiker.wishes()).toEqual([]);
  });

  it('the list of saved hikes ignores unknown hikes and changes of another account', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    expect((await hiker.wish('north-shore/no-such-hike')).json().total).toBe(0);
    const savedHikes = [{ hike: gorge, wanted: true, changedAt: test.now().toISOString() }];
    expect((await patch(hiker, { userId: 'somebody-else', wishes: savedHikes })).json()).toMatchObject({
      userId: hiker.id,
      total: 0,
    });
    expect((await patch(hiker, { userId: hiker.id, wishes: savedHikes })).json().total).toBe(1);
  });

  it.each([
    ['no hike', { hike: '../etc', wanted: true, changedAt: '2026-07-04T12:00:00Z' }],
    ['no moment', { hike: gorge, wanted: true, changedAt: 'yesterday' }],
    ['no word', { hike: gorge, changedAt: '2026-07-04T12:00:00Z' }],
  ])('the list of saved hikes refuses %s', async (_, savedHike) => {
    expect((await patch(await makeHiker(await build()), { wishes: [savedHike] })).statusCode).toBe(400);
  });

  it('the list of saved hikes with many faults is refused with five of them', async () => {
    const savedHikes = Array.from({ length: 50 }, () => ({ hike: 'nowhere', wanted: true, changedAt: 'yesterday' }));
    const { message } = (await patch(await makeHiker(await build()), { wishes: savedHikes })).json();
    expect(message.split('; ')).toHaveLength(5);
  });

  it('the list of saved hikes is in the download, with removed hikes, which are deleted after 90 days', async () => {
    const test = await build();
    const hiker = await makeHiker(test);
    await hiker.wish(gorge);
    await hiker.wish(ridge, false);
    const { wishes: savedHikes } = exportSchema.parse((await hiker.get('/v1/account/export')).json());
    expect(savedHikes).toMatchObject([
      { hike: gorge, wanted: true },
      { hike: ridge, wanted: false },
    ]);
    const { db } = test.store;
    const deletedIn = async (days: number) =>
      (await deleteExpired(db, minutesBefore(test.now(), -days * 24 * 60))).wishes;
    expect([await deletedIn(90), await deletedIn(91)]).toEqual([0, 1]);
    expect(await db.selectFrom('wishes').select('hike').execute()).toEqual([{ hike: gorge }]);
  });
});
