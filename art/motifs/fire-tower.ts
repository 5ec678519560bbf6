/** A steel fire tower. It stands on (x, y), the middle of its foot. */
import { at, lerp, type Point, type Side } from '../kit/geometry.ts';
import { polygon, polyline } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

const box = (left: number, right: number, bottom: number, top: number): Point[] => [
  [left, bottom],
  [left, top],
  [right, top],
  [right, bottom],
];

export interface FireTowerOptions<Ink> {
  x: number;
  y: number;
  height: number;
  /** The steel. */
  ink: Ink;
  /** Cab and its roof. */
  cab: Ink;
  roof: Ink;
  glass?: Ink;
}

/** A steel lookout with a cab on top. */
export function fireTower<Ink extends string>({
  x,
  y,
  height,
  ink,
  cab,
  roof,
  glass,
}: FireTowerOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const place = ([across, up]: Point): Point => [x + across * height, y - up * height];
    const solid = (points: readonly Point[]) => polygon(points.map(place), 10);
    const halfAt = (up: number) => lerp(0.17, 0.065, up / 0.8);
    const levels = [0, 0.2, 0.38, 0.54, 0.68, 0.8];
    let braces = '';
    for (let i = 1; i < levels.length; i++) {
      const [low, high] = [at(levels, i - 1), at(levels, i)];
      const corners = { lowLeft: place([-halfAt(low), low]), lowRight: place([halfAt(low), low]) };
      const [highLeft, highRight] = [place([-halfAt(high), high]), place([halfAt(high), high])];
      braces += polyline([corners.lowLeft, highRight, highLeft, corners.lowRight]);
    }
    canvas.stroke(ink, Math.max(1.5, height * 0.008), braces);
    const leg = (side: Side) => polyline([place([side * halfAt(0), 0]), place([side * halfAt(0.8), 0.8])]);
    canvas.stroke(ink, Math.max(2.5, height * 0.018), leg(-1) + leg(1));
    canvas.fill(ink, solid(box(-0.1, 0.1, 0.79, 0.81)));
    canvas.fill(cab, solid(box(-0.085, 0.085, 0.81, 0.92)));
    if (glass)
      canvas.fill(glass, [-0.07, -0.015, 0.04].map((left) => solid(box(left, left + 0.032, 0.86, 0.905))).join(''));
    canvas.fill(
      roof,
      solid([
        [-0.11, 0.92],
        [0, 1],
        [0.11, 0.92],
      ]),
    );
  };
}
