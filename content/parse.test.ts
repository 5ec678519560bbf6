import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { trailFieldsSchema } from '../domain/trail/trail.ts';
import { type ContentIssue, issueLines } from './content-issue.ts';
import { getExplanation, toJsonSchema } from './manual.ts';
import { parseTrailFile } from './parse.ts';

const file = 'trails/nowhere/quartz-bluff.md';

/** An invented valid hike. */
const quartzBluff = `---
park: Quartz Bluff State Park
trail: Upper Rim Trail
badge: Quartz Bluff
town: Nowhere
summary: A short walk along the rim of an invented bluff, written so that tests can break it in many ways.

difficulty: Easy to Moderate
distance: { miles: 1.2, route: loop }
duration: { minutes: [30, 45] }
climb: { feet: 80 }
season: Late spring through fall

fees: { kind: state park permit }
surface: Gravel
wheels:
  wheelchair: no
  stroller: no
  words: Steps after a hundred yards.
  known: 2023-07
restrooms: None
camping: { kind: none, words: None }
kids: { suits: all ages, words: 'Yes' }
pets: { leashFeet: 6 }
parking: A small lot
address: { text: '1 Rim Road, Nowhere, MN 55000' }
managedBy: Nobody
official:
  page: https://example.org/park
  conditions: null
  phone: 555-595-7625
water: { words: At the pump, reported: true }
seasons:
  - kind: ice
    when: { from: 12-01, to: 03-31 }
    closes: no
    words: 'The steps ice up: wear cleats.'
    source: A neighbor
trailhead:
  latitude: 47.19879
  longitude: -91.3759
  place: The small lot
  confidence: high
  errorMeters: 150
sights: [lake, history]
sources: [A neighbor]
checked: 2026-11
---

# A bluff that is not there

${'Every word of this paragraph is here to be counted and none to be believed. '.repeat(6)}

${'Nor does the second paragraph tell more of a place that nobody has ever seen. '.repeat(6)}
`;

/** Errors of the hike after replacements: before, after, before, after. */
function getFaults(...changes: string[]): ContentIssue[] {
  let text = quartzBluff;
  for (let i = 0; i < changes.length; i += 2) {
    const [before = '', after = ''] = changes.slice(i, i + 2);
    if (!text.includes(before)) throw new Error(`The hike does not hold ${before}`);
    text = text.replace(before, after);
  }
  const parsed = parseTrailFile(file, text);
  return 'issues' in parsed ? parsed.issues : [];
}

/** Line of the replaced text. */
const toLine = (words: string): number => quartzBluff.slice(0, quartzBluff.indexOf(words)).split('\n').length;

const yearly = '{ from: 12-01, to: 03-31 }';
const waysToSayWhen =
  'months (such as [11, 12]), or from and to as month and day (such as 12-06), or from and to with the year (such as 2027-10-31)';

test('a valid hike has no errors', () => {
  expect(parseTrailFile(file, quartzBluff)).not.toHaveProperty('faults');
});

test('a story is its headline and its paragraphs, whatever its line breaks', () => {
  const broken = quartzBluff.replaceAll('believed. ', 'believed.\n').replaceAll('\n\nNor', '\n \n\n\nNor');
  const parsed = parseTrailFile(file, broken);
  expect(parsed).toMatchObject({
    fields: { park: 'Quartz Bluff State Park' },
    story: {
      headline: 'A bluff that is not there',
      paragraphs: [
        expect.stringMatching(/^(Every word of this paragraph is here to be counted and none to be believed\. ?){6}$/),
        expect.stringMatching(/^(Nor does the second [a-z ]+\. ?){6}$/),
      ],
    },
  });
});

test('a file may have a byte order mark and CRLF line endings', () => {
  const parsed = parseTrailFile(file, `\uFEFF${quartzBluff.replaceAll('\n', '\r\n')}`);
  expect(parsed).toEqual(parseTrailFile(file, quartzBluff));
});

test('the error for a file without its two --- lines says how to start', () => {
  expect(parseTrailFile(file, quartzBluff.replaceAll('---\n', ''))).toEqual({
    issues: [
      {
        file,
        field: '(whole file)',
        expected: 'fields between two lines of ---, then the story',
        hint: 'Start from a copy of another hike.',
      },
    ],
  });
});

describe('rules between fields', () => {
  test('a free hike needs a reason', () => {
    const why = { field: 'fees.note', expected: 'why it is free', hint: 'note: state wayside' };
    expect(getFaults('kind: state park permit', 'kind: none')).toEqual([{ file, ...why }]);
    expect(getFaults('kind: state park permit', 'kind: none, note: state wayside')).toEqual([]);
  });

  test('a hike has a badge if it is listed, and only then', () => {
    const wanted = { field: 'badge', expected: 'a name if the hike is listed, null if not', hint: 'badge: High Falls' };
    expect(getFaults('badge: Quartz Bluff', 'badge: null')).toEqual([{ file, ...wanted }]);
    expect(getFaults('badge: Quartz Bluff', 'badge: Quartz Bluff\nlisted: false')).toEqual([{ file, ...wanted }]);
    expect(getFaults('badge: Quartz Bluff', 'badge: null\nlisted: false')).toEqual([]);
  });
});

describe('a story', () => {
  const head = quartzBluff.slice(0, quartzBluff.indexOf('# A bluff'));
  const storyIssues = (story: string) => {
    const parsed = parseTrailFile(file, head + story);
    return 'issues' in parsed ? parsed.issues : [];
  };
  const words = (count: number) => Array(count).fill('pebble').join(' ');
  const ofWords = (count: number) =>
    storyIssues(`# A headline of five words\n\n${words(120)}\n \n${words(20)}\n\n${words(count - 140)}\n`);

  test('a story has 150 to 300 words without its headline', () => {
    expect([ofWords(150), ofWords(300)]).toEqual([[], []]);
    const wanted = { file, field: 'story', hint: 'Headline not counted.' };
    expect(ofWords(149)).toEqual([{ ...wanted, expected: '150 to 300 words, not 149' }]);
    expect(ofWords(301)).toEqual([{ ...wanted, expected: '150 to 300 words, not 301' }]);
  });

  test('a story begins with a headline', () => {
    expect(storyIssues(`${words(80)}\n\n${words(80)}\n`)).toMatchObject([
      { field: 'story headline', hint: 'Begin the story with a line: # A thought, not a slogan' },
    ]);
  });

  test('a story has paragraphs, none of them empty', () => {
    expect(storyIssues(`# A bluff that is not there\n\n${words(160)}\n`)).toMatchObject([
      { field: 'story paragraphs', hint: 'Two to five paragraphs, a blank line between.' },
    ]);
    expect(storyIssues(`# A bluff that is not there\n\n${words(160)}\n\nShort.\n`)).toMatchObject([
      { field: 'story paragraphs.1', hint: 'Two to five paragraphs, a blank line between.' },
    ]);
  });
});

describe('an error in a field has its line and a readable message', () => {
  test.each<[string, string, string, string, string]>([
    [
      'a slip in a choice',
      'sights: [lake',
      'sights: [lakes',
      'sights.0',
      'one of "waterfall", "lake", "river", "prairie", "bluff view", "woods", "history", "wildlife", "geology", "lighthouse", "tower", not "lakes"; did you mean "lake"?',
    ],
    [
      'words for a number',
      'miles: 1.2, route: loop',
      'miles: a mile, route: loop',
      'distance.miles',
      'a number, not "a mile"',
    ],
    ['a number for words', 'trail: Upper Rim Trail', 'trail: 61', 'trail', 'words, not 61; put it in quotes'],
    ['a broken number', 'minutes: [30, 45]', 'minutes: [30, 45.5]', 'duration.minutes.1', 'a whole number, not 45.5'],
    ['nothing', 'miles: 1.2, route: loop', 'miles: 0, route: loop', 'distance.miles', 'more than 0, not 0'],
    [
      'a name that is too long',
      'badge: Quartz Bluff',
      'badge: Quartz Bluff State Park North',
      'badge',
      'at most 24 characters, not 29',
    ],
    ['an empty list', 'sights: [lake, history]', 'sights: []', 'sights', 'at least 1 entry, not 0'],
    ['a word for yes or no', 'reported: true }', 'reported: maybe }', 'water.reported', 'true or false, not "maybe"'],
    [
      'a word where fields belong',
      "kids: { suits: all ages, words: 'Yes' }",
      'kids: yes',
      'kids',
      'the fields suits, nextToPath, words, not "yes"',
    ],
    [
      'figures in the wrong order',
      'minutes: [30, 45]',
      'minutes: [45, 30]',
      'duration.minutes',
      'the smaller number first',
    ],
    [
      'a phone number of seven digits',
      'phone: 555-595-7625',
      'phone: 595-7625',
      'official.phone',
      'ten digits: 218-353-8800',
    ],
    [
      'an address without its scheme',
      'page: https://',
      'page: www.',
      'official.page',
      'a web address that begins with https://',
    ],
    [
      'a date in words',
      'known: 2023-07',
      'known: July 2023',
      'wheels.known',
      'a year, a month (2026-09) or a day (2026-09-30)',
    ],
    ['a year for the month of checking', 'checked: 2026-11', 'checked: 2026', 'checked', 'a month such as 2026-09'],
    [
      'swapped coordinates',
      'latitude: 47.19879\n  longitude: -91.3759',
      'latitude: -91.3759\n  longitude: 47.19879',
      'trailhead.latitude',
      '-90 to 90: latitude and longitude are swapped',
    ],
    [
      'a season all in words',
      'from: 12-01, to: 03-31',
      'from: fall, to: spring',
      'seasons.0.when.from',
      'a month and a day: 12-06, or a day with its year: 2027-10-31',
    ],
    ['a season without an end', yearly, '{ from: 12-01 }', 'seasons.0.when.to', 'words, but it is missing'],
    ['a thirteenth month', yearly, '{ months: [13] }', 'seasons.0.when.months.0', 'at most 12, not 13'],
    [
      'a season that begins every year and ends once',
      yearly,
      '{ from: 12-01, to: 2027-03-31 }',
      'seasons.0.when',
      waysToSayWhen,
    ],
    ['a season of an unknown kind', yearly, '{ weeks: [50] }', 'seasons.0.when', waysToSayWhen],
  ])('%s', (_, before, after, field, expected) => {
    expect(getFaults(before, after)[0]).toMatchObject({ file, line: toLine(before), field, expected });
  });

  test('an error has a position, an expectation and a hint, without implementation details', () => {
    expect(issueLines(getFaults('phone: 555-595-7625', 'phone: 595-7625'))).toBe(
      `  ${file}:${toLine('phone:')}\n    official.phone: expected ten digits: 218-353-8800\n    hint: The office responsible for the hike: 218-353-8800.`,
    );
  });
});

describe('an unknown field', () => {
  test('an unknown field gets the intended one as a suggestion', () => {
    expect(getFaults('town: ', 'twon: ')).toContainEqual(
      expect.objectContaining({
        line: toLine('town: '),
        field: '(fields)',
        expected: 'no field `twon`; did you mean `town`?',
      }),
    );
  });

  test('an unknown field gets the list of all fields, also for nested fields', () => {
    expect(
      getFaults("kids: { suits: all ages, words: 'Yes' }", "kids: { suits: all ages, words: 'Yes', age: 7 }"),
    ).toEqual([
      {
        file,
        line: toLine('kids: {'),
        field: 'kids',
        expected: 'no field `age`',
        hint: 'The fields there are: suits, nextToPath, words.',
      },
    ]);
  });
});

describe('broken YAML is one error with its line', () => {
  test.each([
    [
      'a tab',
      '  wheelchair: no\n  stroller: no',
      '\twheelchair: no\n\tstroller: no',
      'spaces, not a tab',
      /two for each step/,
    ],
    ['a field given twice', 'town: Nowhere', 'town: Ely\ntown: Ely', 'each field once', /stands above/, 1],
    [
      'a colon in bare words',
      "words: 'The steps ice up: wear cleats.'",
      'words: The steps ice up: wear cleats.',
      'valid YAML',
      /need quotes/,
    ],
    ['an open quotation mark', 'town: Nowhere', "town: 'No' where", 'valid YAML', /^Unexpected scalar at node end\.$/],
  ])('%s', (_, before, after, expected, hint, linesOn = 0) => {
    const line = toLine(before) + linesOn;
    expect(getFaults(before, after)).toEqual([
      { file, line, field: `line ${line}`, expected, hint: expect.stringMatching(hint) },
    ]);
  });
});

describe('the hint of an error is the manual entry of its field', () => {
  test.each([
    ['wheels.wheelchair', /If in doubt, no/],
    ['seasons.0.when.from', /The first day/],
    ['seasons.3.when.months.0', /every year/],
    ['official.phone', /The office responsible/],
    ['duration.minutes.1', /From and to/],
    ['alsoAccept.2.latitude', /Degrees north/],
    ['notices.0.source.url', /The page that says so/],
    ['walked.climb.feet', /Total ascent/],
  ])('%s', (path, hint) => {
    const parts = path.split('.').map((part) => (/^\d+$/.test(part) ? Number(part) : part));
    expect(getExplanation(trailFieldsSchema, parts)).toMatch(hint);
  });

  test('or that of its parent if it has none', () => {
    const schema = z.strictObject({ boots: z.strictObject({ size: z.number() }).describe('What to wear.') });
    expect(getExplanation(schema, ['boots', 'size'])).toBe('What to wear.');
    expect(getExplanation(schema, ['socks'])).toBeUndefined();
  });

  test('or that of the position in a tuple', () => {
    const size = z.tuple([z.number().describe('Length.'), z.number().describe('Width.')]);
    expect(getExplanation(z.strictObject({ size }), ['size', 1])).toBe('Width.');
  });
});

test('the manual explains every field', () => {
  const unexplained: string[] = [];
  const visit = (node: ReturnType<typeof toJsonSchema>, path: string): void => {
    for (const [name, field] of Object.entries(node.properties ?? {})) {
      if (typeof field === 'boolean') continue;
      if (!field.description) unexplained.push(`${path}${name}`);
      visit(field, `${path}${name}.`);
    }
    for (const inner of [node.items, ...(node.anyOf ?? [])])
      if (typeof inner === 'object' && !Array.isArray(inner)) visit(inner, path);
  };
  visit(toJsonSchema(trailFieldsSchema), '');
  expect(unexplained).toEqual([]);
});
