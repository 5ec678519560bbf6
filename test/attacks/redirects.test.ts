/** However a URL is written, a sign-in never redirects a visitor to another site. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '../app.ts';
import { journey, type MaliciousProvider, startMaliciousProvider } from '../malicious-provider.ts';

const ours = 'https://trails.test';
let provider: MaliciousProvider;
let test: TestApp;
beforeAll(async () => {
  provider = await startMaliciousProvider();
  test = await buildTestApp({ environment: { ...provider.environment, PUBLIC_URL: ours } });
});
afterAll(async () => {
  await test.close();
  await provider.close();
});

const evil = 'evil.test';
const tricks = [
  `https://${evil}`,
  `http://${evil}`,
  `//${evil}`,
  `///${evil}`,
  `////${evil}`,
  `/\\${evil}`,
  `\\\\${evil}`,
  `\\/${evil}`,
  `/\t/${evil}`,
  `/\n/${evil}`,
  `\t//${evil}`,
  ` https://${evil}`,
  `https:${evil}`,
  `https:/${evil}`,
  `https:///${evil}`,
  `https:\\\\${evil}`,
  `HTTPS://${evil}`,
  `hTtPs://${evil}`,
  `ftp://${evil}`,
  `ws://trails.test`,
  `https://trails.test@${evil}`,
  `https://trails.test:x@${evil}/`,
  `https://trails.test%40${evil}`,
  `https://${evil}#@trails.test`,
  `https://${evil}?@trails.test`,
  `https://${evil}/trails.test`,
  `https://${evil}\\@trails.test`,
  `https://${evil}%2f@trails.test`,
  `https://trails.test.${evil}`,
  `https://trails.testevil.test`,
  `https://eviltrails.test`,
  `https://sub.trails.test`,
  `https://trails.test.`,
  `https://trails.test:444`,
  `https://trails.test:80`,
  `http://trails.test`,
  `http://trails.test:443`,
  `https://trails.test\\.${evil}`,
  `https://trails.test%00.${evil}`,
  `https://trails.test%09.${evil}`,
  `https://trails。test.${evil}`,
  `https://tråils.test`,
  `https://ⓔvil.test`,
  `https://xn--trils-pra.test`,
  `https://[::1]`,
  `https://127.0.0.1`,
  `https://2130706433`,
  `https://0x7f.1`,
  `https://localhost`,
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,x',
  `blob:${ours}/x`,
  `filesystem:${ours}/x`,
  `view-source:${ours}`,
  'about:blank',
  'null',
  `https://user:secret@trails.test/`,
  `https://@${evil}`,
];

it.each(tricks)('a sign-in does not redirect to %j', async (address) => {
  for (const name of ['success', 'failure']) {
    for (const answer of [undefined, 'access_denied']) {
      const query = `?${name}=${encodeURIComponent(address)}`;
      const change = (back: URLSearchParams) => answer && back.set('error', answer);
      const { statusCode, headers } = await journey(test, provider, { query, change });
      expect([statusCode, new URL(String(headers.location)).origin]).toEqual([302, ours]);
    }
  }
});

it('a sign-in redirects to a URL of ours, so the other cases fail only because of their URL', async () => {
  const query = `?success=${encodeURIComponent(`${ours}/badges?tab=1`)}`;
  expect((await journey(test, provider, { query })).headers.location).toBe(`${ours}/badges?tab=1`);
});

it('two slashes, a foreign Host or a forwarded one do not redirect to another site', async () => {
  const paths = [`//${evil}`, `//${evil}/`, `/\\${evil}`, `/%2f${evil}/`, `/hikes//${evil}/..`, '/hikes/'];
  const hosts = [{}, { host: evil }, { 'x-forwarded-host': evil }, { 'x-forwarded-proto': 'javascript' }];
  for (const url of paths) {
    for (const headers of hosts) {
      const response = await test.app.inject({ url, headers });
      const { location = '/' } = response.headers;
      expect([url, new URL(String(location), ours).origin]).toEqual([url, ours]);
      expect(location).not.toMatch(/^[\\/]{2}/);
    }
  }
});
