// @vitest-environment happy-dom
/** What a trail page shows for the current day, on its poster and below it. */
import { describe, expect, test } from 'vitest';
import { ourContent } from '../../../test/content.ts';
import { first } from '../../../test/first.ts';
import { getPicture, toMarkup } from '../../../test/markup.tsx';
import { showToday } from '../../features/status/today.script.ts';
import { Today } from '../../features/status/today.tsx';
import { Hero } from './hero.tsx';

const trail = first(ourContent.listed);

describe('today', () => {
  const closed = { ...trail, notices: [], seasons: [] };
  const notice = first(ourContent.trails.flatMap(({ notices }) => notices));
  const season = first(ourContent.listed.flatMap(({ seasons }) => seasons));
  const page = (hike: typeof trail, now: Date) => {
    document.body.innerHTML = `<div data-trail="">${toMarkup(
      <>
        <Hero trail={hike} region={first(ourContent.regions)} picture={getPicture('hero')} drives="/drives.json" />
        <Today trail={hike} />
      </>,
    )}</div>`;
    const part = document.querySelector<HTMLElement>('[data-now]');
    if (!part) throw new Error('The part is not there');
    showToday(part, now);
    return part;
  };
  const labels = () =>
    [...document.querySelectorAll<HTMLElement>('[data-status-label]')]
      .filter(({ hidden }) => !hidden)
      .map(({ textContent }) => textContent?.trim());
  const day = new Date('2026-11-18T18:00:00Z');

  test('today names the day, and says if nothing is closed', () => {
    const part = page(closed, day);
    expect(part.querySelector('h2')?.textContent).toBe('Today');
    expect(part.querySelector('[data-now-day]')?.textContent).toBe('Wednesday, November 18');
    expect(part.querySelector<HTMLElement>('[data-now-quiet]')?.hidden).toBe(false);
    expect(labels()).toEqual(['No closures posted']);
  });

  test('today marks a closed hike as closed, with its end, and then says that nobody knows', () => {
    const shut = {
      ...closed,
      notices: [{ ...notice, closes: 'all' as const, until: '2027-07', expires: '2027-08-01' }],
    };
    page(shut, day);
    expect(labels()).toEqual(['Closedthrough July 2027']);
    expect(document.querySelector<HTMLElement>('[data-trail]')?.dataset.status).toBe('closed');
    page(shut, new Date('2027-08-01T18:00:00Z'));
    expect(labels()).toEqual(['May still be closed']);
    const parts = [...document.querySelectorAll<HTMLElement>('[data-expires] [data-past-end]')];
    expect(document.querySelector<HTMLElement>('[data-expires]')?.hidden).toBe(false);
    expect(parts.flatMap(({ hidden, textContent }) => (hidden ? [] : [textContent?.trim()]))).toEqual([
      'May still be closed',
      `We don’t know if it has reopened. Call ${trail.official.phone} before you drive.`,
    ]);
  });

  test('today names the end of a live closure only until that is over, on a hike that stays closed', () => {
    const shut = { ...closed, notices: [{ ...notice, closes: 'all' as const, until: undefined, expires: undefined }] };
    const part = page(shut, day);
    const [from, until] = ['2026-11-17T06:00:00Z', '2026-11-21T06:00:00Z'];
    const live = {
      id: 'a',
      hikes: [trail.slug],
      kind: 'closed',
      words: 'Ice.',
      from,
      until,
      asOf: from,
      by: 'steward',
    };
    part.dataset.notices = JSON.stringify([live]);
    showToday(part, day);
    expect(labels()).toEqual(['Closedthrough November 20, 2026']);
    showToday(part, new Date(until));
    expect(labels()).toEqual(['Closed']);
  });

  test('today marks a hike as partly closed during a season that closes a part of it', () => {
    const part = { ...season, kind: 'ice' as const, closes: 'part' as const, when: { months: [11] } };
    page({ ...closed, seasons: [part] }, day);
    expect(labels()).toEqual(['Partly closed']);
  });

  test('today asks readers to check the dates in the weeks in which a hunt may close the hike', () => {
    const hunt = {
      ...season,
      kind: 'hunt' as const,
      closes: 'all' as const,
      known: '2025-11',
      when: { from: '11-03', to: '11-27' },
    };
    page({ ...closed, seasons: [hunt] }, day);
    expect(labels()).toEqual(['No closures postedHunt season: call first']);
    page({ ...closed, seasons: [hunt] }, new Date('2026-12-18T18:00:00Z'));
    expect(labels()).toEqual(['No closures posted']);
  });

  test('today gives the phone number and the list of hunts before a hunt that may close the hike', () => {
    const hunt = {
      ...season,
      kind: 'hunt' as const,
      closes: 'all' as const,
      known: '2025-11',
      when: { from: '11-03', to: '11-27' },
    };
    const official = { ...trail.official, page: 'https://www.dnr.state.mn.us/park', phone: '218-353-8800' };
    const toEntry = (hike: Partial<typeof trail>) =>
      page({ ...closed, seasons: [hunt], ...hike }, day).querySelector('[data-when]')?.textContent;
    expect(toEntry({ official })).toContain('Call 218-353-8800 or check the DNR’s hunt list before you go.');
    expect(document.querySelector('[data-when] a')?.getAttribute('href')).toBe('tel:+1-218-353-8800');
    expect(toEntry({ official: { ...official, page: 'https://www.nps.gov/pipe/' } })).toContain(
      'Call 218-353-8800 before you go.',
    );
    expect(toEntry({ official, seasons: [{ ...hunt, closes: 'no' }] })).not.toContain('Call 218');
  });
});
