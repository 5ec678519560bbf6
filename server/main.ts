/** Reads the configuration, builds, listens, closes. */
import type { FastifyInstance } from 'fastify';
import { site } from '../content/site.ts';
import { buildApp } from './app.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { getPreflightWarnings } from './preflight.ts';
import { readBuildInfo, readVersion } from './site/build-info.ts';
import { type Catalog, getCatalog, readCatalog } from './site/catalog.ts';
import { loadSite } from './site/site.ts';
import { lockAsServer, whyNotWritable } from './store/data-dir.ts';
import { openStore } from './store/open.ts';

const closeWithinMs = 10_000;

class DatabaseError extends Error {}

try {
  const config = readConfig(process.env);
  if (config.identity === 'demo') requireDemo();
  let log: FastifyInstance['log'] | undefined;
  const store = await openStore({
    ...config,
    onConnectionError: (error) => log?.warn({ err: error }, 'database connection lost'),
  }).catch((error) => cannotOpen(error, config));
  const { badges, hikes, guide } = await findCatalog(config);
  const build = readBuildInfo(config.siteDir);
  const app = await buildApp({
    config,
    store,
    site: loadSite(config.siteDir),
    badges,
    hikes,
    guide,
    clock: () => new Date(),
    version: readVersion(config.siteDir),
    inline: build?.inline,
  });
  log = app.log;
  app.addHook('onClose', () => store.close());
  if (!config.databaseUrl) warnOfAnotherServer(app, config.dataDir);
  const address = await app.listen({ host: config.host, port: config.port });
  const stop = () => {
    setTimeout(() => process.exit(1), config.drainSeconds * 1000 + closeWithinMs).unref();
    app.close().then(() => process.exit(0), fail);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
  console.log(`${site.name} is running at ${address}`);
  if (config.identity === 'demo') console.log('Demo sign-in is on: any name works. See docs/how-to/run-it.md');

  if (config.startedByNpm) whenOrphaned(stop);

  const notes = await getPreflightWarnings(config, build);
  if (notes.length > 0) console.log(['Before going live:', ...notes].join('\n  · '));
} catch (error) {
  fail(error);
}

/** Its provider is not installed with `npm ci --omit=dev`, because no production server uses it. */
function requireDemo(): void {
  try {
    import.meta.resolve('oidc-provider');
  } catch {
    throw new ConfigError(['  NODE_ENV: set production; the demo sign-in needs packages that only npm ci installs']);
  }
}

function warnOfAnotherServer(app: FastifyInstance, dataDir: string): void {
  const { isAlone, release } = lockAsServer(dataDir);
  app.addHook('onClose', async () => release());
  if (!isAlone) console.warn(`Another server uses the database in ${dataDir}. Several servers need PostgreSQL.`);
}

/** In production the badges come from the build, like the pages; otherwise from the current content. */
async function findCatalog({ production, siteDir }: Config): Promise<Catalog> {
  const built = production ? readCatalog(siteDir) : undefined;
  if (built) return built;
  const { loadContent } = await import('../content/load.ts');
  return getCatalog(loadContent());
}

/** npm starts us through a shell that does not forward signals but exits on them, so its exit means shutdown. */
function whenOrphaned(stop: () => void): void {
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    stop();
  }, 250);
  watch.unref();
}

function cannotOpen(error: NodeJS.ErrnoException, { databaseUrl, dataDir }: Config): never {
  const why = (!databaseUrl && whyNotWritable(dataDir)) || error.message || error.code;
  const where = databaseUrl ? '' : ` (DATA_DIR is ${dataDir})`;
  throw new DatabaseError(`Cannot open the database: ${why}${where}`);
}

/** An error that the operator can fix is one line; any other error is our fault and is printed with its stack. */
function fail(error: unknown): never {
  console.error(explain(error));
  process.exit(1);
}

type ListenError = NodeJS.ErrnoException & { port?: number; address?: string; hostname?: string };

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, port, address, hostname } = error as ListenError;
  if (error instanceof ConfigError || error instanceof DatabaseError || error.name === 'ContentError') {
    return error.message;
  }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop the process that uses it, or pick another port: PORT=3001 npm start`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Set HOST to one it has.`;
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN')
    return `Cannot resolve ${hostname}. Set HOST to an address of this machine.`;
  if (code === 'EACCES') return error.message;
  return error;
}
