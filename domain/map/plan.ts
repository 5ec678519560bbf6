/** How a guide's maps are laid out: which state, which frame, which names. Read from content/map.yaml. */
import { z } from 'zod';

const planePoint = z.tuple([z.number(), z.number()]);
const position = z.tuple([z.number(), z.number()]).describe('Longitude, latitude.');
const censusCode = z.string().regex(/^\d{2}$/, 'the two digits of a state in the Census, in quotation marks');
const dataFile = z.string().regex(/^geo\/[\w-]+\.geojsonl$/, 'a file such as geo/water.geojsonl');
const turn = z.number().min(-90).max(90).default(0).describe('Degrees, clockwise.');

const degrees = z.number().min(-180).max(180);

/** Parameters of the equal-area conic: standard parallels and center, north up. */
const coneShapeSchema = z.strictObject({
  parallels: z.tuple([degrees, degrees]).describe('South and north: between them lengths are nearly true.'),
  latitude: degrees,
  longitude: degrees,
});
export type ConeShape = z.infer<typeof coneShapeSchema>;

/** The same, scaled and moved to a map's sheet. */
export const coneSchema = coneShapeSchema.extend({
  scale: z.number().positive().describe('Units of the plane for one radius of the earth.'),
  x: z.number().describe('Where the middle lies in the plane.'),
  y: z.number(),
});
export type Cone = z.infer<typeof coneSchema>;

export const mapPlanSchema = z.strictObject({
  census: z.strictObject({ state: censusCode, neighbors: z.array(censusCode) }),
  cone: coneShapeSchema.describe('The projection of all maps.'),
  sheet: z
    .strictObject({ width: z.int().positive(), height: z.int().positive() })
    .describe('The map of the state; every place below is in its units.'),
  land: z
    .strictObject({ left: z.number(), top: z.number(), right: z.number(), bottom: z.number() })
    .describe('Where on the sheet the state lies.'),
  scale: z.strictObject({ miles: z.int().positive(), at: planePoint.describe('The right end of the bar.') }),
  data: z
    .strictObject({
      towns: dataFile,
      outline: dataFile
        .optional()
        .describe('The state with its river borders laid on the rivers, where the Census is too coarse.'),
      water: z.array(dataFile).default([]).describe('Lakes with surveyed shores, and rivers.'),
      smallLakes: z.array(dataFile).default([]).describe('Known only from a coarse raster: smoothed before drawing.'),
      zips: z
        .string()
        .regex(/^geo\/[\w-]+\.csv$/, 'a file such as geo/zips.csv')
        .describe('The middle of each ZIP code: code, latitude, longitude.'),
    })
    .describe('One GeoJSON feature a line, but for ZIP codes; the licenses stand beside the files.'),
  mainRoads: z
    .array(z.string())
    .default([])
    .describe('Numbers of highways of the state that people steer by: they are drawn like those of the US.'),
  greatLake: z
    .strictObject({ name: z.string(), at: planePoint, turn, length: z.number().positive() })
    .optional()
    .describe('A lake so large that the state has a coast: drawn with ripples along its shore.'),
  borderRivers: z.array(z.string()).default([]).describe('Drawn beyond the state line too: they make or cross it.'),
  borders: z.array(z.array(position).min(2)).default([]).describe('State lines that the Census does not have.'),
  neighborNames: z.array(z.strictObject({ name: z.string(), at: planePoint, turn })).default([]),
  towns: z
    .array(z.array(z.string()))
    .describe(
      'Rank by rank: the first are named on every map, the last from close by, and all others from closer still.',
    ),
  lakes: z
    .array(z.array(z.strictObject({ name: z.string(), at: position })))
    .default([])
    .describe('Rank by rank, each with the place on the water where its name stands.'),
  nearbyLakes: z
    .array(z.strictObject({ name: z.string(), at: position }))
    .default([])
    .describe('Named only on the maps around trailheads, each with a place on the water.'),
  rivers: z
    .record(z.string(), z.string())
    .default({})
    .describe('What a river of the data is called on the map; those that are not here are drawn without a name.'),
  townsBeyond: z
    .array(z.strictObject({ name: z.string(), state: z.string().regex(/^[A-Z]{2}$/), at: position }))
    .default([])
    .describe('Towns of the neighbors from which people drive to the hikes.'),
  townsAlsoCalled: z
    .record(z.string(), z.array(z.string()))
    .default({})
    .describe('What people call a town: Minneapolis, Mpls.'),
  neighborhoods: z
    .array(
      z.strictObject({
        name: z.string(),
        town: z.string(),
        zip: z.string().regex(/^\d{5}$/),
        alsoCalled: z.array(z.string()).optional(),
      }),
    )
    .default([])
    .describe('Parts of a town that people start from, each placed at its ZIP code.'),
});
export type MapPlan = z.infer<typeof mapPlanSchema>;
