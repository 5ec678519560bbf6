/**
 * Parses the parts of the service's responses that we use. The result is stored as JSON and validated by the same schemas when
 * it is read, so that rows of another version are ignored.
 */
import * as z from 'zod/mini';
import { skies } from '../../../domain/status/weather.ts';
import type { Clock } from '../../../domain/time/wall-clock.ts';
import { hasVisible, visibleLine } from '../../../domain/wire/visible-text.ts';
import { type Period, toDays } from './forecast.ts';
import { Unusable } from './unusable.ts';

/** The service's timestamps have an offset; ours are UTC. */
const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text).toISOString()),
);
const line = (most: number) =>
  z.string().check(
    z.overwrite((text) => visibleLine(text.slice(0, 10 * most)).slice(0, most)),
    z.refine(hasVisible),
  );
/** A number, or undefined if it is missing, null or implausible: one response had 250 °F. */
const plausible = (least: number, most: number) =>
  z.catch(z.optional(z.number().check(z.gte(least), z.lte(most))), undefined);

const zoneKinds = ['forecast', 'county', 'fire'] as const;
const zonePattern = /\/zones\/(forecast|county|fire)\/([A-Z]{2}[CZ]\d{3})$/;
/** "https://api.weather.gov/zones/fire/MNZ062" is fire/MNZ062: a fire zone and a forecast zone may share a number. */
const toZone = (url: string): string | undefined => zonePattern.exec(url)?.slice(1).join('/');

export const pointSchema = z.object({
  cell: z.string().check(z.regex(/^[A-Z]{3}\/\d{1,4},\d{1,4}$/)),
  zones: z.array(z.string()),
});
export type PointData = z.infer<typeof pointSchema>;

const pointResponse = z.object({
  properties: z.object({
    gridId: z.string(),
    gridX: z.int(),
    gridY: z.int(),
    forecastZone: z.nullish(z.string()),
    county: z.nullish(z.string()),
    fireWeatherZone: z.nullish(z.string()),
  }),
});

export function readPoint(text: string): PointData {
  const { gridId, gridX, gridY, ...zones } = parse(pointResponse, text).properties;
  const known = [zones.forecastZone, zones.county, zones.fireWeatherZone].flatMap((url) => toZone(url ?? '') ?? []);
  return check(pointSchema, { cell: `${gridId}/${gridX},${gridY}`, zones: known });
}

const figure = z.optional(z.number());
export const forecastSchema = z.object({
  asOf: z.string(),
  days: z
    .array(
      z.object({
        day: z.string(),
        sky: z.enum(skies),
        words: z.string(),
        high: figure,
        low: figure,
        chance: figure,
        wind: figure,
      }),
    )
    .check(z.minLength(1)),
});
export type ForecastData = z.infer<typeof forecastSchema>;

const periodResponse = z.object({
  startTime: moment,
  isDaytime: z.boolean(),
  temperature: plausible(-70, 130),
  temperatureUnit: z.literal('F'),
  probabilityOfPrecipitation: z.catch(z.object({ value: plausible(0, 100) }), { value: undefined }),
  windSpeed: z.catch(z.string(), ''),
  shortForecast: line(120),
});
const forecastResponse = z.object({ properties: z.object({ updateTime: moment, periods: z.array(z.unknown()) }) });

/** "5 mph" and "3 to 9 mph": the upper figure. */
const windIn = (text: string): number | undefined => {
  const mph = Number(/(\d{1,3}) mph$/.exec(text)?.[1]);
  return mph <= 150 ? mph : undefined;
};

/** Tolerated clock skew. */
const mostSkewMs = 60 * 60_000;
/** A forecast has fourteen: a day and a night for a week. */
const mostPeriods = 60;

export function readForecast(text: string, now: Date, clock: Clock): ForecastData {
  const { updateTime, periods } = parse(forecastResponse, text).properties;
  if (Date.parse(updateTime) > now.getTime() + mostSkewMs)
    throw new Unusable('the forecast is from the future', 'broken');
  const known = periods.slice(0, mostPeriods).flatMap((one): Period[] => {
    const period = periodResponse.safeParse(one).data;
    if (!period) return [];
    const { startTime, isDaytime, shortForecast, temperature, probabilityOfPrecipitation, windSpeed } = period;
    const figures = { temperature, chance: probabilityOfPrecipitation.value, wind: windIn(windSpeed) };
    return [{ start: new Date(startTime), isDaytime, words: shortForecast, ...figures }];
  });
  return check(forecastSchema, { asOf: updateTime, days: toDays(known, clock) });
}

const ring = z.array(z.tuple([z.number(), z.number()])).check(z.minLength(3));
const polygon = z.array(ring).check(z.minLength(1));
const polygonsSchema = z.array(polygon);
export type Polygon = z.infer<typeof polygon>;

/** Extreme first. */
export const severities = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const;

/** Far above a bad day in one state. Of more alerts the most severe are kept. */
const mostAlerts = 200;
const mostPoints = 10_000;
const mostZones = 300;
/** A longer list is broken: no state has a tenth of it. */
const mostMessages = 1000;
/** No alert is in effect longer without a newer message. */
export const longestAheadMs = 14 * 24 * 60 * 60_000;

const pointsIn = (polygons: readonly Polygon[]): number =>
  polygons.flat().reduce((sum, points) => sum + points.length, 0);

const alertSchema = z.object({
  id: z.string(),
  event: z.string(),
  headline: z.string(),
  severity: z.enum(severities),
  from: z.string(),
  until: z.string(),
  asOf: z.string(),
  /** Its area: the polygons if there are any, else the zones. */
  polygons: z.array(polygon),
  zones: z.array(z.string()),
});
export type AlertData = z.infer<typeof alertSchema>;
/** `updated` of the service, to detect an older copy. */
export const alertsSchema = z
  .object({ updated: z.string(), alerts: z.array(alertSchema).check(z.maxLength(mostAlerts)) })
  .check(z.refine(({ alerts }) => pointsIn(alerts.flatMap(({ polygons }) => polygons)) <= mostPoints));
export type AlertsData = z.infer<typeof alertsSchema>;

/** Lists in responses may be of any length, so they are filtered without an error for each wrong item. */
const toList = <T>(read: (item: unknown) => T | undefined) =>
  z.pipe(
    z.unknown(),
    z.transform((list): T[] => (Array.isArray(list) ? list.flatMap((item) => read(item) ?? []) : [])),
  );
const strings = toList((item) => (typeof item === 'string' ? item : undefined));
const identifiers = toList((item) => {
  const { identifier } = (item ?? {}) as { identifier?: unknown };
  return typeof identifier === 'string' ? identifier : undefined;
});

const alertResponse = z.object({
  geometry: z.optional(z.unknown()),
  properties: z.object({
    id: z.string().check(z.regex(/^urn:oid:[\w.-]{1,200}$/)),
    event: line(80),
    headline: z.nullish(line(300)),
    severity: z.catch(z.enum(severities), 'Unknown'),
    status: z.string(),
    messageType: z.string(),
    sent: moment,
    onset: z.nullish(moment),
    effective: z.nullish(moment),
    expires: moment,
    ends: z.nullish(moment),
    affectedZones: z.optional(strings),
    geocode: z.catch(z.object({ UGC: strings }), { UGC: [] }),
    references: z.optional(identifiers),
  }),
});
type AlertResponse = z.infer<typeof alertResponse>;
const alertsResponse = z.object({
  updated: z.catch(moment, ''),
  features: z.array(z.unknown()),
  pagination: z.catch(z.object({ next: z.optional(z.string()) }), {}),
});
export type AlertsPage = z.infer<typeof alertsResponse>;

export const readAlertsPage = (text: string): AlertsPage => parse(alertsResponse, text);

/** All pages together: a message may cancel one on another page. */
export function readAlerts(pages: readonly AlertsPage[], now: Date): AlertsData {
  const features = pages.flatMap((page) => page.features);
  if (features.length > mostMessages) throw new Unusable(`the list has ${features.length} alerts`, 'broken');
  const messages = features.flatMap((feature) => alertResponse.safeParse(feature).data ?? []);
  if (features.length > 0 && messages.length === 0) throw new Unusable('none of the alerts can be parsed', 'broken');
  const ended = new Set(messages.flatMap(({ properties }) => properties.references ?? []));
  const shown = messages
    .filter((message) => isShown(message) && !ended.has(message.properties.id))
    .toSorted(bySeverity)
    .slice(0, mostAlerts);
  let pointsLeft = mostPoints;
  const alerts = shown.map((message) => {
    const polygons = readPolygons(message.geometry, pointsLeft);
    pointsLeft -= pointsIn(polygons);
    return toAlert(message, polygons, now);
  });
  return { updated: pages[0]?.updated ?? '', alerts };
}

const bySeverity = ({ properties: one }: AlertResponse, { properties: other }: AlertResponse): number =>
  severities.indexOf(one.severity) - severities.indexOf(other.severity) ||
  getStart(one).localeCompare(getStart(other)) ||
  one.id.localeCompare(other.id);

const getStart = ({ onset, effective, sent }: AlertResponse['properties']): string => onset ?? effective ?? sent;

/** None if they are invalid or have too many points, which are counted first: the zones of an alert contain its polygons. */
function readPolygons(geometry: unknown, mostPoints: number): Polygon[] {
  const { type, coordinates } = (geometry ?? {}) as { type?: unknown; coordinates?: unknown };
  if (!Array.isArray(coordinates)) return [];
  const polygons = type === 'Polygon' ? [coordinates] : coordinates;
  const items = [0, 1, 2].reduce((sum, depth) => sum + polygons.flat(depth).length, 0);
  if (items > 2 * mostPoints) return [];
  const valid = polygonsSchema.safeParse(polygons).data ?? [];
  return pointsIn(valid) <= mostPoints ? valid : [];
}

/** Cancellations only end other messages; tests and internal messages are not for hikers. */
const isShown = ({ properties: { status, messageType, event } }: AlertResponse): boolean =>
  status === 'Actual' && ['Alert', 'Update'].includes(messageType) && !/\btest\b|^administrative/i.test(event);

function toAlert({ properties }: AlertResponse, polygons: Polygon[], now: Date): AlertData {
  const { id, event, headline, severity, sent, expires, ends, affectedZones = [], geocode } = properties;
  const zones = affectedZones.slice(0, mostZones).flatMap((url) => toZone(url) ?? []);
  return {
    id,
    event,
    headline: headline ?? event,
    severity,
    from: getStart(properties),
    until: earlier(ends ?? expires, latestEnd(now)),
    asOf: sent,
    polygons,
    zones: zones.length > 0 ? zones : zonesOfCodes(geocode.UGC.slice(0, mostZones), event),
  };
}

/** The full hour, so that the stored copy is not new with every response. */
const latestEnd = (now: Date): string =>
  new Date(new Date(now.getTime() + longestAheadMs).setUTCMinutes(0, 0, 0)).toISOString();

const earlier = (one: string, other: string): string => (one < other ? one : other);

/** A code does not say which kind of zone it names: MNC123 is a county, MNZ062 a fire zone in warnings of fire weather. */
const zonesOfCodes = (codes: readonly string[], event: string): string[] =>
  codes.map((code) => {
    const [forecast, county, fire] = zoneKinds;
    return `${code[2] === 'C' ? county : /red flag|fire weather/i.test(event) ? fire : forecast}/${code}`;
  });

function parse<T>(schema: z.ZodMiniType<T>, text: string): T {
  try {
    return check(schema, JSON.parse(text));
  } catch (error) {
    throw error instanceof Unusable ? error : new Unusable('the reply is not JSON', 'broken');
  }
}

function check<T>(schema: z.ZodMiniType<T>, value: unknown): T {
  const { data, error } = schema.safeParse(value);
  const [issue] = error?.issues ?? [];
  if (issue) throw new Unusable(`the reply has no valid ${issue.path.join('.') || 'object'}`, 'broken');
  return data as T;
}

/** The alerts within all limits take half of it. */
const longestStored = 2_000_000;

/** The stored result of an earlier round; undefined if it is damaged, too large or written by another version. */
export function stored<T>(schema: z.ZodMiniType<T>, body: string | null | undefined): T | undefined {
  if (!body || body.length > longestStored) return undefined;
  try {
    return parse(schema, body);
  } catch {
    return undefined;
  }
}
