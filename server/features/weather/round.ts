/**
 * One round: the server with the lease sends all due requests, one at a time, alerts first, and stores the results for all
 * servers. An unusable reply leaves the last good copy unchanged.
 */
import type { Clock as WallClock } from '../../../domain/time/wall-clock.ts';
import type { Clock } from '../../clock.ts';
import { noValidators } from '../../http/fetch-text.ts';
import type { GuideHike } from '../../site/catalog.ts';
import { takeLease } from '../../store/lease.ts';
import type { Store } from '../../store/open.ts';
import { deleteWeather, saveWeather, type WeatherRow, weatherDue, weatherRows } from '../../store/weather.ts';
import type { Client } from './client.ts';
import { forecastMs } from './forecast.ts';
import {
  type AlertsData,
  type AlertsPage,
  alertsSchema,
  forecastSchema,
  pointSchema,
  readAlerts,
  readAlertsPage,
  readForecast,
  readPoint,
  stored,
} from './responses.ts';
import { type Kind, nextAfterFailure, nextAfterResponse } from './timetable.ts';
import { Unusable, type UnusableResponse } from './unusable.ts';

/** A round ends well before its lease, finished or not; the lease of a crashed server expires. */
const leaseMs = 30_000;
const roundMs = 18_000;
/** The service is down or rate limits us: no more requests in this round. */
const mostFailures = 3;
const mostPages = 5;
/** An older list of alerts than ours is a stale CDN copy, unless the service returns it for this long. */
const insistsMs = 30 * 60_000;

export type Outcome = 'new' | 'same' | UnusableResponse;

export type Weather = {
  store: Store;
  hikes: readonly Pick<GuideHike, 'slug' | 'trailhead'>[];
  /** "MN" */
  area: string;
  wallClock: WallClock;
  client: Client;
  clock: Clock;
  random: () => number;
  isStopping(): boolean;
  onOutcome(kind: Kind, outcome: Outcome, why?: string): void;
};

/** Land only: marine warnings are for zones on Lake Superior, which have no trailheads. */
export const alertsPath = (area: string): string => `/alerts/active?area=${area}&status=actual`;
/** At most four decimals without trailing zeros: the service redirects other forms. */
export const pointPath = ({ latitude, longitude }: GuideHike['trailhead']): string =>
  `/points/${Number(latitude.toFixed(4))},${Number(longitude.toFixed(4))}`;
export const cellPath = (cell: string): string => `/gridpoints/${cell}/forecast`;

const getKind = (path: string): Kind =>
  path.startsWith('/alerts/') ? 'alerts' : path.startsWith('/points/') ? 'points' : 'forecast';

type Row = Omit<WeatherRow, 'revision'>;

const nothing = { body: null, ...noValidators, confirmed_at: null };
const schemas = { alerts: alertsSchema, points: pointSchema, forecast: forecastSchema };

/** The kinds with failed requests; undefined if nothing is due or another server has the lease. */
export async function weatherRound(weather: Weather): Promise<Set<Kind> | undefined> {
  const { store, hikes, area, clock, isStopping, onOutcome } = weather;
  const start = clock();
  const fixed = [alertsPath(area), ...new Set(hikes.map(({ trailhead }) => pointPath(trailhead)))];
  const isDue = (at: string | undefined) => at === undefined || at <= clock().toISOString();
  const due = new Map((await weatherDue(store.db)).map(({ path, due_at: at }) => [path, at]));
  if (![...fixed, ...due.keys()].some((path) => isDue(due.get(path)))) return undefined;
  if (!(await takeLease(store.db, 'weather', start, leaseMs))) return undefined;

  const rows = new Map<string, Row>();
  const cells = new Map<string, string>();
  const note = (row: Row) => {
    rows.set(row.path, row);
    const cell = getKind(row.path) === 'points' && stored(pointSchema, row.body)?.cell;
    if (cell) cells.set(row.path, cellPath(cell));
  };
  for (const row of await weatherRows(store.db)) note(row);
  const save = async (row: Row, isNew: boolean) => {
    note(row);
    await saveWeather(store.db, row, isNew);
  };
  const wanted = () => new Set([...fixed, ...fixed.flatMap((path) => cells.get(path) ?? [])]);

  let failures = 0;
  while (!isStopping() && failures < mostFailures && clock().getTime() - start.getTime() < roundMs) {
    const path = [...wanted()].find((one) => isDue(rows.get(one)?.due_at));
    if (path === undefined) break;
    const { row, outcome, why } = await ask(weather, rows.get(path) ?? { path, ...nothing, due_at: '', failures: 0 });
    if (isStopping()) break; // aborted by shutdown, not a failure of the service
    onOutcome(getKind(path), outcome, why);
    if (outcome === 'failed') failures += 1;
    await save(row, outcome === 'new');
    if (outcome === 'missing') {
      for (const [point, cell] of cells) {
        const there = cell === path && rows.get(point);
        if (there) await save({ ...there, due_at: clock().toISOString() }, false);
      }
    }
  }
  const strays = [...rows.keys()].filter((path) => !wanted().has(path));
  if (strays.length > 0) await deleteWeather(store.db, strays);
  return new Set([...wanted()].filter((path) => rows.get(path)?.failures).map(getKind));
}

async function ask(weather: Weather, row: Row): Promise<{ row: Row; outcome: Outcome; why?: string }> {
  const { client, clock, random } = weather;
  const { path } = row;
  const kind = getKind(path);
  const now = clock();
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  // A body written by another version must be fetched again, not revalidated.
  const before = stored<unknown>(schemas[kind], row.body) ? row : { ...row, ...nothing };
  try {
    const response = await client.get(path, before, now);
    const due = after(nextAfterResponse(kind, response.freshMs, random()));
    const confirmed = { ...before, confirmed_at: now.toISOString(), failures: 0, due_at: due };
    if (response.kind === 'same') return { outcome: 'same', row: confirmed };
    const { value, isWhole } = await read(weather, before, response.text, now);
    const body = JSON.stringify(value);
    const outcome = body === before.body ? 'same' : 'new';
    const validators = isWhole ? { etag: response.etag, last_modified: response.lastModified } : noValidators;
    return { outcome, row: { ...confirmed, ...validators, body } };
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    const failures = row.failures + 1;
    const due = after(nextAfterFailure(kind, failures, error.retryAfterMs, random()));
    return { outcome: error.error, why: `${path}: ${error.message}`, row: { ...row, failures, due_at: due } };
  }
}

/** The validators of a response cover all of it only if it is whole, not the first page of several. */
type Read = { value: object; isWhole: boolean };

async function read(weather: Weather, before: Row, text: string, now: Date): Promise<Read> {
  const kind = getKind(before.path);
  if (kind === 'points') return { value: readPoint(text), isWhole: true };
  if (kind === 'alerts') return newerAlerts(weather, before, text, now);
  const forecast = readForecast(text, now, weather.wallClock);
  const ours = stored(forecastSchema, before.body)?.asOf ?? '';
  const isTooOld = Date.parse(forecast.asOf) + forecastMs <= now.getTime();
  if (isTooOld || forecast.asOf < ours) throw new Unusable(`the forecast is dated ${forecast.asOf}`, 'stale');
  return { value: forecast, isWhole: true };
}

async function newerAlerts({ client }: Weather, before: Row, text: string, now: Date): Promise<Read> {
  const { alerts, pages } = await allAlerts(client, text, now);
  const ours = stored(alertsSchema, before.body)?.updated ?? '';
  const isRecent = now.getTime() - Date.parse(before.confirmed_at ?? '') < insistsMs;
  if (isRecent && alerts.updated && alerts.updated < ours)
    throw new Unusable(`the alerts are dated ${alerts.updated}`, 'stale');
  return { value: alerts, isWhole: pages === 1 };
}

/** Requests the pages after the first. */
export async function allAlerts(
  client: Client,
  first: string,
  now: Date,
): Promise<{ alerts: AlertsData; pages: number }> {
  const pages: AlertsPage[] = [readAlertsPage(first)];
  for (let next = pages[0]?.pagination.next; next !== undefined; next = pages.at(-1)?.pagination.next) {
    if (pages.length >= mostPages) throw new Unusable('the list of alerts has too many pages', 'broken');
    const response = await client.get(next, noValidators, now);
    pages.push(readAlertsPage(response.kind === 'new' ? response.text : ''));
  }
  return { alerts: readAlerts(pages, now), pages: pages.length };
}
