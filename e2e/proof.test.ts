/** A badge saved as a proof, and the page that checks it. */
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { errorStatus, noAnswer } from './harness.ts';
import { hike, isWiderThanItsScreen, plainPhone, told, trailPhone, tryAt, untilReady } from './hiker.ts';
import { expectAccessible, sharedSite } from './site.ts';

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

async function save(page: Page, form: string): Promise<Saved> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: form, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), file: readFileSync(await download.path()) };
}

async function verdictOn(page: Page, { name, file }: Saved): Promise<string> {
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: file });
  const said = page.locator('main [role=status]').filter({ hasText: name }).getByRole('heading', { level: 2 });
  return (await said.textContent()) ?? '';
}

describe('a badge', () => {
  test('is saved as JSON, SVG and PNG, each of them genuine, and none once it is changed', {
    timeout: 90_000,
  }, async () => {
    const { page } = await withBadge('Paul Proof');
    await openActions(page);
    await expectAccessible(page, 'saving a proof');
    expect(await isWiderThanItsScreen(page)).toBe(false);
    const files: Saved[] = [];
    for (const form of ['JSON', 'Picture (SVG)', 'Picture (PNG)']) files.push(await save(page, form));
    expect(files.map(({ name }) => name)).toEqual(['json', 'svg', 'png'].map((end) => `${badge} badge.${end}`));
    for (const { file } of files) expect(file.includes('Paul')).toBe(false);

    await page.goto('/verify');
    for (const saved of files) {
      expect(await verdictOn(page, saved)).toContain('Genuine');
      await page.getByRole('definition').filter({ hasText: 'not named in the file' }).waitFor();
    }
    await expectAccessible(page, 'a genuine badge');
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectAccessible(page, 'a genuine badge at night');
    expect(await isWiderThanItsScreen(page)).toBe(false);

    const [json, svg] = files;
    for (const saved of [json, svg]) {
      if (!saved) continue;
      const changed = saved.file.toString('utf8').replace('"awardedDate": "20', '"awardedDate": "19');
      expect(await verdictOn(page, { name: `changed ${saved.name}`, file: Buffer.from(changed) })).toContain(
        'Not as it was signed',
      );
    }
    await expectAccessible(page, 'a changed badge at night');
  });

  test('carries the name only where its hiker asks for it', { timeout: 60_000 }, async () => {
    const { page } = await withBadge('Nadia Named');
    await openActions(page);
    await page.getByLabel('With my first name in it').check();
    const saved = await save(page, 'JSON');
    expect(saved.file.includes('Named')).toBe(false);
    await page.goto('/verify');
    expect(await verdictOn(page, saved)).toContain('Genuine');
    await page.getByRole('definition').filter({ hasText: 'Nadia' }).waitFor();
  });

  test('is not saved without a signal, and the page says why', { timeout: 60_000 }, async () => {
    const { page, mayComplain } = await withBadge('Nora Signal');
    mayComplain(noAnswer);
    await openActions(page);
    await page.route('**/credential?*', (route) => route.abort());
    await page.getByRole('button', { name: 'JSON' }).click();
    await page.getByText('No signal: proofs are signed by the server.').waitFor();
  });
});

describe('the page that checks', () => {
  test('tells whose a foreign badge says it is, and what it cannot read', { timeout: 60_000 }, async () => {
    const { page } = await site.open(plainPhone, '/verify');
    const issuer = { id: 'did:web:others.test', name: 'Others' };
    const foreign = JSON.stringify({ type: ['VerifiableCredential'], issuer });
    expect(await verdictOn(page, { name: 'a.json', file: Buffer.from(foreign) })).toContain('Not from this site');
    await page.getByText('Others (did:web:others.test)').waitFor();
    expect(await verdictOn(page, { name: 'b.txt', file: Buffer.from('hello') })).toContain('Not a badge');
    await page.getByText('neither a JSON file nor an SVG or PNG picture').waitFor();
  });

  test('works without a signal once the guide is on the device', { timeout: 90_000 }, async () => {
    const { page: saving } = await withBadge('Olga Offline');
    await openActions(saving);
    const saved = await save(saving, 'Picture (PNG)');
    const { page, mayComplain } = await site.open(trailPhone, '/hikes');
    mayComplain(noAnswer, errorStatus(401));
    await untilReady(page);
    await page.context().setOffline(true);
    await page.goto('/verify');
    expect(await verdictOn(page, saved)).toContain('Genuine');
  });
});
