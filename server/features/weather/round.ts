/**
 * One round: the server that gets the lease asks for everything that is due, one request at a time, alerts first, and stores
 * what it learns. All servers read it from there. A reply that cannot be used leaves the last good copy as it is.
 */
import type { Clock as WallClock } from '../../../domain/time/wall-clock.ts';
import type { Clock } from '../../clock.ts';
import type { GuideHike } from '../../site/catalog.ts';
import { takeLease } from '../../store/lease.ts';
import type { Store } from '../../store/open.ts';
import { deleteWeather, saveWeather, type WeatherRow, weatherDue, weatherRows } from '../../store/weather.ts';
import type { Client } from './client.ts';
import { forecastMs } from './forecast.ts';
import {
  alertsSchema,
  forecastSchema,
  nextPage,
  pointSchema,
  readAlerts,
  readForecast,
  readPoint,
  stored,
} from './replies.ts';
import { type Kind, nextAfterFailure, nextAfterReply } from './timetable.ts';
import { type Fault, Unusable } from './unusable.ts';

/** A round ends well before its lease, finished or not; the lease of a server that is gone runs out. */
const leaseMs = 30_000;
const roundMs = 18_000;
/** The service is away or wants to be left alone: no further requests in this round. */
const mostFailures = 3;
const mostPages = 5;
/** An older list of alerts than ours is a stale copy, unless the service insists for so long. */
const insistsMs = 60 * 60_000;

export type Outcome = 'new' | 'same' | Fault;

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
  onOutcome(kind: Kind, outcome: Outcome, path: string, why?: string): void;
};

/** Of land alone: the zones of a trailhead are never those of a lake, whose waves warn boats. */
export const alertsPath = (area: string): string => `/alerts/active?area=${area}&status=actual`;
/** At most four decimals and no zeros at the end: other forms are redirected to this one. */
export const pointPath = ({ latitude, longitude }: GuideHike['trailhead']): string =>
  `/points/${Number(latitude.toFixed(4))},${Number(longitude.toFixed(4))}`;
export const cellPath = (cell: string): string => `/gridpoints/${cell}/forecast`;

const kindOf = (path: string): Kind =>
  path.startsWith('/alerts/') ? 'alerts' : path.startsWith('/points/') ? 'points' : 'forecast';

const noValidators = { etag: null, last_modified: null };
const blank = { body: null, ...noValidators, confirmed_at: null, due_at: '', failures: 0 };

/** How many addresses were asked for; undefined where nothing is due or another server is at it. */
export async function weatherRound(weather: Weather): Promise<number | undefined> {
  const { store, hikes, area, clock, isStopping, onOutcome } = weather;
  const start = clock();
  const fixed = [alertsPath(area), ...new Set(hikes.map(({ trailhead }) => pointPath(trailhead)))];
  const isDue = (at: string | undefined) => at === undefined || at <= clock().toISOString();
  const due = new Map((await weatherDue(store.db)).map(({ path, due_at: at }) => [path, at]));
  if (![...fixed, ...due.keys()].some((path) => isDue(due.get(path)))) return undefined;
  if (!(await takeLease(store.db, 'weather', start, leaseMs))) return undefined;

  const rows = new Map<string, Row>((await weatherRows(store.db)).map((row) => [row.path, row]));
  const save = async (row: Row, isNew = false) => {
    rows.set(row.path, row);
    await saveWeather(store.db, row, isNew);
  };
  const wanted = () => new Set([...fixed, ...fixed.flatMap((path) => cellPathOf(rows.get(path)))]);
  let asked = 0;
  let failures = 0;
  while (!isStopping() && failures < mostFailures && clock().getTime() - start.getTime() < roundMs) {
    const path = [...wanted()].find((one) => isDue(rows.get(one)?.due_at));
    if (path === undefined) break;
    const answer = await ask(weather, rows.get(path) ?? { path, ...blank });
    if (isStopping()) break; // it was aborted, which says nothing of the service
    asked += 1;
    onOutcome(kindOf(path), answer.outcome, path, answer.why);
    if (answer.outcome === 'failed') failures += 1;
    await save(answer.row, answer.outcome === 'new');
    if (answer.outcome === 'missing') {
      const inCell = [...rows.values()].filter((row) => cellPathOf(row).includes(path));
      for (const row of inCell) await save({ ...row, due_at: clock().toISOString() });
    }
  }
  const stray = [...rows.keys()].filter((path) => !wanted().has(path));
  if (stray.length > 0) await deleteWeather(store.db, stray);
  return asked;
}

type Row = Omit<WeatherRow, 'revision'>;

/** The address of the forecast, from the row of a point. */
const cellPathOf = (row: Row | undefined): string[] => {
  const point = row && kindOf(row.path) === 'points' ? stored(pointSchema, row.body) : undefined;
  return point ? [cellPath(point.cell)] : [];
};

async function ask(weather: Weather, before: Row): Promise<{ row: Row; outcome: Outcome; why?: string }> {
  const { client, clock, random } = weather;
  const { path } = before;
  const kind = kindOf(path);
  const now = clock();
  const after = (ms: number) => new Date(now.getTime() + ms).toISOString();
  try {
    const reply = await client.get(path, before, now);
    const due = after(nextAfterReply(kind, reply.freshMs, random()));
    const confirmed = { ...before, confirmed_at: now.toISOString(), failures: 0, due_at: due };
    if (reply.kind === 'same') return { outcome: 'same', row: confirmed };
    const body = JSON.stringify(await read(weather, before, reply.text, now));
    const row = { ...confirmed, body, etag: reply.etag, last_modified: reply.lastModified };
    return { outcome: body === before.body ? 'same' : 'new', row };
  } catch (error) {
    if (!(error instanceof Unusable)) throw error;
    const failures = before.failures + 1;
    const due = after(nextAfterFailure(kind, failures, error.retryAfterMs, random()));
    return { outcome: error.fault, why: error.message, row: { ...before, failures, due_at: due } };
  }
}

function read(weather: Weather, before: Row, text: string, now: Date): Promise<object> | object {
  const kind = kindOf(before.path);
  if (kind === 'points') return readPoint(text);
  if (kind === 'alerts') return newerAlerts(weather, before, text, now);
  const forecast = readForecast(text, now, weather.wallClock);
  const ours = stored(forecastSchema, before.body)?.asOf ?? '';
  const isTooOld = Date.parse(forecast.asOf) + forecastMs <= now.getTime();
  if (isTooOld || forecast.asOf < ours) throw new Unusable(`the forecast is of ${forecast.asOf}`, 'stale');
  return forecast;
}

async function newerAlerts({ client }: Weather, before: Row, text: string, now: Date): Promise<object> {
  const pages = [text];
  for (let next = nextPage(text); next !== undefined; ) {
    if (pages.length >= mostPages) throw new Unusable('the list of alerts has no end', 'broken');
    const reply = await client.get(next, noValidators, now);
    const page = reply.kind === 'new' ? reply.text : '';
    pages.push(page);
    next = nextPage(page);
  }
  const alerts = readAlerts(pages);
  const ours = stored(alertsSchema, before.body)?.updated ?? '';
  const isRecent = now.getTime() - Date.parse(before.confirmed_at ?? '') < insistsMs;
  if (isRecent && alerts.updated < ours) throw new Unusable(`the alerts are of ${alerts.updated}`, 'stale');
  return alerts;
}
