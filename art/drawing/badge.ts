/** A hike's badge: its scene in the outline and colors of its region, under its name. */
import { badgeOutlines } from '../../domain/pictures/badge-sheet.ts';
import type { Region } from '../../domain/trail/region.ts';
import { idPrefix } from '../kit/ids.ts';
import { drawLineArt } from '../kit/line-art.ts';
import { drawPatch } from '../kit/patch.ts';
import type { Scene } from '../kit/scene.ts';

export function drawBadge(scene: Scene, { badge }: Pick<Region, 'badge'>, name: string, trailId: string): string {
  const outline = badgeOutlines[badge.shape];
  return drawPatch({ scene, name, outline, colors: badge, idPrefix: idPrefix('badge', trailId) });
}

/** The same badge before it is earned. */
export const drawBadgeOutline = (scene: Scene, { badge }: Pick<Region, 'badge'>, trailId: string): string =>
  drawLineArt({ scene, outline: badgeOutlines[badge.shape], idPrefix: idPrefix('outline', trailId) });
