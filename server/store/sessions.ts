import { hash, randomBytes } from 'node:crypto';
import { isIn, type List, listFor, prepared } from './prepared.ts';
import { columns, type Db, type Schema } from './schema.ts';
import { newId, type UserRow } from './users.ts';

/** The token of one browser. Only its hash is stored, so that a copy of the database grants no access. */
export const newSecret = (): string => randomBytes(32).toString('base64url');
export const toHash = (secret: string): string => hash('sha256', secret, 'base64url');

export type SignedIn = { user: UserRow; sessionId: string; sessionCreatedAt: string };

export async function startSession(db: Db, userId: string, now: Date, expiresAt: Date): Promise<string> {
  const token = newSecret();
  await db
    .insertInto('sessions')
    .values({
      token_hash: toHash(token),
      id: newId(),
      user_id: userId,
      created_at: now.toISOString(),
      expires_at: expiresAt.toISOString(),
    })
    .execute();
  return token;
}

/** In the order of the tokens; undefined for an invalid one. */
export async function findSessions(db: Db, tokens: string[], now: Date): Promise<(SignedIn | undefined)[]> {
  const hashes = tokens.map(toHash);
  const rows = await selectSessions(db, { hashes: listFor(db, hashes), now: now.toISOString() });
  const found = new Map(
    rows.map(({ token_hash: hash, session_id: sessionId, session_created_at: sessionCreatedAt, ...user }) => [
      hash,
      { user, sessionId, sessionCreatedAt },
    ]),
  );
  return hashes.map((hash) => found.get(hash));
}

type SessionOfUser = UserRow & { token_hash: string; session_id: string; session_created_at: string };

const selectSessions = prepared<{ hashes: List; now: string }, SessionOfUser>((db, given) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .select(columns.users.map((name) => `users.${name}` as const))
    .select(['sessions.token_hash', 'sessions.id as session_id', 'sessions.created_at as session_created_at'])
    .where(isIn(db, 'token_hash', given('hashes')))
    .where('expires_at', '>', given('now'))
    .where('blocked_at', 'is', null) // also a session that was created while its account was being blocked
    .compile(),
);

export const getSessions = (db: Db, userId: string, now: Date): Promise<Omit<Schema['sessions'], 'token_hash'>[]> =>
  db
    .selectFrom('sessions')
    .select(['id', 'user_id', 'created_at', 'expires_at'])
    .where('user_id', '=', userId)
    .where('expires_at', '>', now.toISOString())
    .orderBy('created_at')
    .execute();

export async function endSessions(db: Db, tokens: readonly string[]): Promise<void> {
  if (tokens.length > 0) await db.deleteFrom('sessions').where('token_hash', 'in', tokens.map(toHash)).execute();
}

export async function endAllSessions(db: Db, userId: string): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}
