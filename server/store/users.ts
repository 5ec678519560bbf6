import { randomUUID } from 'node:crypto';
import { NoResultError } from 'kysely';
import { isConflict } from './database-errors.ts';
import { columns, type Db, type Schema } from './schema.ts';

/** The columns for calls, without those only the operator needs. */
export type UserRow = Pick<Schema['users'], (typeof columns.users)[number]>;
export type IdentityRow = Schema['identities'];

export type ProviderIdentity = {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
};

/** The user of an identity, created on its first sign-in and updated on every later one. */
export async function userOfIdentity(db: Db, identity: ProviderIdentity, now: Date, tries = 3): Promise<string> {
  try {
    return await findOrCreate(db, identity, now.toISOString());
  } catch (error) {
    // Lost a race: the account was deleted, then possibly created by a parallel first sign-in.
    const beaten = isConflict(error) || error instanceof NoResultError;
    if (!beaten || tries === 1) throw error;
    return userOfIdentity(db, identity, now, tries - 1);
  }
}

function findOrCreate(db: Db, identity: ProviderIdentity, at: string): Promise<string> {
  const { issuer, subject, name, email } = identity;
  return db.transaction().execute(async (tx) => {
    const known = await tx
      .selectFrom('identities')
      .select(['id', 'user_id'])
      .where('issuer', '=', issuer)
      .where('subject', '=', subject)
      .executeTakeFirst();
    const emailVerified = identity.emailVerified ? 1 : 0;
    if (!known) {
      const userId = newId();
      await tx
        .insertInto('users')
        .values({ id: userId, name, email, email_verified: emailVerified, created_at: at, updated_at: at })
        .execute();
      await tx
        .insertInto('identities')
        .values({ id: newId(), user_id: userId, issuer, subject, email, name, created_at: at, updated_at: at })
        .execute();
      return userId;
    }
    // Locks the user first, as a deletion does, which prevents a deadlock.
    await tx
      .updateTable('users')
      .set({ ...(name && { name }), ...(email && { email, email_verified: emailVerified }), updated_at: at })
      .where('id', '=', known.user_id)
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx
      .updateTable('identities')
      .set({ ...(name && { name }), ...(email && { email }), updated_at: at })
      .where('id', '=', known.id)
      .execute();
    return known.user_id;
  });
}

export const getIdentities = (db: Db, userId: string): Promise<IdentityRow[]> =>
  db.selectFrom('identities').select(columns.identities).where('user_id', '=', userId).orderBy('created_at').execute();

export const newId = (): string => randomUUID().replaceAll('-', '');
