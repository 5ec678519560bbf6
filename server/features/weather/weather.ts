/**
 * Forecasts and alerts of the National Weather Service, in /now.json if WEATHER=on. Only the server fetches them, on its
 * schedule; a visitor's request never triggers one.
 */
import type { FastifyInstance } from 'fastify';
import type { ZodMiniType } from 'zod/mini';
import { state } from '../../../content/state.ts';
import type { LiveDocument } from '../../../domain/status/live-document.ts';
import type { Forecast } from '../../../domain/status/weather.ts';
import { toUserAgent } from '../../http/fetch-text.ts';
import type { Services } from '../../services.ts';
import type { Guide } from '../../site/catalog.ts';
import type { Store } from '../../store/open.ts';
import { type WeatherRow, weatherHead, weatherRows } from '../../store/weather.ts';
import { type AlertPlace, currentAlerts, matchAlerts } from './alerts.ts';
import { makeClient } from './client.ts';
import { currentDays, forecastMs } from './forecast.ts';
import { alertsSchema, forecastSchema, pointSchema, stored } from './responses.ts';
import { alertsPath, cellPath, pointPath, weatherRound } from './round.ts';
import { type Kind, tickMs } from './timetable.ts';

declare module 'fastify' {
  interface FastifyInstance {
    /** Sends the due requests to the weather service, unless another server has the lease. */
    fetchWeather(): Promise<void>;
  }
}

type Hikes = Guide['hikes'];
type Live = Pick<LiveDocument, 'forecasts' | 'alerts'>;

type OnUnusable = (path: string) => void;

/** The weather from the stored rows at a moment, because forecasts and alerts expire by the clock alone. */
function toWeather(rows: readonly WeatherRow[], hikes: Hikes, onUnusable: OnUnusable): (now: Date) => Required<Live> {
  const bodies = new Map(rows.map(({ path, body }) => [path, body]));
  const read = <T>(schema: ZodMiniType<T>, path: string): T | undefined => {
    const body = bodies.get(path);
    const value = stored(schema, body);
    if (body && !value) onUnusable(path);
    return value;
  };
  const cells = new Map<string, string[]>();
  const places: AlertPlace[] = [];
  for (const { slug, trailhead } of hikes) {
    const point = read(pointSchema, pointPath(trailhead));
    places.push({ slug, trailhead, zones: point?.zones ?? [] });
    if (point) cells.set(point.cell, [...(cells.get(point.cell) ?? []), slug]);
  }
  const forecasts = [...cells].flatMap(([cell, slugs]): Forecast[] => {
    const forecast = read(forecastSchema, cellPath(cell));
    if (!forecast) return [];
    const until = new Date(Date.parse(forecast.asOf) + forecastMs).toISOString();
    return [{ hikes: slugs, asOf: forecast.asOf, until, days: forecast.days }];
  });
  const alerts = matchAlerts(read(alertsSchema, alertsPath(state.code))?.alerts ?? [], places);
  return (now) => ({
    forecasts: forecasts
      .map((forecast) => ({ ...forecast, days: currentDays(forecast, now, state.clock) }))
      .filter(({ days }) => days.length > 0),
    alerts: currentAlerts(alerts, now),
  });
}

/**
 * Cached for /now.json, reloaded when any server has stored something new. An unusable row is reported once and ignored; it is
 * soon requested again.
 */
export function weatherSource(store: Store, { hikes }: Guide, onUnusable: OnUnusable) {
  let head = -1;
  let unusable = new Set<string>();
  let at: ReturnType<typeof toWeather> = () => ({ forecasts: [], alerts: [] });
  return {
    async check(): Promise<void> {
      const current = await weatherHead(store.db);
      if (current === head) return;
      const known = unusable;
      unusable = new Set();
      at = toWeather(await weatherRows(store.db), hikes, (path) => {
        if (!known.has(path) && !unusable.has(path)) onUnusable(path);
        unusable.add(path);
      });
      head = current;
    },
    at: (now: Date): Live => at(now),
  };
}

/** Only where an operator has switched it on. */
export function weatherForNow(
  app: FastifyInstance,
  { config, store, guide }: Pick<Services, 'config' | 'store' | 'guide'>,
) {
  if (!config.weather) return undefined;
  return weatherSource(store, guide, (path) =>
    app.log.warn({ path }, 'stored weather is damaged or too large; ignored'),
  );
}

type Needs = Pick<Services, 'config' | 'version' | 'origins' | 'store' | 'guide' | 'clock' | 'metrics' | 'pollMs'>;

/** Only where an operator has switched it on. */
export function addWeather(app: FastifyInstance, needs: Needs): void {
  const { config, version, origins, store, guide, clock, metrics } = needs;
  if (!config.weather) return;
  const { url, contact } = config.weather;
  const stop = new AbortController();
  let failing = new Set<Kind>();
  const reasons = new Map<Kind, string>();
  let isAway = false;

  async function run(): Promise<void> {
    try {
      let isNews = false;
      const now = await weatherRound({
        store,
        hikes: guide.hikes,
        area: state.code,
        wallClock: state.clock,
        clock,
        random: Math.random,
        client: makeClient({
          url,
          userAgent: toUserAgent({ version, origin: origins.own(), contact }),
          signal: stop.signal,
        }),
        isStopping: () => stop.signal.aborted,
        onOutcome: (kind, outcome, why) => {
          metrics?.countWeather(kind, outcome);
          isNews ||= outcome === 'new';
          if (why) reasons.set(kind, why);
        },
      });
      isAway = false;
      if (now) logChanges(now);
      if (isNews) await app.refreshLiveDocument();
    } catch (error) {
      if (!isAway) app.log.warn({ err: error }, 'weather not saved; retrying');
      isAway = true;
    }
  }

  /** Logs once when a kind of request starts to fail, and once when all of that kind have recovered. */
  function logChanges(now: Set<Kind>): void {
    for (const kind of [...now].filter((one) => !failing.has(one)))
      app.log.warn({ kind, why: reasons.get(kind) }, 'weather service failed; serving the last good copy');
    for (const kind of [...failing].filter((one) => !now.has(one))) app.log.info({ kind }, 'weather service recovered');
    failing = now;
  }

  let round = Promise.resolve();
  let running = false;
  const tick = () => {
    if (running || stop.signal.aborted) return;
    running = true;
    round = run().finally(() => {
      running = false;
    });
  };
  app.decorate('fetchWeather', run);
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', async () => {
    tick();
    timer = setInterval(tick, needs.pollMs ?? tickMs);
    timer.unref();
  });
  app.addHook('onClose', async () => {
    stop.abort();
    clearInterval(timer);
    await round;
  });
}
