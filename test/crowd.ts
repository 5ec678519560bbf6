/** Many signed-in users at once, inserted directly into the database: one award each, or one for each of the family. */
import { randomUUID } from 'node:crypto';
import type { ClaimRequest } from '../domain/wire/wire.ts';
import type { Store } from '../server/store/open.ts';
import { newSecret, toHash } from '../server/store/sessions.ts';
import { places } from './badges.ts';

export type Member = { id: string; cookie: string; claim: ClaimRequest };

/** With other hikers, a claim is for the whole family. */
export async function makeCrowd(store: Store, size: number, otherHikers = 0): Promise<Member[]> {
  const now = new Date();
  const at = now.toISOString();
  const expires_at = new Date(now.getTime() + 24 * 60 * 60_000).toISOString();
  const members: Member[] = [];
  const tokens: { user_id: string; token_hash: string }[] = [];
  for (let n = 0; n < size; n += 1) {
    const id = randomUUID();
    const token = newSecret();
    const hikers = [id, ...Array.from({ length: otherHikers }, () => randomUUID())];
    const claim = { claimId: randomUUID(), ...places.lighthouse, accuracy: 10, takenAt: at, hikers };
    members.push({ id, cookie: `a_session_north-star-trails=${token}`, claim });
    tokens.push({ user_id: id, token_hash: toHash(token) });
  }
  await store.db.transaction().execute(async (tx) => {
    for (let start = 0; start < size; start += 500) {
      const users = members.slice(start, start + 500).map(({ id }) => ({
        id,
        name: 'Hiker',
        email: `${id}@mail.example`,
        email_verified: 1,
        created_at: at,
        updated_at: at,
      }));
      const family = members
        .slice(start, start + 500)
        .flatMap(({ id: user_id, claim: { hikers = [] } }) =>
          hikers.slice(1).map((id, n) => ({ user_id, id, name: `Child ${n}`, color: 'lake' as const, created_at: at })),
        );
      const sessions = tokens
        .slice(start, start + 500)
        .map((row) => ({ ...row, id: randomUUID(), created_at: at, expires_at }));
      await tx.insertInto('users').values(users).execute();
      await tx.insertInto('sessions').values(sessions).execute();
      if (family.length > 0) await tx.insertInto('hikers').values(family).execute();
    }
  });
  return members;
}

/** Sends a member's claim; undefined where no complete response came back. */
export async function claim(origin: string, { cookie, claim: body }: Member) {
  try {
    const headers = { cookie, 'content-type': 'application/json' };
    const response = await fetch(`${origin}/v1/badges/attempts`, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
    });
    const { outcome } = (await response.json()) as { outcome?: string };
    return { status: response.status, outcome };
  } catch {
    return undefined;
  }
}
