/** Schemas of content/site.ts and content/state.ts. */
import { z } from 'zod';
import { type Clock, wallTime } from './time/wall-clock.ts';

const textBetween = (least: number, most: number) => z.string().trim().min(least).max(most);
const trailId = z.string().regex(/^[a-z-]+\/[a-z\d-]+$/, 'a region and a hike: north-shore/split-rock');
const regionSlug = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'the slug of a region');

export const siteSchema = z.strictObject({
  name: textBetween(3, 40),
  shortName: textBetween(3, 12).describe('The name below the icon of the installed app: at most twelve letters.'),
  headline: z
    .tuple([textBetween(2, 20), textBetween(2, 20)])
    .describe('The end of the headline on the front page: before and after the star.'),
  motto: z.strictObject({ text: textBetween(2, 60), language: z.string().regex(/^[a-z]{2}$/, 'two letters: fr') }),
  origin: z.url().regex(/[^/]$/, 'no slash at the end').describe('The origin of the site. SITE_ORIGIN overrides it.'),
  contact: z
    .strictObject({ user: textBetween(1, 60), host: textBetween(3, 100) })
    .describe('In two parts, so that no page source contains an address that can be harvested.'),
  sisterSite: z
    .strictObject({ name: textBetween(2, 60), url: z.url(), about: textBetween(5, 120) })
    .optional()
    .describe('Another site of yours, if you have one. The About page links to it.'),
  reach: textBetween(20, 200).describe(
    'Between which hikes all others lie: "from a falls in the north to a cliff in the south".',
  ),
  posters: z.tuple([trailId, trailId]).describe('The hikes that the two posters of the front page link to.'),
  pictures: z
    .strictObject({ about: regionSlug, beforeYouGo: regionSlug })
    .describe('Pages that show the picture of a region.'),
  screenshot: trailId.describe('The hike whose page is the screenshot of the installable app.'),
  policyDate: z.iso.date().describe('The effective date of the policies.'),
  pictureLicense: z.strictObject({ name: textBetween(2, 40), url: z.url() }),
});
export type Site = z.infer<typeof siteSchema>;

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Noon of every day of a year: a time zone that changes clocks on other days differs on one of them. */
const noons = Array.from({ length: 365 }, (_, day) => new Date(Date.UTC(2026, 0, 1 + day, 12)));

function isClockIn(clock: Clock, timeZone: string): boolean {
  const table = new Intl.DateTimeFormat('en', { timeZone, hour: 'numeric', hourCycle: 'h23' });
  return noons.every((noon) => Number(table.format(noon)) === Math.floor(wallTime(noon, clock).minutes / 60));
}

const hoursAhead = z.int().min(-12).max(14);

const stateFields = z.strictObject({
  name: textBetween(3, 40),
  code: z.string().regex(/^[A-Z]{2}$/, 'the postal abbreviation: MN'),
  timeZone: z
    .string()
    .refine(isTimeZone, { error: 'a time zone such as America/Chicago', abort: true })
    .describe('The time zone of its hikes.'),
  clock: z
    .strictObject({ winter: hoursAhead, summer: hoursAhead })
    .describe('The same zone as its UTC offsets in hours, so that pages need no time zone data of the browser.'),
  permit: z
    .strictObject({
      name: textBetween(5, 80).describe('The name, as used at the park office.'),
      dayDollars: z.number().positive(),
      yearDollars: z.number().positive(),
      inDoubt: z
        .strictObject({
          through: z.int().min(2020).max(2100).describe('The last year for which these prices are confirmed.'),
          bringDollars: z.number().positive().describe('What to bring for a day, in case the price has gone up.'),
        })
        .optional()
        .describe('Set if an increase was reported but not confirmed.'),
      url: z.url().describe('Where to buy it.'),
    })
    .describe('The price for a car in a state park. Check it every season.'),
  hunts: z
    .strictObject({ name: textBetween(5, 40).describe('"the DNR’s hunt list"'), url: z.url() })
    .describe('Where this year’s hunts in state parks are posted.'),
  exampleTown: textBetween(2, 20).describe(
    'A town that everyone there knows: the example in the empty field of the finder.',
  ),
  testBadge: z
    .strictObject({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) })
    .describe('Where the Test Badge is earned, on servers with the Test Badge.'),
});

export const stateSchema = stateFields.refine(({ clock, timeZone }) => isClockIn(clock, timeZone), {
  path: ['clock'],
  message: 'the hours of its timeZone, by the rules of the United States: { winter: -6, summer: -5 }',
});
export type State = z.infer<typeof stateSchema>;
