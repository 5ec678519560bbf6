/** Manifest of all drawn files, by subject. Written by the build, read by the pages. */
import { z } from 'zod';

const src = z
  .string()
  .regex(/^\/[\w./-]+$/)
  .describe('Path on the site, as in /art/hero-....svg.');
const fraction = z.number().min(0).max(1);

const pictureSchema = z.strictObject({
  src,
  width: z.int().positive(),
  height: z.int().positive(),
  alt: z.string().min(1).max(200).describe('The alternative text: what the picture shows.'),
  focus: z.strictObject({ x: fraction, y: fraction }).describe('The center of crops, as fractions from the top left.'),
});
export type Picture = z.infer<typeof pictureSchema>;

export const picturesSchema = z.strictObject({
  heroes: z.record(z.string(), pictureSchema).describe('By trail id.'),
  badges: z.record(z.string(), pictureSchema).describe('By trail id; a hike without a badge has none.'),
  outlines: z.record(z.string(), pictureSchema).describe('Each badge as line art, by trail id.'),
  regions: z.record(z.string(), pictureSchema).describe('By region slug.'),
  milestones: z.record(z.string(), pictureSchema).describe('By the id of the milestone.'),
  hikes: z.tuple([pictureSchema, pictureSchema]).describe('The two at the top of the list of hikes.'),
  testBadge: pictureSchema,
  placeholderBadge: pictureSchema,
  answerYes: pictureSchema,
  answerNo: pictureSchema,
  logo: pictureSchema,
  cards: z.record(z.string(), pictureSchema).describe('Social cards by page path; "/" is the site\'s own.'),
  icons: z.strictObject({
    faviconSvg: src,
    favicon32: src,
    appleTouch: src,
    icon192: src,
    icon512: src,
    maskable512: src,
  }),
});
export type Pictures = z.infer<typeof picturesSchema>;
