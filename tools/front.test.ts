/** nginx and Caddy with the files of `npm run front` answer as our server does, and a reload replaces a release whole. */
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadSite } from '../server/site/site.ts';
import { buildTestApp, type TestApp } from '../test/app.ts';
import { find, type RunningProxy, startCaddy, startNginx } from '../test/proxies.ts';
import { precompress } from './build/precompress.ts';
import { makeFront } from './front.ts';

const page = (title: string, style = '') =>
  `<!doctype html>${style && `<style>${style}</style>`}<title>${title}</title>${'<p>Trees and water.</p>'.repeat(40)}`;
const svg = `<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h9v9z"/>'.repeat(20)}</svg>`;
const hike = 'trails/north-shore/split-rock';

/** Of every kind of file one or more, with the exceptions of their kinds. */
const firstBuild: Record<string, string> = {
  'index.html': page('Leads on'),
  '404.html': page('Leads on'),
  'hikes/index.html': page('Hikes', 'b{color:red}'),
  'about/index.html': page('About', 'i{color:blue}'),
  'terms/index.html': page('Terms', 'i{color:blue}'),
  [`${hike}/index.html`]: page('Split Rock', 'i{color:blue}'),
  [`${hike}/hike.gpx`]: '<gpx/>',
  [`${hike}/hike.geojson`]: '{}',
  [`${hike}/hike.ics`]: 'DTSTART;TZID=America/Chicago:20200104T090000\r\n',
  [`${hike}/badge.svg`]: svg,
  'trails/north-shore/tettegouche/badge.svg': svg,
  'favicon.svg': svg,
  'art/poster-1a2b.svg': svg,
  'assets/app-1a2b.js': 'console.log("hello")'.repeat(20),
  'assets/sheet-1a2b.css': 'b{color:red}',
  'assets/letters-1a2b.woff2': 'letters',
  'maps/land-1a2b.json': '{}',
  'finder/roads.json': '{}',
  'finder/towns.json': '{}',
  'data/v1/trails.json': '{}',
  'sw.js': 'self.addEventListener("fetch", () => {})',
  'feed.xml': '<feed/>',
  'sitemap.xml': '<urlset/>',
  'robots.txt': 'User-agent: *',
  'manifest.webmanifest': '{}',
  'apple-touch-icon.png': 'PNG',
};

const fronts = [
  { name: 'nginx', program: find('nginx'), start: startNginx, leavesOut: [] },
  // Go does not tell the length of what it sends compressed.
  { name: 'Caddy', program: find('caddy'), start: startCaddy, leavesOut: ['content-length', 'transfer-encoding'] },
];
let folder: string;
let build: string;
let front: string;
let environment: Record<string, string>;
let test: TestApp;
let server: string;

async function makeBuild(files: Record<string, string>): Promise<void> {
  rmSync(join(build, 'client'), { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = join(build, 'client', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  mkdirSync(join(build, 'compressed'), { recursive: true });
  await precompress(join(build, 'client'), join(build, 'compressed'));
}

type Reply = { status: number; headers: Record<string, string | string[] | undefined>; body: Buffer };

const ask = (origin: string, path: string, headers: Record<string, string> = {}): Promise<Reply> =>
  new Promise((resolve, reject) => {
    get(`${origin}${path}`, { headers }, async (reply) => {
      resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: await buffer(reply) });
    }).on('error', reject);
  });

/** Each server has its own tags and dates; nginx may also be asked for parts of a file. */
const own = ['server', 'date', 'connection', 'keep-alive', 'etag', 'last-modified', 'accept-ranges'];
const said = ({ status, headers, body }: Reply, leftOut: readonly string[] = []) => ({
  status,
  headers: Object.fromEntries(Object.entries(headers).filter(([name]) => ![...own, ...leftOut].includes(name))),
  body: body.toString('base64'),
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'front-'));
  chmodSync(folder, 0o755); // nginx reads as somebody else
  [build, front] = [join(folder, 'build'), join(folder, 'front')];
  await makeBuild(firstBuild);
  environment = {
    SITE_DIR: build,
    PUBLIC_URL: 'https://trails.example.org',
    ANALYTICS_ORIGINS: 'https://count.example',
    CDN_SECONDS: '60',
  };
  test = await buildTestApp({ site: loadSite(build), environment });
  server = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const addresses = Object.keys(firstBuild)
  .filter((name) => name !== 'index.html')
  .map((name) => `/${name.replace(/\/index\.html$/, '')}`);

describe.each(fronts.filter(({ program }) => program))('$name', ({ program = '', start, leavesOut }) => {
  let proxy: RunningProxy;
  beforeAll(async () => {
    rmSync(join(build, 'previous'), { recursive: true, force: true });
    await makeBuild(firstBuild);
    makeFront(front, environment);
    proxy = await start(program, [Number(new URL(server).port)], front);
  });
  afterAll(() => proxy?.end());

  describe('answers as our server does', () => {
    it.each(addresses)('%s', async (address) => {
      for (const accepted of ['gzip', '', 'gzip;q=0']) {
        const headers = { 'accept-encoding': accepted };
        expect(said(await ask(proxy.origin, address, headers), leavesOut)).toEqual(
          said(await ask(server, address, headers), leavesOut),
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
      '/hikes.html',
      '/assets/gone.js',
    ])('to what is no file: %s', async (address) => {
      expect(said(await ask(proxy.origin, address), leavesOut)).toEqual(said(await ask(server, address), leavesOut));
    });

    it('to calls, and to whoever wants to write where there is only reading', async () => {
      expect((await ask(proxy.origin, '/v1/account')).status).toBe(401);
      const written = await fetch(`${proxy.origin}/hikes`, { method: 'POST' });
      expect([written.status, written.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    });

    it('to whoever holds a copy: that it still holds, and under which policy', async () => {
      const first = await ask(proxy.origin, '/hikes');
      const again = await ask(proxy.origin, '/hikes', { 'if-none-match': String(first.headers.etag) });
      expect([again.status, again.body.length]).toEqual([304, 0]);
      expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    });

    it('by itself, but for what follows the day: the tags are its own', async () => {
      for (const address of addresses) {
        const [here, there] = [await ask(proxy.origin, address), await ask(server, address)];
        expect([address, here.headers.etag === there.headers.etag]).toEqual([address, address.endsWith('.ics')]);
      }
    });
  });

  describe('and a new build', () => {
    it('replaces pages, their policy and their files at once with a reload; what did not change keeps its tag', async () => {
      const tagOf = async (address: string) => (await ask(proxy.origin, address)).headers.etag;
      const [about, hikes] = [await tagOf('/about'), await tagOf('/hikes')];
      const { 'assets/app-1a2b.js': _, ...rest } = firstBuild;
      mkdirSync(join(build, 'previous/client/assets'), { recursive: true });
      writeFileSync(join(build, 'previous/client/assets/app-1a2b.js'), 'of the build before');
      await makeBuild({
        ...rest,
        'hikes/index.html': page('More hikes', 'b{color:green}'),
        'assets/app-3c4d.js': 'new',
      });
      makeFront(front, environment);
      expect(await tagOf('/hikes')).toBe(hikes);

      proxy.reload();
      await expect.poll(async () => (await ask(proxy.origin, '/hikes')).body.toString()).toContain('More hikes');
      const next = await buildTestApp({ site: loadSite(build), environment });
      const { headers } = await next.app.inject('/hikes');
      await next.close();
      expect((await ask(proxy.origin, '/hikes')).headers['content-security-policy']).toBe(
        headers['content-security-policy'],
      );
      expect(await tagOf('/about')).toBe(about);
      expect((await ask(proxy.origin, '/assets/app-3c4d.js')).body.toString()).toBe('new');
      expect((await ask(proxy.origin, '/assets/app-1a2b.js')).body.toString()).toBe('of the build before');
    });
  });
});

const releases = () => readdirSync(front).filter((name) => name.startsWith('release-'));

it('a build that changed nothing makes no release, and only the one before is kept', async () => {
  const release = makeFront(front, environment);
  const { ino } = statSync(release);
  expect(statSync(makeFront(front, environment)).ino).toBe(ino);
  for (const title of ['Second', 'Third', 'Fourth']) {
    await makeBuild({ ...firstBuild, 'about/index.html': page(title) });
    makeFront(front, environment);
  }
  expect(releases()).toHaveLength(2);
});

it('without a built site says how to get one', () => {
  expect(() => makeFront(front, { ...environment, SITE_DIR: join(folder, 'nothing-here') })).toThrow('npm run build');
});
