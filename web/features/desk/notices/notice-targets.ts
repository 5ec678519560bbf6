/** The targets of a notice in words: "Split Rock Lighthouse", "All North Shore hikes", "Jay Cooke and 3 more". */
import type { DeskNotice } from '../../../../domain/desk/desk.ts';
import { useDesk } from '../shell/desk-context.ts';
import type { DeskGuide } from '../shell/guide.ts';
import { targetMessages as words } from './form.messages.ts';

export type Targets = Pick<DeskNotice, 'hikes' | 'regions' | 'all'>;

export function formatTargets({ hikes, regions, all }: Targets, guide: DeskGuide): string {
  if (all) return words.all;
  const names = [
    ...regions.map((slug) => words.region(guide.regions.find((region) => region.slug === slug)?.name ?? slug)),
    ...hikes.map((slug) => guide.hikes.find((hike) => hike.slug === slug)?.name ?? slug),
  ];
  return words.several(names);
}

export function useTargets(): (targets: Targets) => string {
  const { guide } = useDesk();
  return (targets) => formatTargets(targets, guide);
}
