/** Queries as people type them, each with what the finder answers. New hikes may join a result. */
import { expect, test } from 'vitest';
import { getSlug } from '../../../test/hikes.ts';
import { answerTo, understood } from '../../../test/web/finder.ts';
import { queryMessages } from './query/query.messages.ts';

/** "must" are exact matches, "farther" are under their own heading, "close" are close matches; "mustNot" are not exact matches. */
type Expected = {
  must?: string[];
  mustNot?: string[];
  close?: string[];
  farther?: string[];
  ignored?: string[];
  near?: string;
  values?: Record<string, string>;
};

const places: Record<string, Expected> = {
  '30 minutes from downtown St. Paul': {
    must: ['fort-snelling', 'minnehaha-creek', 'lebanon-hills'],
    mustNot: ['afton-state', 'riverside-trail', 'glacial-potholes'],
    close: ['afton-state'],
    values: { drive: '30' },
  },
  'waterfall within 2 hours of the Twin Cities': {
    must: ['minnehaha-creek', 'hidden-falls', 'minneopa-bison'],
    mustNot: ['grand-portage', 'kettle-trail'],
  },
  'kids hike near Canal Park': { must: ['split-rock'], mustNot: ['jay-cooke', 'minnehaha-creek'], near: 'Canal Park' },
  'lighthouse near St. Paul': { mustNot: ['split-rock'], farther: ['split-rock'] },
  'short loop by Lake Harriet': { must: ['riverside-trail'], mustNot: ['split-rock'], near: 'Linden Hills' },
  'walk near the airport with stroller': { must: ['minnesota-valley'], farther: ['grand-portage'] },
  'near La Crosse Wisconsin': { must: ['kings-bluff'], mustNot: ['afton-state'], near: 'La Crosse, WI' },
  'walk from St. Paul, MN under an hour': { must: ['hidden-falls'], near: 'St. Paul', values: { time: 'under-60' } },
  'hikes near Walker': { must: ['itasca-loop'], near: 'Walker', values: {} },
};

const sights: Record<string, Expected> = {
  'eagles on a bluff': { must: ['kings-bluff'], mustNot: ['bear-head'] },
  'old pine trees': { must: ['itasca-loop'], mustNot: ['blue-mounds'] },
  'cave tour with kids': { must: ['mystery-cave'], mustNot: ['kettle-trail'] },
  'lady slippers': { must: ['boardwalk-trail'], mustNot: ['afton-state'] },
  'fall colors': { must: ['basswood-trail'] },
  'bathroom by a lake': { must: ['george-crosby'], mustNot: ['kettle-trail'] },
  'wheelchair accessible lake': {
    must: ['headwaters-trail', 'boardwalk-trail'],
    mustNot: ['kettle-trail', 'superior-trail'],
  },
  'camping on the prairie': { must: ['blue-mounds', 'buffalo-river'], mustNot: ['kettle-trail', 'minnehaha-creek'] },
};

const withoutStairs: Record<string, Expected> = {
  'waterfall without stairs': {
    must: ['pipestone-national'],
    mustNot: ['minnehaha-creek', 'hidden-falls', 'kettle-trail'],
  },
  "grandma can't do stairs": { must: ['pipestone-national'], mustNot: ['chimney-rock'], ignored: [] },
  'view but no stairs': { mustNot: ['mount-charity', 'chimney-rock'], close: ['kings-bluff'] },
  'flat trail without steps for my mom with a walker': {
    must: ['minnesota-valley'],
    mustNot: ['kettle-trail'],
    values: { climb: '100', nostairs: 'yes' },
  },
  'stairs are not ok, waterfall ok': {
    must: ['pipestone-national'],
    mustNot: ['minnehaha-creek', 'kettle-trail', 'hidden-falls'],
  },
};

const free: Record<string, Expected> = {
  'free, no cost, no parking fee, waterfall': { must: ['minnehaha-creek'], mustNot: ['hidden-falls'], ignored: [] },
  "doesn't cost anything near Brainerd": { must: ['inspiration-peak'], mustNot: ['crow-wing'], ignored: [] },
  'free and dog friendly and paved': { must: ['lebanon-hills'], mustNot: ['afton-state'] },
};

const lengths: Record<string, Expected> = {
  'up to 4 miles': { must: ['mount-tom', 'fort-snelling'], mustNot: ['afton-state'], close: ['afton-state'] },
  'less than 2 miles with a view': { must: ['split-rock'], mustNot: ['kilen-woods'], close: ['kilen-woods'] },
  'easy, between 2 and 3 miles': { must: ['crow-wing', 'rice-lake'], mustNot: ['headwaters-trail', 'fort-snelling'] },
  'exactly 2 miles': { must: ['kettle-trail'], mustNot: ['mount-tom'], ignored: [] },
  'no longer than an hour': { must: ['minnehaha-creek', 'george-crosby'], mustNot: ['kettle-trail'] },
  'hard hike more than 5 miles near Duluth': {
    must: ['superior-trail'],
    mustNot: ['mount-charity'],
    values: { difficulty: 'hard', length: 'over-5' },
  },
  'an hour and a half from St. Cloud': { must: ['lake-maria', 'mount-tom'], mustNot: ['riverside-trail'] },
};

const names: Record<string, Expected> = {
  "Devil's Kettle with a stroller": { mustNot: ['kettle-trail'], close: ['kettle-trail'] },
  'how far is Itasca from Minneapolis': { farther: ['itasca-loop', 'headwaters-trail'], near: 'Minneapolis' },
  'camping near Mount Tom': { must: ['mount-tom'], mustNot: ['lake-carlos'] },
  'Little Falls hikes': { must: ['charles-lindbergh'], mustNot: ['minnehaha-creek'] },
  'does Blue Mounds have bison?': { must: ['blue-mounds'], mustNot: ['minneopa-bison'] },
  'waterfall near Duluth under 4 miles with cotton candy': {
    must: ['tettegouche-trail', 'temperance-river'],
    mustNot: ['superior-trail', 'minnehaha-creek'],
    farther: ['minnehaha-creek'],
    ignored: ['cotton candy'],
  },
};

const unanswerable: Record<string, Expected> = {
  'where dogs are not allowed': { must: ['afton-state'], values: {}, ignored: [] },
  'something to do with teenagers near Winona': { must: ['mount-charity'], ignored: ['with teenagers'] },
};

const slug = ({ hike }: { hike: { id: string } }): string => getSlug(hike);
const missingFrom = (found: readonly string[], wanted: readonly string[]): string[] =>
  wanted.filter((each) => !found.includes(each));

test.each(Object.entries({ ...places, ...sights, ...withoutStairs, ...free, ...lengths, ...names, ...unanswerable }))(
  'the finder answers “%s”',
  (text, { must = [], mustNot = [], close = [], farther = [], ...said }) => {
    const { sentence, asked: active } = understood(text);
    if (said.ignored) expect(sentence.ignored.map(({ words }) => words)).toEqual(said.ignored);
    if (said.near) expect(active.near).toBe(said.near);
    if (said.values) expect(active.values).toEqual(said.values);

    const results = answerTo(text);
    expect(missingFrom(results.found.map(slug), must), 'exact').toEqual([]);
    expect(missingFrom(results.close.map(slug), close), 'close').toEqual([]);
    expect(missingFrom(results.farther.map(slug), farther), 'farther away').toEqual([]);
    expect(mustNot.filter((each) => results.found.map(slug).includes(each))).toEqual([]);
    const limit = Number(active.values.drive ?? 120);
    for (const { minutes = 0 } of active.near ? results.found : []) expect(minutes).toBeLessThanOrEqual(limit);
    for (const { minutes = 0 } of results.farther) expect(minutes).toBeGreaterThan(120);
    for (const { misses } of results.close) expect(misses.length).toBeGreaterThan(0);
  },
);

test('the example in the empty field of the finder has an exact match', () => {
  expect(answerTo(queryMessages.placeholder).found.map(slug)).toContain('minnehaha-creek');
});
