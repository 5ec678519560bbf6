/**
 * Reports of readers: `npm run -s reports` lists them, `-- show ID` shows one in full, `-- done ID` deletes it. An id may be
 * abbreviated where it is unambiguous.
 */
import { dayMs, retention } from '../../domain/time/retention.ts';
import { visibleLine } from '../../domain/wire/visible-text.ts';
import {
  answersToReports,
  deleteReport,
  openReports,
  type ReportRow,
  reportsNamed,
} from '../../server/store/reports.ts';
import type { Db } from '../../server/store/schema.ts';
import { answer, Refusal, shortId, theOne, withDatabase } from './operator.ts';

const usage = 'npm run -s reports, npm run -s reports -- show ID, npm run -s reports -- done ID';

export const reports = ([command = 'list', id]: string[], env: NodeJS.ProcessEnv) =>
  withDatabase(env, async (db) => {
    const theReport = () => theOne(id, { what: 'report', usage, named: (start) => reportsNamed(db, start) });
    if (command === 'list') return list(await openReports(db), await answersToReports(db));
    if (command === 'show') return whole(await theReport());
    if (command === 'done') return finish(db, await theReport());
    throw new Refusal(`Usage: ${usage}`);
  });

const dayOf = (moment: string): string => moment.slice(0, 10);

/** Without those that a steward has dismissed. */
function list(all: ReportRow[], answers: Map<string, string>): string {
  const open = all.filter(({ id }) => answers.get(id) !== 'page-right');
  if (open.length === 0) return 'No reports.';
  const lines = open.map((report) => {
    const [firstLine = ''] = report.words.split('\n');
    const confirmed = answers.get(report.id) === 'reader-right' ? 'confirmed at the desk' : '';
    const what = [confirmed, report.facts, firstLine.slice(0, 60)].filter(Boolean).join(': ');
    return `${shortId(report)}  ${dayOf(report.received_at)}  ${report.page}  ${what}`;
  });
  return [...lines, `${open.length === 1 ? 'One report' : `${open.length} reports`}. ${usage}`].join('\n');
}

function whole(report: ReportRow): string {
  const erasedAt = new Date(Date.parse(report.received_at) + retention.reportDays * dayMs).toISOString();
  return [
    `${report.id}`,
    `page      ${report.page}`,
    `wrong     ${report.facts || '(nothing ticked)'}`,
    `contact   ${visibleLine(report.contact) || '(none)'}`,
    `written   ${report.written_at}`,
    `received  ${report.received_at}, erased ${dayOf(erasedAt)}`,
    '',
    report.words || '(no words)',
  ].join('\n');
}

async function finish(db: Db, report: ReportRow): Promise<string> {
  await deleteReport(db, report.id);
  return `${shortId(report)} done and deleted.`;
}

if (import.meta.main) await answer(reports);
