/** The real application for a test: a made-up environment, nothing mocked. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp, type Deps } from '../server/app.ts';
import { type Config, readConfig } from '../server/config.ts';
import { openStore, type Store } from '../server/store/open.ts';
import { databaseFile } from '../server/store/sqlite.ts';
import { testBadges, testGuide, testHikes } from './badges.ts';
import { serverErrors } from './complaints.ts';
import { quickFolder } from './quick-folder.ts';
import { checkResponses } from './reply-check.ts';
import { smallSite } from './small-site.ts';

type Options = Partial<Omit<Deps, 'config' | 'store'>> & {
  environment?: Record<string, string>;
  /** The URL of an empty PostgreSQL database; SQLite without it. */
  databaseUrl?: string;
};

export type TestApp = {
  app: FastifyInstance;
  store: Store;
  config: Config;
  /** The log so far. */
  log: () => string;
  /** Advances the server's clock. */
  advance: (minutes: number) => void;
  now: () => Date;
  /** Polls for notices, which a listening server does by itself. */
  refreshLiveDocument: () => Promise<void>;
  close: () => Promise<void>;
};

let made: Promise<Buffer> | undefined;

/** An empty SQLite database, migrated once per worker and copied from then on. Migrations have tests of their own. */
function withTables(): Promise<Buffer> {
  const make = async () => {
    const dataDir = mkdtempSync(join(quickFolder, 'trails-'));
    const store = await openStore({ databaseUrl: undefined, dataDir, onConnectionError: () => {} });
    await store.close();
    const file = readFileSync(databaseFile(dataDir));
    rmSync(dataDir, { recursive: true });
    return file;
  };
  made ??= make();
  return made;
}

export async function buildTestApp({ environment, databaseUrl, ...deps }: Options = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(quickFolder, 'trails-'));
  const config = readConfig({
    LOG_LEVEL: 'trace',
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ...environment,
  });
  if (!config.databaseUrl && config.dataDir === dataDir)
    writeFileSync(databaseFile(dataDir), await withTables(), { mode: 0o600 });
  let now = new Date('2026-07-04T15:00:00.000Z');
  let log = '';
  const store = await openStore({ ...config, onConnectionError: () => {} });
  const app = await buildApp({
    config,
    store,
    site: smallSite,
    badges: testBadges,
    hikes: testHikes,
    guide: testGuide,
    prepare: checkResponses,
    clock: () => now,
    version: '0.0.0-test',
    rejectionDelayMs: 0,
    logStream: {
      write: (line) => {
        log += line;
        if (line.includes('"request failed"')) serverErrors.push(`Server error: ${JSON.parse(line).err?.stack}`);
      },
    },
    ...deps,
  });
  return {
    app,
    store,
    config,
    log: () => log,
    now: () => now,
    refreshLiveDocument: app.refreshLiveDocument,
    advance: (minutes) => {
      now = new Date(now.getTime() + minutes * 60_000);
    },
    close: async () => {
      await app.close();
      await store.close();
      rmSync(dataDir, { recursive: true });
    },
  };
}
