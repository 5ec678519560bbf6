import { createHash, randomBytes } from 'node:crypto';
import type { Db, Schema } from './schema.ts';
import { newId, type UserRow } from './users.ts';

/** A secret for one browser. Only its hash is kept, so that a copy of the database opens no account. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const hashOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

export type SignedIn = { user: UserRow; sessionId: string; sessionCreatedAt: string };

export async function startSession(db: Db, userId: string, now: Date, expiresAt: Date): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('sessions')
    .values({
      token_hash: hashOf(token),
      id: newId(),
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return token;
}

export async function findSession(db: Db, token: string, now: Date): Promise<SignedIn | undefined> {
  const row = await db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .selectAll('users')
    .select(['sessions.id as session_id', 'sessions.created_at as session_created_at'])
    .where('token_hash', '=', hashOf(token))
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  if (!row) return undefined;
  const { session_id: sessionId, session_created_at: sessionCreatedAt, ...user } = row;
  return { user, sessionId, sessionCreatedAt };
}

export const sessionsOf = (db: Db, userId: string, now: Date): Promise<Omit<Schema['sessions'], 'token_hash'>[]> =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at')
    .execute();

export async function endSession(db: Db, token: string): Promise<void> {
  await db.deleteFrom('sessions').where('token_hash', '=', hashOf(token)).execute();
}

export async function endSessionsOf(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
