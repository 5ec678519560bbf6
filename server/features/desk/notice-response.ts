/** A notice as the desk shows it. */
import { type DeskNotice, mayActIn, type NoticeState, type PersonRef } from '../../../domain/desk/desk.ts';
import { holdsAt } from '../../../domain/status/live-document.ts';
import { type CurrentNotice, toFields } from '../../store/notices.ts';
import type { Db } from '../../store/schema.ts';
import { getNames } from '../../store/stewards.ts';
import type { Caller } from './callers.ts';
import type { DeskHikes } from './hikes.ts';

type Needs = { hikes: DeskHikes; caller: Caller; now: Date };

export async function noticeResponses(
  db: Db,
  rows: CurrentNotice[],
  { hikes, caller, now }: Needs,
): Promise<DeskNotice[]> {
  const names = await getNames(
    db,
    rows.flatMap((row) => [row.revised_by, row.created_by]),
  );
  const person = (id: string): PersonRef => ({ id, name: names.get(id) ?? null });
  return rows.map((row) => {
    const fields = toFields(row);
    return {
      id: row.id,
      revision: row.revision,
      state: getState(row, now),
      ...fields,
      mayChange: mayActIn(caller, hikes.getRegions(fields)),
      createdAt: row.created_at,
      createdBy: person(row.created_by),
      revisedAt: row.revised_at,
      revisedBy: person(row.revised_by),
    };
  });
}

export function getState(row: CurrentNotice, now: Date): NoticeState {
  const { from, until } = toFields(row);
  if (row.withdrawn === 1) return 'withdrawn';
  if (Date.parse(until) <= now.getTime()) return 'ended';
  return holdsAt({ from, until }, now) ? 'live' : 'coming';
}
