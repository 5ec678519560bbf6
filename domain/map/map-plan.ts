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
  parallels: z
    .tuple([degrees, degrees])
    .describe('The standard parallels, south and north: between them lengths are nearly exact.'),
  latitude: degrees,
  longitude: degrees,
});
export type ConeShape = z.infer<typeof coneShapeSchema>;

/** The same, scaled and moved to a map's sheet. */
export const coneSchema = coneShapeSchema.extend({
  scale: z.number().positive().describe('Units of the plane per radius of the earth.'),
  x: z.number().describe('The position of the center in the plane.'),
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
    .describe('The part of the sheet that the state fills.'),
  scale: z.strictObject({ miles: z.int().positive(), at: planePoint.describe('The right end of the scale bar.') }),
  data: z
    .strictObject({
      towns: dataFile,
      outline: dataFile
        .optional()
        .describe(
          'The outline of the state with its river borders along the rivers, because the Census data is too coarse.',
        ),
      water: z.array(dataFile).default([]).describe('Lakes with surveyed shores, and rivers.'),
      smallLakes: z.array(dataFile).default([]).describe('Available only as a coarse raster: smoothed before drawing.'),
      zips: z
        .string()
        .regex(/^geo\/[\w-]+\.csv$/, 'a file such as geo/zips.csv')
        .describe('The center of each ZIP code: code, latitude, longitude.'),
    })
    .describe('One GeoJSON feature per line, except for ZIP codes; the licenses are next to the files.'),
  mainRoads: z
    .array(z.string())
    .default([])
    .describe('Numbers of major state highways: they are drawn like US highways.'),
  greatLake: z
    .strictObject({ name: z.string(), at: planePoint, turn, length: z.number().positive() })
    .optional()
    .describe('A lake so large that the state has a coast; drawn with ripples along its shore.'),
  borderRivers: z
    .array(z.string())
    .default([])
    .describe('Also drawn beyond the state line, because they form or cross it.'),
  borders: z.array(z.array(position).min(2)).default([]).describe('State lines that are missing from the Census data.'),
  neighborNames: z.array(z.strictObject({ name: z.string(), at: planePoint, turn })).default([]),
  towns: z
    .array(z.array(z.string()))
    .describe(
      'Rank by rank: the first are named on every map, the last from close by, and all others from closer still.',
    ),
  lakes: z
    .array(z.array(z.strictObject({ name: z.string(), at: position })))
    .default([])
    .describe('By rank, each with the position of its name on the water.'),
  nearbyLakes: z
    .array(z.strictObject({ name: z.string(), at: position }))
    .default([])
    .describe('Labeled only on the locator maps around trailheads, each with a position on the water.'),
  rivers: z
    .record(z.string(), z.string())
    .default({})
    .describe('Names of rivers of the data on the map; others are drawn without a name.'),
  townsBeyond: z
    .array(
      z.strictObject({
        name: z.string(),
        state: z.string().regex(/^[A-Z]{2}$/),
        at: position,
        alsoCalled: z.array(z.string()).optional(),
      }),
    )
    .default([])
    .describe('Towns of neighboring states and provinces from which people drive to the hikes.'),
  townsAlsoCalled: z
    .record(z.string(), z.array(z.string()))
    .default({})
    .describe('Other names of a town: Minneapolis, Mpls.'),
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
    .describe('Neighborhoods from which people start, each located at its ZIP code.'),
  villages: z
    .array(z.strictObject({ name: z.string(), zip: z.string().regex(/^\d{5}$/) }))
    .default([])
    .describe('Places from which people start, too small for the list of towns, each located at its ZIP code.'),
});
export type MapPlan = z.infer<typeof mapPlanSchema>;
