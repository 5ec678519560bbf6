/**
 * How long an answer of the finder takes, for the guide as it is and for 5,000 made-up hikes: npm run bench:finder
 * The bars are 16 ms (a frame) and 50 ms, for the slowest tenth of the questions.
 */
import { loadContent } from '../content/load.ts';
import { loadDrives } from '../content/roads.ts';
import { drivesFrom, readRoads } from '../domain/drive.ts';
import { find, loosenings, makeFinderIndex, type Query } from '../domain/finder.ts';
import { type Hike, toHike } from '../domain/finder-hike.ts';
import { record } from './figures.ts';

const guide = loadContent();
const real = guide.listed.map(toHike);
const rounds = 200;

/** The guide's own hikes under new names and in new places, so that words and facts are spread as they are. */
function made(count: number): Hike[] {
  const syllables = 'ka mi wa ne ta lo shi bo ri pa sen dar mol vik hol'.split(' ');
  const name = (seed: number) => [1, 7, 31].map((step) => syllables[(seed * step) % syllables.length]).join('');
  return Array.from({ length: count }, (_, i) => {
    const model = real[i % real.length];
    if (!model) throw new Error('there are no hikes');
    const place = { latitude: 43.5 + ((i * 37) % 550) / 100, longitude: -97 + ((i * 53) % 750) / 100 };
    return { ...model, id: `${model.id}-${i}`, park: `${name(i)} ${model.park} ${i}`, town: name(i * 3 + 1), place };
  });
}

const origin = { latitude: 44.98, longitude: -93.26 };
const network = readRoads(loadDrives(guide).roads);
const asked: Query[] = [
  { text: '', near: '', answers: {} },
  { text: 'falls', near: '', answers: { kids: 'yes' } },
  { text: 'tetegouche', near: '', answers: {} },
  { text: 'wateerfal duluht', near: '', answers: { dogs: 'yes', length: '3' } },
  { text: '', near: 'here', answers: { kids: 'yes', dogs: 'yes', drive: '60' } },
  { text: 'la', near: 'here', answers: { difficulty: 'moderate', camping: 'yes', lake: 'yes', climb: '200' } },
  { text: 'lighthouse', near: '', answers: { region: 'northwest', prairie: 'yes', time: '30' } },
];

for (const [hikes, bar] of [
  [real, 16],
  [made(5000), 50],
] as const) {
  const begun = performance.now();
  const index = makeFinderIndex(hikes, guide);
  index.words();
  const built = performance.now() - begun;
  const minutesTo = drivesFrom(network, origin);
  for (const { place } of hikes) minutesTo(place);
  const driven = performance.now() - begun - built;
  const times = Array.from({ length: rounds }, () => asked).flatMap((queries) =>
    queries.map((query) => {
      const start = performance.now();
      const { found } = find(index, query, { origin, minutesTo });
      if (found.length === 0) loosenings(index, query, { origin, minutesTo });
      return performance.now() - start;
    }),
  );
  times.sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(times.length * part)] ?? 0;
  const [middle, slow, slowest] = [at(0.5), at(0.9), at(0.999)].map((ms) => ms.toFixed(2));
  console.log(
    `${hikes.length} hikes: median ${middle} ms, 90 % ${slow} ms, slowest ${slowest} ms (bar ${bar}); index ${built.toFixed(0)} ms, all drives ${driven.toFixed(0)} ms`,
  );
  record({
    what: `An answer of the finder, of ${hikes.length} hikes`,
    figure: `median ${middle} ms, 90 % ${slow} ms`,
    bar: `90 % in ${bar} ms`,
  });
  if (at(0.9) > bar) process.exitCode = 1;
}
