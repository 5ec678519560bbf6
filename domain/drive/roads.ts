/**
 * The numbered highways as data: written by the build, fetched by the finder when somebody asks how long the drive is.
 * Flat lists of whole numbers, because they are a tenth of what objects would weigh.
 */
import { z } from 'zod';
import { roadKinds } from './road-kinds.ts';

const whole = z.int();

const roadsSchema = z.strictObject({
  junctions: z.array(whole).describe('Latitude and longitude in hundredths of a degree, one junction after the other.'),
  towns: z.array(whole).describe('Which junctions lie in a town, each as the step from the one before.'),
  roads: z
    .array(whole)
    .describe('From, as the step from the road before; to, as the step from there; kind; tenths of a mile.'),
});
export type Roads = z.infer<typeof roadsSchema>;

/** ZIP codes and the place each is measured from, as `roadsSchema` writes places. */
const zipsSchema = z.strictObject({
  codes: z.array(whole).describe('Each as the step from the one before.'),
  places: z.array(whole),
});
export type Zips = z.infer<typeof zipsSchema>;

export const drivesSchema = z.strictObject({ roads: roadsSchema, zips: zipsSchema });
export type Drives = z.infer<typeof drivesSchema>;

/** As a maintainer finds them in the file. */
export const highwaysSchema = z.strictObject({
  junctions: z.array(z.tuple([z.string().describe('The town there, if there is one.'), z.number(), z.number()])),
  roads: z.array(z.tuple([whole, whole, z.string().describe('Its numbers.'), z.enum(roadKinds), z.number()])),
});
export type Highways = z.infer<typeof highwaysSchema>;

/** Neighbors in the lists are neighbors on the ground, which makes the steps small. */
export function packRoads({ junctions, roads }: Highways): Roads {
  const sorted = [...junctions.entries()].sort(([, a], [, b]) => a[1] - b[1] || a[2] - b[2]);
  const placeOf = new Map(sorted.map(([junction], place) => [junction, place]));
  const numbered = roads.map(([from, to, , kind, miles]) => {
    const ends = [placeOf.get(from) ?? 0, placeOf.get(to) ?? 0].sort((a, b) => a - b);
    return [ends[0] ?? 0, ends[1] ?? 0, roadKinds.indexOf(kind), Math.round(miles * 10)] as const;
  });
  numbered.sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const steps = stepsOf(numbered.map(([from]) => from));
  return {
    junctions: sorted.flatMap(([, [, latitude, longitude]]) => [hundredths(latitude), hundredths(longitude)]),
    towns: stepsOf(sorted.flatMap(([, [town]], place) => (town ? [place] : []))),
    roads: numbered.flatMap(([from, to, kind, tenths], i) => [steps[i] ?? 0, to - from, kind, tenths]),
  };
}

export const hundredths = (degrees: number): number => Math.round(degrees * 100);

export const stepsOf = (ascending: readonly number[]): number[] =>
  ascending.map((value, i) => value - (ascending[i - 1] ?? 0));
