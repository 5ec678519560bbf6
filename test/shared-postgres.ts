/** One PostgreSQL server for all files of a run; each test has a database of its own there. */
import type { TestProject } from 'vitest/node';
import { startPostgres } from './postgres.ts';

declare module 'vitest' {
  interface ProvidedContext {
    postgresPort: number;
  }
}

export default async function start(project: TestProject) {
  const postgres = await startPostgres({ fsync: 'off' });
  project.provide('postgresPort', postgres.port);
  return () => postgres.remove();
}
