/**
 * What readers have reported: `npm run -s reports` lists it, `-- show ID` shows one whole, `-- done ID` deletes it. An id
 * may be cut short where it stays unambiguous.
 */
import { existsSync } from 'node:fs';
import { dayMs, kept } from '../domain/kept.ts';
import { type Config, ConfigError, readConfig } from '../server/config.ts';
import { openStore } from '../server/store/open.ts';
import { deleteReport, openReports, type ReportRow, reportsNamed } from '../server/store/reports.ts';
import type { Db } from '../server/store/schema.ts';
import { databaseFile } from '../server/store/sqlite.ts';

class Refusal extends Error {}

const usage = 'npm run -s reports, npm run -s reports -- show ID, npm run -s reports -- done ID';

async function run([command = 'list', id]: string[]): Promise<string> {
  const config = readConfig(process.env);
  refuseToMakeDatabase(config);
  const store = await openStore({ ...config, onConnectionError: (error) => console.error(error.message) });
  try {
    if (command === 'list') return list(await openReports(store.db));
    if (command === 'show') return whole(await theOne(store.db, id));
    if (command === 'done') return await finish(store.db, await theOne(store.db, id));
    throw new Refusal(`Say what to do: ${usage}`);
  } finally {
    await store.close();
  }
}

/** SQLite would make an empty one. */
function refuseToMakeDatabase({ databaseUrl, dataDir }: Config): void {
  const file = databaseFile(dataDir);
  if (!databaseUrl && !existsSync(file))
    throw new Refusal(`There is no database at ${file}. DATA_DIR says where to look.`);
}

async function theOne(db: Db, id: string | undefined): Promise<ReportRow> {
  if (!id || !/^[0-9a-f-]+$/i.test(id)) throw new Refusal(`Say which, by its id: ${usage}`);
  const found = await reportsNamed(db, id.toLowerCase());
  const [report] = found;
  if (!report) throw new Refusal(`There is no report ${id}.`);
  if (found.length > 1) throw new Refusal(`${id} is the beginning of ${found.length} reports: write more of it.`);
  return report;
}

const shortId = ({ id }: ReportRow): string => id.slice(0, 8);
const dayOf = (moment: string): string => moment.slice(0, 10);

function list(reports: ReportRow[]): string {
  if (reports.length === 0) return 'No reports.';
  const lines = reports.map((report) => {
    const [firstLine = ''] = report.words.split('\n');
    const what = [report.facts, firstLine.slice(0, 60)].filter(Boolean).join(': ');
    return `${shortId(report)}  ${dayOf(report.received_at)}  ${report.page}  ${what}`;
  });
  return [...lines, `${reports.length === 1 ? 'One report' : `${reports.length} reports`}. ${usage}`].join('\n');
}

function whole(report: ReportRow): string {
  const erasedAt = new Date(Date.parse(report.received_at) + kept.reportDays * dayMs).toISOString();
  return [
    `${report.id}`,
    `page      ${report.page}`,
    `wrong     ${report.facts || '(nothing ticked)'}`,
    `contact   ${report.contact || '(none)'}`,
    `written   ${report.written_at}`,
    `received  ${report.received_at}, erased ${dayOf(erasedAt)}`,
    '',
    report.words || '(no words)',
  ].join('\n');
}

async function finish(db: Db, report: ReportRow): Promise<string> {
  await deleteReport(db, report.id);
  return `${shortId(report)} is done and deleted.`;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Refusal || error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
