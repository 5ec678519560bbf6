/**
 * Routes have schemas, which validate requests, type handlers and generate OpenAPI. A validation error names the field.
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
import { errorResponseSchema } from '../../domain/wire/wire.ts';
import { ApiError } from './errors.ts';

declare module 'fastify' {
  interface FastifySchema {
    operationId?: string;
    summary?: string;
    /** Not a call: preflights and the not-found handler. */
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

/** Errors of a call besides the common ones. */
export const rejections = <Status extends number>(...statuses: Status[]) =>
  Object.fromEntries(statuses.map((status) => [status, errorResponseSchema])) as Record<
    Status,
    typeof errorResponseSchema
  >;

/** zod/mini has no built-in messages. */
z.config(z.locales.en());

const mostIssues = 5;

function read(schema: z.core.$ZodType, input: unknown) {
  const result = z.safeParse(schema, input);
  if (result.success) return { value: result.data };
  const issues = result.error.issues.slice(0, mostIssues).map((issue) => {
    const field = issue.path.map(String).join('.');
    return field ? `${field}: ${issue.message}` : issue.message;
  });
  return { error: new ApiError(400, 'general_argument_invalid', issues.join('; ')) };
}

export const schemasPlugin = fp(
  async (app) => {
    app.setValidatorCompiler<z.core.$ZodType>(
      ({ schema }) =>
        (input) =>
          read(schema, input),
    );
    // Not validated at run time: handlers are typed by their reply schemas, and tests validate every response.
    app.setSerializerCompiler(() => JSON.stringify);
  },
  { name: 'schemas' },
);
