/** The weeping willow of the mill pond. */
import { lerp, type Point, round, type Side } from '../../../kit/geometry.ts';
import { numbers, polygon } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface WillowOptions<Ink> {
  x: number;
  y: number;
  height: number;
  trunk: Ink;
  /** Fronds in the shade, and those in the light. */
  ink: Ink;
  lit: Ink;
  /** Width over height. */
  spread?: number;
  fronds?: number;
  light?: Side;
  seed?: number;
}

/** Where each bough hangs its leaves: across, the top, half the width and the tips, in heights of the tree. */
const BOUGHS = [
  [-0.36, 0.72, 0.16, 0.05],
  [0.37, 0.7, 0.15, 0.08],
  [-0.21, 0.88, 0.19, 0.13],
  [0.24, 0.86, 0.18, 0.16],
  [0.02, 0.97, 0.23, 0.24],
] as const;

/** Boughs turn over like a fountain, and hang in curtains nearly to the ground. */
export function willow<Ink extends string>(options: WillowOptions<Ink>): Layer<Ink> {
  const { x, y, height, trunk, ink, lit, spread = 1, fronds = 22, light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 61 + 5);
    const place = (across: number, up: number): Point => [x + across * height, y - up * height];
    // Roots flare over the ground, or the trunk looks sawn off.
    const leftRoot = [
      place(0, -0.012),
      place(-0.05, -0.004),
      place(-0.11, -0.016),
      place(-0.065, 0.03),
      place(-0.045, 0.1),
    ];
    const forks = [place(-0.035, 0.3), place(-0.12, 0.66), place(-0.02, 0.44), place(0.03, 0.72), place(0.05, 0.42)];
    const rightRoot = [place(0.05, 0.1), place(0.075, 0.03), place(0.12, -0.012), place(0.05, -0.004)];
    canvas.fill(trunk, polygon([...leftRoot, ...forks, place(0.14, 0.6), place(0.05, 0.26), ...rightRoot]));

    const path = (command: string, ...values: number[]) => command + numbers(values.map(round));
    /** Round above; below, a fringe of tips that reach deepest at the outer side of the tree. */
    const curtain = ([across, top, half, hang]: (typeof BOUGHS)[number]) => {
      const shoulder = top - half * 0.9;
      const tips = Math.max(4, round(fronds * half * 1.6));
      const [right, from] = place((across + half) * spread, shoulder);
      const [left] = place((across - half) * spread, shoulder);
      const [middle, crown] = place(across * spread, top + half * 0.5);
      let data =
        path('M', left, from) + path('q', (middle - left) * 0.25, (crown - from) * 0.8, middle - left, crown - from);
      data += path('q', (right - middle) * 0.75, (from - crown) * 0.2, right - middle, from - crown);
      const width = (left - right) / tips;
      let at = from;
      for (let i = 0; i < tips; i++) {
        const [, tip] = place(0, hang + random.between(0, 0.16));
        const notch = i === tips - 1 ? from : tip - height * random.between(0.1, 0.24);
        data += path('q', -width * 0.14, (tip - at) * 0.6, width * 0.5, tip - at);
        data += path('q', width * 0.1, (notch - tip) * 0.4, width * 0.5, notch - tip);
        at = notch;
      }
      return `${data}z`;
    };
    /** One lit strand, over the crown and down. */
    const strand = ([across, top, half, hang]: (typeof BOUGHS)[number], out: number) => {
      const [fromX, fromY] = place((across + half * out * 0.35) * spread, top - half * 0.25 * Math.abs(out));
      const [tipX, tipY] = place((across + half * out) * spread, hang + random.between(0.1, 0.34));
      const [dx, dy, thick] = [tipX - fromX, tipY - fromY, height * 0.02];
      return `${path('M', fromX, fromY)}${path('q', dx + thick, dy * 0.12, dx, dy)}${path('q', -thick * 0.6, -dy * 0.6, -dx, -dy)}z`;
    };
    for (const bough of BOUGHS) {
      canvas.fill(ink, curtain(bough));
      const count = Math.max(2, round(fronds * bough[2]));
      const strands = Array.from({ length: count }, (_, i) =>
        strand(bough, light * lerp(-0.25, 0.9, (i + random.next()) / count)),
      );
      canvas.fill(lit, strands.join(''));
    }
  };
}
