import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../test/databases.ts';
import { isPostgres } from './schema.ts';

onBothDatabases('after a sweep', (build) => {
  it('every table is vacuumed where deleted rows stay until then', async () => {
    const { store } = await build();
    if (!isPostgres(store.db)) return; // SQLite overwrites them at once: erase.test.ts
    await store.leaveNoTrace();
    const left = () =>
      sql<{ relname: string }>`select relname from pg_stat_user_tables
        where vacuum_count = 0 and relname not like 'migrations%'`.execute(store.db);
    // The database counts a little later.
    await expect.poll(async () => (await left()).rows).toEqual([]);
  });
});
