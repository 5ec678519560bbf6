/** What people type, in English, and what they mean by it. Plurals and the like are understood by themselves. */
import type { Phrase, Phrasebook } from '../../../domain/finder/sentence.ts';
import { stemOf, wordsOf } from '../../../domain/finder/words.ts';

const answer = (key: string, value: string, phrases: string): Phrase => ({ key, value, phrases: phrases.split(', ') });
const box = (key: string, phrases: string) => answer(key, 'yes', phrases);

const answers: readonly Phrase[] = [
  answer('difficulty', 'easy', 'easy, easiest, simple, gentle, beginner, for beginners'),
  answer('difficulty', 'gentle', 'easy to moderate, easy or moderate, not too hard, not hard'),
  answer('difficulty', 'moderate', 'moderate, medium'),
  answer('difficulty', 'hard', 'hard, hardest, difficult, challenging, strenuous, tough, workout'),
  answer('length', '2', 'short, quick'),
  answer('length', 'long', 'long, longest, all day, full day'),
  answer('climb', '100', 'flat, level, no hills, no climb, no climbing, without hills'),
  answer('climb', 'steep', 'steep, hilly, big climb'),
  box(
    'kids',
    'kid, kid friendly, child, child friendly, family, family friendly, little one, preschooler, year old, grandkid',
  ),
  box('toddler', 'toddler, toddler friendly'),
  box('dogs', 'dog, dog friendly, puppy, pet, pet friendly, leash'),
  box('wheelchair', 'wheelchair, wheelchair accessible, accessible, handicap accessible, ada'),
  box('stroller', 'stroller, stroller friendly, pram, buggy'),
  box('wheels', 'paved, wheels, on wheels'),
  box('trackchair', 'track chair, trackchair'),
  box('water', 'drinking water, potable water, water fountain, tap water'),
  box('toilet', 'toilet, bathroom, restroom, outhouse, porta potty, potty'),
  box('winter', 'winter, snow, snowshoe, snowshoeing'),
  box('transit', 'bus, by bus, train, by train, light rail, public transit, transit, without a car, no car'),
  box('camping', 'camp, camping, campground, campsite, tent, overnight'),
  box('free', 'free, no fee, no permit, without a permit, no cost, free admission'),
  box('waterfall', 'waterfall, water fall, water falls, falls'),
  box('lake', 'lake, lakeside, lakeshore'),
  box('prairie', 'prairie, grassland'),
  box('bluff', 'bluff, bluff view, overlook, view, vista, viewpoint, lookout, sunset, sunrise'),
  box('daylight', 'before dark, home before dark, back before dark, before sunset'),
];

const list = (words: string): string[] => words.split(', ');

type NamedRegion = { slug: string; name: string; alsoCalled: readonly string[] };

const regionAnswer = ({ slug, name, alsoCalled }: NamedRegion): Phrase => ({
  key: 'region',
  value: slug,
  phrases: [name, ...alsoCalled],
});

export const phrasebookWith = (regions: readonly NamedRegion[]): Phrasebook => ({
  answers: [...answers, ...regions.map(regionAnswer)],
  most: list('under, less than, up to, at most, max, maximum, no more than, shorter than, about, around, only'),
  least: list('over, more than, longer than, at least'),
  within: list('within, inside'),
  units: {
    hour: list('hour, hours, hr, hrs, h, hours’'),
    minute: list('minute, minutes, min, mins'),
    mile: list('mile, miles, mi'),
  },
  numbers: { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, ten: 10, half: 0.5 },
  drive: list('drive, driving, by car, away, of driving, in the car, drive away'),
  near: list('near, nearby, close to, around, from, of, in, by, next to, outside, outside of, at, north of, south of'),
  me: list('me, here, my location, where i am'),
  to: list('to, or, and'),
  age: list('year old, years old, year olds'),
  filler: list(
    'a, an, and, any, go, take, see, do, what, us, are, at, best, but, can, find, for, good, great, has, have, hike, hikes, hiking, i, in, is, it, like, me, my, nice, of, on, or, our, park, parks, place, places, please, pretty, show, some, something, that, the, there, to, trail, trails, walk, walks, walking, want, we, where, which, with, you, friendly, away, today, tomorrow, weekend, this, saturday, sunday',
  ),
});

/** Words that no filter knows: any of those on the right will do. */
export const synonyms: ReadonlyMap<string, readonly string[]> = new Map(
  Object.entries({
    'fall colors': list('color, colors, maple, maples, foliage, autumn'),
    'autumn colors': list('color, colors, maple, maples, foliage, autumn'),
    foliage: list('color, colors, maple, maples, autumn'),
    autumn: list('color, colors, maple, maples, foliage'),
    swim: list('swimming, beach'),
    beach: list('swimming'),
    history: list('historic, fort'),
    historical: list('history, historic, fort'),
    bird: list('birds, birding, eagle, eagles, pelican, pelicans, heron'),
    birding: list('birds, bird'),
    buffalo: list('bison'),
    creek: list('stream, brook'),
    forest: list('woods'),
    woods: list('forest'),
    wildlife: list('bison, deer, eagles, otters'),
    flower: list('flowers, wildflowers, orchids'),
    wildflower: list('flowers, wildflowers, orchids'),
    rocks: list('geology, rock'),
    cave: list('cavern'),
  }).map(([typed, means]) => [wordsOf(typed).map(stemOf).join(' '), means]),
);
