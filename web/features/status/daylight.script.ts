/** Today's daylight at the trailhead, in its own time zone. Loaded by trail pages only. */
import type { Point } from '../../../domain/geo/geo.ts';
import { type CalendarDay, horizon, sunPasses } from '../../../domain/time/sun.ts';
import { formatTime, getFigures } from '../../lib/clock.ts';
import { lightNow as words } from './status.messages.ts';

const minute = 60_000;
const minutesOfDay = 1440;

/** The boundaries between the colors of the sky: elevations of the sun at dawn and dusk, minutes after sunrise. */
const twilight = [-12, -6, -3.4];
const afterglow = [28, 70];

export function showDaylight(section: HTMLElement, now: Date): void {
  const { latitude, longitude, startBefore } = section.dataset;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const today = getFigures(now);
  const light = getLight(today, place);
  const tomorrow = getLight(getFigures(new Date(now.getTime() + minutesOfDay * minute)), place);
  if (!light || !tomorrow) return;

  const write = (name: string, text: string) => {
    const element = section.querySelector(`[data-light="${name}"]`);
    if (element) element.textContent = text;
  };
  const { advice, more } = adviceFor(now, light, tomorrow, Number(startBefore ?? 0));
  write('advice', advice);
  write('more', more);
  write('range', words.range(formatTime(light.rise), formatTime(light.set)));
  paint(section, edges(today, place, light.rise, light.set));

  const sun = section.querySelector<HTMLElement>('[data-light="sun"]');
  if (sun) {
    sun.style.setProperty('--now', `${(today.minutes / minutesOfDay) * 100}%`);
    sun.dataset.night = String(now < light.rise || now >= light.set);
  }
  section.hidden = false;
}

type Light = { rise: Date; set: Date };

function getLight(day: CalendarDay, place: Point): Light | undefined {
  const rise = sunPasses(horizon, 'up', day, place);
  const set = sunPasses(horizon, 'down', day, place);
  return rise && set && { rise, set };
}

/** Depends on the hour: the last start ahead, too late, or tomorrow's. startBefore: minutes before sunset. */
function adviceFor(now: Date, light: Light, tomorrow: Light, startBefore: number): { advice: string; more: string } {
  const sunset = formatTime(light.set);
  if (now >= light.set) {
    const start = lastStart(tomorrow, startBefore);
    return { advice: words.sunsetWas(sunset), more: start ? words.tomorrow(formatTime(start)) : '' };
  }
  if (!startBefore) return { advice: words.sunsetIs(sunset), more: '' };
  const start = lastStart(light, startBefore);
  if (!start) return { advice: words.longerThanDay, more: words.bringLight };
  if (now > start) return { advice: words.tooLate, more: words.tooLateMore(sunset) };
  return { advice: words.startBy(formatTime(start)), more: words.toSpare };
}

/** Undefined if the walk is longer than the day, or its length is unknown. */
function lastStart({ rise, set }: Light, startBefore: number): Date | undefined {
  const start = new Date(set.getTime() - startBefore * minute);
  return startBefore && start > rise ? start : undefined;
}

/** The minutes of the day at which the sky changes its color, from midnight to midnight. */
function edges(today: CalendarDay, place: Point, rise: Date, set: Date): number[] {
  const at = (moment: Date) => getFigures(moment).minutes;
  const passes = (way: 'up' | 'down') =>
    twilight.map((height) => {
      const moment = sunPasses(height, way, today, place);
      return moment ? at(moment) : at(way === 'up' ? rise : set);
    });
  const morning = [...passes('up'), at(rise), ...afterglow.map((minutes) => at(rise) + minutes)];
  const evening = [...passes('down'), at(set), ...afterglow.map((minutes) => at(set) - minutes)];
  // Far north in June, dusk ends after midnight: that band is cut off at the edge of the picture.
  const late = [...evening].sort((a, b) => a - b).filter((minutes) => minutes > minutesOfDay / 2);
  return [0, ...morning, ...late, ...Array(evening.length - late.length).fill(minutesOfDay), minutesOfDay];
}

function paint(section: HTMLElement, at: readonly number[]): void {
  for (const [i, band] of section.querySelectorAll('rect').entries()) {
    const [from = 0, to = 0] = at.slice(i, i + 2);
    band.setAttribute('x', String(from));
    band.setAttribute('width', String(Math.max(0, to - from)));
  }
}
