/** Work that one server of several should do: whoever takes the lease does it, and nobody else until the lease ends. */
import type { Db } from './schema.ts';

/** In the table of upkeep, where the time is that of the end. */
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
