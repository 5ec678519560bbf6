/**
 * Two accounts for tests of queries, with everything alike: names, and another hiker with the same id. A query that forgets the
 * account or the hiker finds rows of the other.
 */
import { randomUUID } from 'node:crypto';
import { type NewBadge, newBadge } from '../server/store/badges.ts';
import type { ClaimRow } from '../server/store/claims.ts';
import { addHiker } from '../server/store/hikers.ts';
import { places } from './badges.ts';
import { build } from './databases.ts';
import { type Hiker, makeHiker } from './hiker.ts';

export async function makeNeighbors() {
  const test = await build();
  const { db } = test.store;
  const [ada, bo] = [await makeHiker(test, 'Ada Lake'), await makeHiker(test, 'Bo Lake')];
  const kid: string = randomUUID();
  for (const { id } of [ada, bo]) await addHiker(db, id, { hikerId: kid, name: 'Kid', color: 'lake' }, test.now());
  return { test, db, ada, bo, kid };
}

/** Minutes after the start of the test's clock. */
export const at = (minute: number): string => moment(minute).toISOString();
export const moment = (minute: number): Date => new Date(Date.UTC(2026, 6, 4, 15, minute));

export const claimRow = ({ id }: Pick<Hiker, 'id'>, minute: number, other: Partial<ClaimRow> = {}): ClaimRow => ({
  user_id: id,
  claim_id: randomUUID(),
  hiker_id: '',
  outcome: 'awarded',
  taken_at: at(minute),
  received_at: at(minute),
  waited: 0,
  ...places.gorge,
  accuracy: 5,
  nearest_badge: 'Gorge',
  nearest_km: 0,
  ...other,
});

export const badgeRow = ({ id }: Pick<Hiker, 'id'>, badgeName: string, other: Partial<NewBadge> = {}): NewBadge => ({
  ...newBadge({ userId: id, hikerId: '', badgeName, earnedDate: at(0), now: moment(0) }, {}),
  ...other,
});
