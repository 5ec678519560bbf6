/** Builds the application without listening. */

import { randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerOptions } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { BadgeTarget } from '../domain/badge/rule.ts';
import { homePath } from '../domain/wire/not-found.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';
import { addAccountRoutes } from './features/account/routes.ts';
import { addAppealRoutes } from './features/appeals/routes.ts';
import { addBadges } from './features/badges/routes.ts';
import { addConditionRoutes } from './features/conditions/routes.ts';
import { addDeskRoutes } from './features/desk/routes.ts';
import { addHealthRoutes } from './features/health/routes.ts';
import { addHikerRoutes } from './features/hikers/routes.ts';
import { addLiveDocument } from './features/live-document/publish.ts';
import { addMistakeReportRoutes } from './features/mistake-reports/routes.ts';
import { makeIssuer } from './features/proofs/issuer.ts';
import { addKeysRoute, addProofRoutes } from './features/proofs/routes.ts';
import { addSavedHikeRoutes } from './features/saved-hikes/routes.ts';
import { addSignIn, chooseClient } from './features/sign-in/sign-in.ts';
import { addWatch } from './features/source-watch/source-watch.ts';
import { addWeather, weatherForNow } from './features/weather/weather.ts';
import { collectCalls } from './http/calls.ts';
import { closingPlugin, makeTraffic } from './http/closing.ts';
import { addUnknownCalls, answerBadAddress, errorsPlugin } from './http/errors.ts';
import { makeFingerprint } from './http/fingerprints.ts';
import { addJsonParser } from './http/json-body.ts';
import { addOriginCheck, makeOrigins } from './http/origins.ts';
import { limitPipelining } from './http/pipelining.ts';
import { makeRateLimiter } from './http/rate-limits.ts';
import { addRequestLog } from './http/request-log.ts';
import { makeBadgeDocuments } from './http/responses.ts';
import { type Api, schemasPlugin } from './http/schemas.ts';
import { addSessionCheck, makeSessions } from './http/session.ts';
import { cleanupPlugin } from './jobs/cleanup.ts';
import type { Services } from './services.ts';
import { type BadgeHike, type Guide, testBadgeTarget } from './site/catalog.ts';
import { type Inline, noInline, securityHeaders, securityHeadersPlugin } from './site/security-headers.ts';
import { readNewerAsset, type Site } from './site/site.ts';
import { makeFileServer, staticFilesPlugin } from './site/static-files.ts';
import { isOrphan, whyUnavailable } from './store/database-errors.ts';
import type { Store } from './store/open.ts';

export type Deps = {
  config: Config;
  site: Site;
  /** Every badge of a hike; the Test Badge is added if it is enabled. */
  badges: readonly BadgeTarget[];
  /** Content of their proofs. */
  hikes: readonly BadgeHike[];
  /** Every hike with a page, for notices and the desk. */
  guide: Guide;
  store: Store;
  clock: Clock;
  /** Build version, reported by health, metrics and log. */
  version: string;
  /** What all pages contain inline; nothing by default. */
  inline?: Inline;
  /** Destination of the log; standard output by default. */
  logStream?: { write(line: string): void };
  /** Grace period for unfinished requests during shutdown; two seconds by default. */
  halfSentMs?: number;
  /** Polling interval for changes by other servers and for due weather requests; ten seconds by default. */
  pollMs?: number;
  /** How long a request over its rate limit waits for the rejection; one second by default. */
  rejectionDelayMs?: number;
  /** Called before anything is registered: for the OpenAPI document, and for tests. */
  prepare?(app: FastifyInstance): void;
};

/** Skips the body stream for requests without a body, which all file requests are: it is a tenth of their cost. */
const connectionOptions: ServerOptions & { optimizeEmptyRequests: boolean } = {
  keepAliveTimeout: 72_000,
  optimizeEmptyRequests: true,
};

/** Clients send a content-type with every DELETE. Fastify would wait for a body that never comes. */
function forgetTypeOfNoBody(request: IncomingMessage): void {
  if (request.readableEnded) delete request.headers['content-type'];
}

export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const { config, site, store, clock, version, rejectionDelayMs } = deps;
  const { behindTls, analyticsOrigins } = config;
  const security = { behindTls, analyticsOrigins, inline: deps.inline ?? noInline };
  const loadNewerAsset = (path: string) => readNewerAsset(config.siteDir, path);
  const files = makeFileServer({
    site,
    headers: { ...security, cdnSeconds: config.cdnSeconds },
    clock,
    loadNewerAsset,
  });
  const traffic = makeTraffic();
  const app = Fastify({
    logger: { level: config.logLevel, stream: deps.logStream, serializers: { err: errorForLog } },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 16 * 1024,
    forceCloseConnections: 'idle',
    frameworkErrors: (_error, request, reply) => answerBadAddress(request, reply.headers(securityHeaders(security))),
    serverFactory: (handler) => {
      const listener = limitPipelining((request, response) => {
        if (traffic.stopping) response.setHeader('connection', 'close');
        if (files.serve(request, response)) return;
        forgetTypeOfNoBody(request);
        traffic.note(request, response);
        handler(request, response);
      });
      const server = createServer(connectionOptions, listener);
      traffic.watch(server);
      return server;
    },
    return503OnClosing: false, // requests in flight are still answered
  });

  const origins = makeOrigins(app, config);
  const sessions = makeSessions(store, config, clock);
  const targets = config.testBadge ? [...deps.badges, testBadgeTarget] : deps.badges;
  const metrics = config.metrics // disabled by default
    ? (await import('./http/metrics.ts')).makeMetrics({ version, store, targets, clock })
    : undefined;
  const client = chooseClient(app, { config, origins });
  const secret = client?.clientSecret ?? randomBytes(32).toString('hex');
  const fingerprint = makeFingerprint(secret);
  const services: Services = {
    config,
    version,
    store,
    clock,
    guide: deps.guide,
    targets,
    hikes: deps.hikes,
    files,
    origins,
    sessions,
    documents: makeBadgeDocuments(config.databaseId),
    limiter: makeRateLimiter({ store, clock, fingerprint, rejectionDelayMs }),
    fingerprint,
    metrics,
    pollMs: deps.pollMs,
    rejectionDelayMs,
  };
  const issuer = makeIssuer(config, origins.own);

  const calls = collectCalls(app);
  deps.prepare?.(app);

  await app.register(schemasPlugin);
  await app.register(closingPlugin, { traffic, drainSeconds: config.drainSeconds, halfSentMs: deps.halfSentMs });
  await app.register(errorsPlugin, { whyUnavailable, isOrphan });
  await app.register(securityHeadersPlugin, security);
  app.addHook('onListen', async () => app.log.info({ version }, 'ready'));
  await app.register(cleanupPlugin, { store, clock });
  addHealthRoutes(app, { version, store, traffic, metrics, hasPages: () => files.has(homePath) });
  addKeysRoute(app, issuer);
  addLiveDocument(app, { ...services, weather: weatherForNow(app, services) });
  addWatch(app, services);
  addWeather(app, services);
  metrics?.watchNow(app.getLiveDocumentTime);

  await app.register(
    async (api: Api) => {
      addRequestLog(api, metrics);
      addOriginCheck(api, origins);
      addSessionCheck(api, sessions);
      addJsonParser(api);
      addSignIn(api, services, client, secret);
      addAccountRoutes(api, services);
      addBadges(api, services);
      addHikerRoutes(api, services);
      addAppealRoutes(api, services);
      addConditionRoutes(api, services);
      addSavedHikeRoutes(api, services);
      addProofRoutes(api, { ...services, issuer });
      addMistakeReportRoutes(api, services);
      addDeskRoutes(api, services);
      addUnknownCalls(api);
      metrics?.watchQueue('sessions', sessions.waiting);
      metrics?.expect(calls);
    },
    { prefix: '/v1' },
  );
  await app.register(staticFilesPlugin, { files });
  return app;
}

/** Without the values that databases add to their messages. */
const errorForLog = (error: Error & { code?: unknown }) => ({
  type: error.name,
  code: error.code,
  message: error.message,
  stack: error.stack ?? '',
});
