/** One PostgreSQL server for all files of a run; each test has its own database there, copied from a migrated template. */
import type { TestProject } from 'vitest/node';
import { openStore } from '../server/store/open.ts';
import { startPostgres } from './postgres.ts';
import { quickFolder } from './quick-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number;
    /** The name of the template: an empty database with all tables. */
    postgresModel: string;
  }
}

/** Durability and maintenance that a test does not need: autovacuum would walk through the databases, one a test. */
const settings = { fsync: 'off', full_page_writes: 'off', autovacuum: 'off', jit: 'off', max_connections: '300' };

export default async function start(project: TestProject) {
  const postgres = await startPostgres(settings, { within: quickFolder });
  const databaseUrl = await postgres.createDatabase();
  const model = await openStore({ databaseUrl, dataDir: '', onConnectionError: () => {} });
  await model.close();
  project.provide('postgresPort', postgres.port);
  project.provide('postgresModel', new URL(databaseUrl).pathname.slice(1));
  return () => postgres.remove();
}
