/** Out and home before dark: when one would leave, and what becomes of a day out to each hike. */
import { useEffect, useMemo, useState } from 'react';
import type { Situation } from '../../../domain/finder/finder.ts';
import { type Departure, departureFrom, type Outing, outingTo } from '../../../domain/finder/outing.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { figuresOf, keepFresh } from '../../lib/clock.ts';

type DayOut = { departure?: Departure; outing?: Situation['outing'] };

export function useDayOut(origin: Point | undefined, isAsked: boolean): DayOut {
  const now = useNow(origin, isAsked);
  return useMemo(() => {
    if (!origin) return {};
    const departure = departureFrom(origin, new Date(now), figuresOf);
    const known = new Map<string, Outing | undefined>();
    const outing: Situation['outing'] = (hike, minutesAway) => {
      if (!known.has(hike.id)) known.set(hike.id, outingTo(hike, minutesAway, departure));
      return known.get(hike.id);
    };
    return { departure, outing };
  }, [origin, now]);
}

/** Who asked in the morning and looks again after lunch would be led into the dark by the morning's answer. */
function useNow(origin: Point | undefined, isAsked: boolean): number {
  const [now, setNow] = useState(() => wholeMinute(new Date()));
  useEffect(() => (origin ? keepFresh((moment) => setNow(wholeMinute(moment))) : undefined), [origin]);
  useEffect(() => {
    if (isAsked) setNow(wholeMinute(new Date()));
  }, [isAsked]);
  return now;
}

const minute = 60_000;

/** Within a minute no time that is told changes, and so no hike is looked at anew. */
const wholeMinute = (moment: Date): number => Math.floor(moment.getTime() / minute) * minute;
