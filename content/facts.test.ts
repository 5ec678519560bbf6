/** Facts of our hikes that would mislead a family if they were wrong. */
import { describe, expect, test } from 'vitest';
import { milesWalked, minutesWalked, toHike } from '../domain/finder/hike.ts';
import { ourContent } from '../test/content.ts';

const { trails, listed } = ourContent;
const getSlugs = (hikes: readonly { slug: string }[]): string[] => hikes.map(({ slug }) => slug).sort();
const hike = (slug: string) => {
  const found = trails.find((trail) => trail.slug === slug);
  if (!found) throw new Error(`no hike ${slug}`);
  return found;
};

describe('what is next to the path', () => {
  // No hike is listed until a source shows that there is no drop-off or open water right at its path.
  test('no hike is known to be free of drop-offs and open water', () => {
    expect(getSlugs(listed.filter(({ kids }) => kids.nextToPath?.length === 0))).toEqual([]);
  });
  test('what is next to the path knows the drop-offs of every hike with a hazard of that kind', () => {
    const withCliffs = listed.filter(({ hazards }) => hazards.some(({ kind }) => kind === 'cliff'));
    for (const { id, kids } of withCliffs) expect(kids.nextToPath, id).toContain('drop-off');
  });
  test('what is next to the path knows the open water of every hike that leads to a waterfall', () => {
    const toFalls = listed.filter(({ sights }) => sights.includes('waterfall'));
    for (const { id, kids } of toFalls) expect(kids.nextToPath?.length, id).toBeGreaterThan(0);
  });
});

test('a hike whose page has words about steps says whether there are stairs', () => {
  for (const { id, wheels } of listed.filter((trail) => trail.wheels.steps || trail.wheels.wheelchair === 'all'))
    expect(wheels.stairs, id).toBeDefined();
  expect(toHike(hike('minnehaha-creek')).stairs).toBe('some');
});

describe('hunts', () => {
  test.each(['split-rock', 'george-crosby', 'temperance-river', 'basswood-trail', 'mystery-cave'])(
    'a hunt with old or no evidence promises nothing for the hike itself: %s',
    (slug) => expect(hike(slug).seasons.filter(({ kind, closes }) => kind === 'hunt' && closes === 'no')).toEqual([]),
  );
  test('hunts in one park are the same on the pages of all its hikes', () => {
    const hunts = (slug: string) =>
      hike(slug).seasons.flatMap(({ kind, closes, words, when }) => (kind === 'hunt' ? [{ closes, words, when }] : []));
    for (const { park, slug } of listed)
      for (const other of listed.filter((each) => each.park === park))
        expect(hunts(slug), park).toEqual(hunts(other.slug));
  });
  test('during which a hike stayed open name the years in which it did', () => {
    for (const { id, seasons } of listed)
      for (const { stayedOpen = [], words } of seasons)
        for (const year of stayedOpen) expect(words, id).toContain(String(year));
  });
  test('a hunt that leaves a hike open is not listed as a closure by its page', () => {
    for (const { id, seasons } of listed)
      for (const { kind, closes, words } of seasons)
        if (kind === 'hunt' && closes === 'no' && !words.includes('stayed open'))
          expect(words, id).not.toMatch(/clos|limited access/i);
  });
});

test('facts from before 2016 are only about hunts and ski tracks, for which nothing newer was found', () => {
  const old: string[] = [];
  const look = (value: unknown, path: string): void => {
    if (!value || typeof value !== 'object') return;
    const { known, kind } = value as { known?: string; kind?: string };
    if (known && Number(known.slice(0, 4)) < 2016 && kind !== 'hunt' && kind !== 'ski') old.push(`${path} ${known}`);
    for (const [key, inner] of Object.entries(value)) look(inner, `${path}.${key}`);
  };
  for (const { route: _, ...trail } of listed) look(trail, trail.slug);
  expect(old).toEqual(['jay-cooke.winter 2014']);
});

describe('walking times', () => {
  test('assume at most 2.5 miles an hour', () => {
    for (const trail of listed) {
      const walk = toHike(trail);
      const [miles, minutes] = [milesWalked(walk), minutesWalked(walk)];
      if (miles && minutes && walk.distance?.route !== 'total')
        expect(miles / (minutes / 60), trail.id).toBeLessThanOrEqual(2.5);
    }
  });
});

describe('wheels', () => {
  test('wheels are not promised at Minnesota Valley or Minneopa, where they are in doubt', () => {
    expect(toHike(hike('minnesota-valley')).wheels).toEqual({ wheelchair: 'part', stroller: 'part' });
    expect(hike('minneopa-bison').wheels).toMatchObject({ wheelchair: 'no', stroller: 'no' });
  });
  test('go all the way only where the note has no doubts', () => {
    for (const { id, wheels } of listed)
      if (wheels.wheelchair === 'all') expect(wheels.words, id).not.toMatch(/not know|not confirmed|nobody|report/i);
  });
});

test('notices are about current closures, not possible past ones', () => {
  for (const { id, notices } of listed)
    for (const { title, reported, closes, until } of notices) {
      expect(title, id).not.toMatch(/may be|might/i);
      if (!closes && !until) expect(Number(reported.slice(0, 4)), `${id}: ${title}`).toBeGreaterThanOrEqual(2018);
    }
  for (const slug of ['chimney-rock', 'fort-snelling', 'kilen-woods', 'big-island'])
    expect(hike(slug).notices, slug).toEqual([]);
});

test('Upper Sioux, closed for good, has no suitability for children, no fee, no badge and no listing', () => {
  const { kids, badge, fees, listed: isListed, address } = hike('upper-sioux');
  expect(kids.words).not.toMatch(/yes/i);
  expect(kids.suits).toBe('no');
  expect([badge, fees.kind, isListed]).toEqual([null, 'none', false]);
  expect(address.text).toMatch(/^Formerly /);
});

test('restrooms, parking, surface, camping and signs are stated plainly; doubts have their own field', () => {
  for (const { id, restrooms, parking, surface, camping, signedAs = '' } of listed)
    expect([restrooms, parking, surface, camping.words, signedAs].join(' '), id).not.toMatch(
      /\breported\b|not known|as far as/i,
    );
});
