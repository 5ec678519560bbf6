import type { ListedHike } from '../../../domain/finder/hike.ts';
import type { Planned } from '../../../domain/plan/plan.ts';

/** What a plan needs of a hike. */
export type PlanHike = Planned &
  Pick<
    ListedHike,
    'id' | 'path' | 'park' | 'trail' | 'town' | 'distance' | 'duration' | 'difficulty' | 'closures' | 'badgeSrc'
  >;
