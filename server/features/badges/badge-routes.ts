/** Badge documents: always and only the caller's own. */
import * as z from 'zod/mini';
import { badgeRule } from '../../../domain/badge/rule.ts';
import {
  badgeCollection,
  badgeDocumentSchema,
  badgeListSchema,
  createBadgeRequestSchema,
  type Outcome,
  ownDatabase,
} from '../../../domain/wire/wire.ts';
import { ApiError } from '../../http/errors.ts';
import { type Api, rejections } from '../../http/schemas.ts';
import type { Services } from '../../services.ts';
import { findBadge, getBadges } from '../../store/badges.ts';
import { goneOrLimited } from './claim-routes.ts';
import type { Collect, NotCollected } from './collect.ts';
import { answerQueries, parseQueries, QueryError, queriesIn, queryParameters } from './queries.ts';

type Needs = Pick<Services, 'store' | 'sessions' | 'documents' | 'config'> & { collect: Collect };

const collectionUrl = '/databases/:db/collections/:collection/documents';
const documentUrl = `${collectionUrl}/:id`;

const inCollection = z.object({ db: z.string(), collection: z.string() });
const inDocument = z.extend(inCollection, { id: z.string() });

export function addBadgeRoutes(api: Api, needs: Needs): void {
  const { store, sessions, documents, collect } = needs;
  const { databaseId } = needs.config;

  const checkAddress = ({ db, collection }: z.infer<typeof inCollection>) => {
    if (db !== databaseId && db !== ownDatabase)
      throw new ApiError(404, 'database_not_found', 'There is no such database.');
    if (collection !== badgeCollection) throw new ApiError(404, 'collection_not_found', 'There is no such collection.');
  };

  api.route({
    method: 'GET',
    url: collectionUrl,
    schema: {
      operationId: 'listBadges',
      summary: 'The badges of the caller',
      params: inCollection,
      querystring: queryParameters,
      response: { 200: badgeListSchema, ...rejections(400, 404) },
    },
    async handler(request) {
      checkAddress(request.params);
      try {
        const queries = parseQueries(queriesIn(request.query));
        const badges = await getBadges(store.db, sessions.of(request).user.id);
        return answerQueries(badges.map(documents.of), queries);
      } catch (error) {
        if (error instanceof QueryError) throw new ApiError(400, 'general_query_invalid', error.message);
        throw error;
      }
    },
  });

  api.route({
    method: 'GET',
    url: documentUrl,
    schema: {
      operationId: 'getBadge',
      summary: 'One badge of the caller',
      params: inDocument,
      response: { 200: badgeDocumentSchema, ...rejections(404) },
    },
    async handler(request) {
      checkAddress(request.params);
      const { id } = request.params;
      const badge = id.includes('\0') ? undefined : await findBadge(store.db, sessions.of(request).user.id, id);
      if (!badge) throw new ApiError(404, 'document_not_found', 'You have no such badge.');
      return documents.of(badge);
    },
  });

  api.route({
    method: 'POST',
    url: collectionUrl,
    schema: {
      operationId: 'createBadge',
      summary: 'Create a badge document',
      params: inCollection,
      body: createBadgeRequestSchema,
      response: { 201: badgeDocumentSchema, ...rejections(404, 409, 429) },
    },
    async handler(request, reply) {
      checkAddress(request.params);
      const result = await collect(sessions.of(request).user.id, request.body);
      if (result.kind !== 'collected') throw notCollected(result);
      return reply.code(201).send(documents.of(result.badge));
    },
  });

  const unchangeable = [
    { url: collectionUrl, params: inCollection, what: 'Badges' },
    { url: documentUrl, params: inDocument, what: 'Badge' },
  ];
  for (const { url, params, what } of unchangeable) {
    for (const method of ['PUT', 'PATCH', 'DELETE'] as const) {
      api.route({
        method,
        url,
        schema: {
          operationId: `${method.toLowerCase()}${what}`,
          summary: 'Always refused: a badge is deleted only with the account',
          params,
          response: rejections(403, 404),
        },
        async handler(request) {
          checkAddress(request.params);
          const message = 'A badge can’t be changed or removed. It is deleted with the account.';
          throw new ApiError(403, 'general_access_forbidden', message);
        },
      });
    }
  }
}

const outcomeMessages: Record<Exclude<Outcome, 'awarded' | 'already-earned'>, string> = {
  'too-far': 'You’re too far from the trailhead for this badge.',
  'too-vague': 'Your location is too vague to tell. Try again under open sky.',
  'too-old': `This claim is older than ${badgeRule.longestWaitDays} days.`,
  'in-the-future': 'earnedDate: this claim is from the future.',
  'too-fast': 'No one travels that fast from the last badge to this one.',
};

function notCollected(result: NotCollected): ApiError {
  switch (result.kind) {
    case 'foreign-account':
      return new ApiError(403, 'user_unauthorized', 'data.userId: you can only collect badges for yourself.');
    case 'unknown-badge':
      return new ApiError(400, 'general_argument_invalid', 'data.badgeName: no badge has this name.');
    case 'switched-off':
      return new ApiError(403, 'general_access_forbidden', 'There is no Test Badge on this server.');
    case 'not-yet':
      return new ApiError(
        400,
        'general_argument_invalid',
        'data.earnedDate: expected a day that has started somewhere.',
      );
    case 'owned':
      return new ApiError(409, 'document_already_exists', 'You already have this badge, or this id is taken.');
    case 'no-position': {
      const message = 'data.latitude, data.longitude, data.accuracy: required to earn a badge.';
      return new ApiError(403, 'general_access_forbidden', message);
    }
    case 'refused':
      return new ApiError(403, 'general_access_forbidden', outcomeMessages[result.outcome]);
    default:
      return goneOrLimited(result);
  }
}
