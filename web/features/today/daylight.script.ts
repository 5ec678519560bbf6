/** Today's light at the trailhead, in the time of the place wherever the reader is. Fetched by trail pages only. */
import type { Point } from '../../../domain/geo/geo.ts';
import { type CalendarDay, horizon, sunPasses } from '../../../domain/time/sun.ts';
import { dayInWords, figuresOf, timeInWords } from '../../lib/clock.ts';
import { lightNow as words } from './words.ts';

const minute = 60_000;
const minutesOfDay = 1440;

/** Where one color of the sky ends and the next begins: heights of the sun at dawn and dusk, minutes after sunrise. */
const twilight = [-12, -6, -3.4];
const afterglow = [28, 70];

function hoursInWords(milliseconds: number): string {
  const minutes = Math.max(0, Math.round(milliseconds / minute));
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && words.hours(hours), (rest > 0 || hours === 0) && words.minutes(rest)].filter(Boolean).join(' ');
}

export function showDaylight(section: HTMLElement, now: Date): void {
  const { latitude, longitude, startBefore } = section.dataset;
  const place = { latitude: Number(latitude), longitude: Number(longitude) };
  const today = figuresOf(now);
  const rise = sunPasses(horizon, 'up', today, place);
  const set = sunPasses(horizon, 'down', today, place);
  if (!rise || !set) return;

  const write = (name: string, text: string) => {
    const element = section.querySelector(`[data-light="${name}"]`);
    if (element) element.textContent = text;
  };
  write('rise', timeInWords(rise));
  write('set', timeInWords(set));
  const isDay = now >= rise && now < set;
  write('length-name', isDay ? words.left : words.daylight);
  write('length', hoursInWords(set.getTime() - (isDay ? now : rise).getTime()));
  write('today', `${dayInWords(now)}. ${advice({ now, rise, set, startBefore: Number(startBefore) })}`);
  paint(section, edges(today, place, rise, set));

  const sun = section.querySelector<HTMLElement>('[data-light="sun"]');
  if (sun) {
    sun.style.setProperty('--now', `${(today.minutes / minutesOfDay) * 100}%`);
    sun.dataset.night = String(!isDay);
  }
  section.hidden = false;
}

/** startBefore: minutes before sunset. */
type Moments = { now: Date; rise: Date; set: Date; startBefore: number };

function advice({ now, rise, set, startBefore }: Moments): string {
  if (now >= set) return words.sunHasSet(timeInWords(set));
  const latest = new Date(set.getTime() - startBefore * minute);
  if (!startBefore || latest <= rise) return '';
  if (now > latest) return words.tooLate;
  return words.setOutBy(timeInWords(latest));
}

/** The minutes of the day at which the sky changes its color, from midnight to midnight. */
function edges(today: CalendarDay, place: Point, rise: Date, set: Date): number[] {
  const at = (moment: Date) => figuresOf(moment).minutes;
  const passes = (way: 'up' | 'down') =>
    twilight.map((height) => {
      const moment = sunPasses(height, way, today, place);
      return moment ? at(moment) : at(way === 'up' ? rise : set);
    });
  const morning = [...passes('up'), at(rise), ...afterglow.map((minutes) => at(rise) + minutes)];
  const evening = [...passes('down'), at(set), ...afterglow.map((minutes) => at(set) - minutes)];
  // Far north in June dusk ends after midnight: that band is cut off at the edge of the picture.
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
