/** The official web SDK, its oldest supported version and the newest, unmodified against our server. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { compileFunction } from 'node:vm';
import type * as Sdk from 'appwrite';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from './app.ts';
import { places } from './badges.ts';
import { type Browser, openBrowser } from './browser.ts';
import { signIn } from './sign-in.ts';

const require = createRequire(import.meta.url);

/** Loaded as in a page: its browser build, with a window, cookies and a location. */
function loadSdk(name: 'appwrite' | 'appwrite14', browser: Browser, origin: string) {
  const page = {
    location: { href: `${origin}/badges` },
    localStorage: { getItem: () => null, setItem: (key: string) => page.stored.push(key) },
    console: { warn: (text: string) => page.warnings.push(text) },
    stored: [] as string[],
    warnings: [] as string[],
    fetch: (url: string, init: RequestInit) =>
      browser.send(url, { ...init, headers: { origin, ...Object.fromEntries(new Headers(init.headers)) } }),
  };
  const file = join(dirname(require.resolve(`${name}/package.json`)), 'dist', 'iife', 'sdk.js');
  const scope: { Appwrite?: typeof Sdk } = {};
  compileFunction(readFileSync(file, 'utf8'), ['window', 'fetch']).call(scope, page, page.fetch);
  if (!scope.Appwrite) throw new Error(`${name} did not load`);
  return { sdk: scope.Appwrite, page };
}

let test: TestApp;
let origin: string;

beforeEach(async () => {
  test = await buildTestApp();
  origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
});
afterEach(() => test.close());

const positionAt = (place: { latitude: number; longitude: number }) => ({ ...place, accuracy: 12 });

describe.each(['appwrite14', 'appwrite'] as const)('the SDK %s', (version) => {
  const open = () => {
    const browser = openBrowser();
    const { sdk, page } = loadSdk(version, browser, origin);
    const client = new sdk.Client().setEndpoint(`${origin}/v1`).setProject('north-star-trails');
    return { ...sdk, browser, page, account: new sdk.Account(client), databases: new sdk.Databases(client) };
  };
  const openSignedIn = async () => {
    const opened = open();
    const { account, OAuthProvider, page, browser } = opened;
    account.createOAuth2Session(OAuthProvider.Google, `${origin}/badges/me`, `${origin}/auth-failed`, ['email']);
    const end = await signIn(browser, page.location.href, 'Ada Lake');
    return { ...opened, end };
  };
  const refusal = async (call: Promise<unknown>) => {
    const error = await call.catch((thrown: { name: string; code: number; type: string }) => thrown);
    expect(error).toMatchObject({ name: 'AppwriteException' });
    const { code, type } = error as { code: number; type: string };
    return { code, type };
  };

  it('signs in, reads the account and its identities', async () => {
    const { account, end, page } = await openSignedIn();
    expect(end.href).toBe(`${origin}/badges/me`);
    const user = await account.get();
    expect(user).toMatchObject({ name: 'Ada Lake', email: 'ada.lake@demo.invalid', emailVerification: true });
    const { total, identities } = await account.listIdentities();
    expect([page.stored, page.warnings]).toEqual([[], []]);
    expect(total).toBe(1);
    expect(identities[0]).toMatchObject({ provider: 'google', providerName: 'Ada Lake', userId: user.$id });
  });

  it('creates a badge and lists it', async () => {
    const { account, databases, ID, Query } = await openSignedIn();
    const { $id: userId } = await account.get();
    const data = {
      userId,
      badgeName: 'Lighthouse',
      earnedDate: test.now().toISOString(),
      ...positionAt(places.lighthouse),
    };
    const created = await databases.createDocument('main', 'userbadges', ID.unique(), data);
    expect(created).toMatchObject({
      badgeName: 'Lighthouse',
      userId,
      $collectionId: 'userbadges',
      $databaseId: 'main',
    });

    const queries = [
      Query.equal('userId', userId),
      Query.equal('badgeName', ['Lighthouse']),
      Query.orderDesc('earnedDate'),
      Query.limit(200),
    ];
    const list = await databases.listDocuments('main', 'userbadges', queries);
    expect([list.total, list.documents[0]?.$id]).toEqual([1, created.$id]);
    expect((await databases.listDocuments('main', 'userbadges')).total).toBe(1);
    expect(await databases.getDocument('main', 'userbadges', created.$id)).toMatchObject({ badgeName: 'Lighthouse' });
    expect((await databases.listDocuments('main', 'userbadges', [Query.cursorAfter(created.$id)])).documents).toEqual(
      [],
    );
  });

  it('gets the code and type of every refusal', async () => {
    const { account, databases, ID, Query } = await openSignedIn();
    const { $id: userId } = await account.get();
    const badge = { userId, badgeName: 'Lighthouse', earnedDate: test.now().toISOString() };
    const create = (data: object) => databases.createDocument('main', 'userbadges', ID.unique(), data as typeof badge);
    expect(await refusal(create(badge))).toEqual({ code: 403, type: 'general_access_forbidden' });
    expect(await refusal(create({ ...badge, ...positionAt(places.nowhere) }))).toEqual({
      code: 403,
      type: 'general_access_forbidden',
    });
    await create({ ...badge, ...positionAt(places.lighthouse) });
    expect(await refusal(create({ ...badge, ...positionAt(places.lighthouse) }))).toEqual({
      code: 409,
      type: 'document_already_exists',
    });
    expect(await refusal(databases.listDocuments('main', 'userbadges', [Query.search('badgeName', 'x')]))).toEqual({
      code: 400,
      type: 'general_query_invalid',
    });
    expect(await refusal(databases.deleteDocument('main', 'userbadges', 'x'))).toEqual({
      code: 403,
      type: 'general_access_forbidden',
    });
    expect(await refusal(databases.getDocument('main', 'userbadges', 'x'))).toEqual({
      code: 404,
      type: 'document_not_found',
    });
  });

  it('logs out, from this session and from all', async () => {
    const { account } = await openSignedIn();
    await account.deleteSession('current');
    expect(await refusal(account.get())).toMatchObject({ code: 401 });
    const again = await openSignedIn();
    await again.account.deleteSessions();
    expect(await refusal(again.account.get())).toMatchObject({ code: 401 });
  });
});
