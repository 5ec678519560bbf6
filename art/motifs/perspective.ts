/** One eye for everything that was built: what stands along one street runs to the same vanishing points. */
import type { Point } from '../kit/geometry.ts';

/** Where a point of the street is seen: so far along it, so far behind its near side, so high above it (all in meters). */
export type Street = (along: number, back: number, up: number) => Point;

export interface StreetOptions {
  /** The point of the picture straight ahead; its height is the horizon. */
  eye: Point;
  /** How high the eye stands above the street, in meters. */
  above: number;
  /** Where the street begins: to the right of the eye, and how far away. */
  start: readonly [right: number, away: number];
  /** How steeply it leads away to the right, in degrees; 0 runs across the picture. */
  heading: number;
  /** Units of the picture for one meter at a distance of one meter. */
  focal?: number;
}

export function street({ eye, above, start, heading, focal = 1600 }: StreetOptions): Street {
  const angle = (heading * Math.PI) / 180;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return (along, back, up) => {
    const away = start[1] + along * sin + back * cos;
    const right = start[0] + along * cos - back * sin;
    const scale = focal / away;
    return [eye[0] + right * scale, eye[1] + (above - up) * scale];
  };
}
