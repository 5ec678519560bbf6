/**
 * The description of a map: all layers, bottom to top, in the units of one sheet. The build creates it and draws the pages'
 * maps from it (art/maps); the finder fetches it and draws the same map for the view it has. Locators and maps of walks are sheets of their
 * own, described in the same terms. The drawing code is in land.ts, roads.ts, names.ts and marks.ts. Paint comes
 * from web/styles/maps, by class.
 */
import { z } from 'zod';
import { roadKinds } from '../drive/road-kinds.ts';
import { coneSchema } from './map-plan.ts';

const planePoint = z.tuple([z.number(), z.number()]);
export const pathData = z
  .string()
  .regex(/^M[\d\s.,\-a-zA-Z]+$/)
  .describe('As in the attribute d of an SVG path.');
const className = z.string().regex(/^map-[a-z0-9-]+$/);
const regionCode = z.string().regex(/^[a-z]{2}$/);
const address = z.string().regex(/^\/maps\/[\w.-]+$/);

/** One shape, painted once. */
const layerSchema = z.strictObject({
  class: className,
  shape: z.string().describe('The key of its shape in `shapes`.'),
  within: z.string().optional().describe('Clipped to this shape.'),
});
export type Layer = z.infer<typeof layerSchema>;

const roadSchema = z.strictObject({
  kind: z.enum(roadKinds),
  number: z.string().describe('The number on the shield.'),
  main: z.literal(true).optional().describe('A major state highway: drawn like a US highway.'),
  line: z.array(z.int()).describe('In the format of flatLine in domain/map/road-paths.ts.'),
});
export type Road = z.infer<typeof roadSchema>;

/** The kind of feature decides the style and the placement of its name. */
const placeKinds = ['town', 'park', 'lake', 'great-lake', 'river', 'abroad', 'region'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** A name before placement, which depends on the view. */
export const placeSchema = z.strictObject({
  kind: z.enum(placeKinds),
  words: z.array(z.string()).min(1).max(2).describe('Line by line.'),
  rank: z
    .int()
    .min(0)
    .describe('The level of detail from which it is shown; names of rank 0 have priority over all marks.'),
  at: planePoint.describe('The dot of a town, the center of everything else.'),
  turn: z.number().optional().describe('Degrees, clockwise.'),
  width: z.number().optional().describe('Of a lake, at its name.'),
  code: regionCode.optional().describe('Of a region.'),
  leader: z.tuple([planePoint, planePoint]).optional().describe('From a name outside its region to a point in it.'),
});
export type Place = z.infer<typeof placeSchema>;

/** Shapes, and the order in which they are painted. */
export const landSchema = z.strictObject({
  shapes: z.record(z.string(), pathData),
  ground: z.array(layerSchema).describe('Below the regions.'),
  regions: z.array(z.strictObject({ code: regionCode, layers: z.array(layerSchema) })),
  overlay: z.array(layerSchema).describe('Above the regions: lines and inland water.'),
});
export type Land = z.infer<typeof landSchema>;

export const mapLayersSchema = landSchema.extend({
  width: z.int().positive(),
  height: z.int().positive(),
  cone: coneSchema.describe('From degrees to units of the sheet.'),
  roads: z.array(roadSchema).describe('The most important last, above the others.'),
  places: z.array(placeSchema).describe('The most important first.'),
  finer: z
    .array(
      z.strictObject({
        box: z.strictObject({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() }),
        file: address,
      }),
    )
    .describe(
      'Water in detail, piece by piece, for whoever looks closely: each file holds what finerWaterSchema describes.',
    ),
});
export type MapLayers = z.infer<typeof mapLayersSchema>;

export const finerWaterSchema = z.array(z.strictObject({ class: className, data: pathData }));
export type FinerWater = z.infer<typeof finerWaterSchema>;
