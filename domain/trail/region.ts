/** What a region is: its pages, its counties, its colors, the badge outline that is its sign, and its name on the map. */
import { z } from 'zod';
import { badgeShapes } from '../pictures/badge-sheet.ts';

const textBetween = (least: number, most: number) => z.string().trim().min(least).max(most);
const color = z.string().regex(/^#[0-9a-f]{6}$/, 'a color such as "#17496b": six hexadecimal digits, lowercase');
const planePoint = z.tuple([z.number(), z.number()]);

/** tint washes, base draws, deep writes, land fills the map. */
const shadesSchema = z.strictObject({ tint: color, base: color, deep: color, land: color });

const slug = z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'lowercase letters and hyphens');

const regionSchema = z.strictObject({
  code: z
    .string()
    .regex(/^[a-z]{2}$/, 'two lowercase letters')
    .describe('A short unique key, used by style sheets and maps.'),
  path: z
    .string()
    .regex(/^\/[a-z-]+$/, 'a slash, then lowercase letters')
    .describe('The path of its list page.'),
  name: textBetween(3, 30),
  longName: textBetween(3, 60).optional().describe('Its name in the overview of a hike, if it differs.'),
  there: textBetween(3, 40)
    .optional()
    .describe('Its name with a preposition: "on the North Shore". The default is "in" and its name.'),
  alsoCalled: z.array(textBetween(3, 40)).default([]).describe('Other names that people type for it.'),
  tagline: textBetween(10, 80).describe('One line for the legend of the map.'),
  intro: textBetween(80, 600).describe('A description for the top of its page.'),
  backText: textBetween(5, 60).describe('The link from a hike back to the list.'),
  counties: z.array(textBetween(2, 40)).min(1).describe('As the Census spells them. A county belongs to one region.'),
  badge: z
    .strictObject({ shape: z.enum(badgeShapes), border: color, thread: color, dark: color })
    .describe('The colors of its badges: the border, the stitching over it, outlines and lettering.'),
  band: color.describe('A color on which cream letters are legible, in the light and dark theme.'),
  light: shadesSchema.describe('Its colors in the light theme.'),
  dark: shadesSchema.describe('Its colors in the dark theme.'),
  surrounded: z
    .boolean()
    .default(false)
    .describe('For a small region surrounded by others: drawn last, with a margin that enlarges its target.'),
  label: z
    .strictObject({
      lines: z.array(textBetween(2, 20)).min(1).max(2),
      at: planePoint.describe('The center of the first line, on its baseline, in units of the map of the state.'),
      leader: z
        .tuple([planePoint, planePoint])
        .optional()
        .describe('For a region too small or too crowded for its name: a line from the name to a point in the region.'),
    })
    .describe('Its name on the map of the state.'),
});

/** By slug: the folder of a region's hikes, and of their scenes. */
export const regionsSchema = z.record(slug, regionSchema);

export type Region = z.infer<typeof regionSchema> & { slug: string };
