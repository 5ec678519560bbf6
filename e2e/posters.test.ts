/** Badge posters: drawn on the device, also offline, and never uploaded. */
import { Buffer } from 'node:buffer';
import { buffer } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ofAll, regions } from '../test/guide.ts';
import { plainPhone } from './hiker.ts';
import { expectAccessible, sharedSite } from './site.ts';

const site = sharedSite();

const documents = [
  { $id: 'one', badgeName: 'Crow Wing', badgeFile: null, earnedDate: '2026-05-02' },
  { $id: 'two', badgeName: 'Split Rock Lighthouse', badgeFile: null, earnedDate: '2026-06-03' },
];

let storageState: Awaited<ReturnType<typeof site.getSession>> | undefined;

async function openCollection(): Promise<Page> {
  storageState ??= await site.getSession('Paula Poster');
  const { page } = await site.tab({ ...plainPhone, storageState });
  await page.route('**/userbadges/documents?*', (route) =>
    route.fulfill({ json: { total: documents.length, documents } }),
  );
  if (new URL(page.url(), site.origin).pathname !== '/badges/me') await page.goto('/badges/me');
  return page;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Your poster' });

async function saved(page: Page) {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('link', { name: 'Save picture' }).click(),
  ]);
  const bytes = await buffer(await download.createReadStream());
  return { name: download.suggestedFilename(), bytes };
}

const isPng = (bytes: Buffer) => bytes.subarray(0, 8).equals(Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]));
const toSize = (bytes: Buffer) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

/** The patch in the upper part, the band of the region with title, park and day, and all but the foot, where a name may be. */
const parts = {
  patch: { left: 390, top: 330, width: 300, height: 300 },
  band: { left: 44, top: 964, width: 992, height: 342 },
  aboveFoot: { left: 0, top: 0, width: 1080, height: 1235 },
};

const getPixels = (bytes: Buffer, part: keyof typeof parts) =>
  sharp(bytes).extract(parts[part]).removeAlpha().raw().toBuffer();

/** Most frequent first. */
async function getColors(bytes: Buffer, part: keyof typeof parts): Promise<string[]> {
  const pixels = await getPixels(bytes, part);
  const counts = new Map<string, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const color = `#${pixels.toString('hex', at, at + 3)}`;
    counts.set(color, (counts.get(color) ?? 0) + 1);
  }
  return [...counts].sort(([, a], [, b]) => b - a).map(([color]) => color);
}

describe('a poster', () => {
  test('a poster of one badge is previewed, then saved as an image, and never uploaded', async () => {
    const page = await openCollection();
    await page.getByRole('button', { name: 'Keep or share: Crow Wing' }).click();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET' || !new URL(request.url()).href.startsWith(site.origin)) sent.push(request.url());
    });
    await page.getByRole('button', { name: 'Make a poster', exact: true }).click();
    await dialog(page)
      .getByRole('img', { name: 'Poster of the Crow Wing badge: Old Wadena Trail, Crow Wing State Park, May 2, 2026' })
      .waitFor();
    const plain = await saved(page);
    expect(plain.name).toBe('Crow Wing.png');
    expect(isPng(plain.bytes)).toBe(true);
    expect(toSize(plain.bytes)).toEqual([1080, 1350]);
    expect((await getColors(plain.bytes, 'patch')).length).toBeGreaterThan(50);
    const [ground, letters] = await getColors(plain.bytes, 'band');
    expect([ground, letters]).toEqual([regions.find(({ slug }) => slug === 'central')?.band, '#fbf0d3']);
    await expectAccessible(page, 'a poster', 'dialog[open]');

    await dialog(page).getByLabel('Add the name Paula').check();
    const named = await saved(page);
    expect(named.bytes.equals(plain.bytes)).toBe(false);
    const [without, withName] = await Promise.all([plain, named].map(({ bytes }) => getPixels(bytes, 'aboveFoot')));
    expect(withName?.equals(without ?? Buffer.of())).toBe(true);
    await dialog(page).getByLabel('Add the name Paula').uncheck();
    expect((await saved(page)).bytes.equals(plain.bytes)).toBe(true);
    await dialog(page).getByLabel('Phone wallpaper').check();
    expect(toSize((await saved(page)).bytes)).toEqual([1170, 2532]);
    expect(sent.filter((address) => !address.startsWith('blob:'))).toEqual([]);
    await dialog(page).getByRole('button', { name: 'Close' }).click();
    await dialog(page).waitFor({ state: 'detached' });
  });

  test('a poster is shared as a file with the system’s share sheet where there is one', async () => {
    const page = await openCollection();
    await page.evaluate(() => {
      const shared: { name: string; type: string }[] = [];
      Object.assign(window, { shared });
      Object.assign(navigator, {
        canShare: ({ files }: { files: File[] }) => files.every(({ type }) => type === 'image/png'),
        share: async ({ files }: { files: File[] }) => {
          shared.push(...files.map(({ name, type }) => ({ name, type })));
        },
      });
    });
    await page.getByRole('button', { name: 'Make a poster of them all' }).click();
    await dialog(page).getByRole('button', { name: 'Share' }).click();
    expect(await page.evaluate(() => (window as unknown as { shared: object[] }).shared)).toEqual([
      { name: `two ${ofAll}.png`, type: 'image/png' },
    ]);
  });
});
