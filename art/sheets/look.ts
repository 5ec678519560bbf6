/**
 * Draws one hike for looking at while one works: hero, phone crop, badge, and the badge small on light and dark.
 *
 *   node art/sheets/look.ts north-shore/split-rock [--out build/look]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp, { type OverlayOptions } from 'sharp';
import { loadContent } from '../../content/load.ts';
import { badgeSize } from '../../domain/pictures/badge-sheet.ts';
import type { Region } from '../../domain/trail/region.ts';
import type { Trail } from '../../domain/trail/trail.ts';
import { weight } from '../checks/checks.ts';
import { drawBadge } from '../drawing/badge.ts';
import { loadRegionScene, loadTrailArt } from '../drawing/gallery.ts';
import type { Scene } from '../kit/scene.ts';
import { drawHero } from '../kit/svg.ts';
import { NIGHT, PAPER, rasterize, writeSheet } from './sheet.ts';

const HERO = { width: 1200, height: 600 };
const PHONE = { width: 390, height: 488 };
const GAP = 16;

function report(kind: string, svg: string): void {
  console.log(`${kind.padEnd(6)} ${svg.length} bytes, ${weight(svg)} after Brotli`);
}

/** What a phone shows: the picture fills 4:5, moved as `object-position` moves it. */
async function phoneCrop(svg: string, { focus, size }: Scene): Promise<Buffer> {
  const scale = Math.max(PHONE.width / size.width, PHONE.height / size.height);
  const [width, height] = [Math.round(size.width * scale), Math.round(size.height * scale)];
  const left = Math.round((width - PHONE.width) * focus.x);
  const top = Math.round((height - PHONE.height) * focus.y);
  const whole = await rasterize(svg, width, height);
  return sharp(whole)
    .extract({ left, top, ...PHONE })
    .png()
    .toBuffer();
}

async function heroParts(scene: Scene, kind: 'hero' | 'region' | 'site', id: string): Promise<OverlayOptions[]> {
  const svg = drawHero(scene, kind, id);
  report('hero', svg);
  const top = HERO.height + GAP;
  const width = Math.round((HERO.height * scene.size.width) / scene.size.height);
  return [
    { input: await rasterize(svg, width, HERO.height), left: 0, top: 0 },
    { input: await phoneCrop(svg, scene), left: 0, top },
  ];
}

async function badgeParts(scene: Scene, trail: Trail, region: Region): Promise<OverlayOptions[]> {
  const svg = drawBadge(scene, region, trail.badge ?? trail.trail, trail.id);
  report('badge', svg);
  const top = HERO.height + GAP;
  const left = PHONE.width + GAP;
  const small = await rasterize(svg, 96, 113);
  const swatch = (background: string) =>
    sharp({ create: { width: 180, height: 150, channels: 3, background } })
      .composite([{ input: small, left: 42, top: 18 }])
      .png()
      .toBuffer();
  return [
    { input: await rasterize(svg, badgeSize.width, badgeSize.height), left, top },
    { input: await swatch(PAPER), left: left + badgeSize.width + GAP, top },
    { input: await swatch(NIGHT), left: left + badgeSize.width + GAP, top: top + 150 },
  ];
}

async function toParts(name: string): Promise<OverlayOptions[]> {
  const [kind, slug = '', part] = name.split('/');
  const { trails, regions } = loadContent();
  const drawn = kind === 'regions' && regions.find((candidate) => candidate.slug === slug);
  if (drawn) return heroParts(await loadRegionScene(drawn), 'region', slug);
  const art = await loadTrailArt(`${kind}/${slug}`);
  if (part === 'poster' && art.poster) return heroParts(art.poster, 'site', name);
  const trail = trails.find(({ id }) => id === name);
  const region = regions.find(({ slug }) => slug === trail?.region);
  if (!trail || !region) throw new Error(`No hike at content/trails/${name}.md.`);
  const parts = await heroParts(art.hero, 'hero', name);
  return art.badge ? [...parts, ...(await badgeParts(art.badge, trail, region))] : parts;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { out: { type: 'string', default: 'build/look' } },
});
mkdirSync(values.out, { recursive: true });
for (const name of positionals) {
  const file = join(values.out, `${name.replaceAll('/', '-')}.png`);
  await writeSheet(file, HERO.width, HERO.height + GAP + PHONE.height, await toParts(name));
  console.log(`look at ${file}`);
}
if (!positionals.length) console.log('Which one? As in: node art/sheets/look.ts north-shore/split-rock');
