/** For a stolen account: reverts everything it did since a moment, and removes its role. */
import type { QueueKind, Reverted } from '../../../domain/live/desk.ts';
import { type AuditRow, auditOf, type Doing, lastEntryAbout } from '../../store/audit.ts';
import { setSwitch } from '../../store/conditions.ts';
import { revertNoticesBy } from '../../store/notices.ts';
import { endSessionsOf } from '../../store/sessions.ts';
import { type Appointment, appointmentOf, removeSteward, stewardOf, writeSteward } from '../../store/stewards.ts';
import type { Kinds } from './queue/kind.ts';

export async function revertAll(doing: Doing, kinds: Kinds, userId: string, since: Date): Promise<Reverted> {
  const { tx, note } = doing;
  const entries = await auditOf(tx, userId, since.toISOString());
  const notices = await revertNoticesBy(doing, userId, since.toISOString());
  const answers = await revertAnswers(doing, kinds, entries);
  const people = await revertAppointments(doing, userId, entries);
  const switches = await revertSwitches(doing, entries);
  const role = await stewardOf(tx, userId);
  await removeSteward(tx, userId);
  await endSessionsOf(tx, userId);
  await note({
    ...{ action: 'revert', subject: userId },
    detail: { since: since.toISOString(), notices, answers, people, switches, before: role && appointmentOf(role) },
  });
  return { notices, answers, people, switches };
}

/** Answers that nobody has changed since. Granted badges stay: their hikers have done nothing wrong. */
async function revertAnswers(doing: Doing, kinds: Kinds, entries: AuditRow[]): Promise<string[]> {
  const items = entries.filter(({ action }) => action === 'answer');
  const reverted = new Set<string>();
  for (const { seq, subject, detail } of items) {
    const kind = kinds[subject.split(':')[0] as QueueKind];
    const isLast = (await lastEntryAbout(doing.tx, subject))?.seq === seq;
    if (!kind || !isLast || JSON.parse(detail).answer === 'grant') continue;
    if (await kind.undo(subject, doing)) reverted.add(subject);
  }
  return [...reverted];
}

/** Restores each role to its state before the first of these entries, unless somebody else has changed it since. */
async function revertAppointments({ tx, actor }: Doing, userId: string, entries: AuditRow[]): Promise<string[]> {
  const reverted = new Set<string>();
  for (const { action, subject, detail } of entries.toReversed()) {
    if (!isAboutRole(action) || reverted.has(subject) || subject === userId || subject === actor.userId) continue;
    if ((await lastEntryAbout(tx, subject))?.by_user !== userId) continue;
    const before: Appointment | undefined = JSON.parse(detail).before;
    if (before) await writeSteward(tx, actor, subject, before);
    else await removeSteward(tx, subject);
    reverted.add(subject);
  }
  return [...reverted];
}

/** A revert ends a role too. */
const isAboutRole = (action: AuditRow['action']): boolean => ['appoint', 'dismiss', 'revert'].includes(action);

/** Switches that nobody else has changed since. Cleared reports cannot be restored: hikers report again. */
async function revertSwitches({ tx }: Doing, entries: AuditRow[]): Promise<string[]> {
  const subjects = new Set(entries.flatMap(({ action, subject }) => (isSwitch(action) ? [subject] : [])));
  const reverted: string[] = [];
  for (const subject of subjects) {
    const theirs = entries.filter((entry) => isSwitch(entry.action) && entry.subject === subject);
    const [first, last] = [theirs.at(-1), theirs[0]];
    if (!first || (await lastEntryAbout(tx, subject))?.seq !== last?.seq) continue;
    const hike = subject.slice(subject.indexOf(':') + 1);
    await setSwitch(tx, hike, first.action === 'reports-off');
    reverted.push(hike);
  }
  return reverted;
}

const isSwitch = (action: AuditRow['action']): boolean => action === 'reports-off' || action === 'reports-on';
