/** The real server as a child process, with the made-up badges: for tests that kill it and benchmarks that load it. */
import { buildApp } from '../server/app.ts';
import { readConfig } from '../server/config.ts';
import { readBuildInfo } from '../server/site/build-info.ts';
import { loadSite } from '../server/site/site.ts';
import { openStore } from '../server/store/open.ts';
import { testBadges, testGuide } from './badges.ts';
import { smallSite } from './small-site.ts';

const config = readConfig({ LOG_LEVEL: 'fatal', PORT: '0', ...process.env });
const store = await openStore({ ...config, onConnectionError: () => {} });
const site = process.env.SITE_DIR ? loadSite(config.siteDir) : smallSite;
const halfSentMs = process.env.HALF_SENT_MS ? Number(process.env.HALF_SENT_MS) : undefined;
const app = await buildApp({
  config,
  store,
  site,
  badges: testBadges,
  hikes: [],
  guide: testGuide,
  clock: () => new Date(),
  version: '0.0.0-test',
  inline: readBuildInfo(config.siteDir)?.inline,
  halfSentMs,
});
app.addHook('onClose', () => store.close());
process.once('SIGTERM', () => app.close());
console.log(await app.listen({ host: '127.0.0.1', port: config.port }));
