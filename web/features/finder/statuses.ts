/** Which hikes are closed today, by their own content. Nothing is, until the page is awake: the markup of the build knows no day. */
import { useEffect, useMemo, useState } from 'react';
import type { Hike } from '../../../domain/finder/hike.ts';
import { type StatusOn, statusOn } from '../../../domain/trail/status.ts';
import { figuresOf, keepFresh } from '../../lib/clock.ts';

type Statuses = { statusOf: (hike: Hike) => StatusOn; isClosed: (hike: Hike) => boolean };

export function useStatuses(): Statuses {
  const [day, setDay] = useState('');
  useEffect(() => keepFresh((now) => setDay(dayOf(now))), []);
  return useMemo(() => {
    const [year = 0, month = 0, date = 0] = day.split('-').map(Number);
    const statusOf = ({ closures = [] }: Hike): StatusOn =>
      day ? statusOn(closures, { year, month, day: date }) : { status: 'none' };
    return { statusOf, isClosed: (hike) => statusOf(hike).status === 'closed' };
  }, [day]);
}

function dayOf(now: Date): string {
  const { year, month, day } = figuresOf(now);
  return `${year}-${month}-${day}`;
}
