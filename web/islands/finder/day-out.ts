/** Out and home before dark: when one would leave, and what becomes of a day out to each hike. */
import { useMemo } from 'react';
import type { Situation } from '../../../domain/finder.ts';
import type { Point } from '../../../domain/geo.ts';
import { type Departure, departureFrom, type Outing, outingTo } from '../../../domain/outing.ts';
import { figuresOf } from '../../lib/clock.ts';

export function useDayOut(origin: Point | undefined): { departure?: Departure; outing?: Situation['outing'] } {
  return useMemo(() => {
    if (!origin) return {};
    const departure = departureFrom(origin, new Date(), figuresOf);
    const known = new Map<string, Outing | undefined>();
    const outing: Situation['outing'] = (hike, minutesAway) => {
      if (!known.has(hike.id)) known.set(hike.id, outingTo(hike, minutesAway, departure));
      return known.get(hike.id);
    };
    return { departure, outing };
  }, [origin]);
}
