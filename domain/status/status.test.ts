import { expect, test } from 'vitest';
import { ourContent } from '../../test/content.ts';
import { first } from '../../test/first.ts';
import type { Season } from '../trail/facts.ts';
import type { Trail } from '../trail/trail.ts';
import { getClosures } from './closures.ts';
import { statusKinds } from './kinds.ts';
import { type Notice, type NoticeKind, noticeKinds } from './live-document.ts';
import { type HikeStatus, hikeStatus } from './status.ts';

const clock = { winter: -6, summer: -5 };
const slug = 'gorge';
const noonOn = (day: string): Date => new Date(`${day}T18:00:00Z`);

const season = (fields: Partial<Season>): Season => ({
  kind: 'works',
  when: { from: '12-01', to: '03-31' },
  closes: 'all',
  words: 'The stairs are closed.',
  source: 'DNR',
  reported: false,
  ...fields,
});
const hunt = (fields: Partial<Season> = {}): Season =>
  season({ kind: 'hunt', when: { from: '11-01', to: '12-07' }, known: '2025-11', ...fields });
const notice = (fields: Partial<Trail['notices'][number]>): Trail['notices'][number] => ({
  reported: '2026-01',
  title: 'Closed',
  text: 'Closed for repairs.',
  source: { name: 'DNR' },
  ...fields,
});
const posted = (kind: NoticeKind): Notice => ({
  id: kind,
  hikes: [slug],
  kind,
  words: `${kind} by a steward`,
  by: 'steward',
  from: '2026-11-17T12:00:00Z',
  until: '2026-11-25T06:00:00Z',
  asOf: '2026-11-17T12:00:00Z',
});

type Content = { seasons?: Season[]; notices?: Trail['notices'] };
const on = (day: string, { seasons = [], notices = [] }: Content, live: Notice[] = []): HikeStatus =>
  hikeStatus(
    { slug, closures: getClosures({ seasons, notices, checked: '2026-11' }) },
    { notices: live },
    { from: noonOn(day), clock },
  );
const kindsOn = (day: string, seasons: Season[]) => on(day, { seasons }).kinds;

test('a hike without a known closure has the status none', () => {
  expect(on('2026-11-18', {})).toMatchObject({ kind: 'none', kinds: [] });
  expect(kindsOn('2026-12-18', [season({ closes: 'no' })])).toEqual([]);
});

test('a notice closes a hike until its announced end, or for good without one', () => {
  const notices = [notice({ closes: 'all', until: '2027-07', expires: '2027-08-01' })];
  expect(on('2027-07-31', { notices })).toMatchObject({ kind: 'closed', words: 'Closed', until: '2027-07' });
  expect(on('2050-01-01', { notices: [notice({ closes: 'part' })] }).kind).toBe('partly');
});

test('the announced end of a full closure opens nothing; that of a partial one does', () => {
  const ending = (closes: 'all' | 'part') => ({ notices: [notice({ closes, expires: '2027-08-01' })] });
  expect(on('2027-08-01', ending('all'))).toMatchObject({ kind: 'closed', isPastEnd: true, until: undefined });
  expect(on('2027-08-01', ending('part'))).toMatchObject({ kind: 'none' });
});

test('a season with fixed days closes a hike, and its last day is named, past New Year too', () => {
  const seasons = [season({ closes: 'part' })];
  expect(on('2026-12-24', { seasons })).toMatchObject({ kind: 'partly', until: '2027-03-31' });
  expect(on('2027-03-31', { seasons })).toMatchObject({ kind: 'partly', until: '2027-03-31' });
  expect(on('2027-04-01', { seasons }).kind).toBe('none');
});

test('the span of a yearly hunt and ski tracks may close a hike, and do not close it', () => {
  expect(kindsOn('2026-12-03', [hunt(), season({ kind: 'ski' })])).toEqual(['hunt', 'ski']);
});

test('a hunt whose days are known with their year closes a hike on those days', () => {
  const seasons = [hunt({ when: { from: '2026-11-21', to: '2026-11-22' } })];
  expect(on('2026-11-21', { seasons })).toMatchObject({ kind: 'closed', until: '2026-11-22' });
  expect(on('2026-11-23', { seasons }).kind).toBe('none');
});

test.each<[string, Partial<Season>, 'hunt' | 'hunters']>([
  ['closes all, by a source of last year', {}, 'hunt'],
  ['closes nobody knows what, by a source of three years ago', { closes: 'unknown', known: '2023-11' }, 'hunt'],
  ['closes all, by a source of four years ago', { known: '2022-11' }, 'hunters'],
  ['closes all, by an old source, but comes back by a rule', { known: '2019', repeats: true }, 'hunt'],
  ['closes a part of the park', { closes: 'part' }, 'hunters'],
  ['closes nothing', { closes: 'no' }, 'hunters'],
  ['closed nothing in the years that are known', { closes: 'unknown', stayedOpen: [2024, 2025] }, 'hunters'],
  ['has a source without a date', { known: undefined }, 'hunters'],
])('a hunt that %s is ranked by that evidence', (_, fields, kind) => {
  expect(kindsOn('2026-11-14', [hunt(fields)])).toEqual([kind]);
  expect(kindsOn('2026-10-31', [hunt(fields)])).toEqual([]);
});

test('a hunt of odd years is not on in even years', () => {
  const odd = [hunt({ when: { from: '11-12', to: '11-21', years: 'odd' } })];
  expect(['2025-11-15', '2026-11-15', '2027-11-15'].map((day) => kindsOn(day, odd).length)).toEqual([1, 0, 1]);
});

test('a live closure wins over the content, through the last full day of the notice', () => {
  expect(on('2026-11-18', { notices: [notice({ closes: 'part' })] }, [posted('closed')])).toMatchObject({
    kind: 'closed',
    words: 'closed by a steward',
    until: '2026-11-24',
  });
});

test('a partial notice does not open a hike that its content closes', () => {
  const words = (closes: 'all' | 'part') =>
    on('2026-11-18', { notices: [notice({ closes })] }, [posted('partly')]).words;
  expect([words('all'), words('part')]).toEqual(['Closed', 'partly by a steward']);
});

test('a closed hike is only closed; any other has all that holds, the most important first', () => {
  const all = noticeKinds.map(posted);
  expect(on('2026-11-18', { seasons: [hunt()] }, all).kinds).toEqual(['closed']);
  const open = all.filter(({ kind }) => kind !== 'closed');
  const kinds = on('2026-11-18', { seasons: [hunt()] }, open).kinds;
  expect(kinds).toEqual(statusKinds.filter((kind) => kinds.includes(kind)));
  expect(kinds).toEqual(['partly', 'hunt', 'hazard', 'information']);
});

test('Upper Sioux is closed for good, and Lake Bronson until somebody says that it is open', () => {
  const status = (name: string, day: string) => {
    const trail = first(ourContent.trails.filter((each) => each.slug === name));
    return hikeStatus({ slug: name, closures: getClosures(trail) }, undefined, { from: noonOn(day), clock });
  };
  expect(status('upper-sioux', '2050-06-01')).toMatchObject({ kind: 'closed' });
  expect(status('upper-sioux', '2050-06-01').isPastEnd).toBeUndefined();
  expect(status('lake-bronson', '2026-11-18')).toMatchObject({ kind: 'closed', until: '2027-07' });
  expect(status('lake-bronson', '2027-08-03')).toMatchObject({ kind: 'closed', isPastEnd: true });
});
