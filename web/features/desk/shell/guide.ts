/** The desk's view of the guide; embedded in the page. */
import type { Region } from '../../../../domain/trail/region.ts';
import type { Trail } from '../../../../domain/trail/trail.ts';

export type DeskRegion = Pick<Region, 'slug' | 'code' | 'name' | 'there'> & { badge: Pick<Region['badge'], 'shape'> };

export type DeskHike = Pick<Trail, 'slug' | 'region' | 'path' | 'park' | 'trail'> & {
  /** The short name: the park without "State Park", and the trail if that is ambiguous. */
  name: string;
  phone?: string;
};

export type DeskGuide = { hikes: DeskHike[]; regions: DeskRegion[] };

/** "Split Rock Lighthouse State Park" → "Split Rock Lighthouse" */
export const shortPark = (park: string): string =>
  park.replace(/ (State (Park|Forest|Recreation Area|Trail)|Regional Park( Reserve)?|National Monument)$/, '');
