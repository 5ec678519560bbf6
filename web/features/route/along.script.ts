/**
 * Where on the walk the hiker is; loaded on demand. The position is compared with the line in the page, drawn on the
 * map and discarded: it is never sent or stored.
 */

import type { Point } from '../../../domain/geo/geo.ts';
import { projector, unitsPerKm } from '../../../domain/map/cone.ts';
import type { Cone } from '../../../domain/map/map-plan.ts';
import { hiker } from '../../../domain/map/marks.ts';
import { type RouteLine, type RouteShape, type Whereabouts, whereaboutsOn } from '../../../domain/trail/route-line.ts';
import { howToAllow } from '../../lib/geolocation.messages.ts';
import { usesKilometers } from '../../lib/text/kilometers.ts';
import { formatAlong, toStanding, along as words } from './along.messages.ts';

type Walk = { shape: RouteShape; line: RouteLine };
type Fix = Point & { accuracy: number };

const options: PositionOptions = { enableHighAccuracy: true, maximumAge: 5000, timeout: 60_000 };

/** The first tap starts tracking, the next one stops it. */
export function followAlong(section: HTMLElement): void {
  const button = section.querySelector('button');
  const label = button?.querySelector('span');
  const output = section.querySelector('output');
  const map = section.closest('[data-trail-map]')?.querySelector<SVGSVGElement>('svg[data-cone]');
  const walk: Walk = JSON.parse(section.querySelector('script')?.textContent ?? '{}');
  if (!button || !label || !output || !map) return;
  const ask = label.textContent;
  let watch: number | undefined;
  /** After the first fix, a missing position is not reported: the last one stays. */
  let hasFix = false;

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
    hasFix = true;
    say(formatAlong(walk.shape, here, accuracy, usesKilometers(navigator.language)));
    drawOn(map, fix, here);
  };
  const explain = ({ code, PERMISSION_DENIED }: GeolocationPositionError) => {
    if (code === PERMISSION_DENIED) stop(`${words.refused} ${howToAllow(navigator)}`);
    else if (!hasFix) stop(words.failed);
  };
  const start = () => {
    if (!('geolocation' in navigator)) return say(words.unsupported);
    hasFix = false;
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

/** A position that is too vague or too far away is reported and not drawn. */
function drawOn(map: SVGSVGElement, fix: Fix, here: Whereabouts): void {
  map.querySelector('.map-you')?.remove();
  const standing = toStanding(here, fix.accuracy);
  if (standing === 'too vague' || standing === 'far away') return;
  const cone: Cone = JSON.parse(map.dataset.cone ?? '{}');
  const project = projector(cone);
  const sure = (fix.accuracy / 1000) * unitsPerKm(cone);
  const nearest = standing === 'off the line' ? project(here.nearest) : undefined;
  map.insertAdjacentHTML('beforeend', hiker(project(fix), sure, nearest));
}
