/** What a region is: its pages, its counties, its colors, the badge outline that is its sign, and its name on the map. */
import { z } from 'zod';
import { badgeShapes } from '../pictures/badge-sheet.ts';

const textBetween = (least: number, most: number) => z.string().trim().min(least).max(most);
const color = z.string().regex(/^#[0-9a-f]{6}$/, 'a color such as "#17496b": six hexadecimal digits in lower case');
const planePoint = z.tuple([z.number(), z.number()]);

/** tint washes, base draws, deep writes, land fills the map. */
const shadesSchema = z.strictObject({ tint: color, base: color, deep: color, land: color });

const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'small letters and hyphens');

const regionSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2}$/, 'two small letters')
    .describe('Short key of its own: style sheets and maps know the region by it.'),
  path: z
    .string()
    .regex(/^\/[a-z-]+$/, 'a slash, then small letters')
    .describe('The address of its list page.'),
  name: textBetween(3, 30),
  longName: textBetween(3, 60).optional().describe('How the overview card of a hike names it, where that differs.'),
  there: textBetween(3, 40)
    .optional()
    .describe('How a sentence says that one is there: "on the North Shore". Else: in, and its name.'),
  alsoCalled: z.array(textBetween(3, 40)).default([]).describe('What people type who mean it.'),
  tagline: textBetween(10, 80).describe('One line for the key of the map.'),
  intro: textBetween(80, 600).describe('What it is like, for the top of its page.'),
  backText: textBetween(5, 60).describe('The link from a hike back to the list.'),
  counties: z.array(textBetween(2, 40)).min(1).describe('As the Census spells them. A county belongs to one region.'),
  badge: z
    .strictObject({ shape: z.enum(badgeShapes), border: color, thread: color, dark: color })
    .describe('The outline of its badges, its merrowed border with the thread over it, outlines and lettering.'),
  band: color.describe('Carries cream letters, by day and by night.'),
  light: shadesSchema.describe('Its colors on paper.'),
  dark: shadesSchema.describe('Its colors at night.'),
  surrounded: z
    .boolean()
    .default(false)
    .describe('Small, with other regions all around: drawn last, with a margin that takes clicks from them.'),
  label: z
    .strictObject({
      lines: z.array(textBetween(2, 20)).min(1).max(2),
      at: planePoint.describe('Middle of the first line, on its baseline, in units of the map of the state.'),
      leader: z
        .tuple([planePoint, planePoint])
        .optional()
        .describe('For a region too small or too full for its name: from the name to a point in the region.'),
    })
    .describe('Its name on the map of the state.'),
});

/** By slug: the folder of a region's hikes, and of their scenes. */
export const regionsSchema = z.record(slug, regionSchema);

export type Region = z.infer<typeof regionSchema> & { slug: string };
