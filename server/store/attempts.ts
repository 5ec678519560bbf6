import { isOneOf, rowsOf } from './lists.ts';
import { columns, type Db, isPostgres, type Schema } from './schema.ts';

export type AttemptRow = Schema['attempts'];

/**
 * Keeps these users for this transaction, on any instance: what it reads of them stays true until it is written. Tells
 * which of them exist. SQLite has one writer anyway; PostgreSQL holds their rows, in one order for all, so that two
 * transactions never wait for each other.
 */
export async function holdUsers(tx: Db, userIds: string[]): Promise<Set<string>> {
  const users = tx
    .selectFrom('users')
    .select('id')
    .where(isOneOf(tx, 'id', userIds))
    .orderBy('id');
  const rows = await (isPostgres(tx) ? users.forUpdate() : users).execute();
  return new Set(rows.map((row) => row.id));
}

/** What decisions about claims need to know: the claims themselves if they came before, the recent ones, the awards. */
export const historyOf = (db: Db, userIds: string[], claimIds: string[], recentSince: Date): Promise<AttemptRow[]> =>
  db
    .selectFrom('attempts')
    .select(columns.attempts)
    .where(isOneOf(db, 'user_id', userIds))
    .where((either) =>
      either.or([
        isOneOf(db, 'claim_id', claimIds),
        either('received_at', '>', recentSince.toISOString()),
        either('outcome', '=', 'awarded'),
      ]),
    )
    .execute();

export async function addAttempts(db: Db, rows: AttemptRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('attempts')
    .columns(columns.attempts)
    .expression(rowsOf(db, 'attempts', rows))
    .execute();
}

export const attemptsOf = (db: Db, userId: string): Promise<AttemptRow[]> =>
  db.selectFrom('attempts').select(columns.attempts).where('user_id', '=', userId).orderBy('received_at').execute();
