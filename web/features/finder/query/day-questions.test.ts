/**
 * Questions with days, as people type them on Wednesday, November 18, at noon, with a hand-made forecast: around the Twin Cities
 * Saturday is dry and Sunday wet, on the North Shore it snows on Saturday, and the southeast gets no chance of rain from the service.
 */
import { expect, test } from 'vitest';
import type { LiveDocument } from '../../../../domain/status/live-document.ts';
import type { ForecastDay } from '../../../../domain/status/weather.ts';
import { ourContent } from '../../../../test/content.ts';
import { getSlug } from '../../../../test/hikes.ts';
import { answerTo, guideIndex, understood } from '../../../../test/web/finder.ts';
import { reasonAgainst } from '../results/why-not.tsx';

type Weather = Omit<ForecastDay, 'day'>;
const dry: Weather = { sky: 'sun', words: 'Sunny', high: 41, low: 28, chance: 5 };
const cold: Weather = { sky: 'cloud', words: 'Cloudy', high: 19, low: 3, chance: 10 };
const rain: Weather = { sky: 'rain', words: 'Rain', high: 38, low: 33, chance: 70 };
const snow: Weather = { sky: 'snow', words: 'Snow', high: 27, low: 18, chance: 60 };
const notGiven: Weather = { sky: 'cloud', words: 'Mostly Cloudy', high: 44, low: 30 };

/** From Wednesday to Tuesday; the weekend is fourth and fifth. */
const weeks: Record<string, Weather[]> = {
  'twin-cities-metro': [dry, rain, dry, dry, rain, cold, dry],
  central: [dry, dry, cold, cold, dry, cold, dry],
  'north-shore': [snow, snow, snow, snow, dry, cold, dry],
  southeast: [notGiven, notGiven, notGiven, notGiven, notGiven, notGiven, notGiven],
  northwest: [cold, cold, cold, cold, cold, cold, cold],
  'west-and-southwest': [dry, dry, dry, dry, dry, cold, dry],
};
const dates = ['18', '19', '20', '21', '22', '23', '24'].map((day) => `2026-11-${day}`);

const live: LiveDocument = {
  version: 1,
  asOf: '2026-11-18T17:59:00Z',
  notices: [
    {
      id: 'flood',
      hikes: ['fort-snelling'],
      kind: 'closed',
      words: 'The river is over the path.',
      from: '2026-11-20T12:00:00Z',
      until: '2026-11-22T06:00:00Z',
      asOf: '2026-11-18T12:00:00Z',
      by: 'steward',
    },
  ],
  forecasts: Object.entries(weeks).map(([region, week]) => ({
    hikes: ourContent.listed.filter((trail) => trail.region === region).map(({ slug }) => slug),
    asOf: '2026-11-18T16:00:00Z',
    until: '2026-11-19T10:00:00Z',
    days: week.map((weather, i) => ({ ...weather, day: dates[i] ?? '' })),
  })),
};

const [wed, thu, fri, sat, sun, , tue] = dates as [string, string, string, string, string, string, string];

type Expected = {
  day?: string;
  values?: Record<string, string>;
  must?: string[];
  /** By slug, the one reason why it does not match. */
  not?: Record<string, string>;
  ignored?: string[];
};

const allFilters: Record<string, Expected> = {
  'dry Saturday within 2 hours of Minneapolis with a stroller': {
    day: sat,
    values: { dry: 'yes', drive: '120', stroller: 'yes' },
    must: ['minnesota-valley'],
    not: { 'afton-state': 'stroller', 'tettegouche-trail': 'drive', 'fort-snelling': 'closed' },
  },
  'dry this weekend near Duluth': {
    day: `${sat}.${sun}`,
    must: ['jay-cooke', 'split-rock'],
    not: { 'minnehaha-creek': 'drive' },
  },
  'dry hike tomorrow': { day: thu, must: ['lake-carlos'], not: { 'minnehaha-creek': 'dry', 'jay-cooke': 'dry' } },
  'Saturday not too cold': {
    day: sat,
    must: ['minnehaha-creek'],
    not: { 'lake-carlos': 'notcold', 'jay-cooke': 'notcold' },
  },
  'home before dark on Sunday from Duluth': {
    day: sun,
    values: { daylight: 'yes' },
    must: ['split-rock'],
    not: { 'minnehaha-creek': 'drive' },
  },
  'Sunday afternoon from St. Cloud within 4 hours': {
    day: `${sun}.afternoon`,
    must: ['lake-maria'],
    not: { 'grand-portage': 'drive', 'jay-cooke': 'day' },
  },
  'sunny saturday': { day: sat, must: ['minnehaha-creek'], not: { 'lake-carlos': 'sunny', 'rice-lake': 'sunny' } },
  'open this Friday near St Paul': { day: fri, must: ['minnehaha-creek'], not: { 'fort-snelling': 'closed' } },
  'open today': { day: wed, must: ['fort-snelling', 'minnehaha-creek'], ignored: [] },
  'next tuesday dry': { day: tue, must: ['minnehaha-creek'], not: { 'rice-lake': 'dry' } },
  'day after tomorrow with the dog': { day: fri, values: { dogs: 'yes' }, not: { 'fort-snelling': 'closed' } },
  '11/22 dry lake': { day: sun, must: ['lake-carlos'], not: { 'rice-lake': 'dry' } },
  'February 30 hike': { ignored: ['February 30'] },
  'good weather this weekend 90 minutes from Minneapolis': {
    day: `${sat}.${sun}`,
    values: { dry: 'yes', drive: '90' },
    must: ['minnehaha-creek'],
    not: { 'jay-cooke': 'drive', 'fort-snelling': 'dry' },
  },
  'half a mile 1/2 mile walk tomorrow evening': { day: thu, ignored: ['evening'] },
};

const slug = ({ hike }: { hike: { id: string } }): string => getSlug(hike);

test.each(Object.entries(allFilters))(
  'the finder answers “%s”, with a reason for every hike that it leaves out',
  (text, { day, values = {}, must = [], not = {}, ignored }) => {
    const { sentence, asked: active } = understood(text);
    expect(active.values).toMatchObject({ ...(day && { day }), ...values });
    if (ignored) expect(sentence.ignored.map(({ words }) => words)).toEqual(ignored);

    const results = answerTo(text, live);
    const found = results.found.map(slug);
    expect(must.filter((each) => !found.includes(each))).toEqual([]);
    const reasons = Object.fromEntries(
      results.others.map((left) => {
        const reason = reasonAgainst(left);
        return [slug(left), reason === 'closed' ? reason : reason.key];
      }),
    );
    expect(reasons).toMatchObject(not);
    expect(results.found.length + results.others.length).toBe(guideIndex.hikes.length);
  },
);
