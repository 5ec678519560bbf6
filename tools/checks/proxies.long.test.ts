/** nginx and Caddy, configured by the files of deploy/, serve the built files as our server does. */
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { loadSite } from '../../server/site/site.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { find, type RunningProxy, startCaddy, startNginx } from '../../test/proxies.ts';
import { writeHeaders } from '../build/headers.ts';
import { precompress } from '../build/precompress.ts';

const inline = { scripts: ["'sha256-ofTheScript'"], styles: ["'sha256-ofTheStyle'"] };
const page = (title: string) => `<!doctype html><title>${title}</title>${'<p>Trees and water.</p>'.repeat(40)}`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z"/>'.repeat(20)}</svg>`;
const hike = 'trails/north-shore/split-rock';

/** At least one of every kind of file. */
const files: Record<string, string> = {
  'index.html': page('Leads on'),
  '404.html': page('Leads on'),
  'hikes/index.html': page('Hikes'),
  'about/index.html': page('About'),
  [`${hike}/index.html`]: page('Split Rock'),
  [`${hike}/hike.gpx`]: '<gpx/>',
  [`${hike}/hike.geojson`]: '{}',
  [`${hike}/hike.ics`]: 'DTSTART;TZID=America/Chicago:20200104T090000\r\n',
  [`${hike}/badge.svg`]: svg,
  'favicon.svg': svg,
  'art/poster-1a2b.svg': svg,
  'assets/app-1a2b.js': 'console.log("hello")'.repeat(20),
  'assets/sheet-1a2b.css': 'b{color:red}',
  'assets/letters-1a2b.woff2': 'letters',
  'maps/land-1a2b.json': '{}',
  'finder/roads.json': '{}',
  'data/v1/trails.json': '{}',
  'v1/openapi.json': '{}',
  'sw.js': 'self.addEventListener("fetch", () => {})',
  'feed.xml': '<feed/>',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'manifest.webmanifest': '{}',
  'apple-touch-icon.png': 'PNG',
};
const addresses = Object.keys(files)
  .filter((name) => name !== 'index.html')
  .map((name) => `/${name.replace(/\/index\.html$/, '')}`);

const proxies = [
  { name: 'nginx', program: find('nginx'), start: startNginx, leftOut: [] },
  // Go sends compressed bodies without a content-length.
  { name: 'Caddy', program: find('caddy'), start: startCaddy, leftOut: ['content-length', 'transfer-encoding'] },
];
let build: string;
let test: TestApp;
let server: string;

beforeAll(async () => {
  build = mkdtempSync(join(tmpdir(), 'proxied-'));
  chmodSync(build, 0o755); // nginx runs as another user
  const write = (name: string, text: string) => {
    mkdirSync(dirname(join(build, name)), { recursive: true });
    writeFileSync(join(build, name), text);
  };
  for (const [name, text] of Object.entries(files)) write(`client/${name}`, text);
  write('previous/client/assets/gone-9f8e.js', 'of the build before');
  await precompress(join(build, 'client'));
  const environment = {
    SITE_DIR: build,
    PUBLIC_URL: 'https://trails.example.org',
    ANALYTICS_ORIGINS: 'https://count.example',
  };
  writeHeaders(build, inline, environment);
  test = await buildTestApp({ site: loadSite(build), environment, inline });
  server = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await test.close();
  rmSync(build, { recursive: true });
});

type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

const ask = (origin: string, path: string, headers: Record<string, string> = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    get(`${origin}${path}`, { headers }, async (response) => {
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body: await buffer(response) });
    }).on('error', reject);
  });

/** Each server has its own etags and dates; nginx also supports range requests. */
const own = ['server', 'date', 'connection', 'keep-alive', 'etag', 'last-modified', 'accept-ranges'];
const compared = ({ status, headers, body }: Reply, leftOut: readonly string[]) => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => ![...own, ...leftOut].includes(name))),
  body: body.toString('base64'),
});

describe.each(proxies.filter(({ program }) => program))('$name', ({ program = '', start, leftOut }) => {
  let proxy: RunningProxy;
  beforeAll(async () => {
    proxy = await start(program, [Number(new URL(server).port)], build);
  });
  afterAll(() => proxy?.end());

  it.each(addresses)('serves %s with the headers and bytes of our server', async (address) => {
    for (const accepted of ['gzip', '', 'gzip;q=0']) {
      const headers = { 'accept-encoding': accepted };
      expect(compared(await ask(proxy.origin, address, headers), leftOut)).toEqual(
        compared(await ask(server, address, headers), leftOut),
      );
    }
  });

  it.each([
    '/',
    '/hikes/',
    '/hikes/index.html',
    '/hikes/index.html.gz',
    '/index.html',
    '/404',
    '/nowhere',
    '/st.croix',
    '/assets/gone-9f8e.js',
    '/assets/nowhere.js',
    '/trails',
  ])('passes %s, which is no file, to our server', async (address) => {
    expect(compared(await ask(proxy.origin, address), leftOut)).toEqual(compared(await ask(server, address), leftOut));
  });

  it.each(['/now.json', '/now.atom'])('passes %s with the cache-control of our server', async (address) => {
    for (const accepted of ['br', 'gzip', '']) {
      const headers = { 'accept-encoding': accepted };
      const response = await ask(proxy.origin, address, headers);
      expect(compared(response, leftOut)).toEqual(compared(await ask(server, address, headers), leftOut));
      expect([response.status, response.headers['cache-control']]).toEqual([200, 'public, max-age=30']);
    }
  });

  it('passes API calls to our server, and writing methods on read-only paths', async () => {
    expect((await ask(proxy.origin, '/v1/account')).status).toBe(401);
    const written = await fetch(`${proxy.origin}/hikes`, { method: 'POST' });
    expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });

  it('answers 304 for an unchanged page, with the same Content-Security-Policy', async () => {
    const first = await ask(proxy.origin, '/hikes');
    const again = await ask(proxy.origin, '/hikes', { 'if-none-match': String(first.headers.etag) });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  });

  it('serves every file itself, except calls and those that the server computes or sets a type for', async () => {
    const computed = /\.ics$|^\/feed\.xml$|^\/v1\//;
    for (const address of addresses) {
      const [here, there] = [await ask(proxy.origin, address), await ask(server, address)];
      expect([address, here.headers.etag === there.headers.etag]).toEqual([address, computed.test(address)]);
    }
  });
});

it.runIf(find('nginx'))('nginx retries a claim on the next server when one breaks the connection', async () => {
  const listen = async (listener: RequestListener) => {
    const server = createServer(listener).listen(0, '127.0.0.1');
    onTestFinished(() => void server.close());
    await new Promise((done) => server.once('listening', done));
    return (server.address() as AddressInfo).port;
  };
  let brokenOff = 0;
  const breaking = await listen((request) => {
    brokenOff += 1;
    request.socket.destroy();
  });
  const answering = await listen((_request, response) => response.end('counted'));
  const proxy = await startNginx(find('nginx') ?? '', [breaking, answering]);
  onTestFinished(proxy.end);
  for (let claim = 0; claim < 4; claim += 1) {
    const response = await fetch(`${proxy.origin}/v1/badges/attempts`, { method: 'POST', body: '{}' });
    expect(await response.text()).toBe('counted');
  }
  expect(brokenOff).toBeGreaterThan(0);
});
