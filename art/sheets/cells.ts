/** The pictures of the hikes, and of the milestones, as cells of a sheet, titled. */
import type { loadContent } from '../../content/load.ts';
import { drawBadge } from '../drawing/badge.ts';
import { loadTrailArt } from '../drawing/gallery.ts';
import { drawMilestones } from '../drawing/milestones.ts';
import { drawHero } from '../kit/svg.ts';
import type { Cell } from './sheet.ts';

type Content = Pick<ReturnType<typeof loadContent>, 'trails' | 'regions'>;

/** Of one region, or of all. */
export async function pictureCells(
  { trails, regions }: Content,
  onlyRegion?: string,
): Promise<{ heroes: Cell[]; badges: Cell[] }> {
  const heroes: Cell[] = [];
  const badges: Cell[] = [];
  for (const trail of trails) {
    const region = regions.find(({ slug }) => slug === trail.region);
    if (!region || (onlyRegion && region.slug !== onlyRegion)) continue;
    const art = await loadTrailArt(trail.id);
    heroes.push({ title: `${trail.park}, ${trail.trail}`, svg: drawHero(art.hero, 'hero', trail.id) });
    if (art.badge && trail.badge) {
      badges.push({ title: trail.park, svg: drawBadge(art.badge, region, trail.badge, trail.id) });
    }
  }
  return { heroes, badges };
}

export async function milestoneCells(content: Parameters<typeof drawMilestones>[0]): Promise<Cell[]> {
  const drawings = await drawMilestones(content);
  return drawings.map(({ id, svg }) => ({
    title: content.milestones.find((milestone) => milestone.id === id)?.name ?? id,
    svg,
  }));
}
