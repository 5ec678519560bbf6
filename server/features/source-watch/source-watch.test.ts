import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { TestApp } from '../../../test/app.ts';
import { testGuide } from '../../../test/badges.ts';
import { build } from '../../../test/databases.ts';
import { makeSteward } from '../../../test/desk.ts';
import { readConfig } from '../../config.ts';
import { createPageFetcher, mayFetch } from './ask.ts';
import { mainText } from './main-text.ts';
import { mutedAfter, watchOnce } from './source-watch.ts';

type Asked = { path: string; headers: IncomingHttpHeaders };
type Answer = (response: ServerResponse, asked: Asked) => void;

/** An agency's web server, which records all requests. */
async function startAgency(pages: Record<string, Answer>) {
  const asked: Asked[] = [];
  const server = createServer((request, response) => {
    const one = { path: request.url ?? '', headers: request.headers };
    asked.push(one);
    const answer = pages[one.path];
    if (answer) answer(response, one);
    else response.writeHead(404).end('not found');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { origin, asked, pathsAsked: () => asked.map(({ path }) => path).filter((path) => path !== '/robots.txt') };
}

const page = (text: string) => `<html><body><nav>Menu ${Math.random()}</nav><main><p>${text}</p></main></body></html>`;
const text =
  (body: () => string): Answer =>
  (response) =>
    response.end(body());

const guideWith = (...pages: string[]) => ({
  ...testGuide,
  hikes: testGuide.hikes.map((hike) => (hike.slug === 'lighthouse' ? { ...hike, pages } : hike)),
});

const userAgent = 'NorthStarTrails/0.0.0-test (+https://trails.example; ranger@trails.example)';
const watch = ({ store, now }: TestApp, guide: typeof testGuide) =>
  watchOnce({
    store,
    guide,
    ask: createPageFetcher(userAgent),
    clock: now,
    pauseMs: 0,
    isStopping: () => false,
    onAnswer: () => {},
  });

describe('the source watch', () => {
  it('the source watch queues a page that has changed, and stores only a hash of it', async () => {
    let said = 'The park is open to visitors of all kinds.';
    const agency = await startAgency({ '/park': text(() => page(said)) });
    const guide = guideWith(`${agency.origin}/park`);
    const test = await build({ guide });
    const ranger = await makeSteward(test, 'steward', ['north-shore']);
    await watch(test, guide);
    test.advance(60);
    await watch(test, guide);
    expect(await ranger.queue()).toEqual([]);
    said = 'The park is closed.';
    test.advance(60);
    await watch(test, guide);
    const changedAt = test.now().toISOString();
    const [item] = await ranger.queue();
    expect(item).toMatchObject({ kind: 'source', hike: 'lighthouse', url: `${agency.origin}/park`, changedAt });
    const rows = JSON.stringify(await test.store.db.selectFrom('watched').selectAll().execute());
    expect(rows).not.toMatch(/visitors|closed/);
    await ranger.answer(item?.id ?? '', 'nothing-new');
    expect(await ranger.queue()).toEqual([]);
    await ranger.undo(item?.id ?? '');
    expect(await ranger.queue()).toMatchObject([{ id: item?.id }]);
    await ranger.answer(item?.id ?? '', 'mute');
    test.advance(60);
    const before = agency.pathsAsked().length;
    await watch(test, guide);
    expect(agency.pathsAsked()).toHaveLength(before);
  });

  it('the source watch queues a shared page for its region, or for members of both regions', async () => {
    let said = 'Open.';
    const agency = await startAgency({ '/shore': text(() => page(said)), '/state': text(() => page(said)) });
    const [shore, state] = [`${agency.origin}/shore`, `${agency.origin}/state`];
    const getPages: Record<string, string[]> = { lighthouse: [shore, state], gorge: [shore], ridge: [state] };
    const guide = {
      ...testGuide,
      hikes: testGuide.hikes.map((hike) => ({ ...hike, pages: getPages[hike.slug] ?? [] })),
    };
    const test = await build({ guide });
    await watch(test, guide);
    said = 'Closed.';
    test.advance(60);
    await watch(test, guide);
    const items = await (await makeSteward(test, 'steward', ['north-shore'])).queue();
    const told = items.map((item) => item.kind === 'source' && [item.url, item.hike, item.region, item.mayAnswer]);
    expect(told.toSorted()).toEqual([
      [shore, '', 'north-shore', true],
      [state, '', '', false],
    ]);
  });

  it('the source watch queues a page that changes again once, since its first change', async () => {
    let said = 'Open.';
    const agency = await startAgency({ '/park': text(() => page(said)) });
    const guide = guideWith(`${agency.origin}/park`);
    const test = await build({ guide });
    const ranger = await makeSteward(test);
    await watch(test, guide);
    const itemAfter = async (change: string) => {
      said = change;
      test.advance(60);
      await watch(test, guide);
      return ranger.queue();
    };
    const first = await itemAfter('Closed.');
    expect(first).toHaveLength(1);
    expect(await itemAfter('Closed for the week.')).toEqual(first);
  });

  it('the source watch sends one conditional request an hour per page, with our User-Agent', async () => {
    const agency = await startAgency({
      '/park': (response, { headers }) => {
        if (headers['if-none-match'] === '"one"') response.writeHead(304).end();
        else
          response
            .writeHead(200, { etag: '"one"', 'last-modified': 'Sat, 04 Jul 2026 10:00:00 GMT' })
            .end(page('Open.'));
      },
    });
    const guide = guideWith(`${agency.origin}/park`);
    const test = await build({ guide });
    for (const minutes of [0, 31, 31, 31, 31]) {
      test.advance(minutes);
      await watch(test, guide);
    }
    expect(agency.pathsAsked()).toHaveLength(3);
    const [first, second] = agency.asked.filter(({ path }) => path === '/park');
    expect(first?.headers['user-agent']).toBe(userAgent);
    expect(second?.headers).toMatchObject({
      'if-none-match': '"one"',
      'if-modified-since': 'Sat, 04 Jul 2026 10:00:00 GMT',
    });
  });

  it('the source watch mutes a page that changes with every request, and counts it', async () => {
    let count = 0;
    const agency = await startAgency({
      '/park': text(() => {
        count += 1;
        return page(`Visitors so far: ${count}`);
      }),
    });
    const guide = guideWith(`${agency.origin}/park`);
    const test = await build({ guide });
    const reader = await makeSteward(test, 'reader');
    for (let i = 0; i < mutedAfter + 4; i += 1) {
      await watch(test, guide);
      test.advance(60);
    }
    expect(count).toBe(mutedAfter + 1);
    expect((await reader.read('/queue')).json().items).toEqual([]);
  });

  it('the source watch skips pages that robots.txt forbids, and busy hosts', async () => {
    const forbidding = await startAgency({
      '/robots.txt': text(() => 'User-agent: *\nDisallow: /private'),
      '/private/park': text(() => page('x')),
    });
    const busy = await startAgency({ '/a': (response) => response.writeHead(503).end(), '/b': text(() => page('x')) });
    const broken = await startAgency({
      '/robots.txt': (response) => response.writeHead(500).end(),
      '/park': text(() => page('x')),
    });
    const limiting = await startAgency({
      '/robots.txt': (response) => response.writeHead(429).end(),
      '/park': text(() => page('x')),
    });
    const guide = guideWith(
      `${limiting.origin}/park`,
      `${forbidding.origin}/private/park`,
      `${busy.origin}/a`,
      `${busy.origin}/b`,
      `${broken.origin}/park`,
    );
    await watch(await build({ guide }), guide);
    expect(forbidding.pathsAsked()).toEqual([]);
    expect(busy.pathsAsked()).toEqual(['/a']);
    expect(broken.pathsAsked()).toEqual([]);
    expect(limiting.pathsAsked()).toEqual([]);
  });

  it('the source watch follows a redirect within a host, and no other', async () => {
    const other = await startAgency({ '/park': text(() => page('x')) });
    const agency = await startAgency({
      '/robots.txt': text(() => 'User-agent: *\nDisallow: /private'),
      '/old': (response) => response.writeHead(301, { location: '/park' }).end(),
      '/park': text(() => page('x')),
      '/moved': (response) => response.writeHead(301, { location: '/private' }).end(),
      '/private': text(() => page('x')),
      '/gone': (response) => response.writeHead(302, { location: `${other.origin}/park` }).end(),
    });
    const guide = guideWith(`${agency.origin}/old`, `${agency.origin}/moved`, `${agency.origin}/gone`);
    await watch(await build({ guide }), guide);
    expect(agency.pathsAsked()).toEqual(['/old', '/park', '/moved', '/gone']);
    expect(other.asked).toEqual([]);
  });

  it('the source watch logs once that a page cannot be read and once that it can again', async () => {
    const statuses = [200, 404, 404, 500, 503, 200, 200];
    const agency = await startAgency({
      '/park': (response) => response.writeHead(statuses.shift() ?? 200).end(page('Open.')),
    });
    const environment = { WATCH: 'on', CONTACT: 'ranger@trails.example', METRICS: 'on' };
    const test = await build({ guide: guideWith(`${agency.origin}/park`), environment });
    const said: string[] = [];
    while (statuses.length > 0) {
      const before = test.log().length;
      await test.app.watchPages();
      const lines = test
        .log()
        .slice(before)
        .trim()
        .split('\n')
        .map((line) => JSON.parse(line));
      said.push(
        lines
          .filter(({ level }) => level >= 30)
          .map(({ msg, why, pages }) => JSON.stringify([msg, why ?? pages]))
          .join(),
      );
      test.advance(60);
    }
    const url = `${agency.origin}/park`;
    expect(said).toEqual([
      '',
      JSON.stringify(['official pages cannot be read', { [url]: 'status 404' }]),
      '',
      JSON.stringify(['official pages cannot be read', { [agency.origin]: 'status 500' }]),
      '',
      JSON.stringify(['official pages can be read again', [agency.origin, url]]),
      '',
    ]);
    const { body } = await test.app.inject({ url: '/metrics' });
    for (const [outcome, count] of Object.entries({ read: 3, failed: 2, busy: 2 }))
      expect(body).toContain(`nst_watch_requests_total{outcome="${outcome}"} ${count}`);
  });
});

describe('the main text of a page', () => {
  it('the main text of a page is the readable content without menus, scripts and comments', async () => {
    const html = `<html><head><title>x</title><script>var a = "<main>";</script></head><body><header>Top 1</header>
      <main class="m"><h1>Park</h1><!-- 2026 --><p>Open&nbsp;daily</p><aside>Ad</aside></main><footer>3</footer></body></html>`;
    expect(await mainText(html)).toBe('Park Open daily');
    expect(await mainText('<body>Plain <b>text</b>')).toBe('Plain text');
    expect(await mainText('just text <')).toBe('just text <');
    for (const part of ['nav', 'header', 'footer', 'aside', 'form', 'style', 'noscript', 'template', 'svg', 'title'])
      expect(await mainText(`<body>Open <${part}>${part}</${part}> daily`)).toBe('Open daily');
  });

  it('the main text of a page does not depend on where a long page is cut into parts', async () => {
    const words = Array.from({ length: 20_000 }, (_, i) => `word${i}`);
    expect(await mainText(`<main>${words.map((word) => `<p>${word}</p>`).join('\n')}</main>`)).toBe(words.join(' '));
  });
});

describe('robots.txt', () => {
  it.each([
    ['', '/a', true],
    ['User-agent: *\nDisallow:', '/a', true],
    ['User-agent: *\nDisallow: /', '/a', false],
    ['User-agent: other\nDisallow: /', '/a', true],
    ['User-agent: NorthStarTrails\nDisallow: /a\n\nUser-agent: *\nDisallow: /', '/b', true],
    ['User-agent: NorthStarTrails\nDisallow: /a\n\nUser-agent: *\nDisallow: /', '/a/b', false],
    ['User-agent: a\nUser-agent: *\nDisallow: /p # comment\nAllow: /p/open', '/p/open/x', true],
    ['User-agent: *\nDisallow: /a\nAllow: /a', '/a', true],
    ['User-agent: *\nDisallow: /*.html$', '/x/y.html', false],
    ['User-agent: *\nDisallow: /*.html$', '/x/y.html?z', true],
    ['User-agent: *\nDisallow: /park.html?id=', '/park.html?id=7', false],
    ['User-agent: *\nDisallow: /a(b', '/a(b', false],
    ['  USER-AGENT :*\r\n\tdisallow:/a  #x:y', '/a', false],
    ['User-agent: *\nDisallow: /a$', '/a', false],
    ['User-agent: *\nDisallow: /a$', '/ab', true],
    [`User-agent: *\nDisallow: /${'*a'.repeat(200)}b`, `/${'a'.repeat(2000)}`, true],
    [`$'User-agent: other\n'.repeat(300)Disallow: /`, '/a', true],
  ])('%j allows %s: %s', (robots, path, may) =>
    expect(mayFetch(robots, new URL(path, 'https://park.example'))).toBe(may),
  );
});

describe('the setting WATCH', () => {
  it('the setting WATCH is off by default, and requires a contact to be on', () => {
    expect(readConfig({ CONTACT: 'a@example.org' }).watchContact).toBeUndefined();
    expect(readConfig({ WATCH: 'on', CONTACT: 'a@example.org' }).watchContact).toBe('a@example.org');
    expect(() => readConfig({ WATCH: 'on' })).toThrow(/CONTACT: required with WATCH=on/);
  });
});
