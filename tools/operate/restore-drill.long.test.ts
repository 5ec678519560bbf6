/** The commands of docs/how-to/back-up-and-restore.md for PostgreSQL, verbatim, on a server under load. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { openStore } from '../../server/store/open.ts';
import { startScript } from '../../test/child.ts';
import { claim, type Member, makeCrowd } from '../../test/crowd.ts';
import { installedPrograms, startPostgres } from '../../test/postgres.ts';

const manual = readFileSync(join(import.meta.dirname, '../../docs/how-to/back-up-and-restore.md'), 'utf8');
const restoreCommand = /^ +(\(umask 077; [^`]*)/m.exec(manual)?.[1] ?? '';
const programs = installedPrograms();
const open = (databaseUrl: string) => openStore({ databaseUrl, dataDir: '', onConnectionError: () => {} });

it.runIf(programs)('a backup under load is restored completely by the documented commands', async () => {
  const copies = mkdtempSync(join(tmpdir(), 'drill-'));
  const postgres = await startPostgres({}, { from: programs });
  onTestFinished(async () => {
    rmSync(copies, { recursive: true });
    await postgres.remove();
  });
  const databaseUrl = await postgres.createDatabase();
  const crowd = await crowdIn(databaseUrl, 300);
  const [before, after] = [crowd.splice(0, 50), crowd.splice(0, 20)];
  const server = await startScript('award-server.ts', { DATABASE_URL: databaseUrl });
  await claimAll(String(server.line), before);
  const load = claimAll(String(server.line), crowd);
  await run(`${process.execPath} ${join(import.meta.dirname, 'backup.ts')} ${copies}`, databaseUrl);
  await load;
  await claimAll(String(server.line), after);
  await server.end('SIGTERM');

  await tell(databaseUrl, 'create table of_a_later_version (user_id text references users (id))');
  const [copy = ''] = readdirSync(copies);
  expect(statSync(join(copies, copy)).mode & 0o777).toBe(0o600);
  const putBack = restoreCommand.replace(/trails-\S+\.dump/, copy).replaceAll('/backups', copies);
  const nowhere = Object.assign(new URL(databaseUrl), { pathname: '/nowhere' }).href;
  await expect(run(putBack, nowhere)).rejects.toThrow('database "nowhere" does not exist');
  expect(readdirSync(copies)).toEqual([copy]);
  await run(putBack, databaseUrl);
  expect(readdirSync(copies)).toEqual([copy]);
  await expect(tell(databaseUrl, 'select from of_a_later_version')).rejects.toThrow('does not exist');
  const owners = await ownersOfBadges(databaseUrl);
  expect(before.filter(({ id }) => !owners.includes(id))).toEqual([]);
  expect(after.filter(({ id }) => owners.includes(id))).toEqual([]);
  expect(new Set(owners).size).toBe(owners.length);

  const again = await startScript('award-server.ts', { DATABASE_URL: databaseUrl });
  await claimAll(String(again.line), after);
  await claimAll(String(again.line), after);
  await again.end('SIGTERM');
  expect((await ownersOfBadges(databaseUrl)).length).toBe(owners.length + after.length);
});

/** Throws on failure. The load continues meanwhile. */
async function run(command: string, databaseUrl: string): Promise<void> {
  const env = { PATH: `${programs}:${process.env.PATH}`, DATABASE_URL: databaseUrl };
  expect((await promisify(execFile)('sh', ['-c', command], { env })).stderr).toBe('');
}

async function crowdIn(databaseUrl: string, size: number): Promise<Member[]> {
  const store = await open(databaseUrl);
  const crowd = await makeCrowd(store, size);
  await store.close();
  return crowd;
}

async function claimAll(origin: string, members: Member[]): Promise<void> {
  for (const member of members) expect(await claim(origin, member)).toMatchObject({ outcome: 'awarded' });
}

async function tell(databaseUrl: string, statement: string): Promise<void> {
  const store = await open(databaseUrl);
  await sql
    .raw(statement)
    .execute(store.db)
    .finally(() => store.close());
}

async function ownersOfBadges(databaseUrl: string): Promise<string[]> {
  const store = await open(databaseUrl);
  const { rows } = await sql<{ user_id: string }>`select user_id from badges`.execute(store.db);
  await store.close();
  return rows.map((row) => row.user_id);
}
