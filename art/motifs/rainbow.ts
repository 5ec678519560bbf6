/** A rainbow of flat bands, as it stands in the spray of a waterfall. */
import { around, type Range } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface RainbowOptions<Ink> {
  /** The center of the circle, usually below what one sees. */
  x: number;
  y: number;
  /** To the outer edge. */
  radius: number;
  /** Thickness of one band. */
  band: number;
  /** From outside to inside. */
  inks: readonly Ink[];
  /** Degrees; 180 is the left foot, 270 the crown, 360 the right foot. */
  angles?: Range;
  /** Overprinted, it stands in the spray rather than before it. */
  opacity?: number;
}

export function rainbow<Ink extends string>(options: RainbowOptions<Ink>): Layer<Ink> {
  const { x, y, radius, band, inks, angles = [180, 360], opacity = 1 } = options;
  return (canvas) => {
    canvas.add(`<g opacity="${numbers([opacity])}">`);
    inks.forEach((ink, i) => {
      const reach = radius - band * (i + 0.5);
      const [startX, startY] = around(x, y, reach, angles[0]).map(Math.round);
      const [endX, endY] = around(x, y, reach, angles[1]).map(Math.round);
      const wide = angles[1] - angles[0] > 180 ? 1 : 0;
      const arc = numbers([reach, reach, 0, wide, 1, endX ?? 0, endY ?? 0]);
      // Half a unit of overlap keeps the paper from showing between two bands.
      canvas.stroke(ink, band + 0.5, `M${numbers([startX ?? 0, startY ?? 0])}A${arc}`);
    });
    canvas.add('</g>');
  };
}
