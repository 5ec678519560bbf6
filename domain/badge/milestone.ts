/** Schema of a milestone, a badge for badges (content/milestones.yaml). Progress toward one is computed in milestones.ts. */
import { z } from 'zod';
import { sights } from '../trail/trail.ts';

const textBetween = (least: number, most: number) => z.string().trim().min(least).max(most);
const month = z.int().min(1).max(12);

/** A rule counts badges, regions or seasons. */
const ruleSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('region') }).describe('Every badge of a region: one milestone for each region.'),
  z.strictObject({ kind: z.literal('regions') }).describe('One badge in each region.'),
  z
    .strictObject({ kind: z.literal('count'), badges: z.int().min(2) })
    .describe('A number of badges, whichever they are.'),
  z.strictObject({ kind: z.literal('all') }).describe('Every badge of the guide.'),
  z
    .strictObject({ kind: z.literal('sights'), sights: z.array(z.enum(sights)).min(1) })
    .describe('The badge of every hike whose file lists one of these sights.'),
  z
    .strictObject({
      kind: z.literal('seasons'),
      seasons: z
        .record(textBetween(3, 20), z.array(month).min(1))
        .refine((seasons) => {
          const months = Object.values(seasons).flat();
          return new Set(months).size === months.length;
        }, 'each month in one season only')
        .describe('The months of each, 1 to 12.'),
    })
    .describe('One badge in each season, by the day it was earned.'),
]);

const placeholders =
  '{region} its region, {there} as in "on the North Shore", {total}, {regions} and {count} in words.';

const milestoneSchema = z.strictObject({
  rule: ruleSchema,
  name: textBetween(3, 40).describe(`As lists call it. ${placeholders}`),
  above: textBetween(3, 26).describe('The text along the upper edge of the patch.'),
  below: textBetween(3, 26).describe('The text along the lower edge.'),
  says: textBetween(10, 140).describe('How it is earned, in one sentence.'),
  counted: textBetween(3, 40).describe('The words after "3 of 10": badges, waterfalls, {there}.'),
});

/** By id, in display order. */
export const milestonesSchema = z.record(
  z.string().regex(/^[a-z]+(-[a-z]+)*$/, 'lowercase letters and hyphens'),
  milestoneSchema,
);
export type MilestoneFields = z.infer<typeof milestoneSchema>;

type Ruled = MilestoneFields['rule'];
/** The rule resolved for this guide: a region rule names its region. */
export type MilestoneRule = Exclude<Ruled, { kind: 'region' }> | { kind: 'region'; region: string };

/** With placeholders filled in. */
export type Milestone = Omit<MilestoneFields, 'rule'> & { id: string; rule: MilestoneRule };
