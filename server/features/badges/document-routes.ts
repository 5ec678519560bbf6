/** Badge documents: always and only the caller's own. */
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { type Fix, testBadge } from '../../../domain/badge-rule.ts';
import {
  type BadgeDocument,
  badgeCollection,
  type CreateBadgeRequest,
  createBadgeRequestSchema,
  type Outcome,
} from '../../../domain/wire.ts';
import { parse } from '../../parse.ts';
import { ApiError } from '../../plugins/errors.ts';
import { addBadges, badgesOf, findBadge } from '../../store/badges.ts';
import { type BadgeNeeds, decided } from './attempt-routes.ts';
import { answerQueries, parseQueries, QueryError } from './queries.ts';

type Params = { db: string; collection: string; id: string };

const collectionUrl = '/databases/:db/collections/:collection/documents';
const documentUrl = `${collectionUrl}/:id`;

const refusals: Record<Exclude<Outcome, 'awarded' | 'already-earned'>, string> = {
  'too-far': 'You are too far from the trailhead for this badge.',
  'too-vague': 'Your position is too vague to tell. Try again under open sky.',
  'too-old': 'This claim is older than 7 days.',
  'in-the-future': 'earnedDate: this claim is from the future.',
  'too-fast': 'Nobody travels that fast from the last badge to this one.',
};

export function addDocumentRoutes(api: FastifyInstance, needs: BadgeNeeds & { databaseId: string }): void {
  const { store, sessions, documents, targets, attempt, clock, onOutcome, databaseId } = needs;

  const checkAddress = ({ db, collection }: Params) => {
    if (db !== databaseId) throw new ApiError(404, 'database_not_found', 'There is no such database.');
    if (collection !== badgeCollection) throw new ApiError(404, 'collection_not_found', 'There is no such collection.');
  };

  api.get<{ Params: Params; Querystring: Record<string, string | string[]> }>(collectionUrl, async (request, reply) => {
    const { user } = await sessions.require(request, reply);
    checkAddress(request.params);
    try {
      const queries = parseQueries(queriesIn(request.query));
      return answerQueries((await badgesOf(store.db, user.id)).map(documents.of), queries);
    } catch (error) {
      if (error instanceof QueryError) throw new ApiError(400, 'general_query_invalid', error.message);
      throw error;
    }
  });

  api.get<{ Params: Params }>(documentUrl, async (request, reply): Promise<BadgeDocument> => {
    const { user } = await sessions.require(request, reply);
    checkAddress(request.params);
    const { id } = request.params;
    const row = id.includes('\0') ? undefined : await findBadge(store.db, user.id, id);
    if (!row) throw new ApiError(404, 'document_not_found', 'You have no such badge.');
    return documents.of(row);
  });

  api.post<{ Params: Params }>(collectionUrl, async (request, reply) => {
    const { user } = await sessions.require(request, reply);
    checkAddress(request.params);
    const wanted = parse(createBadgeRequestSchema, request.body);
    const target = targets.find(({ name }) => name === wanted.data.badgeName);
    if (wanted.data.userId !== user.id) {
      throw new ApiError(403, 'user_unauthorized', 'data.userId: you can only collect badges for yourself.');
    }
    if (!target) throw new ApiError(400, 'general_argument_invalid', 'data.badgeName: there is no badge of this name.');
    const owned = await badgesOf(store.db, user.id);
    if (owned.some((row) => row.badge_name === target.name)) throw alreadyExists();

    const row = await create(user.id, wanted);
    if (!row) throw alreadyExists();
    return reply.code(201).send(documents.of(row));
  });

  async function create(userId: string, { documentId, data }: CreateBadgeRequest) {
    const now = clock();
    const id = documentId === 'unique()' ? randomUUID() : documentId;
    const file = data.badgeFile ?? null;
    const takenAt = momentOf(data.earnedDate, now);
    const fix = fixOf(data);
    if (fix) {
      const only = { name: data.badgeName, documentId: id, file };
      const { outcome, awarded } = decided(await attempt({ userId, claimId: randomUUID(), fix, takenAt, only }));
      onOutcome(outcome);
      if (outcome !== 'awarded' && outcome !== 'already-earned') {
        throw new ApiError(403, 'general_access_forbidden', refusals[outcome]);
      }
      return awarded[0];
    }
    if (data.badgeName !== testBadge.name) {
      const message = 'data.latitude, data.longitude, data.accuracy: a badge is earned with a position.';
      throw new ApiError(403, 'general_access_forbidden', message);
    }
    const [row] = await addBadges(store.db, store.engine, [
      {
        user_id: userId,
        id,
        badge_name: testBadge.name,
        earned_date: takenAt.toISOString(),
        badge_file: file ?? testBadge.file,
        claim_id: null,
        created_at: now.toISOString(),
      },
    ]);
    return row;
  }

  for (const url of [collectionUrl, documentUrl]) {
    api.route<{ Params: Params }>({
      method: ['PUT', 'PATCH', 'DELETE'],
      url,
      async handler(request, reply) {
        await sessions.require(request, reply);
        checkAddress(request.params);
        const message = 'A badge stays as it was earned. It goes only with the whole account.';
        throw new ApiError(403, 'general_access_forbidden', message);
      },
    });
  }
}

const alreadyExists = () => new ApiError(409, 'document_already_exists', 'You have this badge, or this id, already.');

/** queries[0]=…&queries[1]=…, or queries[]=… several times. */
function queriesIn(query: Record<string, string | string[]>): string[] {
  return Object.entries(query).flatMap(([name, value]) => (/^queries(\[\d*\])?$/.test(name) ? value : []));
}

function fixOf({ latitude, longitude, accuracy }: CreateBadgeRequest['data']): Fix | undefined {
  if (latitude === undefined && longitude === undefined && accuracy === undefined) return undefined;
  if (latitude === undefined || longitude === undefined || accuracy === undefined) {
    const message = 'data.latitude, data.longitude, data.accuracy: give all three or none.';
    throw new ApiError(400, 'general_argument_invalid', message);
  }
  return { latitude, longitude, accuracy };
}

/** A date alone means that day as far as it has gone. */
function momentOf(earnedDate: string | undefined, now: Date): Date {
  if (!earnedDate) return now;
  const start = new Date(earnedDate);
  if (earnedDate.includes('T') || start > now) return start;
  return new Date(Math.min(now.getTime(), start.getTime() + 24 * 60 * 60_000 - 1));
}
