/** Which hikes are closed now, by their own content or a live notice. Nothing is, until the page is awake: the markup of the build knows no day. */
import { useEffect, useMemo, useState } from 'react';
import { state } from '../../../content/state.ts';
import type { Hike } from '../../../domain/finder/hike.ts';
import { holdsAt, type Notice } from '../../../domain/live/now.ts';
import { statusNow } from '../../../domain/live/status.ts';
import type { StatusOn } from '../../../domain/trail/status.ts';
import { figuresOf, keepFresh } from '../../lib/clock.ts';
import { followNow } from '../live/follow.ts';

type Statuses = { statusOf: (hike: Hike) => StatusOn; isClosed: (hike: Hike) => boolean };

export function useStatuses(): Statuses {
  const [moment, setMoment] = useState<Date>();
  const [notices, setNotices] = useState<Notice[]>([]);
  useEffect(() => keepFresh((now) => setMoment((before) => (before && isSameDay(before, now) ? before : now))), []);
  useEffect(
    () =>
      followNow((live, now) => {
        const holding = live.notices.filter((notice) => holdsAt(notice, now));
        setNotices((before) => (JSON.stringify(before) === JSON.stringify(holding) ? before : holding));
      }),
    [],
  );
  return useMemo(() => {
    const statusOf = ({ id, closures = [] }: Hike): StatusOn =>
      moment ? statusNow(closures, aboutHike(notices, id), moment, state.clock) : { status: 'none' };
    return { statusOf, isClosed: (hike) => statusOf(hike).status === 'closed' };
  }, [moment, notices]);
}

const aboutHike = (notices: Notice[], id: string): Notice[] =>
  notices.filter(({ hikes }) => hikes.includes(id.split('/').at(-1) ?? ''));

function isSameDay(one: Date, other: Date): boolean {
  const [a, b] = [figuresOf(one), figuresOf(other)];
  return a.day === b.day && a.month === b.month && a.year === b.year;
}
