import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MilestoneRule } from './milestone.ts';
import { type DatedBadge, type GuideBadge, isReachable, standingIn } from './milestones.ts';

const clock = { winter: -6, summer: -5 };

const guide: GuideBadge[] = [
  { name: 'Lighthouse', region: 'no', sights: ['lake', 'lighthouse'] },
  { name: 'High Falls', region: 'no', sights: ['waterfall'] },
  { name: 'Kettle', region: 'no', sights: ['waterfall', 'geology'] },
  { name: 'Lookout', region: 'so', sights: ['tower'] },
  { name: 'Prairie', region: 'so', sights: ['prairie'] },
  { name: 'Skyline', region: 'ci', sights: ['history'] },
];

const seasons = { winter: [12, 1, 2], spring: [3, 4, 5], summer: [6, 7, 8], fall: [9, 10, 11] };
const rules = {
  north: { kind: 'region', region: 'no' },
  everyRegion: { kind: 'regions' },
  two: { kind: 'count', badges: 2 },
  all: { kind: 'all' },
  falls: { kind: 'sights', sights: ['waterfall'] },
  towers: { kind: 'sights', sights: ['lighthouse', 'tower'] },
  seasons: { kind: 'seasons', seasons },
} satisfies Record<string, MilestoneRule>;

const on = (name: string, earnedDate: string): DatedBadge => ({ name, earnedDate });
const standing = (rule: MilestoneRule, ...earned: DatedBadge[]) => standingIn(rule, guide, earned, clock);

describe('a milestone', () => {
  test('a milestone of a region counts its badges, names the missing ones and has the date of the last', () => {
    const [lighthouse, falls, kettle] = [
      on('Lighthouse', '2026-05-01'),
      on('High Falls', '2026-05-03'),
      on('Kettle', '2026-05-02'),
    ] as const;
    expect(standing(rules.north, lighthouse, falls, on('Prairie', '2026-05-09'))).toEqual({
      have: 2,
      need: 3,
      left: ['Kettle'],
    });
    expect(standing(rules.north, falls, lighthouse, kettle)).toEqual({
      have: 3,
      need: 3,
      left: [],
      completedBy: falls,
    });
  });

  test('a milestone of all regions takes any one badge in each', () => {
    const earned = [on('Kettle', '2026-01-01'), on('Lighthouse', '2026-01-02'), on('Prairie', '2026-01-03')];
    expect(standing(rules.everyRegion, ...earned)).toEqual({ have: 2, need: 3, left: ['ci'] });
    const last = on('Skyline', '2026-01-04');
    expect(standing(rules.everyRegion, ...earned, last).completedBy).toEqual(last);
  });

  test('a milestone of a number is complete with that many badges, and later ones change nothing', () => {
    const earned = [on('Kettle', '2026-01-01'), on('Prairie', '2026-01-02'), on('Skyline', '2026-01-03')];
    expect(standing(rules.two, ...earned)).toEqual({ have: 2, need: 2, left: [], completedBy: earned[1] });
  });

  test('a milestone of sights needs every hike that has one of them', () => {
    expect(standing(rules.falls).need).toBe(2);
    expect(standing(rules.towers, on('Lookout', '2026-01-01'))).toEqual({ have: 1, need: 2, left: ['Lighthouse'] });
  });

  test('a milestone counts a badge once, whatever its spelling and however often it is stored', () => {
    expect(standing(rules.all, on(' kettle', '2026-01-01'), on('KETTLE', '2026-01-02')).have).toBe(1);
  });

  test.each(Object.entries(rules))('a milestone ignores a badge that is not in the guide: %s', (_, rule) => {
    expect(standing(rule, on('Test Badge', '2026-01-01')).have).toBe(0);
  });
});

describe('the four seasons', () => {
  const getSeason = (date: string) => {
    const { left } = standing(rules.seasons, on('Kettle', date));
    return Object.keys(seasons).filter((name) => !left.includes(name));
  };

  test.each([
    ['the last minute of fall at the trailhead', '2026-12-01T05:59:00.000Z', 'fall'],
    ['the first minute of winter there', '2026-12-01T06:00:00.000Z', 'winter'],
    ['the last minute of winter', '2026-03-01T05:59:59.000Z', 'winter'],
    ['the first minute of summer, on summer time', '2026-06-01T05:00:00.000Z', 'summer'],
    ['a day without a time', '2026-03-01', 'spring'],
    ['the last day of a year', '2026-12-31', 'winter'],
  ])('%s counts where it was', (_, date, season) => {
    expect(getSeason(date)).toEqual([season]);
  });

  test('the four seasons may be from different years, and an invalid date counts for none', () => {
    expect(getSeason('once upon a time')).toEqual([]);
    const earned = [on('Kettle', '2020-01-05'), on('Prairie', '2024-04-05'), on('Skyline', '2022-07-05')];
    const last = on('Lookout', '2026-10-05');
    expect(standing(rules.seasons, ...earned, last).completedBy).toEqual(last);
  });

  test('every month belongs to exactly one', () => {
    for (let month = 1; month <= 12; month += 1)
      expect(getSeason(`2026-${String(month).padStart(2, '0')}-15`)).toHaveLength(1);
  });
});

describe('a guide has only the milestones that can be reached in it', () => {
  const oneRegion = guide.filter(({ region }) => region === 'no');
  test.each<[string, MilestoneRule, GuideBadge[], boolean]>([
    ['as many badges as there are is "all"', { kind: 'count', badges: 6 }, guide, false],
    ['one badge fewer is not', { kind: 'count', badges: 5 }, guide, true],
    ['a sight that no hike has', { kind: 'sights', sights: ['river'] }, guide, false],
    ['a region without a hike', { kind: 'region', region: 'xx' }, guide, false],
    ['a region that is the whole guide', rules.north, oneRegion, false],
    ['all regions, where there is one', rules.everyRegion, oneRegion, false],
    ['a region among others', rules.north, guide, true],
    ['everything of nothing', rules.all, [], false],
  ])('%s', (_, rule, badges, isThere) => {
    expect(isReachable(rule, badges)).toBe(isThere);
  });
});

describe('for any set of earned badges', () => {
  const day = fc.date({ min: new Date('2020-01-01'), max: new Date('2030-12-31'), noInvalidDate: true });
  const dates = fc.oneof(
    day.map((date) => date.toISOString()),
    day.map((date) => date.toISOString().slice(0, 10)),
    fc.constant('no date'),
  );
  const names = fc.constantFrom(...guide.map(({ name }) => name), 'Test Badge', 'kettle ');
  const collections = fc.array(fc.record({ name: names, earnedDate: dates }), { maxLength: 12 });
  const anyRule = fc.constantFrom<MilestoneRule>(...Object.values(rules));

  test('no milestone counts beyond its total, and it is complete exactly when nothing is missing', () => {
    fc.assert(
      fc.property(anyRule, collections, (rule, earned) => {
        const { have, need, left, completedBy } = standing(rule, ...earned);
        expect(have).toBeLessThanOrEqual(need);
        expect(completedBy !== undefined).toBe(have === need);
        if (rule.kind !== 'count') expect(left).toHaveLength(need - have);
      }),
    );
  });

  test('the order of the records does not matter', () => {
    fc.assert(
      fc.property(
        anyRule,
        collections.chain((earned) =>
          fc.tuple(
            fc.constant(earned),
            fc.shuffledSubarray(earned, { minLength: earned.length, maxLength: earned.length }),
          ),
        ),
        (rule, [earned, shuffled]) => {
          expect(standing(rule, ...shuffled)).toEqual(standing(rule, ...earned));
        },
      ),
    );
  });

  test('another badge never removes a milestone or moves its date later', () => {
    const another = fc.record({ name: names, earnedDate: dates });
    fc.assert(
      fc.property(anyRule, collections, another, (rule, earned, more) => {
        const [before, after] = [standing(rule, ...earned), standing(rule, ...earned, more)];
        expect(after.have).toBeGreaterThanOrEqual(before.have);
        if (before.completedBy && after.completedBy)
          expect(after.completedBy.earnedDate <= before.completedBy.earnedDate).toBe(true);
      }),
    );
  });

  test('the completing badge is one of those earned, and the milestone was not complete before its date', () => {
    fc.assert(
      fc.property(anyRule, collections, (rule, earned) => {
        const { completedBy } = standing(rule, ...earned);
        if (!completedBy) return;
        expect(earned).toContainEqual(completedBy);
        const before = earned.filter(({ earnedDate }) => earnedDate < completedBy.earnedDate);
        expect(standing(rule, ...before).completedBy).toBeUndefined();
      }),
    );
  });
});
