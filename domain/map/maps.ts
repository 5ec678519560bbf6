/**
 * The output of art/maps as data: written by the build into build/maps, read by the pages, and a part of it
 * fetched by the finder. The map itself is described in layers.ts.
 */
import { z } from 'zod';
import { pathData } from './layers.ts';

const planePoint = z.tuple([z.number(), z.number()]);
const address = z.string().regex(/^\/maps\/[\w.-]+$/);

const townSchema = z.strictObject({
  name: z.string(),
  population: z.int().nonnegative(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Town = z.infer<typeof townSchema>;

/** File name prefix of a region's map, before the hash. */
export const regionSheetName = (slug: string): string => `region-${slug}`;

/** A town that can be a starting place. */
export const startingTownSchema = townSchema
  .omit({ population: true })
  .extend({ alsoCalled: z.array(z.string()).optional() });
export type StartingTown = z.infer<typeof startingTownSchema>;

/** The list of build/maps/index.json. */
export const mapsSchema = z.strictObject({
  state: z.strictObject({
    width: z.int().positive(),
    height: z.int().positive(),
    layers: address.describe('The file has the format of mapLayersSchema.'),
    towns: address.describe('The file is a list of towns, some of them beyond the state line.'),
    drives: address.describe('The file has the format of drivesSchema.'),
  }),
  collection: z.strictObject({
    width: z.int().positive(),
    height: z.int().positive(),
    outline: pathData.describe('The state.'),
    dots: z.record(z.string(), planePoint).describe('Trailheads, by trail id.'),
  }),
});
export type Maps = z.infer<typeof mapsSchema>;
