/**
 * Schema of a hike's file in content/routes: one GeoJSON Feature. The schema is the author's manual.
 * Without a line the file is a stub that tells `node tools/maintain/routes.ts` where to look for one.
 */
import { z } from 'zod';
import { sourceDate, textBetween } from './facts.ts';
import { type RouteLine, routeShapes } from './route-line.ts';

const id = z.int().positive();

const longitude = z.number().min(-180).max(180);
const latitude = z
  .number()
  .min(-90, '-90 to 90: longitude stands first in GeoJSON')
  .max(90, '-90 to 90: longitude stands first in GeoJSON');
const height = z.number().min(-100).max(9000);

const positionSchema = z.union([
  z.tuple([longitude, latitude]).describe('longitude and latitude'),
  z.tuple([longitude, latitude, height]).describe('longitude, latitude and the elevation in meters'),
]);

const openStreetMap = z
  .strictObject({
    ways: z.array(id).min(1).optional().describe('Ids of the ways along the line, in any order.'),
    relation: id.optional().describe('Or the id of a route relation, of which the line may be a part.'),
    to: z.tuple([longitude, latitude]).optional().describe('The end of the line, if it is not the end of the paths.'),
  })
  .describe('The OpenStreetMap paths of the line, which node tools/maintain/routes.ts fetches.');
export type OpenStreetMapIds = z.infer<typeof openStreetMap>;

const shape = z
  .enum(routeShapes)
  .describe('loop: the line ends where it starts. out and back: the line is the way out.');

const measuredMiles = z.number().positive().max(60).optional().describe('A measured length of the line.');
const note = textBetween(2, 400).optional().describe('For maintainers: what to know before drawing it again.');

/** The stub of a hike without a line. */
export const routeStubSchema = z.strictObject({
  type: z.literal('Feature'),
  properties: z.strictObject({
    shape,
    osm: openStreetMap.optional(),
    measuredMiles,
    note,
  }),
  geometry: z.null(),
});
export type RouteStub = z.infer<typeof routeStubSchema>;

export const routeFileSchema = z.strictObject({
  type: z.literal('Feature'),
  properties: z.strictObject({
    shape,
    source: textBetween(3, 80).describe(
      'Who is credited for the line, as they ask for it: "© OpenStreetMap contributors".',
    ),
    sourceUrl: z.url().describe('The URL of the line at its source.'),
    license: textBetween(2, 40).describe('The license of the line: "ODbL 1.0".'),
    licenseUrl: z.url().describe('The URL of that license.'),
    date: sourceDate.describe('When the line was retrieved from its source.'),
    missing: textBetween(2, 400).describe(
      'What the line leaves out or joins by a straight line; "nothing" where it is whole.',
    ),
    lengthNote: textBetween(10, 400)
      .optional()
      .describe('The reason why the line is much longer or shorter than the stated length. Shown below the map.'),
    places: z
      .array(
        z.strictObject({
          name: textBetween(2, 32).describe('As the sign or the map has it: "Benson Lake".'),
          at: z.tuple([longitude, latitude]).describe('Longitude, latitude.'),
        }),
      )
      .max(8)
      .optional()
      .describe(
        'What is certain to lie on the line or inside the loop, for the map. The place at the end names the end.',
      ),
    heights: textBetween(3, 80).optional().describe('The attribution of the elevations, if the line has them.'),
    osm: openStreetMap.optional(),
    measuredMiles,
    note,
  }),
  geometry: z.strictObject({
    type: z.literal('LineString'),
    coordinates: z
      .array(positionSchema)
      .min(2)
      .max(5000)
      .refine(
        (line) => new Set(line.map((position) => position.length)).size < 2,
        'heights at all positions, or at none',
      )
      .describe('From the trailhead in walking order. Five decimals are about a yard.'),
  }),
});
export type RouteFile = z.infer<typeof routeFileSchema>;

/** The part that pages and downloads show. */
export type Route = Omit<RouteFile['properties'], 'osm' | 'measuredMiles' | 'note'> & { line: RouteLine };
