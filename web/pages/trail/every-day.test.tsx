// @vitest-environment happy-dom
/** All hikes through a year: no page promises what no source of that year says. */
import { beforeAll, describe, expect, test } from 'vitest';
import { addDays, calendarDay } from '../../../domain/time/calendar-day.ts';
import type { Season } from '../../../domain/trail/facts.ts';
import { holdsOn } from '../../../domain/trail/seasons.ts';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { getPicture, toMarkup } from '../../../test/markup.tsx';
import { showToday } from '../../features/status/today.script.ts';
import { Today } from '../../features/status/today.tsx';
import { showDeerSeason } from '../../site-script/deer-season.ts';
import { Hero } from './hero.tsx';

/** The third Saturday of each month, the deer season, and the days after the dam at Lake Bronson was due. */
const saturdays = Array.from({ length: 12 }, (_, month) => {
  const start = new Date(Date.UTC(2026, 11 + month));
  return addDays(start.toISOString().slice(0, 10), ((6 - start.getUTCDay() + 7) % 7) + 14);
});
const deerSeason = Array.from({ length: 16 }, (_, i) => addDays('2026-11-07', i));
const days = [...saturdays, ...deerSeason, '2027-08-03'];

const covers = ({ when }: Season, day: string): boolean => {
  const date = calendarDay(day);
  return date !== undefined && holdsOn(when, date);
};
const getYear = (date = '0'): number => Number(date.slice(0, 4));

describe.each(ourContent.listed.map((trail) => [trail.id, trail] as const))('%s', (_, trail) => {
  const hunts = trail.seasons.filter(({ kind }) => kind === 'hunt');
  let section: HTMLElement;
  beforeAll(() => {
    document.body.innerHTML = `<div data-trail="">${toMarkup(
      <>
        <Hero trail={trail} region={first(ourContent.regions)} picture={getPicture('hero')} drives="/drives.json" />
        <Today trail={trail} />
      </>,
    )}</div>`;
    section = first([...document.querySelectorAll<HTMLElement>('[data-now]')]);
  });

  const shownOn = (day: string) => {
    showToday(section, new Date(`${day}T18:00:00Z`));
    const shown = (selector: string) =>
      [...document.querySelectorAll<HTMLElement>(selector)].filter((part) => !part.hidden);
    return {
      status: document.querySelector<HTMLElement>('[data-trail]')?.dataset.status,
      label: shown('[data-status-label]').map(({ textContent }) => textContent),
      isQuiet: shown('[data-now-quiet]').length > 0,
    };
  };

  test('says that it knows of no hunt only on days without one', () => {
    for (const day of days)
      if (shownOn(day).isQuiet)
        expect(
          hunts.filter((hunt) => covers(hunt, day)),
          day,
        ).toEqual([]);
  });

  test('asks to call first only for a hunt of the last three years, or one that comes back by a rule', () => {
    for (const day of days) {
      if (!shownOn(day).label.join().includes('Hunt season')) continue;
      const counting = hunts.filter(
        (hunt) =>
          covers(hunt, day) &&
          (hunt.closes === 'all' || hunt.closes === 'unknown') &&
          (hunt.repeats || getYear(hunt.known) >= getYear(day) - 3),
      );
      expect(counting, day).not.toEqual([]);
    }
  });

  test('stays closed after an end that was only announced', () => {
    const closes = trail.notices.some((notice) => notice.closes === 'all');
    for (const day of closes ? days : []) expect(shownOn(day).status, day).toBe('closed');
  });

  test('promises nobody that it is open during a hunt', () => {
    for (const { words } of hunts) expect(words).not.toMatch(/\b(stays?|remains?) open\b/);
  });
});

test('every page says that the deer season is on, on each of its days and on no other', () => {
  const isMarked = (day: string) => {
    const page = document.createElement('div');
    showDeerSeason(page, new Date(`${day}T18:00:00Z`));
    return 'inDeerSeason' in page.dataset;
  };
  expect(days.filter(isMarked).filter((day) => !deerSeason.includes(day))).toEqual(['2027-11-20']);
  expect(deerSeason.filter((day) => !isMarked(day))).toEqual([]);
});
