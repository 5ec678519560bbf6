/**
 * Takes the pictures of the site, from the built pages: npm run screenshots. Those that app stores and install dialogs show are in
 * web/screenshots, from where the build copies them to the site; those of the README are in docs/pictures.
 */
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { allRegions, ofAll } from '../test/guide.ts';
import { screenshots } from '../web/files/screenshots.ts';
import { desktop, launchBrowser, openPage, type Page, startServer } from './harness.ts';
import { hike, hoursAgo, prompt, sayYes, signIn, standAt, trailPhone, waitForStatus } from './hiker.ts';

const folder = join(import.meta.dirname, '../web/screenshots');
/** Few colors are enough for these pages, and keep the files small. */
const palette = { palette: true, colors: 128, effort: 10 };

const visited = [
  'southeast/mystery-cave',
  'twin-cities-metro/minnehaha-creek',
  'central/itasca-loop',
  'west-and-southwest/blue-mounds',
  'northwest/buffalo-river',
  'north-shore/split-rock',
];

const [server, browser] = await Promise.all([startServer(), launchBrowser()]);
try {
  for (const { file, path, width, height, scale } of screenshots) {
    const viewport = { width: width / scale, height: height / scale };
    const options = { ...trailPhone, viewport, deviceScaleFactor: scale, reducedMotion: 'reduce' } as const;
    const { page, close } = await openPage(browser, options);
    if (path === '/badges/me') await fillCollection(page, file);
    else await page.goto(server.origin + path, { waitUntil: 'networkidle' });
    await sharp(await page.screenshot())
      .png(palette)
      .toFile(join(folder, file));
    await close();
  }
  await takeReadmePictures();
} finally {
  await browser.close();
  await server.stop();
}

/** A week of hikes with the last badge just earned, by a new hiker for each picture; pages show only the first name, Ann. */
async function fillCollection(page: Page, file: string): Promise<void> {
  await signIn(page, server.origin, `Ann Lake ${file}`);
  for (const [i, id] of visited.entries()) {
    await page.clock.setFixedTime(hoursAgo((visited.length - 1 - i) * 20));
    await standAt(page, hike(id).trailhead);
    if (!(await prompt(page).isVisible())) await page.goto(`${server.origin}/badges/me?try`);
    await sayYes(page);
    await waitForStatus(page, `You earned the ${hike(id).badge} badge!`);
  }
  await page.getByText(`Six ${ofAll}, in ${allRegions}.`).waitFor();
  await page.waitForLoadState('networkidle');
}

async function takeReadmePictures(): Promise<void> {
  const docs = join(import.meta.dirname, '../docs/pictures');
  const front = await lookAt('/hikes', { viewport: { width: desktop.viewport.width, height: 1500 } });
  await sharp(front).resize({ width: 1080 }).png(palette).toFile(join(docs, 'hikes.png'));

  const [width, gap] = [258, 16];
  const screens = [
    await lookAt('/trails/north-shore/tettegouche-trail', trailPhone),
    await lookAt('/trails/north-shore/tettegouche-trail', trailPhone, 'With kids'),
    await lookAt('/trails/central/mount-tom', { ...trailPhone, colorScheme: 'dark' }),
    await lookAt('/trails/northwest/lake-bronson', { ...trailPhone, colorScheme: 'dark' }),
  ];
  const phones: OverlayOptions[] = [];
  for (const [i, screen] of screens.entries())
    phones.push({ input: await sharp(screen).resize({ width }).toBuffer(), left: i * (width + gap), top: 0 });
  await sharp({ create: { width: 4 * width + 3 * gap, height: 558, channels: 4, background: '#0000' } })
    .composite(phones)
    .png(palette)
    .toFile(join(docs, 'trail.png'));
}

async function lookAt(path: string, options: Parameters<typeof openPage>[1], heading?: string): Promise<Buffer> {
  const { page, close } = await openPage(browser, { ...options, deviceScaleFactor: 2, reducedMotion: 'reduce' });
  await page.goto(server.origin + path, { waitUntil: 'networkidle' });
  if (heading) await page.getByRole('heading', { name: heading }).evaluate((title) => title.scrollIntoView());
  const picture = await page.screenshot();
  await close();
  return picture;
}
