import type { Db, Schema } from './schema.ts';

export type AttemptRow = Schema['attempts'];

/** What a decision about a claim needs to know: the claim itself if it came before, the recent ones, the awards. */
export const historyOf = (db: Db, userId: string, claimId: string, recentSince: Date): Promise<AttemptRow[]> =>
  db
    .selectFrom('attempts')
    .selectAll()
    .where('user_id', '=', userId)
    .where((either) =>
      either.or([
        either('claim_id', '=', claimId),
        either('received_at', '>', recentSince.toISOString()),
        either('outcome', '=', 'awarded'),
      ]),
    )
    .execute();

export async function addAttempt(db: Db, row: AttemptRow): Promise<void> {
  await db.insertInto('attempts').values(row).execute();
}

export const attemptsOf = (db: Db, userId: string): Promise<AttemptRow[]> =>
  db.selectFrom('attempts').selectAll().where('user_id', '=', userId).orderBy('received_at').execute();
