/** A badge saved as a proof, and the page that checks it. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { noAnswer } from './harness.ts';
import { hike, plainPhone, told, tryAt } from './hiker.ts';
import { sharedSite } from './site.ts';

const site = sharedSite();
const { trailhead, badge } = hike('central/crow-wing');

async function withBadge(name: string) {
  const opened = await site.open({ ...plainPhone, storageState: await site.sessionOf(name) });
  await tryAt(opened.page, trailhead);
  await told(opened.page, `You earned the ${badge} badge!`);
  return opened;
}

async function openActions(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Keep or share: ${badge}` }).click();
  await page.getByRole('button', { name: 'Save as proof' }).click();
}

type Saved = { name: string; file: Buffer };

async function verdictOn(page: Page, { name, file }: Saved): Promise<string> {
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: file });
  const said = page.locator('main [role=status]').filter({ hasText: name }).getByRole('heading', { level: 2 });
  return (await said.textContent()) ?? '';
}

describe('a badge', () => {
  test('is not saved without a signal, and the page says why', async () => {
    const { page, mayComplain } = await withBadge('Nora Signal');
    mayComplain(noAnswer);
    await openActions(page);
    await page.route('**/credential?*', (route) => route.abort());
    await page.getByRole('button', { name: 'JSON' }).click();
    await page.getByText('No signal: proofs are signed by the server.').waitFor();
  });
});

describe('the page that checks', () => {
  test('tells whose a foreign badge says it is, and what it cannot read', async () => {
    const { page } = await site.open(plainPhone, '/verify');
    const issuer = { id: 'did:web:others.test', name: 'Others' };
    const foreign = JSON.stringify({ type: ['VerifiableCredential'], issuer });
    expect(await verdictOn(page, { name: 'a.json', file: Buffer.from(foreign) })).toContain('Not from this site');
    await page.getByText('Others (did:web:others.test)').waitFor();
    expect(await verdictOn(page, { name: 'b.txt', file: Buffer.from('hello') })).toContain('Not a badge');
    await page.getByText('neither a JSON file nor an SVG or PNG picture').waitFor();
  });
});
