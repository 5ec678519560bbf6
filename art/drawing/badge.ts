/** A hike's badge: its scene in the outline and colors of its region, under its name. */
import type { RegionSlug } from '../../domain/trail.ts';
import { idPrefix } from '../kit/ids.ts';
import { drawPatch } from '../kit/patch.ts';
import { regionLooks } from '../kit/regions.ts';
import type { Scene } from '../kit/scene.ts';

export function drawBadge(scene: Scene, region: RegionSlug, name: string, trailId: string): string {
  const look = regionLooks[region];
  return drawPatch({ scene, name, outline: look.outline, colors: look, idPrefix: idPrefix('badge', trailId) });
}
