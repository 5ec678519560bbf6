/** Arms, legs and branches: a smooth form of changing thickness along its joints. */
import { at, type Point, type Station } from './geometry.ts';
import { blob } from './path.ts';

/** Joints with half the thickness at each, from root to tip. A joint written twice keeps its corner sharp. */
export function limb(joints: readonly Station[], grid = 4): string {
  const side = (sign: 1 | -1) =>
    joints.map(([x, y, half], i): Point => {
      const [fromX, fromY] = at(joints, Math.max(0, i - 1));
      const [toX, toY] = at(joints, Math.min(joints.length - 1, i + 1));
      const length = Math.hypot(toX - fromX, toY - fromY) || 1;
      return [x - (sign * half * (toY - fromY)) / length, y + (sign * half * (toX - fromX)) / length];
    });
  return blob([...side(1), ...side(-1).reverse()], grid);
}
