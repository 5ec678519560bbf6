/**
 * Facts a hiker needs before driving, which can go stale. Part of the author's manual.
 * Sure enough to state: good sources agree, or the agency itself says so. Less sure than that: `reported: true`, and
 * the page says so with the year. Less sure still: leave it out.
 */
import { z } from 'zod';

export const textBetween = (least: number, most: number) => z.string().trim().min(least).max(most);
export const sentence = textBetween(2, 240);

const dateForms = 'a year, a month (2026-09) or a day (2026-09-30)';

/** YAML reads a bare year as a number. */
export const sourceDate = z
  .union(
    [
      z.string().regex(/^(19|20)\d{2}(-(0[1-9]|1[0-2])(-\d{2})?)?$/, dateForms),
      z.number().int().min(1900, dateForms).max(2099, dateForms),
    ],
    dateForms,
  )
  .transform(String);

const known = sourceDate.describe('The date of the source, not of your edit: 2021, 2021-08 or 2021-08-30.');
const reported = z
  .boolean()
  .default(false)
  .describe(
    'true where one visitor, an old page or memory is all there is: the page then says "reported" and the year.',
  );

/** A fact that can go stale. */
export const staleFactSchema = z.strictObject({
  words: textBetween(4, 300).describe('The fact itself, as the page shows it.'),
  known: known.optional(),
  reported,
});

export const waterSchema = staleFactSchema.extend({
  available: z
    .boolean()
    .optional()
    .describe('true makes the finder match it, with these words. Omit it if the fact is only reported.'),
});

export const officialSchema = z.strictObject({
  page: z.url().nullable().describe('The page of the managing agency. null: there is none.'),
  conditions: z.url().nullable().describe('Where closures and trail conditions are posted. null: nowhere.'),
  phone: z
    .string()
    .regex(/^\d{3}-\d{3}-\d{4}$/, 'ten digits: 218-353-8800')
    .optional()
    .describe('The office responsible for the hike: 218-353-8800.'),
  reservations: z.url().optional().describe('Where to book campsites or tours.'),
});

const share = z.enum(['all', 'part', 'no']);
const yesOrNo = z.boolean().optional();
export const wheelsSchema = z
  .strictObject({
    wheelchair: share.describe('The whole hike, a part of it, or none. If in doubt, no.'),
    stroller: share.describe('The same for a stroller, which can be carried over a step.'),
    stairs: z
      .enum(['none', 'some'])
      .optional()
      .describe('Whether the hike has stairs anywhere. none only if a source says so. Omit it if unknown.'),
    words: textBetween(4, 300).describe('Which part, from where to where, and what blocks the rest.'),
    surface: sentence.optional().describe('"Asphalt, ten feet wide". Only what concerns wheels.'),
    steps: sentence.optional().describe('"None to the bridge; 40 beyond it".'),
    grade: sentence.optional().describe('"Level"; "short pitches of 8 percent".'),
    toilet: yesOrNo.describe('Whether there is an accessible restroom. Omit it if unknown.'),
    parking: yesOrNo.describe('Whether there is accessible parking. Omit it if unknown.'),
    trackChair: sentence.optional().describe('How to borrow an all-terrain track chair here, if the park lends one.'),
    known: known.optional(),
    reported,
  })
  .describe('Access with a wheelchair or stroller.');
export type Wheels = z.infer<typeof wheelsSchema>;

export const winterSchema = z.strictObject({
  onFoot: z
    .enum(['yes', 'part', 'no', 'unknown'])
    .describe('Whether the hike itself can be walked in snow; no if it is groomed for skiing or closed.'),
  words: textBetween(4, 300).describe('What to expect there in snow, and what to bring.'),
  known: known.optional(),
  reported,
});

export const transitSchema = z.strictObject({
  by: z
    .array(z.enum(['bus', 'train']))
    .min(1)
    .describe('[bus], [train] or [bus, train].'),
  words: textBetween(4, 300).describe('The line, the stop, and the distance from there.'),
  known: known.optional(),
  reported,
});

const hazardKinds = [
  'bison',
  'cliff',
  'falling rock',
  'heat',
  'high water',
  'horses',
  'ice',
  'lightning',
  'poison ivy',
  'snakes',
  'steep ground',
  'ticks',
  'traffic',
  'unsafe water',
  'wild parsnip',
] as const;
export const hazardSchema = z.strictObject({
  kind: z.enum(hazardKinds).describe('The kind of hazard.'),
  words: sentence.describe('What it is and what to do about it, once.'),
  known: known.optional(),
  reported,
});

const monthDay = z.string().regex(/^(0[1-9]|1[0-2])-\d{2}$/, 'a month and a day: 12-06');
const day = z.iso.date();
const first = 'The first day: 12-06 of every year, or 2027-10-01 once.';
const last = 'The last day that counts, written like the first. A yearly one may pass New Year.';
const years = z
  .enum(['odd', 'even'])
  .optional()
  .describe('Where it repeats every other year: odd or even, the year of the first day.');
const whenSchema = z.union([
  z
    .strictObject({ months: z.array(z.number().int().min(1).max(12)).min(1).describe('[11, 12]: every year.') })
    .describe('months (such as [11, 12])'),
  z
    .strictObject({ from: monthDay.describe(first), to: monthDay.describe(last), years })
    .describe('from and to as month and day (such as 12-06)'),
  z
    .strictObject({ from: day.describe(first), to: day.describe(last) })
    .describe('from and to with the year (such as 2027-10-31)'),
]);
export type When = z.infer<typeof whenSchema>;

const seasonKinds = ['hunt', 'ski', 'high water', 'ice', 'road', 'nesting', 'water off', 'works', 'other'] as const;
export const seasonSchema = z.strictObject({
  kind: z.enum(seasonKinds).describe('The kind of season.'),
  when: whenSchema.describe(
    'When the page says it. Where the dates move from year to year: the widest window in which they have fallen.',
  ),
  closes: z
    .enum(['all', 'part', 'no', 'unknown'])
    .describe(
      'Whether the hike is shut then, or a part of it. no: it is known to stay open. unknown: no source says, or it differs from year to year.',
    ),
  words: textBetween(10, 300).describe(
    'What holds then and what to do, with past dates where they move: "6 to 10 December in 2025".',
  ),
  source: textBetween(3, 120).describe('The source: "FOX 21", "DNR release".'),
  known: known.optional().describe('The date of the source. Omit it for undated sources, such as a printed map.'),
  repeats: z
    .literal(true)
    .optional()
    .describe(
      'Only for hunts: several years or a rule show that it comes back, so that the age of the source does not matter.',
    ),
  stayedOpen: z
    .array(z.int().min(2000).max(2099))
    .min(1)
    .optional()
    .describe('Only for hunts: the latest years in which the hike stayed open during it, [2024, 2025].'),
  reported,
});
export type Season = z.infer<typeof seasonSchema>;

export const noticeSchema = z.strictObject({
  reported: known.describe('The date of its source, or of the event.'),
  since: sourceDate.optional().describe('When it took effect, if known; shown on the page.'),
  title: textBetween(4, 60).default('Notice').describe('Its heading: "Bridge closed".'),
  text: textBetween(20, 500).describe('What happened, and what hikers should do.'),
  closes: z
    .enum(['all', 'part'])
    .optional()
    .describe(
      'Where the hike, or a part of it, is closed: it then looks closed everywhere. Not for what may be closed.',
    ),
  until: sourceDate.optional().describe('The announced end, if any; shown on the page.'),
  expires: z.iso.date().optional().describe('The day from which the page no longer shows it.'),
  source: z
    .strictObject({
      name: textBetween(3, 80).describe('Who: "Minnesota DNR".'),
      url: z.url().optional().describe('The page that says so.'),
    })
    .describe('The source, with a link if there is one.'),
});
export type Notice = z.infer<typeof noticeSchema>;
