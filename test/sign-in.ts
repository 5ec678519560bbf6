/** Signs in through the pages of the identity provider. */
import type { Browser } from './browser.ts';

const isOutcome = (url: URL) => url.pathname === '/badges/me' || url.pathname === '/auth-failed';

/** From the start of a sign-in to the page of the provider, and back with a name or a cancel. */
export async function signIn(browser: Browser, startUrl: string, name: string | null): Promise<URL> {
  const page = await browser.go(startUrl, isOutcome);
  if (isOutcome(page.url)) return page.url;
  const answer: Record<string, string> = name === null ? { answer: 'cancel' } : { answer: 'sign-in', name };
  const reply = await browser.submit(page.url, answer);
  const next = new URL(reply.headers.get('location') ?? '', page.url);
  return (await browser.go(next, isOutcome)).url;
}

export const startUrl = (origin: string, query: Record<string, string> = {}) =>
  `${origin}/v1/account/sessions/oauth2/google?${new URLSearchParams(query)}`;
