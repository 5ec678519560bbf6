/** Draws everything there is to draw, and checks it. */

import type { ContentIssue } from '../../content/content-issue.ts';
import type { Content } from '../../content/load.ts';
import { emblemSize } from '../../domain/pictures/badge-sheet.ts';
import type { Picture, Pictures } from '../../domain/pictures/pictures.ts';
import type { Region } from '../../domain/trail/region.ts';
import type { Trail } from '../../domain/trail/trail.ts';
import { LIMITS, medianIssues, sceneIssues, sizeIssues, weight } from '../checks/checks.ts';
import { ArtError } from '../checks/faults.ts';
import { LOGO } from '../kit/logo.ts';
import type { Scene, TrailArt } from '../kit/scene.ts';
import { drawHero } from '../kit/svg.ts';
import { drawBadge, drawBadgeOutline } from './badge.ts';
import { CARD_SIZE, type CardOptions, drawCard } from './cards.ts';
import { loadRegionScene, loadTrailArts, rejectMissingScenes, shownSceneFile } from './gallery.ts';
import { addIcons } from './icons.ts';
import { drawMilestones } from './milestones.ts';
import { Outlet } from './outlet.ts';
import { addPatches } from './patches.ts';
import type { Rasters } from './rasters.ts';

export interface Drawn {
  pictures: Pictures;
  outlet: Outlet;
}

/** @param rasters renders the social cards, cached */
export async function drawPictures(content: Content, rasters: Pick<Rasters, 'of'>): Promise<Drawn> {
  const outlet = new Outlet();
  const issues: ContentIssue[] = [];
  rejectMissingScenes(content);
  const arts = await loadTrailArts(content.trails.map(({ id }) => id));
  const hikes = content.trails.flatMap((trail) => {
    const art = arts.get(trail.id);
    const region = content.regions.find(({ slug }) => slug === trail.region);
    return art && region
      ? [{ trail, region, art, file: shownSceneFile(trail.id), name: trail.id.replace('/', '-') }]
      : [];
  });

  const heroDrawings: string[] = [];
  const heroes: Record<string, Picture> = {};
  const badges: Record<string, Picture> = {};
  const outlines: Record<string, Picture> = {};
  for (const { trail, region, art, file, name } of hikes) {
    const drawing = drawHero(art.hero, 'hero', trail.id);
    heroDrawings.push(drawing);
    heroes[trail.id] = outlet.addPicture(`hero-${name}`, 'svg', drawing, shown(art.hero));
    issues.push(...sceneIssues(art.hero, file, 'hero'));
    issues.push(...sizeIssues(file, 'hero', weight(drawing), LIMITS.heroBytes));
    if (trail.badge === null) continue;
    if (!art.badge) {
      const expected = `a badge scene, because the hike has the badge "${trail.badge}"`;
      issues.push({ file, field: 'badge', expected, hint: 'Draw it anew and simpler: do not shrink the hero.' });
      continue;
    }
    const patch = drawBadge(art.badge, region, trail.badge, trail.id);
    badges[trail.id] = outlet.addPicture(`badge-${name}`, 'svg', patch, shown(art.badge));
    const lines = drawBadgeOutline(art.badge, region, trail.id);
    outlines[trail.id] = outlet.addPicture(`outline-${name}`, 'svg', lines, shown(art.badge));
    issues.push(...sceneIssues(art.badge, file, 'badge'));
    issues.push(...sizeIssues(file, 'badge', patch.length, LIMITS.badgeBytes));
  }
  issues.push(...medianIssues(heroDrawings));

  const regionScenes = await scenesOfRegions(content.regions);
  const regions: Record<string, Picture> = {};
  for (const [{ slug }, scene] of regionScenes) {
    const file = shownSceneFile(`regions/${slug}`);
    const drawing = drawHero(scene, 'region', slug);
    regions[slug] = outlet.addPicture(`region-${slug}`, 'svg', drawing, shown(scene));
    issues.push(...sceneIssues(scene, file, 'picture'));
    issues.push(...sizeIssues(file, 'picture', weight(drawing), LIMITS.heroBytes));
  }

  const milestones: Record<string, Picture> = {};
  for (const { id, scene, svg, file } of await drawMilestones(content)) {
    milestones[id] = outlet.addPicture(`milestone-${id}`, 'svg', svg, { ...emblemSize, alt: scene.alt });
    issues.push(...sceneIssues(scene, file, 'picture'));
    issues.push(...sizeIssues(file, 'picture', svg.length, LIMITS.badgeBytes));
  }

  const getPoster = (id: string, number: string) => {
    const { poster, hero } = getArt(arts, id);
    if (poster) issues.push(...sceneIssues(poster, shownSceneFile(id), 'poster'));
    const scene = poster ?? hero;
    return outlet.addPicture(`hikes-${number}`, 'svg', drawHero(scene, 'site', number), shown(scene));
  };
  const [left, right] = content.site.posters;
  const hikesPosters: Pictures['hikes'] = [getPoster(left, '1'), getPoster(right, '2')];

  const cards = await addCards(outlet, rasters, [
    siteCard(content, getArt(arts, left).hero),
    ...regionScenes.map(([region, scene]) => regionCard(content, region, scene)),
    ...hikes.map(({ trail, region, art }) => trailCard(trail, region, art.hero)),
  ]);
  for (const [path, card] of Object.entries(cards)) {
    const bytes = outlet.files.get(card.src)?.length ?? 0;
    issues.push(...sizeIssues(`the social card of ${path}`, 'size', bytes, LIMITS.cardBytes));
  }

  if (issues.length) throw new ArtError(issues);
  const icons = await addIcons(outlet, content.site.name);
  return {
    pictures: {
      heroes,
      badges,
      outlines,
      regions,
      milestones,
      hikes: hikesPosters,
      ...addPatches(outlet, content.site.name),
      cards,
      icons,
    },
    outlet,
  };
}

function getArt(arts: ReadonlyMap<string, TrailArt>, id: string): TrailArt {
  const art = arts.get(id);
  if (!art) throw new Error(`The poster's hike ${id} is not in the guide`);
  return art;
}

function shown({ size, alt, focus }: Scene) {
  return { ...size, alt, focus };
}

function scenesOfRegions(regions: readonly Region[]): Promise<(readonly [Region, Scene])[]> {
  return Promise.all(regions.map(async (region) => [region, await loadRegionScene(region)] as const));
}

interface Card extends CardOptions {
  path: string;
  file: string;
}

function siteCard({ site, state, listed }: Content, scene: Scene): Card {
  const subtitle = `${listed.length} hikes in ${state.name}, a badge at every trailhead`;
  return { path: '/', file: 'card-site', scene, title: site.name, subtitle, corner: site.motto.text, band: LOGO.night };
}

function regionCard({ site }: Content, region: Region, scene: Scene): Card {
  const { name, tagline, path, slug, band } = region;
  return { path, file: `card-${slug}`, scene, title: name, subtitle: tagline, corner: site.name, band };
}

function trailCard(trail: Trail, { name, band }: Region, scene: Scene): Card {
  const file = `card-${trail.id.replace('/', '-')}`;
  return { path: trail.path, file, scene, title: trail.park, subtitle: trail.trail, corner: name, band };
}

async function addCards(
  outlet: Outlet,
  rasters: Pick<Rasters, 'of'>,
  cards: readonly Card[],
): Promise<Record<string, Picture>> {
  const drawn = await Promise.all(cards.map(async (card) => ({ card, bytes: await rasters.of(drawCard(card)) })));
  return Object.fromEntries(
    drawn.map(({ card, bytes }) => {
      const alt = shortened(`${card.title}: ${card.scene.alt}`);
      return [card.path, outlet.addPicture(card.file, 'png', bytes, { ...CARD_SIZE, alt })];
    }),
  );
}

/** Whole words, for a reader's ears: the card repeats what the page says. */
const shortened = (alt: string): string => (alt.length > 70 ? alt.slice(0, 70).replace(/[,;:]?\s+\S*$/, '') : alt);
