/** /v1/openapi.json: builds the server without listening, and describes the calls that its routes declare. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { type Call, collectCalls } from '../../server/http/calls.ts';
import { openApiDocument } from '../../server/http/openapi.ts';
import { getSessionCookie } from '../../server/http/session.ts';
import { openStore } from '../../server/store/open.ts';

export const openApiFile = 'v1/openapi.json';

export async function makeOpenApi(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openapi-'));
  const config = readConfig({ NODE_ENV: 'production', DATA_DIR: dataDir, LOG_LEVEL: 'silent' });
  const store = await openStore({ ...config, onConnectionError: () => {} });
  let calls: Call[] = [];
  const app = await buildApp({
    config,
    store,
    site: new Map(),
    badges: [],
    hikes: [],
    guide: { regions: [], hikes: [] },
    clock: () => new Date(),
    version: '',
    prepare: (app) => {
      calls = collectCalls(app);
    },
  });
  await app.close();
  await store.close();
  rmSync(dataDir, { recursive: true });
  return JSON.stringify(openApiDocument(calls, getSessionCookie(config)));
}
