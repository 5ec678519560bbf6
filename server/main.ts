/** Reads the configuration, builds, listens, closes. */
import { buildApp } from './app.ts';
import { ConfigError, readConfig } from './config.ts';
import { loadSite } from './site.ts';

try {
  const config = readConfig(process.env);
  const app = await buildApp({ config, site: loadSite(config.siteDir) });
  const address = await app.listen({ host: config.host, port: config.port });
  console.log(`North Star Trails is open at ${address}`);

  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => {
      app.close().then(
        () => process.exit(0),
        (error) => fail(error),
      );
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
  if (error instanceof ConfigError) return error.message;
  const { code, port, address } = error as NodeJS.ErrnoException & { port?: number; address?: string };
  if (code === 'EADDRINUSE')
    return `Port ${port} is in use. Stop what runs there, or choose another: PORT=3001 npm start`;
  if (code === 'EADDRNOTAVAIL') return `This machine has no address ${address}. Set HOST to one it has.`;
  if (code === 'EACCES') return `Not allowed: ${(error as Error).message}`;
  return error;
}
