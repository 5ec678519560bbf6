/** OpenAPI 3.1, generated from the schemas that the routes themselves carry. The build writes it: tools/build/openapi.ts. */
import * as z from 'zod/mini';
import { site } from '../../content/site.ts';
import * as credential from '../../domain/proof/credential.ts';
import * as live from '../../domain/status/live-schema.ts';
import { capitalized } from '../../domain/units.ts';
import * as wire from '../../domain/wire/wire.ts';
import type { Call, Schema } from './calls.ts';

type Names = z.core.$ZodRegistry<{ id: string }>;

/** `badgeListSchema` is BadgeList. */
const exportedNames = new Map<unknown, string>(
  Object.entries({ ...wire, ...live, ...credential }).flatMap(([name, value]) =>
    name.endsWith('Schema') ? [[value, capitalized(name.slice(0, -'Schema'.length))]] : [],
  ),
);

/** Every body in a route becomes a component, named after its export, or else after the first operation that uses it. */
function nameBodies(calls: readonly Call[]): Names {
  const names: Names = z.registry();
  names.add(wire.errorResponseSchema, { id: 'Error' });
  const add = (schema: Schema, otherwise: string) => {
    if (!isNothing(schema) && !names.has(schema)) names.add(schema, { id: exportedNames.get(schema) ?? otherwise });
  };
  for (const { operationId, body, responses } of calls) {
    if (body) add(body, `${capitalized(operationId)}Request`);
    for (const [status, schema] of Object.entries(responses)) add(schema, `${capitalized(operationId)}Reply${status}`);
  }
  return names;
}

const uri = (id: string) => `#/components/schemas/${id}`;

/** @param sessionCookie its name on a server with default settings */
export function openApiDocument(calls: readonly Call[], sessionCookie: string) {
  const names = nameBodies(calls);
  const paths: Record<string, Record<string, object>> = {};
  for (const call of calls) {
    paths[call.path] = { ...paths[call.path], [call.method.toLowerCase()]: describe(call, names) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: site.name,
      version: wire.wireVersion,
      description:
        'Accounts and badges. The calls have the shape of Appwrite’s REST API. ' +
        'Over TLS the name of the session cookie starts with __Host-; the setting PROJECT_ID changes it.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/' }],
    security: [{ session: [] }],
    paths,
    components: {
      securitySchemes: { session: { type: 'apiKey', in: 'cookie', name: sessionCookie } },
      schemas: components(names),
    },
  };
}

function components(names: Names): Record<string, object> {
  const { schemas } = z.toJSONSchema(names, { uri, io: 'input' });
  return Object.fromEntries(
    Object.entries(schemas).map(([name, { $id, $schema, ...schema }]) => [name, schema as object]),
  );
}

function describe({ operationId, summary, open, params, query, body, responses }: Call, names: Names) {
  const toJson = (schema: Schema) => ({ 'application/json': { schema: { $ref: uri(names.get(schema)?.id ?? '') } } });
  const getReply = (status: number, schema: Schema) => ({
    description: refusalMessages[status] ?? summary,
    ...(!isNothing(schema) && { content: toJson(schema) }),
  });
  const parameters = [...toParameters('path', params), ...toParameters('query', query)];
  const answers = Object.entries(responses).map(([status, schema]) => [status, getReply(Number(status), schema)]);
  return {
    operationId,
    summary,
    ...(open && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(body && { requestBody: { required: true, content: toJson(body) } }),
    responses: { ...Object.fromEntries(answers), default: getReply(500, wire.errorResponseSchema) },
  };
}

function toParameters(place: 'path' | 'query', schema: Schema | undefined) {
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

const refusalMessages: Record<number, string> = {
  400: 'The request is invalid. The message names the field.',
  401: 'Nobody is signed in.',
  403: 'Not allowed. The message says why.',
  404: 'Not found.',
  409: 'It already exists.',
  410: 'It has expired.',
  412: 'The server isn’t set up for it.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  429: 'Too many requests. The retry-after header says when to try again.',
  500: 'Failed, with no detail of the inside.',
  503: 'Not just now.',
};

const isNothing = (schema: Schema): boolean => schema._zod.def.type === 'undefined';
