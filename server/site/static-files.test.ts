import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { homePath } from '../../domain/wire/not-found.ts';
import { buildTestApp, type TestApp } from '../../test/app.ts';
import { hashSource } from './security-headers.ts';
import { loadSite } from './site.ts';

const hikes = `<!doctype html><title>Hikes</title><script>document.title = "Somebody else's"</script>
<script type="application/ld+json">{"@type":"Place"}</script><script src="/assets/app-1a2b.js"></script>`;
const files: Record<string, string> = {
  'index.html': '<!doctype html><title>Redirect</title>',
  'hikes/index.html': hikes,
  'northshore/index.html': '<!doctype html><title>North Shore</title>',
  'metro/index.html': '<!doctype html><title>Metro</title>',
  'westsouthwest/index.html': '<!doctype html><title>West</title>',
  'trails/north-shore/split-rock/index.html': '<!doctype html><title>Split Rock</title>',
  'assets/app-1a2b.js': 'console.log("hello hello hello hello hello hello")',
  'robots.txt': 'User-agent: *',
  'trails.geojson': '{}',
  'data/v1/trails.json': '{}',
  'v1/openapi.json': '{"openapi":"3.1.0"}',
  'feed.xml': '<feed/>',
  'trails/north-shore/split-rock/hike.gpx': '<gpx/>',
  'trails/north-shore/split-rock/hike.ics': 'DTSTART;TZID=America/Chicago:20200104T090000\r\n',
};

let folder: string;
let test: TestApp;
let app: FastifyInstance;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'site-'));
  const write = (name: string, data: string | Buffer) => {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    writeFileSync(join(folder, name), data);
  };
  for (const [name, text] of Object.entries(files)) write(`client/${name}`, text);
  write('client/hikes/index.html.br', brotliCompressSync(hikes));
  write('client/hikes/index.html.gz', gzipSync(hikes));
  for (const name of ['assets/gone-9f8e.js', 'assets/app-1a2b.js', 'hikes/old.txt'])
    write(`previous/client/${name}`, 'old');
  test = await buildTestApp({ site: loadSite(folder), environment: { SITE_DIR: folder } });
  write('client/assets/late-7d6c.js', 'later');
  write('client/late.txt', 'later');
  app = test.app;
});
afterAll(async () => {
  await test.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('pages', () => {
  it('pages are served without a trailing slash', async () => {
    const response = await get('/hikes');
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.body).toBe(hikes);
  });

  it('redirect from the path with a trailing slash, with the query', async () => {
    const response = await get('/trails/north-shore/split-rock/?from=map');
    expect([response.statusCode, response.headers.location]).toEqual([308, '/trails/north-shore/split-rock?from=map']);
    expect(response.headers['cache-control']).toBe('no-cache');
  });

  it.each([
    ['/HIKES', '/hikes'],
    ['/Trails/North-Shore/SPLIT-ROCK/?from=card', '/trails/north-shore/split-rock?from=card'],
    ['/trails/north-shore', '/northshore'],
    ['/North-Shore', '/northshore'],
    ['/trails/twin-cities-metro', '/metro'],
    ['/trails/west-and-southwest/', '/westsouthwest'],
  ])('pages are found although the path is typed in upper case or cut off: %s', async (url, page) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([308, page]);
  });

  it.each(['/', '/index.html/..'])('redirect the root to the hikes: %s', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([302, '/hikes']);
  });

  it.each([
    '/nowhere',
    '/trails/north-shore/nowhere',
    '//evil.example/',
    '/%ff',
    '/caf%',
    '/st.croix',
    '/hikes.html',
    '/hikes/index.html',
    '/trails/north-shore/split.rock/',
    '/wp-login.php',
  ])('redirect the unknown path %s to the hikes with a message', async (url) => {
    const response = await get(url);
    expect([response.statusCode, response.headers.location]).toEqual([302, '/hikes#not-found']);
  });

  it('pages are read-only', async () => {
    const response = await app.inject({ method: 'POST', url: '/hikes' });
    expect([response.statusCode, response.headers.allow]).toEqual([405, 'GET, HEAD']);
  });

  it('pages are revalidated each time, with a 304 when unchanged', async () => {
    const first = await get('/hikes');
    expect(first.headers['cache-control']).toBe('no-cache');
    const again = await get('/hikes', { 'if-none-match': `"other", ${first.headers.etag}` });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect(again.headers.etag).toBe(first.headers.etag);
    const changed = await get('/hikes', { 'if-none-match': '"other"' });
    expect(changed.statusCode).toBe(200);
  });

  it('answer HEAD with the headers of GET and no body', async () => {
    const response = await app.inject({ method: 'HEAD', url: '/hikes' });
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-length']).toBe(String(Buffer.byteLength(hikes)));
    expect(response.body).toBe('');
  });
});

describe('a CDN', () => {
  const held = async (environment: Record<string, string>) => {
    const withCdn = await buildTestApp({ site: loadSite(folder), environment });
    const paths = ['/hikes', '/robots.txt', '/assets/app-1a2b.js', '/trails/north-shore/split-rock/hike.ics'];
    const responses = await Promise.all(paths.map((url) => withCdn.app.inject(url)));
    await withCdn.close();
    return responses.map(({ headers }) => [headers['cdn-cache-control'], headers['cache-control']]);
  };
  const asset = [undefined, 'public, max-age=31536000, immutable'];
  const asksEachTime = [undefined, 'no-cache'];

  it('a CDN revalidates pages each time, as browsers do, unless it is purged on new builds', async () => {
    expect(await held({})).toEqual([asksEachTime, asksEachTime, asset, asksEachTime]);
  });

  it('a CDN caches files as long as configured while browsers revalidate, never calendar files', async () => {
    const holds = ['max-age=86400', 'no-cache'];
    expect(await held({ CDN_SECONDS: '86400' })).toEqual([holds, holds, asset, asksEachTime]);
  });
});

describe('compression', () => {
  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('compression for accept-encoding "%s" is %s', async (accepted, encoding) => {
    const response = await get('/hikes', { 'accept-encoding': accepted });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('accept-encoding');
  });

  it('compression has an ETag per encoding', async () => {
    const tags = await Promise.all(
      ['br', 'gzip', ''].map(async (accepted) => (await get('/hikes', { 'accept-encoding': accepted })).headers.etag),
    );
    expect(new Set(tags).size).toBe(3);
  });

  it('compression does not accept the ETag of another encoding', async () => {
    const { etag } = (await get('/hikes', { 'accept-encoding': 'br' })).headers;
    const response = await get('/hikes', { 'accept-encoding': 'gzip', 'if-none-match': String(etag) });
    expect([response.statusCode, response.headers['content-encoding']]).toEqual([200, 'gzip']);
  });

  it('compression falls back to the plain file without a compressed copy', async () => {
    const response = await get('/robots.txt', { 'accept-encoding': 'br' });
    expect([response.headers['content-encoding'], response.body]).toEqual([undefined, 'User-agent: *']);
  });
});

describe('files', () => {
  it('files with a content hash in their name are cached for a year', async () => {
    const response = await get('/assets/app-1a2b.js');
    expect(response.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(response.headers['content-type']).toBe('text/javascript; charset=utf-8');
  });

  it.each([
    '/assets/gone.js',
    '/assets/gone',
    '/art/gone',
    '/icons/gone',
    '/favicon.ico',
    '/photo.JPG',
    '/%2e%2e/package.json',
    '/.well-known/change-password',
    '/.env',
  ])('files that are missing, like %s, return a plain 404', async (url) => {
    const response = await get(url);
    expect(response.statusCode).toBe(404);
    expect(response.headers['content-type']).toBe('text/plain; charset=utf-8');
  });

  it('files are never read from outside the site', async () => {
    for (const url of ['/../package.json', '/assets/..%2f..%2fpackage.json', '/%00', '/%ff']) {
      const response = await get(url);
      expect(response.statusCode).toBeGreaterThanOrEqual(302);
      expect(response.body).not.toContain('fastify');
    }
  });
});

describe('open data', () => {
  it.each([
    ['/trails.geojson', 'application/geo+json; charset=utf-8'],
    ['/data/v1/trails.json', 'application/json; charset=utf-8'],
    ['/feed.xml', 'application/atom+xml; charset=utf-8'],
    ['/trails/north-shore/split-rock/hike.gpx', 'application/gpx+xml; charset=utf-8'],
    ['/trails/north-shore/split-rock/hike.ics', 'text/calendar; charset=utf-8'],
  ])('open data in %s is %s and readable from any origin without credentials', async (url, type) => {
    for (const origin of ['https://elsewhere.example', 'http://127.0.0.1:0']) {
      const { headers, statusCode } = await get(url, { origin });
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe(type);
      expect(headers['access-control-allow-origin']).toBe('*');
      expect(headers['access-control-allow-credentials']).toBeUndefined();
    }
  });

  it.each(['/hikes', '/robots.txt', '/assets/app-1a2b.js'])('open data does not include %s', async (url) => {
    expect((await get(url)).headers['access-control-allow-origin']).toBeUndefined();
  });
});

describe('a calendar file', () => {
  const url = '/trails/north-shore/split-rock/hike.ics';
  it('a calendar file is for the coming Saturday whenever it is fetched', async () => {
    const first = await get(url);
    expect(first.body).toBe('DTSTART;TZID=America/Chicago:20260711T090000\r\n');
    expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect((await get(url, { 'if-none-match': String(first.headers.etag) })).statusCode).toBe(304);
    test.advance(7 * 24 * 60);
    const later = await get(url, { 'if-none-match': String(first.headers.etag), 'accept-encoding': 'br' });
    expect([later.statusCode, later.body]).toEqual([200, 'DTSTART;TZID=America/Chicago:20260718T090000\r\n']);
  });
});

describe('the content security policy', () => {
  it('the content security policy blocks inline scripts and styles', async () => {
    const policy = String((await get('/hikes')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self';`);
    expect(policy).toContain(`style-src 'self';`);
    expect(policy).not.toMatch(/unsafe|sha256|nonce/);
  });

  it('the security policy allows the inline style and script of the build by hash, and no other', async () => {
    const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
    const [style, script] = ['b{color:red}', 'if (1 < 2) import("/assets/site.js")'];
    const inline = { scripts: [hashSource(script)], styles: [hashSource(style)] };
    const withInline = await buildTestApp({ inline });
    const { headers } = await withInline.app.inject(homePath);
    await withInline.close();
    expect(headers['content-security-policy']).toContain(`script-src 'self' ${hash(script)};`);
    expect(headers['content-security-policy']).toContain(`style-src 'self' ${hash(style)};`);
  });

  it.each(['/hikes', '/nowhere', '/assets/gone.js', '/v1/nowhere'])(
    'the content security policy is sent with %s',
    async (url) => {
      const { headers } = await get(url);
      expect(headers['content-security-policy']).toContain(`frame-ancestors 'none'`);
      expect(headers['permissions-policy']).toContain('geolocation=(self)');
      expect(headers['x-content-type-options']).toBe('nosniff');
      expect(headers['x-frame-options']).toBe('DENY');
      expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
      expect(headers['strict-transport-security']).toBeUndefined();
    },
  );

  it('the content security policy enforces TLS behind TLS, and allows only the configured analytics', async () => {
    const analytics = 'https://count.example, https://collect.example';
    const environment = { PUBLIC_URL: 'https://trails.example', ANALYTICS_ORIGINS: analytics };
    const behindTls = await buildTestApp({ site: loadSite(folder), environment });
    const { headers } = await behindTls.app.inject('/hikes');
    await behindTls.close();
    expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
    expect(headers['content-security-policy']).toMatch(
      /script-src [^;]* https:\/\/count\.example https:\/\/collect\.example;/,
    );
    expect(headers['content-security-policy']).toMatch(/connect-src 'self' https:\/\/count\.example https:/);
  });
});

it('an undecodable path below /v1 is a JSON error', async () => {
  const response = await get('/v1/account/%ff');
  expect([response.statusCode, response.json().type]).toEqual([400, 'general_argument_invalid']);
  expect(response.headers['x-content-type-options']).toBe('nosniff');
});

it('an unknown path below /v1 is a JSON error', async () => {
  const response = await get('/v1/nowhere');
  expect(response.statusCode).toBe(404);
  expect(response.json()).toMatchObject({ code: 404, type: 'general_route_not_found' });
});

describe('through a real port', () => {
  let address: string;
  beforeAll(async () => {
    address = await app.listen({ host: '127.0.0.1', port: 0 });
  });

  it('a file is served before the router', async () => {
    const response = await fetch(`${address}/hikes`, { headers: { 'accept-encoding': 'br' } });
    expect(await response.text()).toBe(hikes);
    expect(response.headers.get('content-encoding')).toBe('br');
  });

  it('a matching If-None-Match gets a 304, also in a list of tags', async () => {
    const ask = (tags: string) =>
      fetch(`${address}/hikes`, { headers: { 'accept-encoding': 'br', 'if-none-match': tags } });
    const etag = (await ask('"none"')).headers.get('etag');
    const responses = await Promise.all([`${etag}`, `W/${etag}`, `"other", ${etag}`, '*'].map(ask));
    expect(responses.map(({ status }) => status)).toEqual([304, 304, 304, 304]);
  });

  it('the OpenAPI document below /v1 is a file like any other, for any origin', async () => {
    const url = `${address}/v1/openapi.json`;
    const response = await fetch(url, { headers: { origin: 'https://elsewhere.example' } });
    expect(await response.json()).toEqual({ openapi: '3.1.0' });
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    const etag = String(response.headers.get('etag'));
    expect((await fetch(url, { headers: { 'if-none-match': etag } })).status).toBe(304);
  });

  it('a call with a content-type and no body is answered without waiting', async () => {
    const responses = await Promise.all(
      ['POST', 'DELETE', 'PUT'].map(async (method) => {
        const request = `${method} /v1/badges/attempts HTTP/1.1\r\nhost: trails\r\ncontent-type: application/json\r\nconnection: close\r\n\r\n`;
        const socket = connect(Number(new URL(address).port), '127.0.0.1', () => socket.write(request));
        return text(socket);
      }),
    );
    for (const response of responses) expect(response).toMatch(/^HTTP\/1\.1 4\d\d /);
  });
});

it('a compressed copy of an older page, as during a build, is not served', async () => {
  const building = mkdtempSync(join(tmpdir(), 'site-'));
  const next = hikes.replace('Hikes', 'Trips'); // of the same length
  for (const [name, data] of [
    ['client/hikes/index.html', next],
    ['client/hikes/index.html.br', brotliCompressSync(hikes)],
    ['client/hikes/index.html.gz', gzipSync(hikes)],
  ] as const) {
    mkdirSync(dirname(join(building, name)), { recursive: true });
    writeFileSync(join(building, name), data);
  }
  const half = await buildTestApp({ site: loadSite(building), environment: { SITE_DIR: building } });
  const response = await half.app.inject({ url: '/hikes', headers: { 'accept-encoding': 'br' } });
  await half.close();
  rmSync(building, { recursive: true });
  expect([response.body, response.headers['content-encoding']]).toEqual([next, undefined]);
});

it.each(['/hikes/index.html', '/hikes/old.txt', '/hikes/index.html.br', '/trails', '/.'])(
  'no file is served at %s',
  (address) => expect(loadSite(folder).has(address)).toBe(false),
);

it('without a built site the reply says how to build it', async () => {
  const bare = await buildTestApp({ site: loadSite(join(folder, 'nothing-here')) });
  const response = await bare.app.inject('/hikes');
  await bare.close();
  expect([response.statusCode, response.body]).toEqual([
    503,
    'The pages are not built yet: npm run build makes them.\n',
  ]);
});

describe('while old and new servers run side by side', () => {
  it('content-hashed files of the previous build are served', async () => {
    const gone = await app.inject('/assets/gone-9f8e.js');
    expect([gone.statusCode, gone.body, gone.headers['cache-control']]).toEqual([
      200,
      'old',
      'public, max-age=31536000, immutable',
    ]);
    expect((await app.inject('/assets/app-1a2b.js')).body).toContain('hello');
    expect((await app.inject('/hikes/old.txt')).statusCode).toBe(404);
  });

  it('a name longer than the file system allows is a 404', async () => {
    expect((await app.inject(`/assets/${'a'.repeat(300)}`)).statusCode).toBe(404);
  });

  it('content-hashed files of a build after startup are served, and nothing else on the disk', async () => {
    expect((await app.inject('/assets/late-7d6c.js')).body).toBe('later');
    for (const path of [
      '/late.txt',
      '/assets/../late.txt',
      '/assets/%2e%2e/late.txt',
      '/assets/..%2flate.txt',
      '/assets',
    ]) {
      expect((await app.inject(path)).body).not.toContain('later');
    }
  });
});
