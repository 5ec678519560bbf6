import { describe, expect, test } from 'vitest';
import { ourContent } from '../../test/content.ts';
import { first } from '../../test/first.ts';
import type { Season } from './facts.ts';
import { closuresOf, huntsOf, mayBeHunted, statusOn } from './status.ts';
import type { Trail } from './trail.ts';

type Notice = Trail['notices'][number];

const day = (iso: string) => {
  const [year = 0, month = 0, date = 0] = iso.split('-').map(Number);
  return { year, month, day: date };
};
const season = (fields: Partial<Season>): Season => ({
  kind: 'works',
  when: { from: '12-01', to: '03-31' },
  closes: 'all',
  words: 'The stairs are closed.',
  source: 'DNR',
  reported: false,
  ...fields,
});
const notice = (fields: Partial<Notice>): Notice => ({
  reported: '2026-01',
  title: 'Closed',
  text: 'Closed for repairs.',
  source: { name: 'DNR' },
  ...fields,
});
const on = (iso: string, { seasons = [], notices = [] }: { seasons?: Season[]; notices?: Notice[] }) =>
  statusOn(closuresOf({ seasons, notices }), day(iso));

describe('the status of a hike on a day', () => {
  test('is "none" if no closure is known', () => {
    expect(on('2026-11-18', {})).toEqual({ status: 'none' });
    expect(on('2026-11-18', { notices: [notice({})], seasons: [season({ closes: 'no' })] })).toEqual({
      status: 'none',
    });
  });

  test('follows a notice until the day it expires, or permanently without an expiry', () => {
    const notices = [notice({ closes: 'all', until: '2027-07', expires: '2027-08-01' })];
    expect(on('2027-07-31', { notices })).toEqual({ status: 'closed', words: 'Closed', until: '2027-07' });
    expect(on('2027-08-01', { notices })).toEqual({ status: 'none' });
    expect(on('2050-01-01', { notices: [notice({ closes: 'part' })] }).status).toBe('partly');
  });

  test('follows a season with fixed days and names its last day, past New Year too', () => {
    const seasons = [season({ closes: 'part' })];
    expect(on('2026-12-24', { seasons })).toMatchObject({ status: 'partly', until: '2027-03-31' });
    expect(on('2027-03-31', { seasons })).toMatchObject({ status: 'partly', until: '2027-03-31' });
    expect(on('2027-04-01', { seasons })).toEqual({ status: 'none' });
  });

  test('is not closed by the window of a yearly hunt or by ski tracks, which only may close it', () => {
    const seasons = [season({ kind: 'hunt' }), season({ kind: 'ski' })];
    expect(on('2026-12-24', { seasons })).toEqual({ status: 'none' });
  });

  test('is closed on the days of a hunt that are known with their year', () => {
    const seasons = [season({ kind: 'hunt', when: { from: '2026-11-21', to: '2026-11-22' } })];
    expect(on('2026-11-21', { seasons })).toMatchObject({ status: 'closed', until: '2026-11-22' });
    expect(on('2026-11-23', { seasons })).toEqual({ status: 'none' });
  });

  test('is closed if one notice closes the hike and another a part of it', () => {
    const notices = [notice({ closes: 'part' })];
    expect(on('2026-12-24', { notices, seasons: [season({})] }).status).toBe('closed');
  });
});

test('Upper Sioux is closed for good, and Lake Bronson’s dam until the work is due to end', () => {
  const status = (slug: string, iso: string) =>
    statusOn(closuresOf(first(ourContent.trails.filter((trail) => trail.slug === slug))), day(iso)).status;
  expect(status('upper-sioux', '2050-06-01')).toBe('closed');
  expect(status('lake-bronson', '2026-11-18')).toBe('closed');
  expect(status('lake-bronson', '2027-08-01')).toBe('none');
});

test('a hunt may close a hike within its yearly span, unless it closes nothing or its days are known', () => {
  const when = { from: '11-01', to: '12-07' };
  const hunt = (fields: Partial<Season>) => huntsOf({ seasons: [season({ kind: 'hunt', when, ...fields })] });
  expect([hunt({}), hunt({ closes: 'part' }), hunt({ closes: 'unknown' })]).toEqual([[when], [when], [when]]);
  expect([hunt({ closes: 'no' }), hunt({ kind: 'ski' })]).toEqual([[], []]);
  expect(hunt({ when: { from: '2026-11-06', to: '2026-11-07' } })).toEqual([]);
  expect(['2026-10-31', '2026-11-01', '2026-12-07', '2026-12-08'].map((iso) => mayBeHunted([when], day(iso)))).toEqual([
    ...[false, true, true, false],
  ]);
  expect(mayBeHunted(undefined, day('2026-11-01'))).toBe(false);
});
