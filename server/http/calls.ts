/** All calls of the server with their schemas: for OpenAPI, and for tests that validate responses. */
import type { FastifyInstance, RouteOptions } from 'fastify';
import type * as z from 'zod/mini';
import { errorResponseSchema } from '../../domain/wire/wire.ts';

export type Schema = z.core.$ZodType;

export type Call = {
  method: string;
  /** With {parameters}. */
  path: string;
  operationId: string;
  summary: string;
  /** Also for visitors who are not signed in. */
  open: boolean;
  params: Schema | undefined;
  query: Schema | undefined;
  body: Schema | undefined;
  responses: Record<number, Schema>;
};

/** Collects routes as they are registered; must be called before the first. Below /v1 every route needs a description. */
export function collectCalls(app: FastifyInstance): Call[] {
  const calls: Call[] = [];
  app.addHook('onRoute', (route) => {
    const isCall = route.schema !== undefined || route.url.startsWith('/v1/');
    if (!isCall || route.schema?.hide || route.method === 'HEAD') return;
    for (const method of [route.method].flat()) calls.push(getCall(route, method));
  });
  return calls;
}

function getCall(route: RouteOptions, method: string): Call {
  const { operationId, summary, params, querystring, body, response } = route.schema ?? {};
  if (!operationId || !summary) throw new Error(`${method} ${route.url} has no operationId or summary`);
  const open = route.config?.open ?? false;
  return {
    method,
    path: route.url.replace(/:(\w+)/g, '{$1}'),
    operationId,
    summary,
    open,
    params: params as Schema | undefined,
    query: querystring as Schema | undefined,
    body: body as Schema | undefined,
    responses: { ...usualRejections(method, open), ...(response as Record<number, Schema>) },
  };
}

/** Errors of the hooks before every handler: no session, foreign origin, unreadable body. */
function usualRejections(method: string, open: boolean): Record<number, Schema> {
  const statuses = [...(open ? [] : [401]), ...(method === 'GET' ? [] : [400, 403, 413, 415])];
  return Object.fromEntries(statuses.map((status) => [status, errorResponseSchema]));
}
