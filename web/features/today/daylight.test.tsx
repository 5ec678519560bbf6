// @vitest-environment happy-dom
/** The light of today on a trail page, and what it means for whoever wants to set out. */
import { beforeEach, describe, expect, test } from 'vitest';
import { minutesWalked } from '../../../domain/finder/hike.ts';
import { horizon, sunPasses } from '../../../domain/time/sun.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { markupOf } from '../../../test/markup.tsx';
import { timeInWords } from '../../lib/clock.ts';
import { showDaylight } from './daylight.script.ts';
import { Daylight } from './daylight.tsx';
import { showRightNow } from './right-now.script.ts';
import { RightNow } from './right-now.tsx';

const trail = first(ourContent.listed.filter((one) => (minutesWalked(asWalked(one)) ?? 0) > 30));
const minutes = (minutesWalked(asWalked(trail)) ?? 0) + 30;

/** Sunset, and the last moment to set out, on a day of June or of December. */
function sunOf(month: 6 | 12) {
  const at = (way: 'up' | 'down') => {
    const moment = sunPasses(horizon, way, { year: 2026, month, day: 21 }, trail.trailhead);
    if (!moment) throw new Error('The sun neither rises nor sets');
    return moment;
  };
  const later = (moment: Date, by: number) => new Date(moment.getTime() + by * 60_000);
  const [rise, set] = [at('up'), at('down')];
  return { rise, set, latest: later(set, -minutes), before: later(set, -minutes - 65), later };
}

const section = () => {
  const found = document.querySelector('section');
  if (!found) throw new Error('The part is not there');
  return found;
};
const text = (selector: string) => section().querySelector(selector)?.textContent;

describe('daylight at the trailhead', () => {
  const june = sunOf(6);
  beforeEach(() => {
    document.body.innerHTML = markupOf(<Daylight trail={trail} />);
  });
  const light = (name: string) => text(`[data-light="${name}"]`);
  const terms = () => [...section().querySelectorAll('dt')].map(({ textContent }) => textContent);

  test('is told with sunrise and sunset, below a sky with its hours', () => {
    showDaylight(section(), june.before);
    expect(text('h2')).toBe('Daylight at the trailhead');
    expect(terms()).toEqual(['Sunrise', 'Daylight left', 'Sunset']);
    expect([light('rise'), light('set')]).toEqual([timeInWords(june.rise), timeInWords(june.set)]);
    expect([...section().querySelectorAll('span')].map(({ textContent }) => textContent)).toEqual([
      ...['3 AM', '6 AM', '9 AM', 'noon', '3 PM', '6 PM', '9 PM'],
    ]);
    expect(section().hidden).toBe(false);
  });

  test('counts what is left of it, in hours and minutes', () => {
    showDaylight(section(), june.later(june.set, -125));
    expect(light('length')).toBe('2 h 5 min');
    showDaylight(section(), june.later(june.set, -120));
    expect(light('length')).toBe('2 h');
    showDaylight(section(), june.later(june.set, -20));
    expect(light('length')).toBe('20 min');
  });

  test('says when to start at the latest, with half an hour to spare before sunset', () => {
    showDaylight(section(), june.before);
    expect(light('today')).toMatch(
      new RegExp(`\\. Start by ${timeInWords(june.latest)} to be back half an hour before sunset\\.$`),
    );
  });

  test('says that it is too late for the walk, and later that the sun has set', () => {
    showDaylight(section(), june.later(june.latest, 1));
    expect(light('today')).toContain('Too late to be back well before sunset: bring a light, or come tomorrow.');
    showDaylight(section(), june.later(june.set, 1));
    expect(light('today')).toContain(`The sun set at ${timeInWords(june.set)}.`);
    expect(terms()[1]).toBe('Daylight');
  });
});

describe('right now', () => {
  beforeEach(() => {
    document.body.innerHTML = markupOf(<RightNow trail={trail} />);
  });
  const advice = () => text('[data-now-light] p');

  test('warns of a short day: until when to start, and that one needs a light once that has passed', () => {
    const { set, latest, before, later } = sunOf(12);
    showRightNow(section(), before);
    expect(advice()).toBe(
      `Short days: sunset is at ${timeInWords(set)}. Start by ${timeInWords(latest)} to be back half an hour before it.`,
    );
    showRightNow(section(), later(latest, 1));
    expect(advice()).toBe(`Short days: the sun sets at ${timeInWords(set)}. Bring a light.`);
  });

  test('does not speak of short days in June', () => {
    showRightNow(section(), sunOf(6).before);
    expect(advice()).toBe('');
    expect(section().querySelector<HTMLElement>('[data-now-light]')?.hidden).toBe(true);
  });
});
