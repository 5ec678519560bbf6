/** Facts of our hikes that would mislead a family if they were wrong. */
import { describe, expect, test } from 'vitest';
import { toHike } from '../domain/finder/hike.ts';
import { ourContent } from '../test/content.ts';

const { trails, listed } = ourContent;
const slugsOf = (hikes: readonly { slug: string }[]): string[] => hikes.map(({ slug }) => slug).sort();
const hike = (slug: string) => {
  const found = trails.find((trail) => trail.slug === slug);
  if (!found) throw new Error(`no hike ${slug}`);
  return found;
};

describe('With a toddler', () => {
  const forToddlers = listed.filter((trail) => toHike(trail).toddler);

  // A hike joins this list when a source shows that neither a drop-off nor open water lies right at its path.
  test('takes in only these hikes', () => {
    expect(slugsOf(forToddlers)).toEqual(['singing-hills']);
  });
  test('takes in no hike that needs supervision, has a hazard to fall off or into, or is closed', () => {
    const dangers = ['cliff', 'steep ground', 'falling rock', 'high water', 'unsafe water', 'bison'];
    for (const { id, kids, hazards, seasons } of forToddlers) {
      expect(kids.suits, id).toBe('all ages');
      expect(kids.words, id).not.toMatch(/supervis|drop|edge|hand in hand/i);
      expect(
        hazards.filter(({ kind }) => dangers.includes(kind)),
        id,
      ).toEqual([]);
      expect(
        seasons.filter(({ closes }) => closes === 'all'),
        id,
      ).toEqual([]);
    }
  });
  test('knows the drop-offs of every hike with a hazard of that kind', () => {
    const withCliffs = listed.filter(({ hazards }) => hazards.some(({ kind }) => kind === 'cliff'));
    for (const { id, kids } of withCliffs) expect(kids.nextToPath, id).toContain('drop-off');
  });
  test('knows the open water of every hike that leads to a waterfall', () => {
    const toFalls = listed.filter(({ sights }) => sights.includes('waterfall'));
    for (const { id, kids } of toFalls) expect(kids.nextToPath?.length, id).toBeGreaterThan(0);
  });
  test('leaves out the ledges of Interstate and the closed dam of Lake Bronson', () => {
    expect(toHike(hike('glacial-potholes')).toddler).toBe(false);
    expect(toHike(hike('lake-bronson')).toddler).toBe(false);
  });
});
