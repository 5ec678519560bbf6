/** Signs in through the pages of the identity provider. */
import type { Browser } from './browser.ts';
import { callbackPath } from './sign-in-servers.ts';

const isOutcome = (url: URL) => url.pathname === '/badges/me' || url.pathname === '/auth-failed';

/** From the start of a sign-in to the page of the provider, and back with a name or a cancel. */
export async function signIn(browser: Browser, startUrl: string, name: string | null): Promise<URL> {
  const page = await browser.go(startUrl, isOutcome);
  if (isOutcome(page.url)) return page.url;
  const answer: Record<string, string> = name === null ? { answer: 'cancel' } : { answer: 'sign-in', name };
  const response = await browser.submit(page.url, answer);
  const next = new URL(response.headers.get('location') ?? '', page.url);
  return (await browser.go(next, isOutcome)).url;
}

/** The URL of the callback to which the provider sends the browser, which has not followed it. */
export async function goToCallback(browser: Browser, origin: string): Promise<URL> {
  const isBack = (url: URL) => url.origin === origin && url.pathname === callbackPath;
  const page = await browser.go(startUrl(origin));
  const response = await browser.submit(page.url, { answer: 'sign-in', name: 'Ada Lake' });
  const next = new URL(response.headers.get('location') ?? '', page.url);
  return isBack(next) ? next : (await browser.go(next, isBack)).url;
}

export const startUrl = (origin: string, query: Record<string, string> = {}) =>
  `${origin}/v1/account/sessions/oauth2/google?${new URLSearchParams(query)}`;
