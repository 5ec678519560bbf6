/** The bare limbs of a great bur oak: crooked, each piece a little thinner than the one before. */
import { at, type Point, round } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface LimbsOptions<Ink> {
  ink: Ink;
  /** Each from its root to its tip: where it runs, and half its thickness there. */
  limbs: readonly (readonly (readonly [x: number, y: number, half: number])[])[];
}

export function limbs<Ink extends string>({ ink, limbs: courses }: LimbsOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const bark = courses.map((course) => {
      const sides = course.map(([x, y, half], i): [Point, Point] => {
        const [fromX, fromY] = at(course, Math.max(0, i - 1));
        const [toX, toY] = at(course, Math.min(course.length - 1, i + 1));
        const [dx, dy] = [toX - fromX, toY - fromY];
        const length = Math.hypot(dx, dy);
        const [acrossX, acrossY] = [(dy / length) * half, (-dx / length) * half];
        return [
          [round(x + acrossX), round(y + acrossY)],
          [round(x - acrossX), round(y - acrossY)],
        ];
      });
      const [left, right] = [sides.map(([side]) => side), sides.map(([, side]) => side)];
      return polygon([...left, ...right.reverse()]);
    });
    canvas.fill(ink, bark.join(''));
  };
}
