import type { Region } from '../../../../domain/trail/region.ts';
import type { MarkedRegion } from '../../../ui/region-marker.tsx';

export type RegionInFinder = Pick<Region, 'slug' | 'name' | 'alsoCalled'> & MarkedRegion;
