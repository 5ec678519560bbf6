/**
 * Routes carry their schemas: from them requests are read, handlers are typed, and OpenAPI is written. A refusal of a
 * request names the field.
 */
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyTypeProvider,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';
import fp from 'fastify-plugin';
import * as z from 'zod/mini';
import { errorReplySchema } from '../../domain/wire/wire.ts';
import { ApiError } from './errors.ts';

declare module 'fastify' {
  interface FastifySchema {
    operationId?: string;
    summary?: string;
    /** No call of its own: preflights, and whatever nothing else answers. */
    hide?: true;
  }
}

interface ZodTypes extends FastifyTypeProvider {
  validator: this['schema'] extends z.core.$ZodType ? z.output<this['schema']> : unknown;
  serializer: this['schema'] extends z.core.$ZodType ? z.input<this['schema']> : unknown;
}

/** Where a feature adds its routes. */
export type Api = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  ZodTypes
>;

/** For a status without a body. */
export const nothing = z.undefined();

/** What a call may be refused with, besides what holds for every call of its kind. */
export const refusals = <Status extends number>(...statuses: Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, errorReplySchema])) as Record<Status, typeof errorReplySchema>;

/** The small form of zod has no words of its own. */
z.config(z.locales.en());

const mostFaults = 5;

function read(schema: z.core.$ZodType, input: unknown) {
  const result = z.safeParse(schema, input);
  if (result.success) return { value: result.data };
  const faults = result.error.issues.slice(0, mostFaults).map((issue) => {
    const field = issue.path.map(String).join('.');
    return field ? `${field}: ${issue.message}` : issue.message;
  });
  return { error: new ApiError(400, 'general_argument_invalid', faults.join('; ')) };
}

export const schemasPlugin = fp(
  async (app) => {
    app.setValidatorCompiler<z.core.$ZodType>(
      ({ schema }) =>
        (input) =>
          read(schema, input),
    );
    // Handlers are typed by the schemas of their replies, and tests hold every reply against its schema.
    app.setSerializerCompiler(() => JSON.stringify);
  },
  { name: 'schemas' },
);
