/** The real application, not yet listening: registers only. */
import { createServer } from 'node:http';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import type { Config } from './config.ts';
import { errorsPlugin } from './plugins/errors.ts';
import { securityHeadersPlugin } from './plugins/security-headers.ts';
import { makeFileServer, staticFilesPlugin } from './plugins/static-files.ts';
import type { Site } from './site.ts';

export type Deps = { config: Config; site: Site };

export async function buildApp({ config, site }: Deps): Promise<FastifyInstance> {
  const security = { behindTls: config.behindTls, analyticsOrigin: config.analyticsOrigin };
  const files = makeFileServer(site, security);
  const app = Fastify({
    logger: { level: config.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustProxy ?? false,
    bodyLimit: 16 * 1024,
    forceCloseConnections: 'idle',
    serverFactory: (handler) =>
      createServer((request, response) => {
        if (!files.serve(request, response)) handler(request, response);
      }),
  });
  await app.register(errorsPlugin, { isUnavailable: () => false });
  await app.register(securityHeadersPlugin, security);
  await app.register(staticFilesPlugin, { files });
  return app;
}
