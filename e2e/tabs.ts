/**
 * Tabs that tests use one after the other, also of several files of a worker. A fresh profile costs more than loading a page: a new
 * process, and nothing compiled. Between two tests a tab is reset, without leaving its process; one that cannot be is closed.
 */
import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright-core';
import { openPage } from './harness.ts';

type Options = BrowserContextOptions & { baseURL: string };
export type Tab = Awaited<ReturnType<typeof openPage>> & { kind?: string; reset?: () => Promise<boolean> };

/** Playwright's own. */
const defaultViewport = { width: 1280, height: 720 };

/** Each is a process. The one that waits longest is closed first. */
const mostIdle = 4;
const idle: Tab[] = [];

/** A script of the browser's own, or of a page, may have stored something that no reset reaches. */
const isReusable = ({ serviceWorkers, javaScriptEnabled }: Options): boolean =>
  serviceWorkers === 'block' && javaScriptEnabled !== false;

/** An idle tab with these options, or a new one; signed in as the storage state says. */
export async function takeTab(browser: Browser, options: Options): Promise<Tab> {
  const { storageState, viewport = defaultViewport, ...others } = options;
  if (viewport === null || typeof storageState === 'string' || storageState?.origins.length || !isReusable(options))
    return openPage(browser, options);
  const kind = JSON.stringify(others);
  const place = idle.findIndex((tab) => tab.kind === kind);
  const [tab = await newTab(browser, others, kind)] = place < 0 ? [] : idle.splice(place, 1);
  await tab.page.setViewportSize(viewport);
  if (storageState) await tab.page.context().addCookies(storageState.cookies);
  return tab;
}

/** After a test: keeps the tab for the next one, or closes it. */
export async function putBack(tab: Tab): Promise<void> {
  if (!(await tab.reset?.().catch(() => false))) return tab.close();
  idle.push(tab);
  if (idle.length > mostIdle) await idle.shift()?.close();
}

/** For a server that ends. */
export async function closeTabsOf(origin: string): Promise<void> {
  const ofServer = idle.filter(({ kind = '' }) => JSON.parse(kind).baseURL === origin);
  for (const tab of ofServer) idle.splice(idle.indexOf(tab), 1);
  await Promise.all(ofServer.map((tab) => tab.close()));
}

async function newTab(browser: Browser, options: Options, kind: string): Promise<Tab> {
  const opened = await openPage(browser, options);
  return { ...opened, kind, reset: resetOf(opened.page, options) };
}

/** A page of the site without a script: its document replaces that of the test, in the same process. */
const emptyPage = '/robots.txt';

/** Notes what a test changes, and returns how to undo it: false if that is not possible. */
function resetOf(page: Page, options: Options): () => Promise<boolean> {
  const context = page.context();
  const { clock } = context;
  const changed = new Set<string>();
  const scripts: { dispose: () => Promise<void> }[] = [];
  const newCDPSession = context.newCDPSession.bind(context);
  const withDevtools = async (act: (devtools: CDPSession) => Promise<unknown>) => {
    const devtools = await newCDPSession(page);
    await act(devtools);
    await devtools.detach();
  };
  note(page, ['route', 'emulateMedia', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders']);
  note(context, ['setOffline', 'setGeolocation', 'grantPermissions', 'clearPermissions', 'newCDPSession']);
  note(context, ['route', 'addInitScript', 'exposeFunction', 'exposeBinding', 'setExtraHTTPHeaders'], 'context.');
  note(clock, ['install', 'setFixedTime', 'setSystemTime', 'pauseAt', 'runFor', 'fastForward', 'resume']);

  function note<T extends object>(target: T, names: (keyof T & string)[], where = ''): void {
    for (const name of names) {
      const act = target[name] as (...given: unknown[]) => unknown;
      const noted = (...given: unknown[]) => {
        changed.add(where + name);
        return act.apply(target, given);
      };
      target[name] = noted as T[typeof name];
    }
  }
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (offline) => {
    if (offline) await withDevtools(emptyCache);
    await setOffline(offline);
  };
  const addInitScript = page.addInitScript.bind(page);
  page.addInitScript = async (...given: Parameters<typeof addInitScript>) => {
    const script = await addInitScript(...given);
    scripts.push(script);
    return script;
  };

  const canBeUndone = new Set(['route', 'emulateMedia', 'setOffline', 'setGeolocation']);
  return async () => {
    if (page.isClosed() || [...changed].some((change) => !canBeUndone.has(change))) return false;
    for (const event of ['request', 'response', 'requestfinished', 'requestfailed', 'dialog', 'download', 'popup'])
      page.removeAllListeners(event as 'request');
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const script of scripts.splice(0)) await script.dispose();
    // Before the routes and the missing network end: the page of the test must not notice.
    if (changed.has('route') || changed.has('setOffline'))
      await page.route(`**${emptyPage}`, (route) => route.fulfill({ contentType: 'text/plain', body: '' }));
    await page.goto(options.baseURL + emptyPage, { waitUntil: 'commit' });
    if (changed.has('route') || changed.has('setOffline')) await page.unrouteAll({ behavior: 'ignoreErrors' });
    if (changed.has('setOffline')) await context.setOffline(false);
    if (changed.has('setGeolocation')) {
      await context.setGeolocation(options.geolocation ?? null);
      if (!options.geolocation) await withDevtools((devtools) => devtools.send('Emulation.clearGeolocationOverride')); // or there is an error instead of no answer
    }
    if (changed.has('emulateMedia'))
      await page.emulateMedia({
        media: null,
        colorScheme: options.colorScheme ?? 'light',
        contrast: options.contrast ?? null,
        reducedMotion: options.reducedMotion ?? 'no-preference',
        forcedColors: options.forcedColors ?? 'none',
      });
    changed.clear();
    await Promise.all([page.mouse.move(0, 0), context.clearCookies()]);
    await page.evaluate(clearStorage);
    return true;
  };
}

/** What earlier tests have loaded must not be there without a network. */
async function emptyCache(devtools: CDPSession): Promise<void> {
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true }); // drops what the process has in memory
  await devtools.send('Network.clearBrowserCache');
}

async function clearStorage(): Promise<void> {
  for (const storage of [localStorage, sessionStorage]) storage.clear();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const { name = '' } of await indexedDB.databases())
    await new Promise((deleted, failed) => {
      const deletion = indexedDB.deleteDatabase(name);
      deletion.onsuccess = deleted;
      deletion.onerror = failed;
      deletion.onblocked = failed;
    });
}
