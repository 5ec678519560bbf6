import { sql } from 'kysely';
import { expect } from 'vitest';
import { itOnPostgres, onBothDatabases } from '../../test/databases.ts';

onBothDatabases('after a cleanup', (build) => {
  // SQLite overwrites deleted rows at once: erase.test.ts
  itOnPostgres()('every table is vacuumed where deleted rows stay until then', async () => {
    const { store } = await build();
    await store.leaveNoTrace();
    const left = () =>
      sql<{ relname: string }>`select relname from pg_stat_user_tables
        where vacuum_count = 0 and relname not like 'migrations%'`.execute(store.db);
    // The statistics are updated a little later.
    await expect.poll(async () => (await left()).rows).toEqual([]);
  });
});
