/** OpenAPI 3.1, written from the same schemas that read the requests. */
import { z } from 'zod';
import * as wire from '../../../domain/wire.ts';

type Parameter = { name: string; in: 'path' | 'query'; required: boolean; description?: string; schema: object };
type Operation = {
  summary: string;
  status: number;
  reply?: keyof typeof components;
  body?: keyof typeof components;
  parameters?: Parameter[];
  errors: number[];
  /** Most calls are for signed-in users. */
  open?: true;
};

const components = {
  Error: wire.errorReplySchema,
  Account: wire.accountSchema,
  IdentityList: wire.identityListSchema,
  Badge: wire.badgeDocumentSchema,
  BadgeList: wire.badgeListSchema,
  NewBadge: wire.createBadgeRequestSchema,
  Attempt: wire.attemptRequestSchema,
  AttemptAnswer: wire.attemptReplySchema,
  Export: wire.exportSchema,
  Health: wire.healthSchema,
};

const inPath = (name: string): Parameter => ({ name, in: 'path', required: true, schema: { type: 'string' } });
const inQuery = (name: string, description: string, schema: object = { type: 'string' }): Parameter => ({
  name,
  in: 'query',
  required: false,
  description,
  schema,
});
const collection = [inPath('db'), inPath('collection')];
const queries = inQuery('queries[]', 'JSON strings {"method","attribute","values"}.', {
  type: 'array',
  items: { type: 'string' },
});
const unchangeable = (parameters: Parameter[]): Operation => ({
  summary: 'Always refused: a badge goes only with the whole account',
  status: 403,
  reply: 'Error',
  parameters,
  errors: [401, 404],
});
const documentsPath = '/v1/databases/{db}/collections/{collection}/documents';

export const operations: Record<string, Record<string, Operation>> = {
  '/v1/account': {
    get: { summary: 'Who is signed in', status: 200, reply: 'Account', errors: [401] },
    delete: { summary: 'Delete the account with everything in it', status: 204, errors: [401, 403] },
  },
  '/v1/account/identities': {
    get: { summary: 'The identity behind the account', status: 200, reply: 'IdentityList', errors: [401] },
  },
  '/v1/account/export': {
    get: { summary: 'Everything stored about the caller', status: 200, reply: 'Export', errors: [401] },
  },
  '/v1/account/sessions': {
    delete: { summary: 'End every session of the caller', status: 204, errors: [401, 403] },
  },
  '/v1/account/sessions/current': {
    delete: { summary: 'End this session', status: 204, errors: [401, 403] },
  },
  '/v1/account/sessions/oauth2/{provider}': {
    get: {
      summary: 'Start a sign-in: goes to the identity provider',
      status: 302,
      parameters: [
        inPath('provider'),
        inQuery('success', 'Where to go then; on one of our origins.'),
        inQuery('failure', 'Where to go when it fails; on one of our origins.'),
      ],
      errors: [400, 412, 429],
      open: true,
    },
  },
  '/v1/account/sessions/oauth2/callback/{provider}': {
    get: {
      summary: 'The identity provider sends visitors back to here',
      status: 302,
      parameters: [inPath('provider')],
      errors: [400, 412],
      open: true,
    },
  },
  '/v1/badges/attempts': {
    post: {
      summary: 'Try for a badge: the server measures and decides',
      status: 200,
      body: 'Attempt',
      reply: 'AttemptAnswer',
      errors: [400, 401, 403, 413, 429],
    },
  },
  [documentsPath]: {
    get: {
      summary: 'The badges of the caller',
      status: 200,
      reply: 'BadgeList',
      parameters: [...collection, queries],
      errors: [400, 401, 404],
    },
    post: {
      summary: 'Collect one badge',
      status: 201,
      body: 'NewBadge',
      reply: 'Badge',
      parameters: collection,
      errors: [400, 401, 403, 404, 409, 413, 429],
    },
    put: unchangeable(collection),
    patch: unchangeable(collection),
    delete: unchangeable(collection),
  },
  [`${documentsPath}/{id}`]: {
    get: {
      summary: 'One badge of the caller',
      status: 200,
      reply: 'Badge',
      parameters: [...collection, inPath('id')],
      errors: [401, 404],
    },
    put: unchangeable([...collection, inPath('id')]),
    patch: unchangeable([...collection, inPath('id')]),
    delete: unchangeable([...collection, inPath('id')]),
  },
  '/v1/openapi.json': { get: { summary: 'This document', status: 200, errors: [], open: true } },
  '/healthz': { get: { summary: 'The server is alive', status: 200, reply: 'Health', errors: [], open: true } },
  '/readyz': {
    get: {
      summary: 'The server can work; 503 while the database is away',
      status: 200,
      reply: 'Health',
      errors: [],
      open: true,
    },
  },
};

export function openApiDocument({ projectId }: { projectId: string }) {
  return {
    openapi: '3.1.0',
    info: {
      title: 'North Star Trails',
      version: wire.wireVersion,
      description: 'Accounts and badges. The calls have the shape of Appwrite’s REST API.',
    },
    security: [{ session: [] }],
    paths: Object.fromEntries(
      Object.entries(operations).map(([path, methods]) => [
        path,
        Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, describe(operation)])),
      ]),
    ),
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: `a_session_${projectId}` } },
      schemas: Object.fromEntries(
        Object.entries(components).map(([name, schema]) => [name, z.toJSONSchema(schema, { io: 'input' })]),
      ),
    },
  };
}

const jsonOf = (name: string) => ({ 'application/json': { schema: { $ref: `#/components/schemas/${name}` } } });

function describe({ summary, status, reply, body, parameters, errors, open }: Operation) {
  const replies = [
    [status, { description: summary, ...(reply && { content: jsonOf(reply) }) }],
    ...errors.map((code) => [code, { description: 'Refused, with the reason.', content: jsonOf('Error') }]),
    ['default', { description: 'Failed, with the reason.', content: jsonOf(reply === 'Health' ? reply : 'Error') }],
  ];
  return {
    summary,
    ...(open && { security: [] }),
    ...(parameters && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonOf(body) } }),
    responses: Object.fromEntries(replies),
  };
}
