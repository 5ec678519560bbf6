/**
 * Parses the parts of the service's replies that we use. The result is stored as JSON and validated by the same schemas when
 * it is read, so that rows of another version are ignored.
 */
import * as z from 'zod/mini';
import { skies } from '../../../domain/live/weather.ts';
import type { Clock } from '../../../domain/time/wall-clock.ts';
import { hasVisible, visibleLine } from '../../../domain/wire/visible-text.ts';
import { daysOf, type Period } from './forecast.ts';
import { Unusable } from './unusable.ts';

/** The service's timestamps have an offset; ours are UTC. */
const moment = z.pipe(
  z.iso.datetime({ offset: true }),
  z.transform((text) => new Date(text).toISOString()),
);
const line = (most: number) =>
  z.string().check(
    z.overwrite((text) => visibleLine(text).slice(0, most)),
    z.refine(hasVisible),
  );
/** A number, or undefined if it is missing, null or implausible: one reply had 250 °F. */
const plausible = (least: number, most: number) =>
  z.catch(z.optional(z.number().check(z.gte(least), z.lte(most))), undefined);

const zoneKinds = ['forecast', 'county', 'fire'] as const;
const zonePattern = /\/zones\/(forecast|county|fire)\/([A-Z]{2}[CZ]\d{3})$/;
/** "https://api.weather.gov/zones/fire/MNZ062" is fire/MNZ062: a fire zone and a forecast zone may share a number. */
const zoneOf = (url: string): string | undefined => zonePattern.exec(url)?.slice(1).join('/');

export const pointSchema = z.object({
  cell: z.string().check(z.regex(/^[A-Z]{3}\/\d{1,4},\d{1,4}$/)),
  zones: z.array(z.string()),
});
export type PointData = z.infer<typeof pointSchema>;

const pointReply = z.object({
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
  const { gridId, gridX, gridY, ...zones } = parse(pointReply, text).properties;
  const known = [zones.forecastZone, zones.county, zones.fireWeatherZone].flatMap((url) => zoneOf(url ?? '') ?? []);
  return check(pointSchema, { cell: `${gridId}/${gridX},${gridY}`, zones: known });
}

const figure = z.optional(z.number());
export const forecastSchema = z.object({
  asOf: z.string(),
  days: z
    .array(
      z.object({
        ...{ day: z.string(), sky: z.enum(skies), words: z.string() },
        ...{ high: figure, low: figure, chance: figure, wind: figure },
      }),
    )
    .check(z.minLength(1)),
});
export type ForecastData = z.infer<typeof forecastSchema>;

const periodReply = z.object({
  startTime: moment,
  isDaytime: z.boolean(),
  temperature: plausible(-70, 130),
  temperatureUnit: z.literal('F'),
  probabilityOfPrecipitation: z.catch(z.object({ value: plausible(0, 100) }), { value: undefined }),
  windSpeed: z.catch(z.string(), ''),
  shortForecast: line(120),
});
const forecastReply = z.object({ properties: z.object({ updateTime: moment, periods: z.array(z.unknown()) }) });

/** "5 mph" and "3 to 9 mph": the upper figure. */
const windIn = (text: string): number | undefined => {
  const mph = Number(/(\d{1,3}) mph$/.exec(text)?.[1]);
  return mph <= 150 ? mph : undefined;
};

/** Tolerated clock skew. */
const mostAheadMs = 60 * 60_000;

export function readForecast(text: string, now: Date, clock: Clock): ForecastData {
  const { updateTime, periods } = parse(forecastReply, text).properties;
  if (Date.parse(updateTime) > now.getTime() + mostAheadMs)
    throw new Unusable('the forecast is from the future', 'broken');
  const known = periods.flatMap((one): Period[] => {
    const period = periodReply.safeParse(one).data;
    if (!period) return [];
    const { startTime, isDaytime, shortForecast, temperature, probabilityOfPrecipitation, windSpeed } = period;
    const figures = { temperature, chance: probabilityOfPrecipitation.value, wind: windIn(windSpeed) };
    return [{ start: new Date(startTime), isDaytime, words: shortForecast, ...figures }];
  });
  return check(forecastSchema, { asOf: updateTime, days: daysOf(known, clock) });
}

const ring = z.array(z.tuple([z.number(), z.number()])).check(z.minLength(3));
const polygon = z.array(ring).check(z.minLength(1));

/** Extreme first. */
export const severities = ['Extreme', 'Severe', 'Moderate', 'Minor', 'Unknown'] as const;

const alertSchema = z.object({
  ...{ id: z.string(), event: z.string(), headline: z.string(), severity: z.enum(severities) },
  ...{ from: z.string(), until: z.string(), asOf: z.string() },
  /** Its area: the polygons if there are any, else the zones. */
  polygons: z.array(polygon),
  zones: z.array(z.string()),
});
export type AlertData = z.infer<typeof alertSchema>;
/** `updated` of the service, to detect an older copy. */
export const alertsSchema = z.object({ updated: z.string(), alerts: z.array(alertSchema) });
export type AlertsData = z.infer<typeof alertsSchema>;

const geometry = z.union([
  z.object({ type: z.literal('Polygon'), coordinates: polygon }),
  z.object({ type: z.literal('MultiPolygon'), coordinates: z.array(polygon).check(z.minLength(1)) }),
]);
const strings = z.catch(z.array(z.string()), []);
const alertReply = z.object({
  geometry: z.catch(z.nullable(geometry), null),
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
    affectedZones: strings,
    geocode: z.catch(z.object({ UGC: strings }), { UGC: [] }),
    references: z.catch(z.array(z.object({ identifier: z.string() })), []),
  }),
});
type AlertReply = z.infer<typeof alertReply>;
const alertsReply = z.object({
  updated: z.catch(moment, ''),
  features: z.array(z.unknown()),
  pagination: z.catch(z.object({ next: z.optional(z.string()) }), {}),
});

/** URL of the next page, if the list is paginated. */
export const nextPage = (text: string): string | undefined => parse(alertsReply, text).pagination.next;

/** All pages together: a message may cancel one on another page. */
export function readAlerts(pages: readonly string[]): AlertsData {
  const lists = pages.map((text) => parse(alertsReply, text));
  const features = lists.flatMap((list) => list.features);
  const messages = features.flatMap((feature) => alertReply.safeParse(feature).data ?? []);
  if (features.length > 0 && messages.length === 0) throw new Unusable('none of the alerts can be parsed', 'broken');
  const ended = new Set(messages.flatMap(({ properties }) => properties.references.map((one) => one.identifier)));
  const alerts = messages.filter((message) => isShown(message) && !ended.has(message.properties.id)).map(alertOf);
  return { updated: lists[0]?.updated ?? '', alerts };
}

/** Cancellations only end other messages; tests and internal messages are not for hikers. */
const isShown = ({ properties: { status, messageType, event } }: AlertReply): boolean =>
  status === 'Actual' && ['Alert', 'Update'].includes(messageType) && !/\btest\b|^administrative/i.test(event);

function alertOf({ geometry, properties }: AlertReply): AlertData {
  const { id, event, headline, severity, sent, onset, effective, expires, ends, affectedZones, geocode } = properties;
  const zones = affectedZones.flatMap((url) => zoneOf(url) ?? []);
  const polygons = geometry?.type === 'Polygon' ? [geometry.coordinates] : (geometry?.coordinates ?? []);
  return {
    ...{ id, event, headline: headline ?? event, severity },
    ...{ from: onset ?? effective ?? sent, until: ends ?? expires, asOf: sent },
    ...{ polygons, zones: zones.length > 0 ? zones : zonesOfCodes(geocode.UGC, event) },
  };
}

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

/** The stored result of an earlier round; undefined if another version wrote it, or it is damaged. */
export function stored<T>(schema: z.ZodMiniType<T>, body: string | null | undefined): T | undefined {
  if (!body) return undefined;
  try {
    return parse(schema, body);
  } catch {
    return undefined;
  }
}
