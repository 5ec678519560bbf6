/** What the worker answers with a signal, without one and with one bar. Its downloads are tried in a browser. */
import 'fake-indexeddb/auto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { workerWorld } from '../../../test/worker-world.ts';
import { sendingClaims } from '../claim/outbox/background.ts';
import { sendingReports } from '../reports/outbox.ts';

const world = workerWorld('https://guide.test');
const listAddress = '/offline-list.json';
const network = vi.fn<(request: { url: string } | string) => Promise<Response>>();

beforeAll(() => {
  for (const [name, value] of Object.entries(world.globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('__OFFLINE_GUIDE__', { bytes: 1, list: listAddress });
  vi.stubGlobal('fetch', network);
});
afterAll(() => vi.unstubAllGlobals());

/** Each test has a worker that has just started, and so remembers nothing. */
beforeEach(async () => {
  world.cache.kept.clear();
  world.cache.kept.set(listAddress, JSON.stringify([['/hikes', 'new']]));
  vi.resetModules();
  // Its types know no document, those of the pages nothing else: they are checked apart.
  const worker = './service-worker.ts';
  await import(/* @vite-ignore */ worker);
});
afterEach(() => {
  network.mockReset();
  vi.useRealTimers();
});

const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

describe('a page', () => {
  test('that is kept in its revision comes from the device, and costs no call', async () => {
    world.cache.kept.set('/hikes?revision=new', 'kept');
    expect(await textOf(world.answerTo('/hikes/'))).toBe('kept');
    expect(network).not.toHaveBeenCalled();
  });

  describe('that is kept in an older revision only', () => {
    beforeEach(() => world.cache.kept.set('/hikes?revision=old', 'older'));

    test('comes new where there is a signal', async () => {
      network.mockResolvedValue(new Response('newest'));
      expect(await textOf(world.answerTo('/hikes'))).toBe('newest');
    });
    test('comes as it is without a signal', async () => {
      network.mockRejectedValue(new TypeError('no network'));
      expect(await textOf(world.answerTo('/hikes'))).toBe('older');
    });
    test('comes as it is where the server is in trouble', async () => {
      network.mockResolvedValue(new Response('trouble', { status: 503 }));
      expect(await textOf(world.answerTo('/hikes'))).toBe('older');
    });
    test('comes as it is after three seconds of one bar', async () => {
      vi.useFakeTimers();
      network.mockReturnValue(new Promise(() => {}));
      const answered = vi.fn();
      textOf(world.answerTo('/hikes'))?.then(answered);
      await vi.advanceTimersByTimeAsync(2900);
      expect(answered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(200);
      expect(answered).toHaveBeenCalledExactlyOnceWith('older');
    });
  });

  test('that is not kept says that there is no signal, where the front page is not kept either', async () => {
    network.mockRejectedValue(new TypeError('no network'));
    const lost = await world.answerTo('/about', 'navigate');
    expect([lost?.status, await lost?.text()]).toEqual([503, expect.stringContaining('No signal')]);
  });

  test.each([
    ['/st.croix', '/hikes#not-found'],
    ['/no/such/page', '/hikes#not-found'],
    ['/about', '/hikes'],
    ['/', '/hikes'],
    ['/trails.gpx', '/hikes'],
  ])(
    '%s leads to %s without a signal: not found is said only of what the guide does not have',
    async (path, target) => {
      world.cache.kept.set(
        listAddress,
        JSON.stringify([
          ['/hikes', 'new'],
          ['/about', 'new'],
        ]),
      );
      world.cache.kept.set('/hikes?revision=new', 'kept');
      network.mockRejectedValue(new TypeError('no network'));
      const redirect = vi.spyOn(Response, 'redirect').mockReturnValue(new Response());
      await world.answerTo(path, 'navigate');
      expect(redirect).toHaveBeenCalledExactlyOnceWith(target, 302);
      redirect.mockRestore();
    },
  );
});

describe('the guide', () => {
  const status = () => world.told.at(-1);

  test('counts as cached only when every file is there in its current revision', async () => {
    world.cache.kept.set('/hikes?revision=old', 'older');
    await world.ask({ kind: 'status' });
    expect(status()).toMatchObject({ isCached: false, ended: false });
    world.cache.kept.set('/hikes?revision=new', 'kept');
    await world.ask({ kind: 'status' });
    expect(status()).toMatchObject({ isCached: true, ended: false });
  });

  test('that fails to download is reported to all pages, so that they can offer it again', async () => {
    network.mockRejectedValue(new TypeError('no network'));
    await expect(world.ask({ kind: 'download' })).rejects.toThrow('no network');
    expect(status()).toMatchObject({ isCached: false, ended: true });
  });

  test('drops old revisions once the new ones are all there', async () => {
    world.cache.kept.set('/hikes?revision=old', 'older');
    world.cache.kept.set('/gone', 'of an old build');
    network.mockImplementation(async () => new Response('newest'));
    await world.ask({ kind: 'download' });
    expect([...world.cache.kept.keys()].sort()).toEqual(['/.well-known/did.json', '/hikes?revision=new', listAddress]);
    expect(status()).toMatchObject({ isCached: true, ended: true });
  });
});

describe('the keys of the site', () => {
  const keys = '/.well-known/did.json';

  test('come from the server, and stay for when there is no signal', async () => {
    network.mockResolvedValue(new Response('today’s'));
    expect(await textOf(world.answerTo(keys))).toBe('today’s');
    network.mockRejectedValue(new TypeError('no network'));
    expect(await textOf(world.answerTo(keys))).toBe('today’s');
  });
  test('are asked for anew each time: they may have changed', async () => {
    world.cache.kept.set(keys, 'yesterday’s');
    network.mockResolvedValue(new Response('today’s'));
    expect(await textOf(world.answerTo(keys))).toBe('today’s');
  });
  test('stay as they were told where the server says that it has none just now', async () => {
    world.cache.kept.set(keys, 'yesterday’s');
    network.mockResolvedValue(new Response('trouble', { status: 503 }));
    expect((await world.answerTo(keys))?.status).toBe(503);
    expect(world.cache.kept.get(keys)).toBe('yesterday’s');
  });
});

describe('calls', () => {
  test.each(['/v1/account', '/v1/badges/attempts'])('%s are none of its business', (path) => {
    expect(world.answerTo(path)).toBeUndefined();
  });
});

test('the browser’s own time to send is used for tries and for reports, and for nothing else', async () => {
  const sent = [world.sync(sendingClaims), world.sync(sendingReports)];
  expect(sent.every((work) => work instanceof Promise)).toBe(true);
  await Promise.all(sent);
  expect(world.sync('something-else')).toBeUndefined();
});
