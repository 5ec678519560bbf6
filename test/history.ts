/** A history: many attempts of one user, inserted directly into the database, some of them awards. */
import { randomUUID } from 'node:crypto';
import { addClaims } from '../server/store/claims.ts';
import type { Store } from '../server/store/open.ts';
import { places } from './badges.ts';

type Where = { store: Store; now: () => Date };

/** One every ten minutes until an hour ago; every hundredth is an award. */
export async function addManyClaims({ store, now }: Where, { id }: { id: string }, count: number): Promise<void> {
  const last = now().getTime() - 60 * 60_000;
  const rows = Array.from({ length: count }, (_, n) => {
    const at = new Date(last - (count - n) * 10 * 60_000).toISOString();
    const awarded = n % 100 === 0;
    return {
      user_id: id,
      claim_id: randomUUID(),
      hiker_id: '',
      outcome: awarded ? ('awarded' as const) : ('too-far' as const),
      taken_at: at,
      received_at: at,
      waited: 0,
      ...(awarded ? places.lighthouse : places.nowhere),
      accuracy: 10,
      nearest_badge: 'Lighthouse',
      nearest_km: 1,
    };
  });
  for (let start = 0; start < count; start += 5000) await addClaims(store.db, rows.slice(start, start + 5000));
}
