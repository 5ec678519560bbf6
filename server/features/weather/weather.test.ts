import { describe, expect, it } from 'vitest';
import type { LiveDocument } from '../../../domain/status/live-document.ts';
import { testGuide } from '../../../test/badges.ts';
import { build, newDatabase } from '../../../test/databases.ts';
import { makeSteward, readNow } from '../../../test/desk.ts';
import { liveDocumentSchema } from '../../../test/now.ts';
import { environment, minneapolis, start, type Test } from '../../../test/weather-app.ts';
import { issues, type Json, recording, redirectTo, startWeatherService } from '../../../test/weather-service.ts';
import { makeClient } from './client.ts';

const alertsCall = '/alerts/active?area=MN&status=actual';
const forecastCalls = /^\/gridpoints\//;
const alertCalls = /^\/alerts\//;

/** A line of /metrics. */
async function counted({ app }: Pick<Test, 'app'>, kind: string, outcome: string): Promise<number> {
  const { body } = await app.inject({ url: '/metrics' });
  return Number(new RegExp(`nst_weather_requests_total{kind="${kind}",outcome="${outcome}"} (\\d+)`).exec(body)?.[1]);
}

const getEtag = async ({ app }: Pick<Test, 'app'>) => (await app.inject({ url: '/now.json' })).headers.etag;

describe('the weather', () => {
  it('the weather never delays notices, whatever is stored, and damaged rows are fetched again', async () => {
    const test = await start();
    await test.fetchWeather();
    const { db } = test.store;
    await db.updateTable('weather').set({ body: '<html>', revision: 1000 }).execute();
    await (await makeSteward(test)).published();
    await test.refreshLiveDocument();
    expect(await readNow(test)).toMatchObject({ notices: [{ kind: 'closed' }], forecasts: [] });
    await db.schema.alterTable('weather').renameTo('elsewhere').execute();
    await (await makeSteward(test)).published({ kind: 'hazard' });
    expect((await readNow(test)).notices).toHaveLength(2);
    await db.schema.alterTable('elsewhere').renameTo('weather').execute();
    test.advance(25 * 60);
    test.service.issue();
    await test.fetchWeather();
    expect((await readNow(test)).forecasts).not.toEqual([]);
  });

  it('the weather is in /now.json for every hike, by cell, once the service has replied', async () => {
    const test = await start();
    test.service.place = (path) => ({ ...minneapolis, cell: path.includes('/46.6') ? 'DLH/10,20' : 'MPX/1,1' });
    await test.app.ready();
    await test.app.fetchWeather();
    const { forecasts, alerts } = liveDocumentSchema.parse(await readNow(test));
    expect(forecasts?.map(({ hikes }) => hikes)).toEqual([
      ['lighthouse', 'ridge'],
      ['gorge', 'swing-bridge'],
    ]);
    expect(alerts).toEqual([]);
    expect(test.service.pathsAsked()).toEqual([
      alertsCall,
      ...['/points/47.2,-91.37', '/points/46.65,-92.37', '/points/46.6572,-92.37', '/points/44,-91.5'],
      ...['/gridpoints/MPX/1,1/forecast', '/gridpoints/DLH/10,20/forecast'],
    ]);
    const { 'user-agent': agent, accept } = test.service.asked[0]?.headers ?? {};
    expect(agent).toMatch(/^NorthStarTrails\/0\.0\.0-test \(\+http:\/\/.*; ranger@trails\.example\)$/);
    expect(accept).toBe('application/geo+json');
  });

  it('the weather keeps the ETag of /now.json while the service has nothing new', async () => {
    const test = await start();
    await test.fetchWeather();
    await test.refreshLiveDocument();
    const etag = await getEtag(test);
    await test.fetchWeather(2);
    const [first, second] = test.service.asked.filter(({ path }) => path === alertsCall);
    expect(first?.headers['if-none-match']).toBeUndefined();
    expect(second?.headers['if-none-match']).toEqual(expect.any(String));
    expect(await getEtag(test)).toBe(etag);
    expect(await counted(test, 'alerts', 'same')).toBe(1);
    test.service.alerts = (now) => recording('alerts', now);
    await test.fetchWeather(2);
    expect((await readNow(test)).alerts).toHaveLength(1);
    expect(await getEtag(test)).not.toBe(etag);
  });

  it('the weather is fetched by one server of several, and all of them serve it', async () => {
    const shared = await newDatabase();
    const one = await start({ ...shared, pollMs: 50 });
    const { service } = one;
    const others = await Promise.all(
      [1, 2].map(() =>
        build({ ...shared, pollMs: 50, environment: { ...shared.environment, ...environment(service) } }),
      ),
    );
    const servers = [one, ...others];
    const addresses = await Promise.all(servers.map(({ app }) => app.listen({ host: '127.0.0.1', port: 0 })));
    const forecastsAt = async (address: string) => {
      const { forecasts } = (await (await fetch(`${address}/now.json`)).json()) as LiveDocument;
      return forecasts?.length;
    };
    for (const address of addresses) await expect.poll(() => forecastsAt(address)).toBe(1);
    expect(service.pathsAsked().toSorted()).toEqual([...new Set(service.pathsAsked())].toSorted());
    expect(service.pathsAsked()).toHaveLength(6);
    await one.app.close();
    for (const { advance } of others) advance(2);
    await expect.poll(() => service.pathsAsked().filter((path) => path === alertsCall)).toHaveLength(2);
  });

  it('the weather is neither fetched nor served from a shared database if it is off', async () => {
    const shared = await newDatabase();
    const on = await start(shared);
    await on.fetchWeather();
    const off = await build(shared);
    await off.refreshLiveDocument();
    expect(off.app.fetchWeather).toBeUndefined();
    expect(Object.keys(await readNow(off))).not.toEqual(expect.arrayContaining(['forecasts']));
    expect(Object.keys(await readNow(off))).not.toEqual(expect.arrayContaining(['alerts']));
  });

  it('the weather is fetched again, not revalidated, if another version wrote its row', async () => {
    const test = await start();
    await test.fetchWeather();
    const other = { body: '{"format":2}', revision: 1000 };
    await test.store.db.updateTable('weather').set(other).where('path', 'like', '/grid%').execute();
    await test.refreshLiveDocument();
    expect((await readNow(test)).forecasts).toEqual([]);
    await test.fetchWeather(70);
    expect((await readNow(test)).forecasts).toHaveLength(1);
  });
});

describe('the last good copy', () => {
  const broken = ['html', 'cutShort', 'otherShape'];
  it.each(Object.entries(issues).filter(([name]) => name !== 'never'))(
    'the last good forecasts and alerts are served through "%s", which is logged once',
    async (name, error) => {
      const test = await start();
      test.service.alerts = (now) => recording('alerts', now);
      await test.fetchWeather();
      const before = await readNow(test);
      expect(before).toMatchObject({ forecasts: [{}], alerts: [{ event: 'Ice Storm Warning' }] });
      test.service.response(/./, error);
      for (let i = 0; i < 20; i += 1) await test.fetchWeather(10);
      const { forecasts, alerts } = await readNow(test);
      expect([forecasts, alerts]).toEqual([before.forecasts, before.alerts]);
      expect(test.warnings()).toBe(2);
      const outcome = broken.includes(name) ? 'broken' : 'failed';
      expect(await counted(test, 'forecast', outcome)).toBeGreaterThan(1);
      test.service.recover();
      test.service.issue();
      for (let i = 0; i < 3; i += 1) await test.fetchWeather(120);
      expect((await readNow(test)).forecasts?.[0]?.asOf).not.toBe(before.forecasts?.[0]?.asOf);
      expect(test.log().match(/weather service recovered/g)).toHaveLength(2);
    },
  );

  it('the last good copy is not replaced by an older forecast of the CDN', async () => {
    const test = await start();
    test.service.sendEtag = false;
    await test.fetchWeather();
    const before = (await readNow(test)).forecasts;
    const old = new Date(test.now().getTime() - 3 * 3_600_000);
    test.service.forecast = () => recording('forecast', old);
    await test.fetchWeather(70);
    expect((await readNow(test)).forecasts).toEqual(before);
    expect(await counted(test, 'forecast', 'stale')).toBe(1);
  });

  it('the last good copy is not replaced by an older list of alerts, unless the service insists on it', async () => {
    const test = await start();
    test.service.alerts = (now) => recording('alerts', now);
    await test.fetchWeather();
    const daysOld = new Date(test.now().getTime() - 2 * 24 * 3_600_000);
    test.service.alerts = () => ({ ...recording('alerts', daysOld), features: [] });
    await test.fetchWeather(2);
    expect((await readNow(test)).alerts).toHaveLength(1);
    expect(await counted(test, 'alerts', 'stale')).toBe(1);
    for (let i = 0; i < 6; i += 1) await test.fetchWeather(10);
    expect((await readNow(test)).alerts).toEqual([]);
  });

  it('the last good forecast expires 18 hours after it was issued', async () => {
    const test = await start();
    test.service.forecast = (_, now) => {
      const json = recording('forecast', now);
      json.properties.updateTime = new Date(now.getTime() - 17 * 3_600_000).toISOString();
      return json;
    };
    await test.fetchWeather();
    const [forecast] = (await readNow(test)).forecasts ?? [];
    expect(Date.parse(forecast?.until ?? '') - Date.parse(forecast?.asOf ?? '')).toBe(18 * 3_600_000);
    await test.fetchWeather(59);
    expect((await readNow(test)).forecasts).toHaveLength(1);
    test.advance(1);
    await test.refreshLiveDocument();
    expect((await readNow(test)).forecasts).toEqual([]);
    await test.fetchWeather(10);
    expect((await readNow(test)).forecasts).toEqual([]);
  });

  it('the last good copy is never a forecast that had expired on arrival', async () => {
    const test = await start();
    test.service.forecast = (_, now) => recording('forecast', new Date(now.getTime() - 18 * 3_600_000));
    await test.fetchWeather();
    expect((await readNow(test)).forecasts).toEqual([]);
    expect(await counted(test, 'forecast', 'stale')).toBe(1);
  });

  it('a forecast is revalidated by If-Modified-Since, never with a date in the future', async () => {
    const test = await start();
    test.service.sendEtag = false;
    await test.fetchWeather();
    test.advance(30);
    test.service.issue();
    test.service.lastModified = () => new Date('2026-07-04T12:00:00Z');
    await test.fetchWeather(40);
    await test.fetchWeather(70);
    const sent = test.service.asked
      .filter(({ path }) => forecastCalls.test(path))
      .map(({ headers }) => headers['if-modified-since']);
    expect(sent).toEqual([undefined, undefined, 'Sat, 04 Jul 2026 12:00:00 GMT']);
    expect(await counted(test, 'forecast', 'same')).toBe(1);
  });
});

describe('the careful client', () => {
  it('the careful client follows a redirect at the service, and none to another host', async () => {
    const test = await start();
    const elsewhere = await startWeatherService(test.now);
    test.service.response(/^\/gridpoints\/MPX\/1,1\/forecast$/, redirectTo('/gridpoints/MPX/1,2/forecast'));
    test.service.response(alertCalls, redirectTo(`${elsewhere.url}${alertsCall}`));
    await test.fetchWeather();
    expect((await readNow(test)).forecasts).toHaveLength(1);
    expect(elsewhere.asked).toEqual([]);
    expect(test.log()).toContain(`it redirects to ${elsewhere.url}`);
    test.service.response(alertCalls, redirectTo(alertsCall));
    const before = test.service.asked.length;
    await test.fetchWeather(5);
    expect(test.service.asked.slice(before).filter(({ path }) => path === alertsCall)).toHaveLength(4);
  });

  it('the careful client reads further pages of alerts at the service, and none of another host', async () => {
    const test = await start();
    const elsewhere = await startWeatherService(test.now);
    const [zone, polygon, ...others] = recording('alerts', test.now()).features;
    const pages = (next: string) => {
      test.service.response(alertCalls, (response, { url }) => {
        const first = { features: [zone, polygon], pagination: { next } };
        response.setHeader('etag', '"of-this-page"');
        response.end(JSON.stringify(url?.includes('page=2') ? { features: others } : first));
      });
    };
    others.push({ ...zone, properties: { ...zone.properties, id: 'urn:oid:second-page' } });
    pages(`${test.service.url}/alerts/active?page=2`);
    await test.fetchWeather();
    expect((await readNow(test)).alerts?.map(({ id }) => id)).toContain('urn:oid:second-page');
    pages(`${elsewhere.url}/alerts/active?page=2`);
    await test.fetchWeather(2);
    expect((await readNow(test)).alerts).toHaveLength(2);
    expect(elsewhere.asked).toEqual([]);
    expect(test.service.asked.at(-1)?.headers['if-none-match']).toBeUndefined();
  });

  it('the weather client gives up on a service that does not answer, or never ends', async () => {
    const service = await startWeatherService(() => new Date());
    const client = makeClient({ url: service.url, userAgent: 'x', timeoutMs: 100 });
    const get = (path: string) => client.get(path, { etag: null, last_modified: null }, new Date());
    service.response(/never/, issues.never);
    service.response(/drip/, (response) => response.writeHead(200).write('{'));
    await expect(get('/never')).rejects.toMatchObject({ error: 'failed', message: 'timeout' });
    await expect(get('/drip')).rejects.toMatchObject({ error: 'failed' });
  });

  it('the careful client rejects a reply that says “not modified” to an unconditional request', async () => {
    const service = await startWeatherService(() => new Date());
    const client = makeClient({ url: service.url, userAgent: 'x' });
    service.response(/same/, (response) => response.writeHead(304).end());
    const asked = client.get('/same', { etag: null, last_modified: null }, new Date());
    await expect(asked).rejects.toMatchObject({ error: 'failed', message: 'status 304' });
  });

  it('the careful client reads Retry-After as seconds and as a date', async () => {
    const service = await startWeatherService(() => new Date());
    const client = makeClient({ url: service.url, userAgent: 'x' });
    const now = new Date('2026-07-04T15:00:00Z');
    for (const after of ['900', 'Sat, 04 Jul 2026 15:15:00 GMT']) {
      service.response(/limited/, (response) => response.writeHead(429, { 'retry-after': after }).end());
      const asked = client.get('/limited', { etag: null, last_modified: null }, now);
      await expect(asked).rejects.toMatchObject({ error: 'failed', retryAfterMs: 900_000 });
    }
  });

  it.each([
    ['public, max-age=7200, s-maxage=30', '0', 7200],
    ['max-age=7200', '5400', 1800],
    ['max-age=60', '5400', 0],
    ['no-store', '0', 0],
  ])(
    'the careful client keeps a reply with “%s” of the age %s fresh for %i seconds',
    async (cacheControl, age, seconds) => {
      const service = await startWeatherService(() => new Date());
      const client = makeClient({ url: service.url, userAgent: 'x' });
      service.response(/x/, (response) => response.writeHead(200, { 'cache-control': cacheControl, age }).end('{}'));
      const response = await client.get('/x', { etag: null, last_modified: null }, new Date());
      expect(response.freshMs).toBe(seconds * 1000);
    },
  );

  it('the careful client reads letters of several bytes, wherever the network cuts its reply', async () => {
    const service = await startWeatherService(() => new Date());
    const client = makeClient({ url: service.url, userAgent: 'x' });
    const words = '☃'.repeat(200_000);
    service.response(/long/, (response) => response.end(words));
    const response = await client.get('/long', { etag: null, last_modified: null }, new Date());
    expect(response.kind === 'new' && response.text === words).toBe(true);
  });

  it('the careful client resolves the cell of a trailhead again when its forecast is gone', async () => {
    const test = await start();
    await test.fetchWeather();
    test.service.response(/MPX\/1,1/, (response) => response.writeHead(404).end());
    test.service.place = () => ({ ...minneapolis, cell: 'MPX/5,6' });
    await test.fetchWeather(70);
    expect(test.service.pathsAsked().slice(-5)).toEqual([
      ...['/points/47.2,-91.37', '/points/46.65,-92.37', '/points/46.6572,-92.37', '/points/44,-91.5'],
      '/gridpoints/MPX/5,6/forecast',
    ]);
    expect((await readNow(test)).forecasts?.[0]?.hikes).toHaveLength(4);
    const rows = await test.store.db.selectFrom('weather').select('path').execute();
    expect(rows.map(({ path }) => path)).not.toContain('/gridpoints/MPX/1,1/forecast');
    expect(test.warnings()).toBe(0);
  });

  it('the careful client uses coordinates with at most four decimals and no trailing zeros', async () => {
    const [hike] = testGuide.hikes;
    if (!hike) throw new Error('no hike');
    const guide = { ...testGuide, hikes: [{ ...hike, trailhead: { latitude: 45.123456789, longitude: -93.1 } }] };
    const test = await start({ guide });
    await test.fetchWeather();
    expect(test.service.pathsAsked().filter((path) => path.startsWith('/points/'))).toEqual(['/points/45.1235,-93.1']);
  });

  it('the careful client sends no visitor data, and no visitor request triggers one', async () => {
    const test = await start();
    const address = await test.app.listen({ host: '127.0.0.1', port: 0 });
    await expect.poll(() => test.service.asked.length).toBe(6);
    const headers = {
      cookie: 'a_session_north-star-trails=secret',
      'x-forwarded-for': '203.0.113.7',
      'x-odd': 'odd-visitor',
      'user-agent': 'OddBrowser/1',
      'accept-language': 'nb-NO',
      referer: 'https://elsewhere.example/',
      dnt: '1',
    };
    for (const path of ['/now.json', '/', '/trails/north-shore/lighthouse?lat=45', '/v1/account'])
      await (await fetch(address + path, { headers, redirect: 'manual' })).text();
    expect(test.service.asked).toHaveLength(6);
    test.advance(2);
    await fetch(`${address}/now.json`, { headers });
    await test.app.fetchWeather();
    const without = ({ 'if-none-match': _, ...others }: Json) => others;
    const [first, ...later] = test.service.asked.map((asked) => without(asked.headers));
    expect(later).toHaveLength(6);
    for (const sent of later) expect(sent).toEqual(first);
    expect(JSON.stringify(first)).not.toMatch(/odd|secret|203\.0\.113|nb-NO|elsewhere|cookie|referer/i);
  });
});

describe('alerts', () => {
  const startWithAlerts = async (options: Parameters<typeof start>[0] = {}) => {
    const test = await start(options);
    test.service.alerts = (now) => recording('alerts', now);
    await test.fetchWeather();
    return test;
  };
  const getEvents = async (test: Pick<Test, 'app'>) => ((await readNow(test)).alerts ?? []).map(({ event }) => event);

  it('end at their own time even if the service is down', async () => {
    const test = await startWithAlerts();
    test.service.response(/./, issues.internalError);
    const minutes = Math.floor(
      (Date.parse((await readNow(test)).alerts?.[0]?.until ?? '') - test.now().getTime()) / 60_000,
    );
    await test.fetchWeather(minutes);
    expect(await getEvents(test)).toHaveLength(1);
    await test.fetchWeather(1);
    expect(await getEvents(test)).toEqual([]);
  });

  it('alerts are not served from a stored list beyond the limits, which the log says once', async () => {
    const test = await startWithAlerts();
    const { db } = test.store;
    const ofAlerts = db.selectFrom('weather').select('body').where('path', '=', alertsCall);
    const { updated, alerts } = JSON.parse((await ofAlerts.executeTakeFirstOrThrow()).body ?? '');
    const [reaching] = alerts.filter(({ event }: Json) => event === 'Ice Storm Warning');
    for (const [revision, count] of [201, 200].entries()) {
      const body = JSON.stringify({ updated, alerts: Array(count).fill(reaching) });
      const set = { body, revision: 1000 + revision };
      await db.updateTable('weather').set(set).where('path', '=', alertsCall).execute();
      await test.refreshLiveDocument();
      await test.refreshLiveDocument();
      expect(await getEvents(test)).toHaveLength(count > 200 ? 0 : 50);
    }
    expect(test.log().match(/stored weather is damaged or too large/g)).toHaveLength(1);
  });

  it('alerts are compared with the trailheads when they are new, not whenever /now.json is published', async () => {
    let compared = 0;
    const trailhead = Object.defineProperty({ latitude: 45, longitude: -93 }, 'latitude', {
      get: () => {
        compared += 1;
        return 45;
      },
    });
    const [hike] = testGuide.hikes;
    if (!hike) throw new Error('no hike');
    const test = await startWithAlerts({ guide: { ...testGuide, hikes: [{ ...hike, trailhead }] } });
    expect(await getEvents(test)).not.toEqual([]);
    const before = compared;
    for (let i = 0; i < 10; i += 1) {
      test.advance(1);
      await test.refreshLiveDocument();
    }
    expect(compared).toBe(before);
  });
});
