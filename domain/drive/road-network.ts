/**
 * The highway network as data: written by the build, fetched by the finder when a question needs driving times.
 * Flat lists of integers, a tenth of the size of objects.
 */
import { z } from 'zod';
import { paces } from './road-kinds.ts';
import type { RoadMap } from './road-list.ts';

const whole = z.int();

const roadsSchema = z.strictObject({
  places: z.array(whole).describe('Latitude and longitude of each place, in hundredths of a degree, as a flat list.'),
  towns: z.array(whole).describe('Indexes of the places that are towns, delta-encoded.'),
  legs: z
    .array(whole)
    .describe(
      'For each leg: from (difference from the previous leg), to (difference from it), pace, tenths of a mile.',
    ),
});
export type Roads = z.infer<typeof roadsSchema>;

/** ZIP codes with their coordinates, encoded as in `roadsSchema`. */
const zipsSchema = z.strictObject({
  codes: z.array(whole).describe('Delta-encoded.'),
  places: z.array(whole),
});
export type Zips = z.infer<typeof zipsSchema>;

export const drivesSchema = z.strictObject({ roads: roadsSchema, zips: zipsSchema });
export type Drives = z.infer<typeof drivesSchema>;

/** Sorted so that neighbors in the lists are close together, which keeps the deltas small. A leg shared by several roads is listed once. */
export function packRoads({ places, roads }: RoadMap): Roads {
  const sorted = [...places.entries()].sort(([, a], [, b]) => a.latitude - b.latitude || a.longitude - b.longitude);
  const getRank = new Map(sorted.map(([place], rank) => [place, rank]));
  const legs = new Map<string, readonly [from: number, to: number, pace: number, tenths: number]>();
  for (const { from, to, pace, miles } of roads.flatMap((road) => road.legs)) {
    const [first = 0, second = 0] = [getRank.get(from) ?? 0, getRank.get(to) ?? 0].sort((a, b) => a - b);
    const name = `${first} ${second}`;
    const leg = [first, second, paces.indexOf(pace), Math.round(miles * 10)] as const;
    const known = legs.get(name);
    if (!known || leg[2] < known[2]) legs.set(name, leg);
  }
  const inOrder = [...legs.values()].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const steps = toSteps(inOrder.map(([from]) => from));
  return {
    places: sorted.flatMap(([, place]) => flatPlace(place)),
    towns: toSteps(sorted.flatMap(([, { isTown }], rank) => (isTown ? [rank] : []))),
    legs: inOrder.flatMap(([from, to, pace, tenths], i) => [steps[i] ?? 0, to - from, pace, tenths]),
  };
}

const hundredths = (degrees: number): number => Math.round(degrees * 100);
export const flatPlace = ({ latitude, longitude }: { latitude: number; longitude: number }): number[] => [
  hundredths(latitude),
  hundredths(longitude),
];

export const toSteps = (ascending: readonly number[]): number[] =>
  ascending.map((value, i) => value - (ascending[i - 1] ?? 0));
