import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import type { Trail } from '../domain/trail/trail.ts';
import { formatCount } from '../domain/units.ts';
import { ourContent } from '../test/content.ts';
import { readMilestones } from './milestones.ts';

const { regions, listed, trails } = ourContent;
const folder = mkdtempSync(join(tmpdir(), 'milestones-'));
afterAll(() => rmSync(folder, { recursive: true }));

const file = join(import.meta.dirname, 'milestones.yaml');

function getMilestones(hikes: readonly Trail[]) {
  const read = readMilestones(import.meta.dirname, regions, hikes);
  return 'data' in read ? read.data : [];
}

function issuesWith(change: (text: string) => string) {
  cpSync(file, join(folder, 'milestones.yaml'));
  writeFileSync(join(folder, 'milestones.yaml'), change(readFileSync(file, 'utf8')));
  const read = readMilestones(folder, regions, listed);
  return 'issues' in read ? read.issues.map(({ field, expected }) => `${field}: ${expected}`) : [];
}

test('there are milestones for regions, counts, seasons, waterfalls and towers', () => {
  const milestones = getMilestones(listed);
  expect(milestones.filter(({ rule }) => rule.kind === 'region')).toHaveLength(regions.length);
  expect(milestones.slice(regions.length).map(({ id }) => id)).toEqual([
    'every-region',
    'ten-badges',
    'twenty-five-badges',
    'all-badges',
    'four-seasons',
    'all-waterfalls',
    'all-towers',
  ]);
});

test('their placeholders are filled in from the guide', () => {
  const milestones = getMilestones(listed);
  const words = milestones.map(({ name, above, below, says, counted }) =>
    [name, above, below, says, counted].join(' '),
  );
  expect(words.join(' ')).not.toMatch(/[{}]/);
  expect(milestones.find(({ id }) => id === 'all-badges')?.name).toBe(`All ${formatCount(listed.length)}`);
  expect(milestones[0]).toMatchObject({ name: 'North Shore complete', counted: 'on the North Shore' });
  expect(milestones.find(({ id }) => id === 'every-region')?.says).toContain(formatCount(regions.length));
});

test('only hikes whose text mentions a lighthouse or tower have one as a sight', () => {
  const claimed = trails.filter(({ sights }) => sights.includes('lighthouse') || sights.includes('tower'));
  expect(claimed.length).toBeGreaterThan(2);
  for (const { id, summary, story, kids } of claimed)
    expect([summary, kids.words, ...story.paragraphs].join(' '), id).toMatch(/lighthouse|tower|viewing deck/);
});

test('the milestone of the only region, or of ten badges out of ten, is left out', () => {
  const few = getMilestones(listed.filter(({ region }) => region === 'north-shore').slice(0, 10));
  expect(few.map(({ id }) => id)).toEqual(['all-badges', 'four-seasons', 'all-waterfalls', 'all-towers']);
});

test('an unknown placeholder, sight or month, and a month in two seasons, are errors with their path', () => {
  expect(issuesWith((text) => text)).toEqual([]);
  expect(issuesWith((text) => text.replace('All {total}', 'All {sum}'))).toEqual([
    'all-badges.name: one of total, regions, count in braces, not {sum}',
  ]);
  expect(issuesWith((text) => text.replace('[waterfall]', '[waterfalls]'))[0]).toMatch(
    /^all-waterfalls\.rule\.sights\.0/,
  );
  expect(issuesWith((text) => text.replace('[12, 1, 2]', '[13, 1, 2]'))[0]).toMatch(
    /^four-seasons\.rule\.seasons\.winter/,
  );
  expect(issuesWith((text) => text.replace('[3, 4, 5]', '[2, 3, 4]'))[0]).toMatch(/each month in one season only/);
});
