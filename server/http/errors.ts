/** One way out for errors: a client's fault is explained, a server's fault is logged and hidden. */

import type { FastifyBaseLogger, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { notFoundPath } from '../../domain/wire/not-found.ts';
import { type ErrorResponse, type ErrorType, wireVersion } from '../../domain/wire/wire.ts';

export class ApiError extends Error {
  readonly status: number;
  readonly type: ErrorType;
  readonly retryAfterSeconds: number | undefined;

  constructor(status: number, type: ErrorType, message: string, retryAfterSeconds?: number) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.type = type;
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** Fastify's own errors with messages that say what to change. */
const frameworkIssues: Record<string, { type: ErrorType; message: string }> = {
  FST_ERR_CTP_BODY_TOO_LARGE: {
    type: 'general_argument_invalid',
    message: 'The body is larger than 16 KiB, or 32 in a report.',
  },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: {
    type: 'general_argument_invalid',
    message: 'The body must be JSON, with the header content-type: application/json.',
  },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: {
    type: 'general_argument_invalid',
    message: 'The body is not as long as its content-length says.',
  },
};

type DatabaseErrors = { whyUnavailable(error: unknown): string | undefined; isOrphan(error: unknown): boolean };

export const errorsPlugin = fp<DatabaseErrors>(
  async (app, databaseErrors) => {
    const outages = makeOutageLog(app.log, databaseErrors);
    app.addHook('onResponse', async (request, reply) => {
      if (reply.statusCode < 400) outages.end(request.routeOptions.url);
    });

    app.setErrorHandler<FastifyError>((error, request, reply) => {
      if (hasDisconnected(request, error)) {
        request.log.debug({ route: request.routeOptions.url }, 'client closed the connection');
        return sendError(reply, disconnected());
      }
      const apiError = explain(error, databaseErrors);
      const route = request.routeOptions.url;
      if (apiError.status >= 500 && !outages.isKnown(error, route))
        request.log.error({ err: error, route }, 'request failed');
      return sendError(reply, apiError);
    });

    app.setNotFoundHandler((request, reply) => {
      if (isApiPath(request)) return sendError(reply, unknownRoute());
      return reply
        .code(405)
        .headers({ allow: 'GET, HEAD', 'content-type': 'text/plain; charset=utf-8' })
        .send('Pages are read-only.\n');
    });
  },
  { name: 'errors' },
);

/** While the database is away only the first failure of each kind is logged; its end when a call that failed works again. */
function makeOutageLog(log: FastifyBaseLogger, { whyUnavailable }: DatabaseErrors) {
  const reasons = new Set<string>();
  const routes = new Set<string | undefined>();
  return {
    isKnown(error: unknown, route: string | undefined): boolean {
      const why = whyUnavailable(error);
      if (why === undefined) return false;
      routes.add(route);
      const isKnown = reasons.has(why);
      reasons.add(why);
      return isKnown;
    },
    end(route: string | undefined): void {
      if (!routes.has(route)) return;
      routes.clear();
      reasons.clear();
      log.info({ route }, 'database available again');
    },
  };
}

/** The client disconnected during its request or before a streamed response: not an error, and not logged. */
const hasDisconnected = ({ raw }: FastifyRequest, { code }: FastifyError): boolean =>
  (raw.destroyed && !raw.complete) || code === 'ERR_STREAM_PREMATURE_CLOSE';
const disconnected = () => new ApiError(400, 'general_argument_invalid', 'The request was cut off.');

function explain(error: FastifyError | ApiError, { whyUnavailable, isOrphan }: DatabaseErrors): ApiError {
  if (error instanceof ApiError) return error;
  const why = whyUnavailable(error);
  if (why)
    return new ApiError(
      503,
      'general_service_unavailable',
      `Unavailable right now: ${why}. Try again in a few minutes.`,
      5,
    );
  if (isOrphan(error)) return new ApiError(401, 'general_unauthorized_scope', 'This account no longer exists.');
  const status = error.statusCode ?? 500;
  if (status >= 400 && status < 500) {
    const known = frameworkIssues[error.code];
    return new ApiError(status, known?.type ?? 'general_argument_invalid', known?.message ?? error.message);
  }
  return new ApiError(500, 'general_unknown', 'Something went wrong on our end. It has been logged.');
}

/** For a URL that cannot be decoded, which fails before routing: an error for a call, an unknown path for a page. */
export function answerBadAddress(request: FastifyRequest, reply: FastifyReply) {
  if (!isApiPath(request)) return reply.redirect(notFoundPath, 302);
  return sendError(reply, new ApiError(400, 'general_argument_invalid', 'The address is not properly encoded.'));
}

/** Unknown routes below the prefix of the API. */
export function addUnknownCalls(api: FastifyInstance): void {
  for (const url of ['/', '/*']) {
    api.route({
      method: ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'],
      url,
      config: { open: true },
      schema: { hide: true },
      handler: async () => {
        throw unknownRoute();
      },
    });
  }
}

const isApiPath = (request: FastifyRequest) => /^\/v1(\/|\?|$)/.test(request.raw.url ?? '');

export const unknownRoute = () => new ApiError(404, 'general_route_not_found', 'There is no such call.');

function sendError(reply: FastifyReply, apiError: ApiError) {
  const body: ErrorResponse = {
    message: apiError.message,
    code: apiError.status,
    type: apiError.type,
    version: wireVersion,
  };
  reply.header('cache-control', 'no-store'); // a 404 is cacheable by default
  if (apiError.retryAfterSeconds !== undefined) reply.header('retry-after', String(apiError.retryAfterSeconds));
  return reply.code(apiError.status).type('application/json; charset=utf-8').send(body);
}
