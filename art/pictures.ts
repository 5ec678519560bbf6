/** Draws everything there is to draw, and checks it. */
import type { Content } from '../content/load.ts';
import type { Fault } from '../content/parse.ts';
import type { Region } from '../content/regions.ts';
import type { Picture, Pictures } from '../domain/pictures.ts';
import type { Trail } from '../domain/trail.ts';
import { drawBadge } from './badge.ts';
import { CARD_SIZE, type CardOptions, drawCard, rasterizeCard } from './cards.ts';
import { LIMITS, medianGzipFaults, sceneFaults, sizeFaults } from './checks.ts';
import { ArtError } from './faults.ts';
import { type HungArt, hangGallery, loadRegionScene, loadSiteScenes } from './gallery.ts';
import { addIcons } from './icons.ts';
import { at, last } from './kit/geometry.ts';
import { LOGO } from './kit/logo.ts';
import { regionLooks } from './kit/regions.ts';
import type { Scene } from './kit/scene.ts';
import { drawHero } from './kit/svg.ts';
import { Outlet } from './outlet.ts';
import { addPatches } from './patches.ts';

export interface Drawn {
  pictures: Pictures;
  outlet: Outlet;
  /** Hikes that wait for a picture of their own. */
  borrowing: string[];
}

export async function drawPictures(content: Content): Promise<Drawn> {
  const outlet = new Outlet();
  const faults: Fault[] = [];
  const gallery = await hangGallery(content.trails.map(({ id }) => id));
  const hung = content.trails.flatMap((trail) => {
    const art = gallery.get(trail.id);
    return art ? [{ trail, ...art }] : [];
  });

  const heroDrawings: string[] = [];
  const heroes: Record<string, Picture> = {};
  const badges: Record<string, Picture> = {};
  for (const { trail, art, file, borrowed } of hung) {
    const name = trail.id.replace('/', '-');
    const drawing = drawHero(art.hero, 'hero', trail.id);
    heroDrawings.push(drawing);
    heroes[trail.id] = outlet.addPicture(`hero-${name}`, 'svg', drawing, shown(art.hero));
    if (!borrowed) {
      faults.push(...sceneFaults(art.hero, file, 'hero'));
      faults.push(...sizeFaults(file, 'hero', drawing.length, LIMITS.heroBytes));
    }
    if (trail.badge === null) continue;
    if (!art.badge) {
      const expected = `a badge scene, because the hike has the badge "${trail.badge}"`;
      faults.push({ file, field: 'badge', expected, hint: 'Draw it anew and simpler: do not shrink the hero.' });
      continue;
    }
    const patch = drawBadge(art.badge, trail.region, trail.badge, trail.id);
    badges[trail.id] = outlet.addPicture(`badge-${name}`, 'svg', patch, shown(art.badge));
    if (!borrowed) {
      faults.push(...sceneFaults(art.badge, file, 'badge'));
      faults.push(...sizeFaults(file, 'badge', patch.length, LIMITS.badgeBytes));
    }
  }
  faults.push(...medianGzipFaults(heroDrawings));

  const regionScenes = await scenesOfRegions(content, gallery);
  const regions: Record<string, Picture> = {};
  for (const [slug, scene] of regionScenes) {
    const drawing = drawHero(scene, 'region', slug);
    regions[slug] = outlet.addPicture(`region-${slug}`, 'svg', drawing, shown(scene));
    faults.push(...sceneFaults(scene, `art/scenes/regions/${slug}.ts`, 'picture'));
    faults.push(...sizeFaults(`art/scenes/regions/${slug}.ts`, 'picture', drawing.length, LIMITS.heroBytes));
  }

  const siteScenes = (await loadSiteScenes()) ?? [at(hung, 0).art.hero, last(hung).art.hero];
  const [left, right] = siteScenes.map((scene, i) => {
    const drawing = drawHero(scene, 'site', String(i + 1));
    faults.push(...sceneFaults(scene, 'art/scenes/site.ts', 'picture'));
    return outlet.addPicture(`hikes-${i + 1}`, 'svg', drawing, shown(scene));
  });
  if (!left || !right) throw new Error('two pictures of the site were drawn, and fewer came back');

  const cards = await addCards(outlet, [
    siteCard(content, gallery.get(content.site.posters[0])?.art.hero),
    ...content.regions.map((region) => regionCard(region, regionScenes.get(region.slug))),
    ...hung.map(({ trail, art }) => trailCard(trail, content.regions, art.hero)),
  ]);
  for (const [path, card] of Object.entries(cards)) {
    const bytes = outlet.files.get(card.src)?.length ?? 0;
    faults.push(...sizeFaults(`the social card of ${path}`, 'size', bytes, LIMITS.cardBytes));
  }

  if (faults.length) throw new ArtError(faults);
  const pictures = {
    heroes,
    badges,
    regions,
    hikes: [left, right] satisfies [Picture, Picture],
    ...addPatches(outlet),
    cards,
    icons: await addIcons(outlet),
  };
  return { pictures, outlet, borrowing: hung.filter(({ borrowed }) => borrowed).map(({ trail }) => trail.id) };
}

function shown({ size, alt, focus }: Scene) {
  return { ...size, alt, focus };
}

/** A region without a picture of its own borrows the one of its first hike that has one. */
async function scenesOfRegions(content: Content, gallery: ReadonlyMap<string, HungArt>): Promise<Map<string, Scene>> {
  const scenes = new Map<string, Scene>();
  for (const { slug } of content.regions) {
    const hikes = content.trails.filter((trail) => trail.region === slug).map((trail) => gallery.get(trail.id));
    const borrowed = hikes.find((hung) => hung && !hung.borrowed) ?? hikes[0];
    const scene = (await loadRegionScene(slug)) ?? borrowed?.art.hero;
    if (scene) scenes.set(slug, scene);
  }
  return scenes;
}

interface Card extends CardOptions {
  path: string;
  file: string;
}

function siteCard({ site, listed }: Content, scene: Scene | undefined): Card | undefined {
  if (!scene) return undefined;
  const subtitle = `${listed.length} hikes in Minnesota, a badge at every trailhead`;
  return { path: '/', file: 'card-site', scene, title: site.name, subtitle, corner: site.motto, band: LOGO.night };
}

function regionCard(region: Region, scene: Scene | undefined): Card | undefined {
  if (!scene) return undefined;
  const { band } = regionLooks[region.slug];
  const { name, tagline, path, slug } = region;
  return { path, file: `card-${slug}`, scene, title: name, subtitle: tagline, corner: 'North Star Trails', band };
}

function trailCard(trail: Trail, regions: readonly Region[], scene: Scene): Card {
  const corner = regions.find(({ slug }) => slug === trail.region)?.name ?? '';
  const { band } = regionLooks[trail.region];
  const file = `card-${trail.id.replace('/', '-')}`;
  return { path: trail.path, file, scene, title: trail.park, subtitle: trail.trail, corner, band };
}

async function addCards(outlet: Outlet, cards: readonly (Card | undefined)[]): Promise<Record<string, Picture>> {
  const drawn = await Promise.all(
    cards.flatMap((card) => (card ? [rasterizeCard(drawCard(card)).then((bytes) => ({ card, bytes }))] : [])),
  );
  return Object.fromEntries(
    drawn.map(({ card, bytes }) => {
      const alt = `${card.title}, ${card.subtitle}: ${card.scene.alt}`.slice(0, 200);
      return [card.path, outlet.addPicture(card.file, 'png', bytes, { ...CARD_SIZE, alt })];
    }),
  );
}
