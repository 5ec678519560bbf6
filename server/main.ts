/** Reads the configuration, builds, listens, closes. */
import { loadContent } from '../content/load.ts';
import { buildApp } from './app.ts';
import { badgeCatalogue } from './catalogue.ts';
import { ConfigError, readConfig } from './config.ts';
import { loadSite } from './site.ts';
import { NewerDatabaseError } from './store/migrations.ts';
import { isUnavailable, openStore } from './store/open.ts';

const closeWithinMs = 10_000;

try {
  const config = readConfig(process.env);
  const store = await openStore({
    ...config,
    onConnectionError: (error) => console.error(`A database connection broke: ${error.message}`),
  });
  const app = await buildApp({
    config,
    store,
    site: loadSite(config.siteDir),
    badges: badgeCatalogue(loadContent()),
    clock: () => new Date(),
  });
  app.addHook('onClose', () => store.close());
  const address = await app.listen({ host: config.host, port: config.port });
  console.log(`North Star Trails is open at ${address}`);
  if (config.identity === 'demo')
    console.log('Sign-in is a demonstration: any name will do. See docs/how-to/run-it.md');

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      setTimeout(() => process.exit(1), closeWithinMs).unref();
      app.close().then(() => process.exit(0), fail);
    });
  }
} catch (error) {
  fail(error);
}

/** What an operator can mend is one clear line; anything else is our fault and keeps its stack. */
function fail(error: unknown): never {
  console.error(explain(error));
  process.exit(1);
}

function explain(error: unknown): unknown {
  if (!(error instanceof Error)) return error;
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (error instanceof ConfigError || error instanceof NewerDatabaseError || error.name === 'ContentError') {
    return error.message;
  }
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what runs there, or choose another: PORT=3001 npm start`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Set HOST to one it has.`;
  if (code && ['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST', 'ENOSPC'].includes(code)) return error.message;
  if (isUnavailable(error)) return `The database cannot be reached: ${error.message || code}`;
  return error;
}
