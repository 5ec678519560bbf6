/** Servers to sign in to, closed after each test. */
import { afterEach } from 'vitest';
import { buildTestApp, type TestApp } from './app.ts';
import { openBrowser } from './browser.ts';
import { startIdentityProvider } from './identity-provider.ts';

export const callbackPath = '/v1/account/sessions/oauth2/callback/google';
export const startPath = '/v1/account/sessions/oauth2/google';
/** The headers of a browser's navigation. */
export const navigation = { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document', accept: 'text/html' };

export function signInServers() {
  const closing: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  async function listen(test: TestApp) {
    closing.push(test.close);
    const origin = await test.app.listen({ host: '127.0.0.1', port: 0 });
    const account = async (browser = openBrowser()) =>
      (await browser.send(`${origin}/v1/account`)).json() as Promise<{ $id?: string }>;
    return { ...test, origin, account };
  }

  /** With the demo provider, embedded in the server itself. */
  const withDemo = async () => listen(await buildTestApp());

  /** With an external provider, which gets the redirect URI when the server listens there. */
  async function withProvider() {
    let origin = '';
    const provider = await startIdentityProvider(() => [`${origin}${callbackPath}`]);
    closing.push(provider.close);
    const server = await listen(await buildTestApp({ environment: provider.environment }));
    origin = server.origin;
    return { ...server, provider };
  }

  return { closing, listen, withDemo, withProvider };
}
