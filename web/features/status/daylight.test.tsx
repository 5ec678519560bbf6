// @vitest-environment happy-dom
/** Today's daylight on a trail page, and the advice when to start. */
import { beforeEach, describe, expect, test } from 'vitest';
import { minutesBeforeSunset, minutesWalked } from '../../../domain/finder/hike.ts';
import { horizon, sunPasses } from '../../../domain/time/sun.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { toMarkup } from '../../../test/markup.tsx';
import { formatTime } from '../../lib/clock.ts';
import { showDaylight } from './daylight.script.ts';
import { Daylight } from './daylight.tsx';

const trail = first(ourContent.listed.filter((one) => (minutesWalked(asWalked(one)) ?? 0) > 30));
const minutes = minutesBeforeSunset(asWalked(trail)) ?? 0;

/** Sunset, and the last start, on a day. */
function getSun(month: number, day: number) {
  const at = (way: 'up' | 'down') => {
    const moment = sunPasses(horizon, way, { year: 2026, month, day }, trail.trailhead);
    if (!moment) throw new Error('The sun neither rises nor sets');
    return moment;
  };
  const later = (moment: Date, by: number) => new Date(moment.getTime() + by * 60_000);
  const [rise, set] = [at('up'), at('down')];
  return { rise, set, latest: later(set, -minutes), before: later(set, -minutes - 65), later };
}

describe('daylight at the trailhead', () => {
  const june = getSun(6, 21);
  beforeEach(() => {
    document.body.innerHTML = toMarkup(<Daylight trailhead={trail.trailhead} startBefore={minutes} />);
  });
  const light = (name: string) => document.querySelector(`[data-light="${name}"]`)?.textContent;
  const show = (now: Date) => {
    const part = document.querySelector<HTMLElement>('[data-daylight]');
    if (!part) throw new Error('The part is not there');
    showDaylight(part, now);
    return part;
  };

  test('daylight at the trailhead is shown below its heading, from sunrise to sunset', () => {
    const part = show(june.before);
    expect(part.querySelector('h3')?.textContent).toBe('Daylight');
    expect(light('range')).toBe(`Sunrise ${formatTime(june.rise)}, sunset ${formatTime(june.set)}.`);
    expect(part.hidden).toBe(false);
  });

  test('says by when to start, with half an hour to spare, while there is time', () => {
    show(june.before);
    expect(light('advice')).toBe(`Start by ${formatTime(june.latest)}`);
    expect(light('more')).toBe('to be back before dark, with half an hour to spare.');
  });

  test('daylight at the trailhead says that it is too late for the walk once the last start has passed', () => {
    show(june.later(june.latest, 1));
    expect(light('advice')).toBe('Too late to be back before dark');
    expect(light('more')).toBe(`Sunset is at ${formatTime(june.set)}. Bring a light, or come tomorrow.`);
  });

  test("daylight at the trailhead uses the past tense after dark, and names tomorrow's last start", () => {
    const [today, tomorrow] = [getSun(9, 21), getSun(9, 22)]; // two minutes apart
    show(today.later(today.set, 1));
    expect(light('advice')).toBe(`Sunset was at ${formatTime(today.set)}`);
    expect(light('more')).toBe(`Tomorrow, start by ${formatTime(tomorrow.latest)} to be back before dark.`);
  });

  test('daylight at the trailhead shows only the sunset if the duration of the walk is unknown', () => {
    document.body.innerHTML = toMarkup(<Daylight trailhead={trail.trailhead} />);
    show(june.before);
    expect([light('advice'), light('more')]).toEqual([`Sunset is at ${formatTime(june.set)}`, '']);
  });

  test('daylight at the trailhead says so where the walk is longer than the day', () => {
    document.body.innerHTML = toMarkup(<Daylight trailhead={trail.trailhead} startBefore={20 * 60} />);
    show(june.before);
    expect(light('advice')).toBe('Too long for one day’s daylight');
  });
});
