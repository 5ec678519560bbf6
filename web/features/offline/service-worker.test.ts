/** The worker's responses online, offline and with a weak signal. Its downloads are tested in a browser. */
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { positionAt } from '../../../test/web/claims-device.ts';
import { damaged, workerWorld } from '../../../test/worker-world.ts';
import { openClaimQueue, openReportQueue, sendingClaims } from '../claim/outbox/device.ts';

const world = workerWorld('https://guide.test');
const listAddress = '/offline-list.json';
const network = vi.fn<(request: { url: string } | string) => Promise<Response>>();

beforeAll(() => {
  for (const [name, value] of Object.entries(world.globals)) vi.stubGlobal(name, value);
  vi.stubGlobal('__OFFLINE_GUIDE__', { bytes: 1, list: listAddress });
  vi.stubGlobal('fetch', network);
});
afterAll(() => vi.unstubAllGlobals());

/** Each test starts a fresh worker without state. */
beforeEach(async () => {
  vi.stubGlobal('indexedDB', new IDBFactory());
  world.cache.kept.clear();
  world.cache.kept.set(listAddress, JSON.stringify([['/hikes', 'new']]));
  vi.resetModules();
  // Worker types and page types conflict, so they are checked separately.
  const worker = './service-worker.ts';
  await import(/* @vite-ignore */ worker);
});
afterEach(() => {
  network.mockReset();
  vi.useRealTimers();
});

const toText = async (answer: Promise<Response> | undefined) => (await answer)?.text();

describe('a page', () => {
  test('cached in its current revision is served from the cache without a request', async () => {
    world.cache.kept.set('/hikes?revision=new', 'kept');
    expect(await toText(world.answerTo('/hikes/'))).toBe('kept');
    expect(network).not.toHaveBeenCalled();
  });

  describe('cached only in an older revision', () => {
    beforeEach(() => world.cache.kept.set('/hikes?revision=old', 'older'));

    test('cached only in an older revision is fetched from the network when online', async () => {
      network.mockResolvedValue(new Response('newest'));
      expect(await toText(world.answerTo('/hikes'))).toBe('newest');
    });
    test('cached only in an older revision is served from the cache offline', async () => {
      network.mockRejectedValue(new TypeError('no network'));
      expect(await toText(world.answerTo('/hikes'))).toBe('older');
    });
    test('cached only in an older revision is served from the cache when the server fails', async () => {
      network.mockResolvedValue(new Response('trouble', { status: 503 }));
      expect(await toText(world.answerTo('/hikes'))).toBe('older');
    });
    test('cached only in an older revision is served from the cache after three seconds of a weak signal', async () => {
      vi.useFakeTimers();
      network.mockReturnValue(new Promise(() => {}));
      const answered = vi.fn();
      toText(world.answerTo('/hikes'))?.then(answered);
      await vi.advanceTimersByTimeAsync(2900);
      expect(answered).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(200);
      expect(answered).toHaveBeenCalledExactlyOnceWith('older');
    });
  });

  test('that is not cached reports that there is no signal if the front page is not cached either', async () => {
    network.mockRejectedValue(new TypeError('no network'));
    const lost = await world.answerTo('/about', 'navigate');
    expect([lost?.status, await lost?.text()]).toEqual([503, expect.stringContaining('No signal')]);
  });

  test('a page that is the desk says that it needs a signal, also where the guide is cached', async () => {
    world.cache.kept.set(listAddress, JSON.stringify([['/hikes', 'new']]));
    world.cache.kept.set('/hikes?revision=new', 'kept');
    network.mockRejectedValue(new TypeError('no network'));
    const desk = await world.answerTo('/desk', 'navigate');
    expect([desk?.status, await desk?.text()]).toEqual([503, expect.stringContaining('The desk needs a signal')]);
  });

  test.each([
    ['/st.croix', '/hikes#not-found'],
    ['/no/such/page', '/hikes#not-found'],
    ['/about', '/hikes'],
    ['/', '/hikes'],
    ['/trails.gpx', '/hikes'],
  ])('%s redirects to %s without a signal, with a message only if the guide has no such page', async (path, target) => {
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
  });
});

describe('the guide', () => {
  const status = () => world.told.at(-1);

  test('the guide counts as cached only when every file is there in its current revision', async () => {
    world.cache.kept.set('/hikes?revision=old', 'older');
    await world.ask({ kind: 'status' });
    expect(status()).toMatchObject({ isCached: false, ended: false });
    world.cache.kept.set('/hikes?revision=new', 'kept');
    await world.ask({ kind: 'status' });
    expect(status()).toMatchObject({ isCached: true, ended: false });
  });

  test('the guide that fails to download is reported to all pages, so that they can offer it again', async () => {
    network.mockRejectedValue(new TypeError('no network'));
    await expect(world.ask({ kind: 'download' })).rejects.toThrow('no network');
    expect(status()).toMatchObject({ isCached: false, ended: true });
  });

  test('the guide is not complete with a page that another network redirected elsewhere', async () => {
    const signInPage = Object.defineProperty(new Response('Welcome to the campground'), 'redirected', { value: true });
    network.mockResolvedValue(signInPage);
    await expect(world.ask({ kind: 'download' })).rejects.toThrow('/hikes answered 200');
    expect([...world.cache.kept.keys()]).toEqual([listAddress]);
  });

  test('the guide drops old revisions once all the new ones are cached', async () => {
    world.cache.kept.set('/hikes?revision=old', 'older');
    world.cache.kept.set('/gone', 'of an old build');
    network.mockImplementation(async () => new Response('newest'));
    await world.ask({ kind: 'download' });
    expect([...world.cache.kept.keys()].sort()).toEqual([
      '/.well-known/did.json',
      '/hikes?revision=new',
      '/now.json',
      listAddress,
    ]);
    expect(status()).toMatchObject({ isCached: true, ended: true });
  });
});

describe('the live document', () => {
  const live = '/now.json';

  test('the live document is fetched from the network, and offline is the last copy', async () => {
    network.mockResolvedValue(new Response('this morning'));
    expect(await toText(world.answerTo(live))).toBe('this morning');
    network.mockRejectedValue(new TypeError('no network'));
    expect(await toText(world.answerTo(live))).toBe('this morning');
  });
  test('the live document is the last copy while the server answers with an error', async () => {
    world.cache.kept.set(live, 'this morning');
    network.mockResolvedValue(new Response('trouble', { status: 502 }));
    expect(await toText(world.answerTo(live))).toBe('this morning');
  });
  test('the live document is the last copy when the network takes too long', async () => {
    world.cache.kept.set(live, 'this morning');
    network.mockImplementation(() => new Promise(() => {}));
    vi.useFakeTimers();
    const answer = toText(world.answerTo(live));
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    expect(await answer).toBe('this morning');
  });
});

describe('the public keys of the site', () => {
  const keys = '/.well-known/did.json';

  test('the public keys of the site are fetched from the server, and cached for offline use', async () => {
    network.mockResolvedValue(new Response('today’s'));
    expect(await toText(world.answerTo(keys))).toBe('today’s');
    network.mockRejectedValue(new TypeError('no network'));
    expect(await toText(world.answerTo(keys))).toBe('today’s');
  });
  test('the public keys of the site are fetched every time: they may have changed', async () => {
    world.cache.kept.set(keys, 'yesterday’s');
    network.mockResolvedValue(new Response('today’s'));
    expect(await toText(world.answerTo(keys))).toBe('today’s');
  });
  test('keep the cached copy while the server reports that it has none', async () => {
    world.cache.kept.set(keys, 'yesterday’s');
    network.mockResolvedValue(new Response('trouble', { status: 503 }));
    expect((await world.answerTo(keys))?.status).toBe(503);
    expect(world.cache.kept.get(keys)).toBe('yesterday’s');
  });
});

describe('when Cache Storage', () => {
  afterEach(() => vi.stubGlobal('caches', world.globals.caches));

  const never = () => new Promise<never>(() => {});
  const fail = async () => {
    throw new DOMException('Unexpected internal error.', 'UnknownError');
  };
  const throwAtOnce = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  const cacheThat = (broken: object) => ({ open: async () => Object.assign(Object.create(world.cache), broken) });
  const issues: [string, unknown][] = [
    ['is missing', undefined],
    ['throws', { open: throwAtOnce }],
    ['cannot be opened', { open: fail }],
    ['never opens', { open: never }],
    ['cannot be read', cacheThat({ match: fail, keys: fail })],
    ['never answers', cacheThat({ match: never, put: never })],
    ['cannot be written, as on a full disk', cacheThat({ match: async () => undefined, put: fail })],
  ];

  describe.each(issues)('%s', (_, caches) => {
    beforeEach(() => {
      vi.useFakeTimers();
      vi.stubGlobal('caches', caches);
    });

    /** Runs all timers; a promise that is still pending then counts as failed. */
    async function getOutcome<T>(work: Promise<T> | undefined): Promise<T | undefined> {
      const outcome = work?.then(
        (value) => ({ value }),
        (error: unknown) => ({ error }),
      );
      await vi.advanceTimersByTimeAsync(60_000);
      const ended = await Promise.race([outcome, Promise.resolve({ error: 'still waits' })]);
      if (ended && 'error' in ended) throw ended.error;
      return ended?.value;
    }
    const respond = (body: string) => network.mockImplementation(async () => new Response(body));

    test('pages and files are fetched from the network', async () => {
      respond('fresh');
      expect(await (await getOutcome(world.answerTo('/hikes', 'navigate')))?.text()).toBe('fresh');
      expect(await (await getOutcome(world.answerTo('/assets/site-1a2b.js')))?.text()).toBe('fresh');
    });
    test('the public keys are fetched from the network', async () => {
      respond('today’s');
      expect(await (await getOutcome(world.answerTo('/.well-known/did.json')))?.text()).toBe('today’s');
    });
    test('the worker still installs, so that it can replace one that fails there', async () => {
      respond('[["/hikes","new"]]');
      await getOutcome(world.install());
      expect(network).toHaveBeenCalledWith(listAddress, expect.anything());
    });
  });

  test('cannot be read and there is no signal, the page reports that there is none', async () => {
    vi.stubGlobal('caches', { open: fail });
    network.mockRejectedValue(new TypeError('no network'));
    expect((await world.answerTo('/hikes', 'navigate'))?.status).toBe(503);
  });

  test('holds a damaged file list, the list is fetched again', async () => {
    world.cache.kept.set(listAddress, '[["/hik');
    world.cache.kept.set('/hikes?revision=new', 'kept');
    network.mockImplementation(async () => new Response('[["/hikes","new"]]'));
    expect(await toText(world.answerTo('/hikes'))).toBe('kept');
  });

  test.each([
    ['is empty', ''],
    ['cannot be read to its end', damaged],
  ])('holds a page whose body %s, the page is fetched from the network and downloaded again', async (_, body) => {
    world.cache.kept.set('/hikes?revision=new', body);
    network.mockImplementation(async () => new Response('fresh'));
    expect(await toText(world.answerTo('/hikes', 'navigate'))).toBe('fresh');
    await world.ask({ kind: 'status' });
    expect(world.told.at(-1)).toMatchObject({ isCached: false });
  });

  test('responds late and there is no signal, the page is served as soon as it does', async () => {
    vi.useFakeTimers();
    world.cache.kept.set('/hikes?revision=new', 'kept');
    const slow = { open: () => new Promise((open) => setTimeout(open, 10_000, world.cache)) };
    vi.stubGlobal('caches', slow);
    network.mockRejectedValue(new TypeError('no network'));
    const answered = vi.fn();
    toText(world.answerTo('/hikes', 'navigate'))?.then(answered);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(answered).toHaveBeenCalledExactlyOnceWith('kept');
  });
});

describe('API calls', () => {
  test.each(['/v1/account', '/v1/badges/attempts'])('API calls to %s are not handled by the worker', (path) => {
    expect(world.answerTo(path)).toBeUndefined();
  });
});

test('background sync sends no claim of a hiker who logged out, even within the session', async () => {
  const claim = { state: 'waiting', claimId: 'left', sendings: 0, whose: { userId: 'ann' }, left: true } as const;
  await openClaimQueue().save({ ...claim, ...positionAt(Date.now()) });
  const requests: string[] = [];
  network.mockImplementation(async (request) => {
    requests.push(String(request));
    return Response.json({ $id: 'ann', name: 'Ann', email: 'ann@mail.example', total: 0, hikers: [] });
  });
  await world.sync(sendingClaims);
  expect(requests).not.toContain('/v1/badges/attempts');
  expect(await openClaimQueue().all()).toMatchObject([claim]);
});

test.each([sendingClaims, 'send-reports'])(
  'a background sync %s, of this or an earlier version, sends reports',
  async (tag) => {
    const report = { reportId: 'one', page: '/trails/a/b', facts: [], words: 'Gone', contact: '' };
    await openReportQueue().save({ ...report, writtenAt: new Date().toISOString() });
    network.mockRejectedValueOnce(new TypeError('no network'));
    await expect(world.sync(tag)).rejects.toThrow('Still no signal');
    network.mockResolvedValue(Response.json({ reportId: 'one', erasedAt: '2026-12-01' }));
    await world.sync(tag);
    expect(await openReportQueue().all()).toEqual([]);
  },
);
