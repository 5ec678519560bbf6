/** Three servers on one PostgreSQL behind nginx as in deploy/nginx.conf, and in front of it a CDN that caches whatever it may. */
import { resolve } from 'node:path';
import { startServer } from '../e2e/harness.ts';
import { startPostgres } from '../test/postgres.ts';
import { find, startCdn, startNginx } from '../test/proxies.ts';

export const nginx = find('nginx');

export async function startFleet() {
  const postgres = await startPostgres({ fsync: 'off' });
  const databaseUrl = await postgres.createDatabase();
  const start = () => startServer({ DATABASE_URL: databaseUrl, CDN_SECONDS: '86400' });
  const servers = [await start()]; // runs the migrations
  servers.push(...(await Promise.all([start(), start()])));
  const ports = servers.map(({ origin }) => Number(new URL(origin).port));
  const proxy = await startNginx(nginx ?? '', ports, resolve('build'));
  const cdn = await startCdn(nginx ?? '', proxy.origin);
  return {
    origin: cdn.origin,
    servers: servers.map(({ origin }) => origin),
    databaseUrl,
    dataDir: '',
    async stop() {
      await cdn.end();
      await proxy.end();
      await Promise.all(servers.map(({ stop }) => stop()));
      await postgres.remove();
    },
  };
}
