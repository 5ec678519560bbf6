/** OpenAPI 3.1, written from the schemas that the routes themselves carry. */
import * as z from 'zod/mini';
import { site } from '../../../content/site.ts';
import { credentialSchema, didDocumentSchema } from '../../../domain/badge/credential.ts';
import * as wire from '../../../domain/wire/wire.ts';
import type { Call, Schema } from '../../http/calls.ts';

/** Shapes that have a name of their own; everything that is sent or received is one of them. */
const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries({
  Error: wire.errorReplySchema,
  Account: wire.accountSchema,
  IdentityList: wire.identityListSchema,
  Badge: wire.badgeDocumentSchema,
  BadgeList: wire.badgeListSchema,
  NewBadge: wire.createBadgeRequestSchema,
  Attempt: wire.attemptRequestSchema,
  AttemptAnswer: wire.attemptReplySchema,
  Hiker: wire.hikerSchema,
  HikerList: wire.hikerListSchema,
  NewHiker: wire.createHikerRequestSchema,
  HikerChange: wire.changeHikerRequestSchema,
  Appeal: wire.appealSchema,
  AppealList: wire.appealListSchema,
  NewAppeal: wire.createAppealRequestSchema,
  WishList: wire.wishListSchema,
  WishChanges: wire.changeWishesRequestSchema,
  Report: wire.reportRequestSchema,
  ReportAnswer: wire.reportReplySchema,
  Export: wire.exportSchema,
  Credential: credentialSchema,
  Keys: didDocumentSchema,
  Health: wire.healthSchema,
  OpenApi: wire.openApiSchema,
})) {
  names.add(schema, { id });
}

const uri = (id: string) => `#/components/schemas/${id}`;

export type About = { origin: string; sessionCookie: string };

export function openApiDocument(calls: readonly Call[], { origin, sessionCookie }: About) {
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describe(call) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: site.name,
      version: wire.wireVersion,
      description: 'Accounts and badges. The calls have the shape of Appwrite’s REST API.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: origin }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
      schemas: components(),
    },
  };
}

function components(): Record<string, object> {
  const { schemas } = z.toJSONSchema(names, { uri, io: 'input' });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id, $schema, ...schema }]) => [name, schema as object]),
  );
}

function describe({ operationId, summary, open, params, query, body, replies }: Call) {
  const parameters = [...parametersOf('path', params), ...parametersOf('query', query)];
  const answers = Object.entries(replies).map(([status, schema]) => [status, replyOf(Number(status), summary, schema)]);
  return {
    operationId,
    summary,
    ...(open && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: jsonOf(body) } }),
    responses: { ...Object.fromEntries(answers), default: replyOf(500, summary, wire.errorReplySchema) },
  };
}

function parametersOf(place: 'path' | 'query', schema: Schema | undefined) {
  if (!schema) return [];
  const { properties = {}, required = [] } = z.toJSONSchema(schema, { io: 'input' });
  return Object.entries(properties).map(([name, property]) => {
    const { description, ...rest } = property as z.core.JSONSchema.BaseSchema;
    return {
      name,
      in: place,
      required: required.includes(name),
      ...(description && { description }),
      schema: rest,
    };
  });
}

const refusalWords: Record<number, string> = {
  400: 'The request cannot be read; the message names the field.',
  401: 'Nobody is signed in.',
  403: 'It is not allowed, with the reason.',
  404: 'There is no such thing.',
  409: 'It exists already.',
  412: 'The server is not set up for it.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  429: 'Too many of these; the header retry-after says when to come back.',
  500: 'Failed, with no detail of the inside.',
  503: 'Not just now.',
};

function replyOf(status: number, summary: string, schema: Schema) {
  return { description: refusalWords[status] ?? summary, ...(!isNothing(schema) && { content: jsonOf(schema) }) };
}

const isNothing = (schema: Schema): boolean => schema._zod.def.type === 'undefined';

function jsonOf(schema: Schema) {
  const name = names.get(schema)?.id;
  if (!name) throw new Error('a body without a name: give its schema one in server/features/openapi/document.ts');
  return { 'application/json': { schema: { $ref: uri(name) } } };
}
