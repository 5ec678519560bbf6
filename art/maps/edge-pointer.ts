/** An arrow at the edge of the frame to a place beyond it: "Grand Marais 38 mi". */

import { type Box, boxAround, overlap, type Point } from '../../domain/geo/plane.ts';
import { labelBeside, type Room } from '../../domain/map/labels.ts';
import { movedTo, text } from '../../domain/map/markup.ts';

const MARGIN = 46;
const ARROW = 48;
/** Degrees by which an arrow may be shifted along the edge; its direction stays. */
const ASIDE = [0, 6, -6, 12, -12, 18, -18];

/** @param toward from the middle of the frame; how far does not matter */
export function edgePointer(
  toward: Point,
  words: string,
  fontSize: number,
  frame: Box,
  room: Room,
): string | undefined {
  // Clear of roads and shores if it can be, else across one.
  for (const mayCross of [false, true]) {
    for (const aside of ASIDE) {
      const spot = onEdge(turned(toward, aside), frame);
      const arrow = boxAround(...spot, ARROW, ARROW);
      if (room.obstacles.some((obstacle) => overlap(obstacle, arrow))) continue;
      const label = labelBeside(arrow, words, fontSize, room, mayCross);
      if (!label) continue;
      room.obstacles.push(arrow);
      const degrees = Math.round((Math.atan2(toward[1], toward[0]) * 180) / Math.PI);
      const drawn = `<path class="map-arrow" d="M28 0l-50-22 11 22-11 22z" transform="${movedTo(spot)}rotate(${degrees})"/>`;
      return drawn + text(label.at, label.words, label.anchor);
    }
  }
  return undefined;
}

function onEdge([dx, dy]: Point, { left, top, right, bottom }: Box): Point {
  const [halfWidth, halfHeight] = [(right - left) / 2, (bottom - top) / 2];
  const reach = Math.min((halfWidth - MARGIN) / Math.abs(dx), (halfHeight - MARGIN) / Math.abs(dy));
  return [left + halfWidth + dx * reach, top + halfHeight + dy * reach];
}

function turned([x, y]: Point, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
}
