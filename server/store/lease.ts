/** Leases for jobs that only one of several servers should run at a time. */
import type { Db } from './schema.ts';

/** Stored in the upkeep table, with its end as the time. */
export async function takeLease(db: Db, name: string, now: Date, lengthMs: number): Promise<boolean> {
  const until = new Date(now.getTime() + lengthMs).toISOString();
  const taken = await db
    .insertInto('upkeep')
    .values({ name: `lease ${name}`, done_at: until })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ done_at: until }).where('upkeep.done_at', '<=', now.toISOString()),
    )
    .returning('name')
    .executeTakeFirst();
  return taken !== undefined;
}
