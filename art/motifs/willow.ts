/** The weeping willow of the mill pond. */
import { lerp, type Point, round, type Side } from '../kit/geometry.ts';
import { blob, numbers, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

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

/** Fronds rise from the fork, turn over like a fountain, and hang nearly to the ground. */
export function willow<Ink extends string>(options: WillowOptions<Ink>): Layer<Ink> {
  const { x, y, height, trunk, ink, lit, spread = 1, fronds = 22, light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 61 + 5);
    const place = (across: number, up: number): Point => [x + across * height, y - up * height];
    const stem = [place(-0.06, 0), place(-0.035, 0.3), place(-0.12, 0.66), place(-0.02, 0.44), place(0.03, 0.72)];
    canvas.fill(trunk, polygon([...stem, place(0.05, 0.42), place(0.14, 0.6), place(0.05, 0.26), place(0.07, 0)]));
    const domeAt = (across: number) => 0.6 + 0.34 * Math.sqrt(Math.max(0, 1 - across * across));
    /** From a place on the dome outward and down to the tip. */
    const frond = (across: number, from: number, width: number, hang: number) => {
      const [fromX, fromY] = place(across * spread * 0.42 * from, lerp(0.66, domeAt(across), from) - 0.02);
      const [tipX, tipY] = place(across * spread * 0.5 + random.jitter(0.012), hang);
      const half = width * height;
      const [dx, dy] = [tipX - fromX, tipY - fromY];
      const there = [dx + half, dy * 0.1, dx, dy].map(round);
      const back = [-half, -dy * 0.5, -dx - half, -dy].map(round);
      return `M${numbers([round(fromX), round(fromY)])}q${numbers(there)} ${numbers(back)}z`;
    };
    const dome = Array.from({ length: 13 }, (_, i): Point => {
      const across = i / 6 - 1;
      return place(across * spread * 0.44, domeAt(across) + random.jitter(0.012));
    });
    let dark = blob([...dome, place(spread * 0.3, 0.44), place(-spread * 0.3, 0.44)]);
    let bright = '';
    for (let i = 0; i < fronds; i++) {
      const across = lerp(-1, 1, (i + random.between(0.2, 0.8)) / fronds);
      dark += frond(across, 1, 0.05, random.between(0.04, 0.3) * (0.5 + Math.abs(across) * 0.6));
    }
    for (let i = 0; i < fronds; i++) {
      const across = light * lerp(-0.7, 0.98, (i + random.next()) / fronds);
      bright += frond(across, random.between(0.7, 1), 0.014, random.between(0.2, 0.55));
    }
    canvas.fill(ink, dark);
    canvas.fill(lit, bright);
  };
}
