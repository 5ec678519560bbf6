/** What the results depend on besides the filters: the starting point, the day, badges, lists, and what is reported. */
import { useEffect, useMemo } from 'react';
import type { ListedHike } from '../../../../domain/finder/hike.ts';
import type { Maps } from '../../../../domain/map/maps.ts';
import { useEarnedBadges } from '../../badges/earned-hikes.ts';
import { startSavedHikeSync } from '../../saved-hikes/start-sync.ts';
import { useSavedHikes } from '../../saved-hikes/use-saved-hikes.ts';
import { useChosenDay } from '../query/day.ts';
import type { Filters } from '../query/use-filters.ts';
import type { CurrentStatus } from '../results/current-status.ts';
import { useChosenList } from '../results/lists.ts';
import { useStart } from './place.ts';

type Given = { hikes: readonly ListedHike[]; map: Maps['state']; live: CurrentStatus };

export function useSituation({ asked: active, query, fetchedTowns }: Filters, { hikes, map, live }: Given) {
  const earned = useEarnedBadges();
  const savedHikes = useSavedHikes();
  useEffect(startSavedHikeSync, []);
  const start = useStart(active, map, fetchedTowns);
  const { origin, minutesTo } = start;
  const day = useChosenDay(active, { live: live.live, moment: live.moment, from: origin ?? hikes[0]?.place });
  const list = useChosenList(query, hikes, savedHikes);
  const { isClosed, getConditions } = live;
  const dayThere = day?.dayThere;
  const only = list?.ids;
  const situation = useMemo(
    () => ({ origin, minutesTo, dayThere, earned, only, isClosed, getConditions }),
    [origin, minutesTo, dayThere, earned, only, isClosed, getConditions],
  );
  return { situation, start, day, list, earned, savedHikes };
}
