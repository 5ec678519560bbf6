/**
 * The latency of a keystroke in the finder, for the real guide and for 500 made-up hikes: npm run bench -- finder
 * From the text to the results: the sentence is parsed, hikes are matched and counted, and without a match the filters to drop are
 * computed. The bar is 16 ms (one frame) for the slowest tenth, in CPU time, which is the same on a busy machine; the wall-clock time is
 * printed beside it.
 */
import { readAtlas } from '../art/maps/atlas.ts';
import { startingTowns } from '../art/maps/starting-towns.ts';
import { loadContent } from '../content/load.ts';
import { loadDrives } from '../content/roads.ts';
import { drivesFrom, readRoads } from '../domain/drive/drive.ts';
import { find, loosenings, makeFinderIndex, nothingAsked, type Query } from '../domain/finder/finder.ts';
import { type Hike, toHike } from '../domain/finder/hike.ts';
import { readSentence, withSentence } from '../domain/finder/sentence.ts';
import { isZip, townNamed } from '../domain/finder/starting-place.ts';
import type { Now } from '../domain/live/now.ts';
import { askedDay } from '../web/features/finder/day.ts';
import { phrasebookWith, synonyms } from '../web/features/finder/phrases.ts';
import { storiesOf } from '../web/files/stories.ts';
import { record } from './figures.ts';

const guide = loadContent();
const real = guide.listed.map(toHike);
const realStories = storiesOf(guide.listed);
const rounds = 100;

/** The guide's own hikes under new names and in new places, so that the distribution of words and facts is realistic. */
function made(count: number): Hike[] {
  const syllables = 'ka mi wa ne ta lo shi bo ri pa sen dar mol vik hol'.split(' ');
  const name = (seed: number) => [1, 7, 31].map((step) => syllables[(seed * step) % syllables.length]).join('');
  return Array.from({ length: count }, (_, i) => {
    const model = modelOf(i);
    const place = { latitude: 43.5 + ((i * 37) % 550) / 100, longitude: -97 + ((i * 53) % 750) / 100 };
    return { ...model, id: `${model.id}-${i}`, park: `${name(i)} ${model.park} ${i}`, town: name(i * 3 + 1), place };
  });
}

function modelOf(i: number): Hike {
  const model = real[i % real.length];
  if (!model) throw new Error('there are no hikes');
  return model;
}

/** A made-up hike has the story of its model. */
const storiesFor = (hikes: readonly Hike[]) =>
  Object.fromEntries(hikes.map(({ id }, i) => [id, realStories[modelOf(i).id] ?? '']));

const origin = { latitude: 44.98, longitude: -93.26 };
const drives = loadDrives(guide);
const network = readRoads(drives.roads);
const towns = startingTowns(readAtlas(guide), drives.zips);
const book = phrasebookWith(guide.regions);

const moment = new Date('2026-11-18T18:00:00Z');
/** A separate forecast for every hike, for the weekend. */
const live: Now = {
  version: 1,
  asOf: '2026-11-18T18:00:00Z',
  notices: [],
  forecasts: guide.listed.map(({ slug }, i) => ({
    hikes: [slug],
    asOf: '2026-11-18T17:00:00Z',
    until: '2026-11-19T11:00:00Z',
    days: ['2026-11-21', '2026-11-22'].map((day) => ({ day, sky: 'sun', words: 'Sunny', high: 20 + i, chance: i })),
  })),
};

const asked: Partial<Query>[] = [
  {},
  { text: 'w' },
  { text: 'falls', answers: { kids: 'yes' } },
  { text: 'tetegouche' },
  { text: 'wateerfal duluht', answers: { dogs: 'yes', length: '3' } },
  { text: 'easy waterfall near St. Paul with a stroller under 2 hours' },
  { text: 'dry Saturday within 2 hours of Duluth with a stroller' },
  { text: 'sunny, dry and not too cold this weekend before dark' },
  { text: 'where can we see a lighthouse or bison with kids' },
  { near: 'here', answers: { kids: 'yes', dogs: 'yes', drive: '60' } },
  { text: 'la', near: 'here', answers: { difficulty: 'moderate', camping: 'yes', lake: 'yes', climb: '200' } },
  { text: 'lighthouse', answers: { region: 'northwest', prairie: 'yes', time: '30' } },
];

for (const [hikes, bar] of [
  [real, 16],
  [made(500), 16],
] as const) {
  const begun = process.cpuUsage();
  const index = makeFinderIndex(hikes, { ...guide, synonyms, stories: storiesFor(hikes) });
  index.words();
  const built = cpuMs(begun);
  const driving = process.cpuUsage();
  const minutesTo = drivesFrom(network, origin);
  for (const { place } of hikes) minutesTo(place);
  const driven = cpuMs(driving);
  const placeNamed = (typed: string) => (isZip(typed) ? typed : townNamed(towns, typed)?.name);

  const answer = (part: Partial<Query>) => {
    const typed = { ...nothingAsked, ...part };
    const query = withSentence(
      typed,
      readSentence(typed.text, {
        ...{ book, questions: index.questions, index: index.words, placeNamed, here: 'here' },
        today: '2026-11-18',
      }),
    );
    const dayThere = askedDay(query, { live, moment, from: origin })?.dayThere;
    const situation = { origin, minutesTo, ...(dayThere && { dayThere }) };
    const { found } = find(index, query, situation);
    if (found.length === 0) loosenings(index, query, situation);
  };

  const times = Array.from({ length: rounds }, () => asked).flatMap((questions) =>
    questions.map((question) => {
      const [byClock, byProcessor] = [performance.now(), process.cpuUsage()];
      answer(question);
      return { question, ms: cpuMs(byProcessor), clock: performance.now() - byClock };
    }),
  );
  const quantile = (figures: number[], part: number) =>
    (figures.toSorted((a, b) => a - b)[Math.floor(figures.length * part)] ?? 0).toFixed(2);
  const all = times.map(({ ms }) => ms);
  const [middle, slow] = [quantile(all, 0.5), quantile(all, 0.9)];
  const clock = times.map((time) => time.clock);
  console.log(
    `${hikes.length} hikes: median ${middle} ms, p90 ${slow} ms CPU time (target ${bar}); wall clock ${quantile(clock, 0.5)} and ${quantile(clock, 0.9)} ms; index ${built.toFixed(0)} ms, all drives ${driven.toFixed(0)} ms`,
  );
  for (const question of asked) {
    const own = times.filter((time) => time.question === question).map(({ ms }) => ms);
    console.log(`  ${quantile(own, 0.5).padStart(7)} ms  ${JSON.stringify(question)}`);
  }
  record({
    what: `Keystroke in the finder, ${hikes.length} hikes`,
    figure: `median ${middle} ms, p90 ${slow} ms CPU time`,
    bar: `p90 ${bar} ms`,
  });
  if (Number(slow) > bar) process.exitCode = 1;
}

function cpuMs(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1000;
}
