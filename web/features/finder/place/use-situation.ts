/** What the results depend on besides the filters: the starting point, the day, badges, lists, and what is reported. */
import { useEffect, useMemo } from 'react';
import type { ListedHike } from '../../../../domain/finder/hike.ts';
import type { Maps } from '../../../../domain/map/maps.ts';
import { useEarnedBadges } from '../../badges/earned-hikes.ts';
import { startWishSync } from '../../saved-hikes/start-sync.ts';
import { useWishes } from '../../saved-hikes/use-saved-hikes.ts';
import { useAskedDay } from '../query/day.ts';
import type { Filters } from '../query/use-filters.ts';
import type { LiveNow } from '../results/current-status.ts';
import { useAskedList } from '../results/lists.ts';
import { useStart } from './place.ts';

type Given = { hikes: readonly ListedHike[]; map: Maps['state']; live: LiveNow };

export function useSituation({ asked, query, fetchedTowns }: Filters, { hikes, map, live }: Given) {
  const earned = useEarnedBadges();
  const wishes = useWishes();
  useEffect(startWishSync, []);
  const start = useStart(asked, map, fetchedTowns);
  const { origin, minutesTo } = start;
  const day = useAskedDay(asked, { live: live.live, moment: live.moment, from: origin ?? hikes[0]?.place });
  const list = useAskedList(query, hikes, wishes);
  const { isClosed, seenOf } = live;
  const dayThere = day?.dayThere;
  const only = list?.ids;
  const situation = useMemo(
    () => ({ origin, minutesTo, dayThere, earned, only, isClosed, seenOf }),
    [origin, minutesTo, dayThere, earned, only, isClosed, seenOf],
  );
  return { situation, start, day, list, earned, wishes };
}
