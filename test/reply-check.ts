/** Checks every response of the server against its route's schema: the status is documented, the body matches. */
import { isDeepStrictEqual } from 'node:util';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { type Call, collectCalls } from '../server/http/calls.ts';

export function checkResponses(app: FastifyInstance): void {
  const calls = collectCalls(app);
  app.addHook('onSend', async ({ method, routeOptions }, { statusCode }, payload) => {
    const path = routeOptions.url?.replace(/:(\w+)/g, '{$1}');
    const call = calls.find((one) => one.path === path && one.method === (method === 'HEAD' ? 'GET' : method));
    const issue = call && getFault(call, statusCode, payload);
    if (issue) throw new Error(`${method} ${path} answered ${statusCode}: ${issue}`);
  });
}

function getFault({ responses }: Call, status: number, payload: unknown): string | undefined {
  if (status >= 500) return undefined; // every call may fail
  const schema = responses[status];
  if (!schema) return 'its route does not announce this status';
  if (typeof payload !== 'string') return undefined; // nothing, or a stream that its own test reads
  const body = JSON.parse(payload);
  const parsed = z.safeParse(schema, body);
  if (!parsed.success) return z.prettifyError(parsed.error);
  return isDeepStrictEqual(parsed.data, body) ? undefined : 'it says more than its schema';
}
