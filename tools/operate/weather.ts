/**
 * Whether the weather service is reachable from this machine: `npm run -s weather -- check` requests alerts and the forecasts of
 * three hikes, and prints what pages would show. It needs CONTACT, as the server does, and stores nothing.
 */
import { loadContent } from '../../content/load.ts';
import { state } from '../../content/state.ts';
import type { ForecastDay } from '../../domain/status/weather.ts';
import { readConfig } from '../../server/config.ts';
import { currentAlerts, matchAlerts } from '../../server/features/weather/alerts.ts';
import { makeClient } from '../../server/features/weather/client.ts';
import { currentDays } from '../../server/features/weather/forecast.ts';
import { readForecast, readPoint } from '../../server/features/weather/responses.ts';
import { alertsPath, allAlerts, cellPath, pointPath } from '../../server/features/weather/round.ts';
import { Unusable } from '../../server/features/weather/unusable.ts';
import { noValidators, toUserAgent } from '../../server/http/fetch-text.ts';
import { readVersion } from '../../server/site/build-info.ts';
import { getGuide } from '../../server/site/catalog.ts';
import { answer, Rejection } from './operator.ts';

const usage = 'CONTACT=you@example.org npm run -s weather -- check';
const hikesShown = 3;
const daysShown = 3;

export async function weather([command]: string[], env: NodeJS.ProcessEnv, now = new Date()): Promise<string> {
  if (command !== 'check') throw new Rejection(`Usage: ${usage}`);
  const config = readConfig({ ...env, WEATHER: 'on' });
  const { url, contact } = config.weather ?? { url: '', contact: '' };
  const version = readVersion(config.siteDir);
  const userAgent = toUserAgent({ version, origin: config.publicUrl ?? 'not open yet', contact });
  const client = makeClient({ url, userAgent });
  const get = async <T>(path: string, read: (text: string) => T | Promise<T>): Promise<T> => {
    try {
      const response = await client.get(path, noValidators, now);
      return await read(response.kind === 'new' ? response.text : '');
    } catch (error) {
      throw error instanceof Unusable ? new Rejection(explain(url + path, error)) : error;
    }
  };

  const lines = [`${url} is reachable. User-Agent: ${userAgent}`];
  const { alerts } = await get(alertsPath(state.code), (text) => allAlerts(client, text, now));
  lines.push(`Active alerts in ${state.name}: ${alerts.alerts.length}`);
  for (const { slug, park, trail, trailhead } of someHikes()) {
    const { cell, zones } = await get(pointPath(trailhead), readPoint);
    const { asOf, days } = await get(cellPath(cell), (text) => readForecast(text, now, state.clock));
    lines.push('', `${park}, ${trail}: cell ${cell}, zones ${zones.join(' ')}, forecast issued ${asOf}`);
    for (const alert of currentAlerts(matchAlerts(alerts.alerts, [{ slug, trailhead, zones }]), now))
      lines.push(`  ! ${alert.headline} ${alert.url}`);
    for (const day of currentDays({ asOf, days }, now, state.clock).slice(0, daysShown)) lines.push(`  ${toLine(day)}`);
  }
  return lines.join('\n');
}

/** Spread over the list, so that they are in different regions. */
function someHikes() {
  const { hikes } = getGuide(loadContent());
  return Array.from({ length: hikesShown }, (_, i) => hikes[Math.floor((i * hikes.length) / hikesShown)]).filter(
    (hike) => hike !== undefined,
  );
}

const toLine = ({ day, sky, words, high, low, chance, wind }: ForecastDay): string =>
  [
    `${day} ${sky.padEnd(5)} ${high ?? '–'}°/${low ?? '–'}°`,
    chance === undefined ? 'chance not given' : `${chance} %`,
    ...(wind === undefined ? [] : [`wind ${wind} mph`]),
    words,
  ].join(', ');

const explain = (address: string, { error: issue, message }: Unusable): string => {
  const hint = {
    failed: 'Check the network of this machine; the service itself may be down. Try again later.',
    missing: 'The service does not know this URL. Grid cells change now and then: try again tomorrow.',
    broken: 'The reply may come from a proxy or a captive portal instead of the service.',
    stale: 'Try again later.',
  }[issue];
  return `${address} failed: ${message}. ${hint}`;
};

if (import.meta.main) await answer(weather);
