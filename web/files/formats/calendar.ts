/** "Plan this hike": an event on a Saturday morning, moved to the coming one whenever it is handed out. */
import { state } from '../../../content/state.ts';
import { minutesWalked } from '../../../domain/finder/hike.ts';
import { comingSaturday } from '../../../domain/time/coming-saturday.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import { writeCalendar } from '../../lib/calendar.ts';
import { absolute } from '../../lib/head.ts';
import { formatClimb, formatDistance, formatDuration, formatFee } from '../../lib/text/trail-figures.ts';
import { calendarTitle } from '../files.messages.ts';
import { calendarZone } from './calendar-zone.ts';

export const calendarType = 'text/calendar; charset=utf-8';

const startMinutes = 9 * 60;
const usualMinutes = 120;
/** A walk of many hours ends the same evening at the latest. */
const latestMinutes = 23 * 60 + 59;

export function calendarEvent(trail: Trail): string {
  const { park, path, slug, address, trailhead } = trail;
  const checked = new Date(`${trail.checked.length === 7 ? `${trail.checked}-01` : trail.checked}T00:00:00Z`);
  const day = comingSaturday({
    year: checked.getUTCFullYear(),
    month: checked.getUTCMonth() + 1,
    day: checked.getUTCDate(),
  });
  const minutes = minutesWalked(asWalked(trail)) ?? usualMinutes;
  const event = {
    id: `${slug}@${new URL(absolute('/')).host}`,
    stamp: checked,
    start: onTheClock(day, startMinutes),
    end: onTheClock(day, Math.min(startMinutes + minutes, latestMinutes)),
    summary: calendarTitle(`${park}, ${trail.trail}`),
    location: `${park}, ${address.text}`,
    place: trailhead,
    url: absolute(path),
    description: description(trail),
  };
  return writeCalendar({ product: 'Hikes', zone: calendarZone(state.timeZone), events: [event] });
}

/** 20261121T093000 in the zone of the state */
function onTheClock(day: string, minutes: number): string {
  const [hour, minute] = [Math.floor(minutes / 60), minutes % 60].map((figure) => String(figure).padStart(2, '0'));
  return `;TZID=${state.timeZone}:${day}T${hour}${minute}00`;
}

function description(trail: Trail): string {
  const walked = asWalked(trail);
  const facts = [formatDistance(walked), formatDuration(walked), formatClimb(walked)].map(({ figure, note }) =>
    note ? `${figure} (${note})` : figure,
  );
  return [trail.summary, facts.join('\n'), formatFee(trail), absolute(trail.path)].join('\n\n');
}
