/** Pending sign-ins, between the redirect to the identity provider and the callback. Each can be finished once. */
import { columns, type Db, type Schema } from './schema.ts';

export type SignInRow = Schema['sign_ins'];

export async function saveSignIn(db: Db, row: SignInRow): Promise<void> {
  await db.insertInto('sign_ins').values(row).execute();
}

export const consumeSignIn = (db: Db, stateHash: string, now: Date): Promise<SignInRow | undefined> =>
  db
    .deleteFrom('sign_ins')
    .where('state_hash', '=', stateHash)
    .where('expires_at', '>', now.toISOString())
    .returning(columns.sign_ins)
    .executeTakeFirst();
