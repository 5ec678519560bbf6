/** A badge saved as a signed credential, and the page that verifies it. */
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { bakePng, unbakePng } from '../web/features/proof/png.ts';
import { noAnswer } from './harness.ts';
import { claimAt, hike, isWiderThanItsScreen, loseSignal, trailPhone, untilReady, waitForStatus } from './hiker.ts';
import { expectAccessible, sharedSite } from './site.ts';

const site = sharedSite();
const { trailhead, badge } = hike('central/crow-wing');

async function openActions(page: Page): Promise<void> {
  await page.getByRole('button', { name: `Keep or share: ${badge}` }).click();
  await page.getByRole('button', { name: 'Save as proof' }).click();
}

type Saved = { name: string; file: Buffer };

async function saved(page: Page, form: string): Promise<Saved> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: form, exact: true }).click(),
  ]);
  return { name: download.suggestedFilename(), file: await buffer(await download.createReadStream()) };
}

/** Number of colors: a blank image has one. */
async function colorsIn(picture: Buffer): Promise<number> {
  const pixels = await sharp(picture).resize(200).ensureAlpha().raw().toBuffer();
  return new Set(Array.from({ length: pixels.length / 4 }, (_, at) => pixels.readUInt32BE(at * 4))).size;
}

/** Forges the year: same fields in the same places, and an intact image. */
const aYearEarlier = (text: string) =>
  text.replaceAll(/"awardedDate": "(\d{4})/g, (_, year) => `"awardedDate": "${year - 1}`);
const forgeries = ({ json, png }: Record<'json' | 'png', Saved>): Saved[] => [
  { name: 'forged.json', file: Buffer.from(aYearEarlier(`${json.file}`)) },
  { name: 'forged.png', file: Buffer.from(bakePng(png.file, aYearEarlier(unbakePng(png.file)))) },
];

async function verdictOn(page: Page, { name, file }: Saved): Promise<string> {
  await page.getByLabel('Choose a file').setInputFiles({ name, mimeType: 'application/octet-stream', buffer: file });
  const said = page.locator('main [role=status]').filter({ hasText: name }).getByRole('heading', { level: 2 });
  return (await said.textContent()) ?? '';
}

test('a saved badge verifies for anybody, also offline, until it is changed', async () => {
  const { page, mayComplain } = await site.open({ ...trailPhone, storageState: await site.getSession('Prue Ving') });
  await claimAt(page, trailhead);
  await waitForStatus(page, `You earned the ${badge} badge!`);
  await openActions(page);
  await page.getByLabel('Include my first name').check();
  await expectAccessible(page, 'saving a badge as a proof', 'dialog[open]');
  const files = {
    json: await saved(page, 'JSON'),
    png: await saved(page, 'Picture (PNG)'),
  };
  const genuine = Object.values(files);
  expect(genuine.map(({ name }) => name)).toEqual(['json', 'png'].map((form) => `${badge} badge.${form}`));
  expect(await colorsIn(files.png.file)).toBeGreaterThan(50);

  await page.goto('/verify');
  for (const file of genuine) expect(await verdictOn(page, file)).toContain('Genuine');
  const facts = page.locator('main [role=status] dl');
  for (const fact of [badge, 'Prue', `${trailhead.latitude}, ${trailhead.longitude}`])
    await facts.getByText(fact).first().waitFor();
  await expectAccessible(page, 'a genuine badge');
  expect(await isWiderThanItsScreen(page)).toBe(false);

  await untilReady(page);
  mayComplain(noAnswer);
  await loseSignal(page);
  await page.reload();
  for (const file of genuine) expect(await verdictOn(page, file)).toContain('Genuine');
  for (const file of forgeries(files)) expect(await verdictOn(page, file)).toContain('Changed since it was signed');
  expect(await facts.count()).toBe(0);
  await expectAccessible(page, 'a forged badge');
});
