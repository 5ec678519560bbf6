/** Schema of content/roads.yaml: each numbered highway as the places it passes, in order. */
import { z } from 'zod';
import type { Pace, RoadKind } from './road-kinds.ts';

const winding = z.number().min(1).max(2);

const placesSchema = z
  .record(
    z.string(),
    z.tuple([z.number().min(-90).max(90), z.number().min(-180).max(180)], 'latitude and longitude: [47.29, -91.26]'),
  )
  .default({});

const stopSchema = z.union([
  z.string().describe('the name of a place'),
  z
    .record(z.string(), z.number().positive())
    .refine((stop) => Object.keys(stop).length === 1, 'one place with its miles')
    .describe('a name with the miles from the previous place, if they are commonly published: { Ely: 24 }'),
]);
export type Stop = z.infer<typeof stopSchema>;

const stretchSchema = z.strictObject({
  through: z
    .array(stopSchema)
    .min(2)
    .describe('The places that the road passes, in order. A place on two roads is a junction: name it on both.'),
  winds: z
    .string()
    .optional()
    .describe(
      'Which of `winding` holds here; `open` where it is left out. On an Interstate `interstate` always holds.',
    ),
  divided: z.literal(true).optional().describe('Four lanes with a median: faster, and around most towns.'),
  longLeg: z.string().optional().describe('The reason for a leg of more than 60 miles.'),
});

export const roadListSchema = z.strictObject({
  winding: z
    .object({ interstate: winding, open: winding })
    .catchall(winding)
    .describe('Miles of road per mile of straight line between neighboring places, by terrain.'),
  places: z
    .array(
      z.strictObject({
        known: z.string().describe('The source of these coordinates, and their accuracy.'),
        towns: placesSchema.describe('Towns that are missing from the list of towns; driving through one takes time.'),
        junctions: placesSchema.describe('Junctions, bridges and bends without a town.'),
      }),
    )
    .default([])
    .describe('Places that are missing from the list of towns, grouped by the source of their coordinates.'),
  roads: z
    .record(
      z.string().regex(/^[A-Z]+[- ]\d+[A-Z]?$/, 'a road as people write it: I-35, US 2, MN 61'),
      z.array(stretchSchema).min(1),
    )
    .describe('Each road as stretches. A leg shared by several roads is drawn as part of the first.'),
  farTrailheads: z
    .record(z.string(), z.string())
    .default({})
    .describe(
      'Hikes, by region and slug, that start more than 12 miles from every road in this file, each with the reason.',
    ),
});
export type RoadList = z.infer<typeof roadListSchema>;

/** The list with its names resolved and its miles computed. */
export type RoadPlace = { name: string; latitude: number; longitude: number; isTown: boolean };
export type Leg = { from: number; to: number; miles: number; pace: Pace };
export type NumberedRoad = { name: string; kind: RoadKind; number: string; legs: readonly Leg[] };
export type RoadMap = { places: readonly RoadPlace[]; roads: readonly NumberedRoad[] };

/** "I-35W" is an Interstate, 35W on its shield. */
export function getSign(name: string): Pick<NumberedRoad, 'kind' | 'number'> {
  const [, prefix, number = ''] = /^([A-Z]+)[- ](.+)$/.exec(name) ?? [];
  return { kind: prefix === 'I' ? 'interstate' : prefix === 'US' ? 'us' : 'state', number };
}
