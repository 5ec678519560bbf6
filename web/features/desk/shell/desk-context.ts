/** Shared by every view of the desk: the user, the guide, and the two lists that the rail counts. */
import { createContext, use } from 'react';
import { type DeskNotice, type Me, mayActIn, type Queue } from '../../../../domain/desk/desk.ts';
import type { Loaded } from '../../../lib/use-request.ts';
import type { DeskGuide, DeskHike, DeskRegion } from './guide.ts';

export type Desk = {
  me: Me;
  guide: DeskGuide;
  notices: Loaded<{ asOf: string; notices: DeskNotice[] }>;
  queue: Loaded<Queue>;
  /** Shows "Is it still you?" instead of the view, and returns to it afterward. */
  askToSignIn: () => void;
};

export const DeskContext = createContext<Desk | undefined>(undefined);

export function useDesk(): Desk {
  const desk = use(DeskContext);
  if (!desk) throw new Error('useDesk outside of the desk');
  return desk;
}

export const useHike = (slug: string): DeskHike | undefined => useDesk().guide.hikes.find((hike) => hike.slug === slug);

export const useRegion = (slug: string | undefined): DeskRegion | undefined =>
  useDesk().guide.regions.find((region) => region.slug === slug);

/** The regions in which the user may publish. */
export function useOwnRegions(): DeskRegion[] {
  const { me, guide } = useDesk();
  return guide.regions.filter(({ slug }) => mayActIn(me, [slug]));
}
