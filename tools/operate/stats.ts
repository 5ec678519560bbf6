/** Usage of the site: `npm run -s stats` prints badges by month, claims by trailhead, and open items. */
import { dayMs, retention } from '../../domain/time/retention.ts';
import { kmToMiles } from '../../domain/units.ts';
import type { Db } from '../../server/store/schema.ts';
import {
  badgesByMonth,
  claimsByTrailhead,
  countAccounts,
  type Month,
  type Open,
  openWork,
  type Trailhead,
} from '../../server/store/stats.ts';
import { answer, Refusal, withStore } from './operator.ts';

const monthsShown = 12;

export async function stats(words: string[], env: NodeJS.ProcessEnv, now = new Date()): Promise<string> {
  if (words.length > 0) throw new Refusal('Usage: npm run -s stats');
  return withStore(env, async ({ db }) =>
    [await waiting(db, now), await months(db, now), trailheads(await claimsByTrailhead(db))].join('\n\n'),
  );
}

async function waiting(db: Db, now: Date): Promise<string> {
  const { reports, appeals } = await openWork(db);
  const { all, blocked } = await countAccounts(db);
  return [
    `Accounts      ${all}${blocked > 0 ? `, ${blocked} of them blocked` : ''}`,
    `Open reports  ${withAge(reports, now)}`,
    `Open appeals  ${withAge(appeals, now)}`,
  ].join('\n');
}

function withAge({ count, oldest }: Open, now: Date): string {
  if (oldest === null) return String(count);
  const days = Math.floor((now.getTime() - Date.parse(oldest)) / dayMs);
  return `${count}, oldest ${days === 1 ? 'one day' : `${days} days`} old`;
}

async function months(db: Db, now: Date): Promise<string> {
  const first = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - monthsShown + 1, 1));
  const counted = await badgesByMonth(db, first.toISOString().slice(0, 7));
  if (counted.length === 0) return `No badges in the last ${monthsShown} months.`;
  return ['Badges by month of the hike', ...counted.map(({ month, badges }: Month) => `${month}  ${badges}`)].join(
    '\n',
  );
}

function trailheads(rows: Trailhead[]): string {
  if (rows.length === 0) return `No claims in the last ${retention.positionDays} days.`;
  const table = rows.map(({ badge, tries, refused, medianKm }) => [
    badge ?? '(not measured)',
    String(tries),
    String(refused),
    medianKm === null ? '' : `${kmToMiles(medianKm).toFixed(1)} mi`,
  ]);
  const heading = ['Trailhead', 'claims', 'refused', 'median distance if refused'];
  const widths = heading.map((_, column) => Math.max(...[heading, ...table].map((row) => row[column]?.length ?? 0)));
  const lineOf = (row: string[]) =>
    row
      .map((cell, column) => (column === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[column] ?? 0)))
      .join('  ')
      .trimEnd();
  return [
    `Claims in the last ${retention.positionDays} days, most refused first`,
    ...[heading, ...table].map(lineOf),
  ].join('\n');
}

if (import.meta.main) await answer(stats);
