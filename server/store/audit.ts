/**
 * The audit log of the desk, append-only. Every change of the desk goes through `change`, so the number of the last entry
 * is also the version of everything that stewards can change.
 */
import { sql } from 'kysely';
import { columns, type Db, isPostgres, type Schema } from './schema.ts';

export type AuditRow = Schema['audit'];
export type AuditEntry = Pick<AuditRow, 'action' | 'subject'> & { detail?: Record<string, unknown> };

/** Actor and time. The operator at a shell has no id. */
export type Actor = {
  userId: string;
  now: Date;
  /** Rejects if the actor has lost the role while the change waited for the lock. */
  confirm?: (tx: Db) => Promise<void>;
};
export const operator = '';

export type Note = (entry: AuditEntry) => Promise<void>;

/** Context of a change. */
export type Doing = { tx: Db; actor: Actor; note: Note };

/** Global lock: servers poll the number of the last entry, so entries must become visible in order. */
export const change = <Result>(db: Db, actor: Actor, work: (doing: Doing) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    if (isPostgres(tx)) await sql`lock table audit in share row exclusive mode`.execute(tx);
    await actor.confirm?.(tx);
    const note: Note = async ({ action, subject, detail = {} }) => {
      const seq = (await auditHead(tx)) + 1;
      const at = actor.now.toISOString();
      await tx
        .insertInto('audit')
        .values({ seq, at, by_user: actor.userId, action, subject, detail: JSON.stringify(detail), hash: '' })
        .execute();
    };
    return work({ tx, actor, note });
  });

/** Grows with every change of the desk. */
export async function auditHead(db: Db): Promise<number> {
  const last = await db.selectFrom('audit').select('seq').orderBy('seq', 'desc').limit(1).executeTakeFirst();
  return last?.seq ?? 0;
}

/** Newest first, before an entry. */
export const auditPage = (db: Db, before: number, most: number): Promise<AuditRow[]> =>
  db.selectFrom('audit').select(columns.audit).where('seq', '<', before).orderBy('seq', 'desc').limit(most).execute();

/** Entries of an actor, newest first. */
export const getAudit = (db: Db, userId: string): Promise<AuditRow[]> =>
  db.selectFrom('audit').select(columns.audit).where('by_user', '=', userId).orderBy('seq', 'desc').execute();

export const lastEntryAbout = (db: Db, subject: string): Promise<AuditRow | undefined> =>
  db.selectFrom('audit').select(columns.audit).where('subject', '=', subject).orderBy('seq', 'desc').executeTakeFirst();
