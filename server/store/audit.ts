/**
 * The audit log of the desk: append-only, each entry sealed by a hash over itself and the hash before it. Editing,
 * inserting or deleting an entry breaks the chain from there on. Every change of the desk goes through `change`, so the
 * number of the last entry is also the version of everything that stewards can change.
 */
import { createHash } from 'node:crypto';
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

/** Global lock: two concurrent changes would chain their entries to the same hash. */
export const change = <Result>(db: Db, actor: Actor, work: (doing: Doing) => Promise<Result>): Promise<Result> =>
  db.transaction().execute(async (tx) => {
    if (isPostgres(tx)) await sql`lock table audit in share row exclusive mode`.execute(tx);
    await actor.confirm?.(tx);
    const note: Note = async ({ action, subject, detail = {} }) => {
      const last = await lastEntry(tx);
      const entry = {
        ...{ seq: (last?.seq ?? 0) + 1, at: actor.now.toISOString(), by_user: actor.userId, action, subject },
        detail: JSON.stringify(detail),
      };
      await tx
        .insertInto('audit')
        .values({ ...entry, hash: sealOf(entry, last?.hash ?? '') })
        .execute();
    };
    return work({ tx, actor, note });
  });

const sealOf = ({ seq, at, by_user, action, subject, detail }: Omit<AuditRow, 'hash'>, before: string): string =>
  createHash('sha256')
    .update(JSON.stringify([before, seq, at, by_user, action, subject, detail]))
    .digest('hex');

const lastEntry = (db: Db): Promise<Pick<AuditRow, 'seq' | 'hash'> | undefined> =>
  db.selectFrom('audit').select(['seq', 'hash']).orderBy('seq', 'desc').limit(1).executeTakeFirst();

/** Grows with every change of the desk. */
export const auditHead = async (db: Db): Promise<number> => (await lastEntry(db))?.seq ?? 0;

const pageSize = 500;

/** Newest first, before an entry. */
export const auditPage = (db: Db, before: number, most: number): Promise<AuditRow[]> =>
  db.selectFrom('audit').select(columns.audit).where('seq', '<', before).orderBy('seq', 'desc').limit(most).execute();

/** Entries of an actor since then, newest first. */
export const auditOf = (db: Db, userId: string, since = ''): Promise<AuditRow[]> =>
  db
    .selectFrom('audit')
    .select(columns.audit)
    .where('by_user', '=', userId)
    .where('at', '>=', since)
    .orderBy('seq', 'desc')
    .execute();

export const lastEntryAbout = (db: Db, subject: string): Promise<AuditRow | undefined> =>
  db.selectFrom('audit').select(columns.audit).where('subject', '=', subject).orderBy('seq', 'desc').executeTakeFirst();

/** Returns the last hash, to be stored elsewhere: otherwise a truncated log would verify. */
export type Chain = { entries: number; brokenAt: number | null; head: string };

export async function verifyAudit(db: Db): Promise<Chain> {
  let entries = 0;
  let head = '';
  for (;;) {
    const page = await db
      .selectFrom('audit')
      .select(columns.audit)
      .where('seq', '>', entries)
      .orderBy('seq')
      .limit(pageSize)
      .execute();
    for (const entry of page) {
      const isNext = entry.seq === entries + 1 && entry.hash === sealOf(entry, head);
      if (!isNext) return { entries, brokenAt: entries + 1, head };
      entries = entry.seq;
      head = entry.hash;
    }
    if (page.length < pageSize) return { entries, brokenAt: null, head };
  }
}
