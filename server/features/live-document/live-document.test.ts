import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { build, newDatabase } from '../../../test/databases.ts';
import { daysAfter, makeSteward, readNow } from '../../../test/desk.ts';
import { liveDocumentSchema } from '../../../test/now.ts';

describe('/now.json', () => {
  it('/now.json exists without any notice, is readable from any origin, with its own max-age', async () => {
    const { app, now } = await build({ environment: { CDN_SECONDS: '86400' } });
    const response = await app.inject({ url: '/now.json' });
    expect(liveDocumentSchema.parse(response.json())).toEqual({
      version: 1,
      asOf: now().toISOString(),
      notices: [],
      conditions: [],
    });
    expect(response.headers).toMatchObject({
      'cache-control': 'public, max-age=30',
      'access-control-allow-origin': '*',
      'content-type': 'application/json; charset=utf-8',
      vary: 'accept-encoding',
    });
    expect(response.headers['cdn-cache-control']).toBeUndefined();
  });

  it('/now.json keeps its ETag while nothing changes, and changes it with every notice', async () => {
    const test = await build();
    const steward = await makeSteward(test);
    await steward.published();
    const getEtag = async () => (await test.app.inject({ url: '/now.json' })).headers.etag as string;
    const etag = await getEtag();
    const again = await test.app.inject({ url: '/now.json', headers: { 'if-none-match': etag } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    test.advance(4);
    await test.refreshLiveDocument();
    expect(await getEtag()).toBe(etag);
    await steward.published({ kind: 'hazard' });
    expect(await getEtag()).not.toBe(etag);
  });

  it('/now.json has at most 8 KB with thirty long notices, brotli', async () => {
    const test = await build();
    for (let i = 0; i < 30; i += 1) {
      const steward = await makeSteward(test);
      const words = Array.from({ length: 40 }, (_, j) => ((i * 7919 + j * 104729) % 99991).toString(36)).join(' ');
      await steward.published({ words: words.slice(0, 280), regions: ['north-shore'] });
    }
    const response = await test.app.inject({ url: '/now.json', headers: { 'accept-encoding': 'br' } });
    expect(response.headers['content-encoding']).toBe('br');
    expect(response.rawPayload.length).toBeLessThan(8 * 1024);
    expect((await readNow(test)).notices).toHaveLength(30);
  });

  it('/now.json has closures first, and of one kind the newest first', async () => {
    const test = await build();
    const steward = await makeSteward(test);
    for (const [kind, words] of [
      ['information', 'Wear orange.'],
      ['closed', 'The bridge is out.'],
      ['closed', 'The road is out.'],
      ['hazard', 'A bear.'],
    ] as const) {
      await steward.published({ kind, words });
      test.advance(1);
    }
    expect((await readNow(test)).notices.map(({ words }) => words)).toEqual([
      ...['The road is out.', 'The bridge is out.', 'A bear.', 'Wear orange.'],
    ]);
  });

  it('/now.json is served with its age while the database is down, without expired notices', async () => {
    const test = await build();
    const steward = await makeSteward(test);
    await steward.published();
    await steward.published({ kind: 'hazard', until: daysAfter(test.now(), 1) });
    const { asOf } = await readNow(test);
    await test.store.db.destroy();
    test.advance(24 * 60 + 1);
    await test.refreshLiveDocument();
    expect(await readNow(test)).toMatchObject({ asOf, notices: [{ kind: 'closed' }] });
    expect(test.log()).toContain('database unavailable; serving the last live document');
    test.store.close = async () => {};
  });

  it('/now.json reports every outage of the database once in the log', async () => {
    const test = await build();
    const rename = (from: string, to: string) =>
      sql`alter table ${sql.table(from)} rename to ${sql.table(to)}`.execute(test.store.db);
    for (const _ of ['first', 'second']) {
      await rename('audit', 'lost');
      await test.refreshLiveDocument();
      await test.refreshLiveDocument();
      await rename('lost', 'audit');
      await test.refreshLiveDocument();
    }
    expect(test.log().match(/database unavailable/g)).toHaveLength(2);
  });
});

describe('/now.atom', () => {
  const payload = `</content><script>alert(1)</script> & "quotes" ]]> <!-- ' --> \u0000\u001b[31m`;

  it('/now.atom says when its newest notice was published, wherever that notice stands in it', async () => {
    const test = await build();
    const steward = await makeSteward(test);
    await steward.published();
    test.advance(1);
    await steward.published({ kind: 'hazard' });
    await steward.published({ kind: 'information', from: daysAfter(test.now(), 1) });
    const { body } = await test.app.inject({ url: '/now.atom' });
    const updates = [...body.matchAll(/<updated>(.*?)<\/updated>/g)].map(([, at]) => at);
    const [closed, hazard] = ['2026-07-04T15:00:00.000Z', '2026-07-04T15:01:00.000Z'];
    expect(updates).toEqual([hazard, closed, hazard]);
  });

  it('/now.atom is a feed of the active notices, in which every field of a notice is escaped text', async () => {
    const test = await build({ environment: { PUBLIC_URL: 'https://trails.example' } });
    const steward = await makeSteward(test, 'keeper');
    await steward.published({ words: payload, source: payload });
    await steward.published({ hikes: [], all: true, kind: 'information', words: 'Wear orange.' });
    await steward.published({ from: daysAfter(test.now(), 1), words: 'Not yet.' });
    const response = await test.app.inject({ url: '/now.atom' });
    expect(response.headers['content-type']).toBe('application/atom+xml; charset=utf-8');
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
    expect(XMLValidator.validate(response.body)).toBe(true);
    const { feed } = new XMLParser().parse(response.body);
    expect(feed.entry).toHaveLength(2);
    expect(feed.entry[0]).toMatchObject({ title: 'Closed: Lighthouse State Park, Lighthouse Trail' });
    expect(feed.entry[0].content).toContain('</content><script>alert(1)</script> & "quotes" ]]>');
    expect(feed.entry[0].content, 'its one hike is in the title').not.toContain('Lighthouse Trail');
    expect(feed.entry[1].content).toContain('Lighthouse State Park, Lighthouse Trail');
    expect(feed.entry[1].title).toBe('Information: 4 hikes');
    expect(response.body).not.toMatch(/<script|[^\n\P{C}]|Not yet/u);
  });
});

describe('several servers on one database', () => {
  it('all publish a change made on one of them, without a restart', async () => {
    const options = { ...(await newDatabase()), pollMs: 50 };
    const [one, two, three] = [await build(options), await build(options), await build(options)];
    const addresses = await Promise.all([one, two, three].map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })));
    const steward = await makeSteward(one);
    const published = await steward.published();
    const words = async (address: string) => {
      const { notices } = (await (await fetch(`${address}/now.json`)).json()) as Awaited<ReturnType<typeof readNow>>;
      return notices.map((notice) => notice.words);
    };
    for (const address of addresses) await expect.poll(() => words(address)).toEqual(['The bridge is out.']);
    await steward.withdraw(published);
    for (const address of addresses) await expect.poll(() => words(address)).toEqual([]);
  });
});
