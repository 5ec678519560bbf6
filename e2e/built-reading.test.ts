/** What a reader finds in the built pages, read as text: it is there before any script runs. */
import { expect, test } from 'vitest';
import { distanceKm } from '../domain/geo/geo.ts';
import { listed } from '../test/guide.ts';
import { all, toWords } from '../test/markup.tsx';
import { builtHtml } from './built.ts';
import { allPages } from './pages.ts';

const getMain = (path: string) => all(builtHtml(path), 'main')[0] ?? '';
/** From the heading with this id to the end of its section. */
const toSection = (path: string, id: string) => getMain(path).split(`id="${id}"`)[1]?.split('</section>')[0] ?? '';
const sorted = (names: readonly string[]) => [...names].sort((a, b) => a.localeCompare(b, 'en'));

test('a trail page is whole: its parts, its six figures and its details, each once', () => {
  const main = getMain('/trails/north-shore/kettle-trail');
  expect(all(main, 'h1').map(toWords)).toEqual(['Judge C.R. Magney State Park']);
  const headings = all(main, 'h2').map(toWords);
  for (const name of ['Trail Overview', 'Essential Details', 'Badge for this hike', 'Trailhead location'])
    expect(headings.filter((heading) => heading.toLowerCase() === name.toLowerCase())).toHaveLength(1);
  const terms = all(main, 'dt').map(toWords);
  for (const label of [
    'Region',
    'Difficulty',
    'Trail Distance',
    'Estimated Hike Duration',
    'Elevation Gain',
    'Best Season To Visit',
    'Fees Required',
    'Trail Surface',
    'Restrooms',
    'Camping',
    'Kid Friendly?',
    'Pet Policy',
    'Parking',
    'Trailhead Address',
  ])
    expect(terms.filter((term) => term.startsWith(label)).length, label).toBe(1);
});

test('the page of Upper Sioux says first that it is closed, without badge or directions', () => {
  const main = getMain('/trails/west-and-southwest/upper-sioux');
  const text = toWords(main);
  const closed = text.indexOf('The park is closed for good');
  expect(closed).toBeGreaterThan(0);
  expect(closed).toBeLessThan(text.indexOf('Trail Overview'));
  expect(text.match(/Data TBD/g)).toHaveLength(2);
  expect(text).not.toContain('Badge for this hike');
  expect(main).not.toMatch(/<a [^>]*href="[^"]*google\.com\/maps/);
});

test('the Mississippi page shows an example trailhead', () => {
  const main = getMain('/trails/twin-cities-metro/mississippi-national');
  expect(all(main, 'h2').map(toWords)).toContain('Example trailhead location');
});

test.each(listed)('$path names the three nearest hikes, the shortest drive first', ({ path, trailhead }) => {
  const nearby = toSection(path, 'nearby');
  const nearestFirst = listed
    .filter((other) => other.path !== path)
    .toSorted((a, b) => distanceKm(trailhead, a.trailhead) - distanceKm(trailhead, b.trailhead));
  const shown = [...nearby.matchAll(/<a href="(\/trails\/[^"]+)"/g)].map(([, to]) => to);
  expect(shown.toSorted()).toEqual(
    nearestFirst
      .slice(0, 3)
      .map((other) => other.path)
      .sort(),
  );
  const minutes = all(nearby, 'strong').map((drive) => {
    const [, hours = 0, left = 0] = /^(?:(\d+) hr ?)?(?:(\d+) min )? ?drive$/.exec(toWords(drive)) ?? [];
    return Number(hours) * 60 + Number(left);
  });
  expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
  expect(minutes[0]).toBeGreaterThan(0);
});

test('the catalog shows every badge once, A to Z', () => {
  const main = getMain('/badge-catalog');
  const names = [...main.matchAll(/<li data-badge.*?<\/li>/gs)].map(([row]) => toWords(all(row, 'b')[0] ?? ''));
  expect(names).toEqual(sorted(listed.map(({ badge }) => badge ?? '')));
  expect(toWords(main)).toContain(`all ${listed.length}`);
});

test.each([
  ['/badges', 'Print the passport'],
  ['/badge-catalog', 'Print them all as a passport'],
])('%s links to the passport', (path, words) => {
  const links = [...getMain(path).matchAll(/<a [^>]*href="\/badges\/passport"[^>]*>(.*?)<\/a>/gs)];
  expect(links.map(([, text = '']) => toWords(text))).toContain(words);
});

test('no page contains an e-mail address, which a script fills in', () => {
  for (const path of allPages) expect(builtHtml(path), path).not.toMatch(/[\w.]+@[\w.]+\.\w/);
});
