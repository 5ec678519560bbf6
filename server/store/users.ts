import { randomUUID } from 'node:crypto';
import { NoResultError } from 'kysely';
import { isConflict } from './faults.ts';
import { columns, type Db, type Schema } from './schema.ts';

/** As every call knows them: without what only an operator asks for. */
export type UserRow = Pick<Schema['users'], (typeof columns.users)[number]>;
export type IdentityRow = Schema['identities'];

export type ProviderIdentity = {
  issuer: string;
  subject: string;
  name: string;
  email: string;
  emailVerified: boolean;
};

/** The user that an identity belongs to, made on its first sign-in, refreshed on every later one. */
export async function userOfIdentity(db: Db, identity: ProviderIdentity, now: Date, tries = 3): Promise<string> {
  try {
    return await findOrCreate(db, identity, now.toISOString());
  } catch (error) {
    // Something was quicker: a deletion of the account, then perhaps a parallel first sign-in.
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
    // The user first, as a deletion does it, so that the two never wait for each other.
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

export const identitiesOf = (db: Db, userId: string): Promise<IdentityRow[]> =>
  db.selectFrom('identities').select(columns.identities).where('user_id', '=', userId).orderBy('created_at').execute();

export const newId = (): string => randomUUID().replaceAll('-', '');
