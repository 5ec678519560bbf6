/** A badge as a verifiable file, for its owner only; and the public keys to verify it, for everyone. */
import * as z from 'zod/mini';
import { firstName } from '../../../domain/badge/display-name.ts';
import { credentialSchema, didDocumentSchema, keysPath } from '../../../domain/proof/credential.ts';
import { ApiError } from '../../http/errors.ts';
import { type Api, rejections } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';
import { type BadgeRow, findBadgeOfFamily } from '../../store/badges.ts';
import { getHikers, ownHiker } from '../../store/hikers.ts';
import type { Store } from '../../store/open.ts';
import type { UserRow } from '../../store/users.ts';
import { toCredential } from './credential.ts';
import type { Issuer } from './issuer.ts';

type Needs = Pick<Services, 'store' | 'sessions' | 'hikes' | 'limiter' | 'clock'> & { issuer: Issuer };

/** Rate limit per account: enough to save a whole collection, too few to keep the server busy. */
export const proofLimit = { key: 'proofs', noun: 'proofs', most: 100, minutes: 10 } as const;

const oneBadge = z.object({ badgeId: z.string() });
const choice = z.object({
  named: z
    .optional(z.enum(['true', 'false']))
    .check(z.describe('true puts the first name or nickname of the hiker into the file. Left out, nobody is named.')),
});

const noKey = (status: number) =>
  new ApiError(status, 'credential_key_missing', 'Proofs aren’t set up here: the server has no key to sign with.');
const notYours = () => new ApiError(404, 'document_not_found', 'You have no such badge.');
const ofNoHike = () =>
  new ApiError(
    404,
    'document_not_found',
    'There is no proof for this badge: it doesn’t belong to a hike in the guide.',
  );

export function addProofRoutes(api: Api, { store, sessions, hikes, issuer, limiter, clock }: Needs): void {
  api.route({
    method: 'GET',
    url: '/badges/:badgeId/credential',
    schema: {
      operationId: 'getCredential',
      summary: 'One badge of the account as a signed Open Badges 3.0 credential',
      params: oneBadge,
      querystring: choice,
      response: { 200: credentialSchema, ...rejections(400, 404, 412, 429) },
    },
    async handler(request) {
      const { user } = sessions.of(request);
      const now = clock();
      const signer = await issuer.signer();
      if (!signer) throw noKey(412);
      await limiter.takeForAccount(user.id, proofLimit);
      const { badgeId } = request.params;
      const badge = badgeId.includes('\0') ? undefined : await findBadgeOfFamily(store.db, user.id, badgeId);
      if (!badge) throw notYours();
      const hike = hikes.find((one) => one.badge === badge.badge_name);
      if (!hike) throw ofNoHike();
      const ground = badge.appeal_id === null ? 'position' : 'appeal';
      const name = request.query.named === 'true' ? await getName(store, user, badge) : undefined;
      const { signCredential } = await import('./sign.ts');
      const proven = { hike, earnedDate: badge.earned_date, ground, name } as const;
      return signCredential(toCredential(proven, issuer, now), signer, now);
    },
  });
}

export function addKeysRoute(app: Api, issuer: Issuer): void {
  app.route({
    method: 'GET',
    url: keysPath,
    schema: {
      operationId: 'getKeys',
      summary: 'The public keys that verify proofs, as a DID document',
      response: { 200: didDocumentSchema, ...rejections(404) },
    },
    config: { open: true },
    async handler(_request, reply) {
      const keys = await issuer.keys();
      if (!keys) throw noKey(404);
      return reply.headers({ 'access-control-allow-origin': '*', 'cache-control': 'no-cache' }).send(keys);
    },
  });
}

/** Never from an e-mail address. */
async function getName({ db }: Store, user: UserRow, badge: BadgeRow): Promise<string> {
  if (badge.hiker_id === ownHiker) return firstName({ name: user.name });
  const hiker = (await getHikers(db, user.id)).find(({ id }) => id === badge.hiker_id);
  return hiker?.name ?? firstName({});
}
