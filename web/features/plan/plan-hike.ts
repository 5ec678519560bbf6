import type { ListedHike } from '../../../domain/finder/hike.ts';
import type { Planned } from '../../../domain/plan/plan.ts';

/** The fields of a hike that a plan needs. */
export type PlanHike = Planned &
  Pick<
    ListedHike,
    'id' | 'path' | 'park' | 'trail' | 'town' | 'distance' | 'duration' | 'difficulty' | 'closures' | 'badgeSrc'
  >;
