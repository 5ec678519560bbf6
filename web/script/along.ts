/**
 * Where on the walk the hiker is: fetched when somebody asks for it. The position is read by the browser, compared with the line that lies
 * in the page, drawn on the map and forgotten: it goes nowhere.
 */
import { projector } from '../../domain/cone.ts';
import { EARTH_RADIUS_KM, type Point } from '../../domain/geo.ts';
import type { Cone } from '../../domain/map-plan.ts';
import { type RouteLine, type RouteShape, type Whereabouts, whereaboutsOn } from '../../domain/route-line.ts';
import { usesKilometers } from '../lib/kilometers.ts';
import { alongInWords, standingOf, along as words } from '../words/along.ts';
import { howToAllow } from '../words/how-to-allow.ts';

type Walk = { shape: RouteShape; line: RouteLine };
type Fix = Point & { accuracy: number };

const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 5000, timeout: 60_000 };

/** One tap shows where one is, and goes on showing it; the next one stops. */
export function followAlong(section: HTMLElement): void {
  const button = section.querySelector('button');
  const label = button?.querySelector('span');
  const output = section.querySelector('output');
  const map = section.closest('[data-trail-map]')?.querySelector<SVGSVGElement>('svg[data-cone]');
  const walk: Walk = JSON.parse(section.querySelector('script')?.textContent ?? '{}');
  if (!button || !label || !output || !map) return;
  const ask = label.textContent;
  let watch: number | undefined;

  const say = (text: string) => {
    output.textContent = text;
  };
  const stop = (text: string) => {
    if (watch !== undefined) navigator.geolocation.clearWatch(watch);
    watch = undefined;
    label.textContent = ask;
    say(text);
  };
  const show = ({ coords: { latitude, longitude, accuracy } }: GeolocationPosition) => {
    const fix = { latitude, longitude, accuracy };
    const here = whereaboutsOn(walk.line, fix);
    if (!here) return;
    say(alongInWords(walk.shape, here, accuracy, usesKilometers(navigator.language)));
    drawOn(map, fix, here);
  };
  const explain = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
    if (code === PERMISSION_DENIED) stop(`${words.refused} ${howToAllow(navigator)}`);
    else if (!map.querySelector('.map-you')) stop(words.failed);
  };
  const start = () => {
    if (!('geolocation' in navigator)) return say(words.unsupported);
    label.textContent = words.stop;
    say(words.looking);
    watch = navigator.geolocation.watchPosition(show, explain, options);
  };
  button.addEventListener('click', () => {
    if (watch === undefined) return start();
    map.querySelector('.map-you')?.remove();
    stop(words.stopped);
  });
  start();
}

const svg = 'http://www.w3.org/2000/svg';

function shape(name: 'g' | 'circle' | 'path', attributes: Record<string, string | number>): SVGElement {
  const element = document.createElementNS(svg, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** A dot, around it how sure the phone is, and beside the line the shortest way to it. */
function drawOn(map: SVGSVGElement, fix: Fix, here: Whereabouts): void {
  map.querySelector('.map-you')?.remove();
  const standing = standingOf(here, fix.accuracy);
  if (standing === 'too vague' || standing === 'far away') return;
  const cone: Cone = JSON.parse(map.dataset.cone ?? '{}');
  const project = projector(cone);
  const [[x, y], [nearX, nearY]] = [project(fix), project(here.nearest)];
  const sure = (fix.accuracy / 1000) * (cone.scale / EARTH_RADIUS_KM);
  const you = shape('g', { class: 'map-you' });
  you.append(shape('circle', { class: 'map-sure', cx: x, cy: y, r: sure }));
  if (standing === 'off the line') you.append(shape('path', { d: `M${x} ${y}L${nearX} ${nearY}` }));
  you.append(shape('circle', { cx: x, cy: y, r: 24 }));
  map.append(you);
}
