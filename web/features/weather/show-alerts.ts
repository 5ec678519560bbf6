/** Inserts weather alerts into a prerendered page, as text only. */
import { alertsFor, type WeatherAlert } from '../../../domain/live/weather.ts';
import { type HikeOnNow, hikeRows, hikesOnNow } from '../live/page-hikes.ts';
import { signAndWord } from '../live/signs.ts';
import { alertLine } from './alert-line.ts';
import { alertWords as words } from './alert-words.ts';

export function showAlerts(alerts: readonly WeatherAlert[] | undefined, moment: Date): void {
  for (const { slug, figures } of hikeRows()) showInRow(figures, alertsFor(alerts, slug, moment)[0]?.event);
  const today = document.querySelector<HTMLElement>('[data-alerts-now]');
  if (today) showToday(today, alerts ?? [], moment);
}

/** By region, in the order of the document: the most severe first. */
function showToday(root: HTMLElement, alerts: readonly WeatherAlert[], moment: Date): void {
  const hikes = hikesOnNow(root);
  const active = alerts.filter(({ until }) => moment.getTime() < Date.parse(until));
  const shown = JSON.stringify(active.map((alert) => [alert, words.when(alert, moment)]));
  if (root.dataset.alertsNow === shown) return;
  root.dataset.alertsNow = shown;
  for (const part of root.querySelectorAll<HTMLElement>('[data-alerts-in]')) {
    const lines = active.flatMap((alert) => {
      const covered = hikes.filter(
        ({ slug, region }) => region === part.dataset.alertsIn && alert.hikes.includes(slug),
      );
      return covered.length > 0 ? [lineOf(root, alert, covered, moment)] : [];
    });
    part.hidden = lines.length === 0;
    part.querySelector('ul')?.replaceChildren(...lines);
  }
  root.hidden = [...root.querySelectorAll<HTMLElement>('[data-alerts-in]')].every(({ hidden }) => hidden);
  markMap(hikes.filter(({ slug }) => active.some((alert) => alert.hikes.includes(slug))));
}

/** In map units. */
const markSize = 240;

/** Above the trailhead's dot, where signs of closures and of condition reports do not cover it. */
function markMap(hikes: readonly HikeOnNow[]): void {
  const map = document.querySelector('[data-today] .map-trailheads')?.closest('svg');
  const sign = document.querySelector('[data-today] [data-sign-of="alert"] svg');
  for (const mark of map?.querySelectorAll('.map-alert') ?? []) mark.remove();
  for (const { path } of hikes) {
    const dot = map?.querySelector(`.map-trailheads a[href="${path}"] circle`);
    const mark = sign?.cloneNode(true) as SVGElement | undefined;
    if (!dot || !mark) continue;
    const [x, y] = [Number(dot.getAttribute('cx')), Number(dot.getAttribute('cy'))];
    const place = { class: 'map-alert', x: x - markSize / 2, y: y - markSize * 1.4, width: markSize, height: markSize };
    for (const [name, value] of Object.entries(place)) mark.setAttribute(name, String(value));
    map?.append(mark);
  }
}

function lineOf(root: HTMLElement, alert: WeatherAlert, covered: readonly HikeOnNow[], moment: Date): Node {
  const line = alertLine(root, alert, words.when(alert, moment));
  for (const [i, { path, name }] of covered.entries()) {
    const link = Object.assign(document.createElement('a'), { href: path, textContent: name });
    line.querySelector('[data-covers]')?.append(i > 0 ? ', ' : '', link);
  }
  return line;
}

/** After the figures, as in web/ui/hike-row.tsx. */
function showInRow(figures: Element | null, event: string | undefined): void {
  const shown = figures?.querySelector<HTMLElement>('[data-alert-word]');
  if (shown?.dataset.alertWord === event) return;
  shown?.remove();
  if (!event) return;
  const [comma, place] = [document.createElement('span'), document.createElement('span')];
  comma.className = 'hidden-text';
  comma.append(', ');
  place.dataset.alertWord = event;
  place.append(comma, ...signAndWord('alert'), event);
  figures?.append(place);
}
