/** The hikes of a plan as one calendar file, in UTC, so that it needs no time zone definition. */
import type { PlannedDay } from '../../../domain/plan/plan.ts';
import { utc, writeCalendar } from '../../lib/calendar.ts';
import { formatTime } from '../../lib/clock.ts';
import { planMessages } from './plan.messages.ts';
import type { PlanHike } from './plan-hike.ts';

type Made = {
  days: readonly PlannedDay<PlanHike>[];
  /** The starting point, in words. */
  from: string;
  now: Date;
  origin: string;
};

export function calendarFile({ days, from, now, origin }: Made): string {
  const events = days.flatMap(({ stops, leave }) =>
    stops.map(({ hike, drive, arrive, done }, i) => {
      const before = stops[i - 1];
      const said = planMessages.event(before ? before.hike.park : from, formatTime(before?.done ?? leave), drive);
      return {
        id: `plan-${utc(arrive)}-${hike.id.replace('/', '-')}@${new URL(origin).host}`,
        stamp: now,
        start: `:${utc(arrive)}`,
        end: `:${utc(done)}`,
        summary: `${hike.park}, ${hike.trail}`,
        location: `${hike.park}, ${hike.town}`,
        place: hike.place,
        url: `${origin}${hike.path}`,
        description: [said, origin + hike.path].join('\n'),
      };
    }),
  );
  return writeCalendar({ product: 'Plan', events });
}
