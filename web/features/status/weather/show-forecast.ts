/** Shows the forecast of a hike until it is 18 hours old by the device's clock: offline copies expire too. */
import type { LiveDocument } from '../../../../domain/status/live-document.ts';
import type { ForecastDay } from '../../../../domain/status/weather.ts';
import { isoDay } from '../../../../domain/trail/seasons.ts';
import { getFigures } from '../../../lib/clock.ts';
import { isOld } from '../follow.ts';
import { isPartSun, forecastMessages as words } from './weather.messages.ts';
import { type Units, unitsFor } from './weather-units.ts';

const nextDays = 3;
/** The age from which a newer one is expected. */
const oldMs = 6 * 3_600_000;

/** @param section Today, on the page of a hike */
export function showForecast(
  section: HTMLElement,
  liveDocument: LiveDocument,
  moment: Date,
  language = navigator.language,
): void {
  const place = section.querySelector<HTMLElement>('[data-forecast]');
  if (!place) return;
  const slug = section.dataset.hike ?? '';
  const forecast = liveDocument.forecasts?.find(({ hikes }) => hikes.includes(slug));
  const today = isoDay(getFigures(moment));
  const holds = forecast && moment.getTime() < Date.parse(forecast.until);
  const days = holds ? forecast.days.filter(({ day }) => day >= today) : [];
  place.hidden = days.length === 0;
  if (!forecast || place.hidden) return;

  const put = (selector: string, text: string) => {
    const element = place.querySelector(selector);
    if (element && element.textContent !== text) element.textContent = text;
  };
  const asOf = new Date(forecast.asOf);
  const age = moment.getTime() - asOf.getTime();
  put('[data-source]', words.source(age, age >= oldMs || isOld(liveDocument, moment)));
  put('[data-issued]', words.issued(asOf));

  const shown = JSON.stringify([today, days]);
  if (place.dataset.forecast === shown) return;
  place.dataset.forecast = shown;
  const units = unitsFor(language);
  put('h3', words.title(units));
  const lines = days.map((day) => toLine(place, day, today, units));
  place.querySelector('[data-next]')?.replaceChildren(...lines.slice(0, nextDays));
  place.querySelector('[data-later]')?.replaceChildren(...lines.slice(nextDays));
  const more = place.querySelector('details');
  if (more) more.hidden = lines.length <= nextDays;
}

function toLine(place: HTMLElement, day: ForecastDay, today: string, units: Units): Node {
  const line = place.querySelector('template')?.content.cloneNode(true) as DocumentFragment;
  const [high, low] = [day.high, day.low].map((degrees) => words.degrees(degrees, units));
  const texts = [
    words.day(day, today),
    high,
    low && (high ? '/' : words.lowAlone) + low,
    words.rest(day, units),
    words.spoken(day, units),
  ];
  for (const [i, place] of [...line.querySelectorAll('[data-text]')].entries()) place.textContent = texts[i] ?? '';
  const icon = line.querySelector('use');
  icon?.setAttribute('href', `${icon.getAttribute('href')}#${isPartSun(day) ? 'part-sun' : day.sky}`);
  return line;
}
