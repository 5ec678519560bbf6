/** A user's own data, as the wire shows it. */
import { setImmediate } from 'node:timers/promises';
import { signInProvider } from '../../../domain/wire/sign-in.ts';
import type { Account, Export, Identity } from '../../../domain/wire/wire.ts';
import { appealResponse, type BadgeDocuments, getHiker, hikerResponse } from '../../http/responses.ts';
import { getAppeals } from '../../store/appeals.ts';
import { getAudit } from '../../store/audit.ts';
import { badgesOfFamily } from '../../store/badges.ts';
import { type ClaimRow, getClaims } from '../../store/claims.ts';
import { getReports, storedKinds } from '../../store/conditions.ts';
import { getHikers } from '../../store/hikers.ts';
import { getWishes } from '../../store/saved-hikes.ts';
import type { Db } from '../../store/schema.ts';
import { getSessions, type SignedIn } from '../../store/sessions.ts';
import { getSteward, storedRegions } from '../../store/stewards.ts';
import { getIdentities, type IdentityRow, type UserRow } from '../../store/users.ts';

export function getAccount({ user, sessionCreatedAt }: SignedIn): Account {
  return {
    $id: user.id,
    $createdAt: user.created_at,
    $updatedAt: user.updated_at,
    name: user.name,
    email: user.email,
    emailVerification: user.email_verified === 1,
    registration: user.created_at,
    status: true,
    passwordUpdate: '',
    phone: '',
    phoneVerification: false,
    mfa: false,
    labels: [],
    prefs: {},
    targets: [],
    accessedAt: sessionCreatedAt,
  };
}

export async function listIdentities(db: Db, user: UserRow): Promise<Identity[]> {
  return (await getIdentities(db, user.id)).map(toIdentity);
}

const toIdentity = (row: IdentityRow): Identity => ({
  $id: row.id,
  $createdAt: row.created_at,
  $updatedAt: row.updated_at,
  userId: row.user_id,
  provider: signInProvider,
  providerUid: row.subject,
  providerEmail: row.email,
  providerName: row.name,
  providerAccessToken: '',
  providerAccessTokenExpiry: '',
  providerRefreshToken: '',
});

/** Everything stored about the caller, streamed as one JSON document. */
export async function* exportAll(db: Db, signedIn: SignedIn, documents: BadgeDocuments, now: Date) {
  const { user } = signedIn;
  const sessions = await getSessions(db, user.id, now);
  const head: Omit<Export, 'attempts'> = {
    exportedAt: now.toISOString(),
    account: getAccount(signedIn),
    identities: (await getIdentities(db, user.id)).map((row) => ({ ...toIdentity(row), issuer: row.issuer })),
    sessions: sessions.map((row) => ({ $id: row.id, $createdAt: row.created_at, expire: row.expires_at })),
    hikers: (await getHikers(db, user.id)).map(hikerResponse),
    badges: (await badgesOfFamily(db, user.id)).map((row) => ({
      ...documents.of(row),
      hikerId: getHiker(row),
      claimId: row.claim_id,
      granted: row.appeal_id !== null,
    })),
    appeals: (await getAppeals(db, user.id)).map(appealResponse),
    wishes: (await getWishes(db, user.id)).map(({ hike, wanted, changed_at: changedAt }) => ({
      hike,
      wanted: wanted === 1,
      changedAt,
    })),
    conditions: (await getReports(db, user.id)).map((row) => ({
      hike: row.hike,
      day: row.day,
      kinds: storedKinds(row),
    })),
    desk: await getDesk(db, user.id),
  };
  yield `${JSON.stringify(head).slice(0, -1)},"attempts":[`;
  let separator = '';
  for await (const page of getClaims(db, user.id)) {
    yield separator + page.map((row) => JSON.stringify(toClaim(row))).join(',');
    separator = ',';
    await setImmediate(); // yields to other requests
  }
  yield ']}';
}

const toClaim = (row: ClaimRow): Export['attempts'][number] => ({
  claimId: row.claim_id,
  hikerId: getHiker(row),
  outcome: row.outcome,
  takenAt: row.taken_at,
  receivedAt: row.received_at,
  waited: row.waited === 1,
  latitude: row.latitude,
  longitude: row.longitude,
  accuracy: row.accuracy,
  nearestBadge: row.nearest_badge,
  nearestKm: row.nearest_km,
});

async function getDesk(db: Db, userId: string): Promise<Export['desk']> {
  const row = await getSteward(db, userId);
  const regions = row && storedRegions(row);
  const log = await getAudit(db, userId);
  return {
    role: row?.role ?? null,
    regions: regions === 'all' ? 'all' : (regions?.join(', ') ?? null),
    since: row?.appointed_at ?? null,
    log: log.map(({ seq, at, action, subject }) => ({ $sequence: seq, at, action, subject })),
  };
}
