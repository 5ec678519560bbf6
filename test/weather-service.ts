/**
 * A fake api.weather.gov on its own port: replays the recordings in test/weather, answers conditional requests, records every request,
 * and reproduces every fault that the service is known for.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

// biome-ignore lint/suspicious/noExplicitAny: responses of a stranger, which tests bend as they like
export type Json = any;
export type Respond = (response: ServerResponse, request: IncomingMessage) => void;
type Recording = 'points' | 'forecast' | 'forecast-winter' | 'alerts' | 'alerts-of-a-bad-day';
/** Where a point lies: "MPX/1,1", and its three zones. */
export type Place = { cell: string; zone: string; county: string; fire: string };

/** "date:now -44 seconds", "date:today 16:00:-5 +48 hours" */
const relative = /^date:(?:now|today (\d\d):(\d\d):([+-]\d+))(?: ([+-]?\d+) (second|minute|hour|day)s?)?/;
const unitMs = { second: 1000, minute: 60_000, hour: 3_600_000, day: 86_400_000 };

function toMoment(text: string, now: Date): string {
  return text.replace(relative, (_, hours, minutes, ahead, count, unit) => {
    const midnight = new Date(now).setUTCHours(0, 0, 0, 0);
    const base = hours ? midnight + (Number(hours) - Number(ahead)) * unitMs.hour + Number(minutes) * 60_000 : +now;
    return new Date(base + Number(count ?? 0) * unitMs[(unit ?? 'second') as keyof typeof unitMs])
      .toISOString()
      .replace('.000Z', '+00:00');
  });
}

const replayed = new Map<string, string>();

export function recording(name: Recording, now: Date): Json {
  const key = `${name} ${now.toISOString()}`;
  const text = replayed.get(key) ?? JSON.stringify(replay(name, now));
  replayed.set(key, text);
  return JSON.parse(text);
}

function replay(name: Recording, now: Date): Json {
  const text = readFileSync(join(import.meta.dirname, `weather/${name}.json`), 'utf8');
  return JSON.parse(text, (_, value) => (typeof value === 'string' ? toMoment(value, now) : value));
}

const send = (response: ServerResponse, status: number, type: string, body: string, headers = {}) =>
  response.writeHead(status, { 'content-type': type, ...headers }).end(body);

/** Known faults of the service and its CDN, from its issue trackers. */
export const issues = {
  internalError: (response) => send(response, 500, 'application/problem+json', '{"title":"Unexpected Problem"}'),
  gridExpired: (response) =>
    send(response, 503, 'application/problem+json', '{"type":"https://api.weather.gov/problems/ForecastGridExpired"}'),
  html: (response) => send(response, 200, 'text/html', '<html><body>Service unavailable</body></html>'),
  cutShort: (response) => send(response, 200, 'application/geo+json', '{"type":"Feature","properties":{"peri'),
  otherShape: (response) => send(response, 200, 'application/geo+json', '{"type":"Feature","properties":{}}'),
  tooLarge: (response) => send(response, 200, 'application/geo+json', `"${'x'.repeat(5 * 1024 * 1024)}"`),
  hangUp: (response) => response.destroy(),
  never: () => {},
  rateLimited: (response) => send(response, 429, 'text/plain', '', { 'retry-after': '900' }),
} as const satisfies Record<string, Respond>;

export const redirectTo =
  (location: string): Respond =>
  (response) =>
    response.writeHead(301, { location }).end();

type Asked = { path: string; at: Date; headers: IncomingHttpHeaders };

export async function startWeatherService(clock: () => Date) {
  const asked: Asked[] = [];
  const replaced: [RegExp, Respond][] = [];
  let issuedAt = clock();
  const service = {
    url: '',
    asked,
    pathsAsked: () => asked.map(({ path }) => path),
    /** Sets the issue time of all forecasts and alerts to now, where it stays until the next call. */
    issue: () => {
      issuedAt = clock();
    },
    /** Replaces the responses for these paths; the latest call wins. */
    response: (paths: RegExp, respond: Respond) => void replaced.unshift([paths, respond]),
    recover: () => void replaced.splice(0),
    /** By default every point has its own grid cell. */
    place: (path: string): Place => ({
      cell: `MPX/${[...path].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 999, 7)},1`,
      zone: 'MNZ062',
      county: 'MNC123',
      fire: 'MNZ062',
    }),
    forecast: (_cell: string, now: Date): Json => recording('forecast', now),
    alerts: (now: Date): Json => ({ ...recording('alerts', now), features: [] }),
    cacheControl: {
      points: 'public, max-age=21600, s-maxage=120',
      forecast: 'public, max-age=3600',
      alerts: 'max-age=30',
    },
    /** The service is known to send dates in the future. */
    lastModified: (): Date => new Date(issuedAt.getTime() + 3_600_000),
    sendEtag: true,
  };

  function answer(request: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(request.url ?? '', 'http://service');
    const [, kind = '', ...rest] = pathname.split('/');
    if (kind === 'points') {
      const [latitude, longitude] = rest.join('').split(',').map(Number);
      const proper = `/points/${Number(latitude?.toFixed(4))},${Number(longitude?.toFixed(4))}`;
      if (proper !== pathname) redirectTo(proper)(response, request);
      else fresh(request, response, 'points', pointAt(pathname));
    } else if (kind === 'gridpoints') {
      fresh(request, response, 'forecast', service.forecast(rest.slice(0, 2).join('/'), issuedAt));
    } else if (kind === 'alerts') fresh(request, response, 'alerts', service.alerts(issuedAt));
    else send(response, 404, 'application/problem+json', '{"title":"Not Found"}');
  }

  function pointAt(path: string): Json {
    const { cell, zone, county, fire } = service.place(path);
    const [gridId, at = ''] = cell.split('/');
    const [gridX, gridY] = at.split(',').map(Number);
    const point = recording('points', issuedAt);
    const zones = 'https://api.weather.gov/zones';
    Object.assign(point.properties, { gridId, gridX, gridY, forecastZone: `${zones}/forecast/${zone}` });
    Object.assign(point.properties, { county: `${zones}/county/${county}`, fireWeatherZone: `${zones}/fire/${fire}` });
    return point;
  }

  function fresh(
    { headers }: IncomingMessage,
    response: ServerResponse,
    kind: 'points' | 'forecast' | 'alerts',
    json: Json,
  ) {
    const body = JSON.stringify(json);
    const etag = `"${createHash('sha256').update(body).digest('hex').slice(0, 16)}"`;
    const modified = service.lastModified();
    const validators = { 'last-modified': modified.toUTCString(), ...(service.sendEtag && { etag }) };
    const caching = { 'cache-control': service.cacheControl[kind], ...validators };
    const since = headers['if-modified-since'];
    const isSame = headers['if-none-match']
      ? headers['if-none-match'] === etag
      : since !== undefined && Date.parse(since) >= Math.floor(modified.getTime() / 1000) * 1000;
    if (isSame) response.writeHead(304, caching).end();
    else send(response, 200, 'application/geo+json', body, caching);
  }

  const server = createServer((request, response) => {
    const path = request.url ?? '';
    asked.push({ path, at: clock(), headers: request.headers });
    const respond = replaced.find(([paths]) => paths.test(path))?.[1];
    if (respond) respond(response, request);
    else answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  service.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return service;
}

export type WeatherService = Awaited<ReturnType<typeof startWeatherService>>;
