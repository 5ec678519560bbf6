/** The patches of milestones: those of regions show their region, the others a scene of their own or what the guide counts. */
import type { Content } from '../../content/load.ts';
import type { Milestone } from '../../domain/badge/milestone.ts';
import { drawEmblem } from '../kit/emblem.ts';
import { idPrefix } from '../kit/ids.ts';
import { LOGO } from '../kit/logo.ts';
import type { Scene } from '../kit/scene.ts';
import { loadMilestoneScene, loadRegionEmblem, shownSceneFile } from './gallery.ts';
import { regionWheel } from './region-wheel.ts';

export type MilestoneDrawing = { id: string; scene: Scene; svg: string; file: string };

type Guide = Pick<Content, 'milestones' | 'regions' | 'listed'>;

export function drawMilestones(guide: Guide): Promise<MilestoneDrawing[]> {
  return Promise.all(
    guide.milestones.map(async (milestone) => {
      const { id, above, below } = milestone;
      const { scene, file, ring = LOGO.night } = await getPicture(milestone, guide);
      const numeral = toNumeral(milestone, guide);
      return {
        id,
        scene,
        file,
        svg: drawEmblem({ scene, above, below, ring, numeral, idPrefix: idPrefix('milestone', id) }),
      };
    }),
  );
}

async function getPicture(
  { id, rule }: Milestone,
  { regions }: Guide,
): Promise<{ scene: Scene; file: string; ring?: string }> {
  const region = rule.kind === 'region' && regions.find(({ code }) => code === rule.region);
  if (region) {
    const file = shownSceneFile(`regions/${region.slug}`);
    return { scene: await loadRegionEmblem(region), file, ring: region.band };
  }
  if (rule.kind === 'regions') return { scene: regionWheel(regions), file: 'art/drawing/region-wheel.ts' };
  return { scene: await loadMilestoneScene(id), file: shownSceneFile(`milestones/${id}`) };
}

/** The number on the patch, for milestones that count. */
function toNumeral({ rule }: Milestone, { listed }: Guide): string | undefined {
  if (rule.kind === 'count') return String(rule.badges);
  return rule.kind === 'all' ? String(listed.length) : undefined;
}
