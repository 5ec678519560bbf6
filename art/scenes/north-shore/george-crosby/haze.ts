/** Stepped haze: flat bands of the distant light, overprinted one on another, between a far plane and a nearer one. */
import type { Point } from '../../../kit/geometry.ts';
import { closedCurve } from '../../../kit/path.ts';
import { noise } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface HazeOptions<Ink> {
  ink: Ink;
  /** Where it begins, and where it is thickest. */
  y: readonly [top: number, bottom: number];
  /** Down to here; the bottom without it. */
  floor?: number;
  steps?: number;
  /** Of one band; they add up. */
  opacity?: number;
  waver?: number;
  seed?: number;
}

export function haze<Ink extends string>(options: HazeOptions<Ink>): Layer<Ink> {
  const { ink, y, floor = y[1], steps = 3, opacity = 0.28, waver = 14, seed = 1 } = options;
  return (canvas) => {
    const { width } = canvas;
    for (let step = 0; step < steps; step++) {
      const edgeNoise = noise(seed * 41 + step);
      const top = y[0] + ((y[1] - y[0]) * step) / steps;
      const edge = Array.from({ length: 6 }, (_, i): Point => [(width * i) / 5, top + edgeNoise(i * 0.8) * waver]);
      canvas.fill(
        ink,
        closedCurve(edge, [
          [width, floor],
          [0, floor],
        ]),
        opacity,
      );
    }
  };
}
