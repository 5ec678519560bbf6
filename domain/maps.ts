/**
 * What the room of maps hands over, as data: written by the build into build/maps, read by the pages, and a part of it
 * fetched by the finder. Everything is in the units of one sheet, painted by class in web/styles/map.css.
 */
import { z } from 'zod';
import { coneSchema } from './map-plan.ts';

const planePoint = z.tuple([z.number(), z.number()]);
const pathData = z
  .string()
  .regex(/^M[\d\s.,\-a-zA-Z]+$/)
  .describe('As in the attribute d of an SVG path.');
const className = z.string().regex(/^map-[a-z0-9-]+$/);
const regionCode = z.string().regex(/^[a-z]{2}$/);
const address = z.string().regex(/^\/maps\/[\w.-]+$/);

/** One shape, painted once. */
const layerSchema = z.strictObject({
  class: className,
  shape: z.string().describe('Its name among the shapes.'),
  within: z.string().optional().describe('Cut to this shape.'),
});
export type Layer = z.infer<typeof layerSchema>;

/** A name where it was found room for. */
const nameSchema = z.strictObject({
  words: z.string(),
  at: planePoint,
  anchor: z.enum(['start', 'middle', 'end']),
  turn: z.number().optional().describe('Degrees, clockwise.'),
  dot: planePoint.optional().describe('Of a town.'),
});
export type MapName = z.infer<typeof nameSchema>;

/** Land and water without a hike, from the ground up: the map of the front page and the finder's are drawn from it. */
export const landSchema = z.strictObject({
  width: z.int().positive(),
  height: z.int().positive(),
  shapes: z.record(z.string(), pathData),
  ground: z.array(layerSchema).describe('Below the regions.'),
  regions: z.array(z.strictObject({ code: regionCode, layers: z.array(layerSchema) })),
  overlay: z.array(layerSchema).describe('Above the regions.'),
  names: z
    .array(z.strictObject({ class: className, size: z.number().optional(), names: z.array(nameSchema) }))
    .describe('Group by group; without a size the style sheet says it.'),
  regionNames: z.array(
    z.strictObject({
      code: regionCode,
      lines: z.array(z.string()),
      at: planePoint,
      leader: z.tuple([planePoint, planePoint]).optional(),
    }),
  ),
});
export type Land = z.infer<typeof landSchema>;

export const townSchema = z.strictObject({
  name: z.string(),
  population: z.int().nonnegative(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Town = z.infer<typeof townSchema>;

/** A town that somebody may start from. */
export const startingTownSchema = townSchema
  .omit({ population: true })
  .extend({ alsoCalled: z.array(z.string()).optional() });
export type StartingTown = z.infer<typeof startingTownSchema>;

/** The list of build/maps/index.json. */
export const mapsSchema = z.strictObject({
  state: z.strictObject({
    width: z.int().positive(),
    height: z.int().positive(),
    cone: coneSchema,
    land: address.describe('Its file holds what landSchema describes.'),
    towns: address.describe('Its file holds a list of towns, some of them beyond the state line.'),
    drives: address.describe('Its file holds what drivesSchema describes.'),
  }),
  collection: z.strictObject({
    width: z.int().positive(),
    height: z.int().positive(),
    outline: pathData.describe('The state.'),
    dots: z.record(z.string(), planePoint).describe('Trailheads, by trail id.'),
  }),
});
export type Maps = z.infer<typeof mapsSchema>;
