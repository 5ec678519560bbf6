/** One round picture in four quarters, each with layers of its own: spring, summer, fall and winter side by side. */
import type { Layer } from '../../../kit/scene.ts';

export interface QuartersOptions<Ink extends string> {
  /** From the upper left, clockwise. */
  quarters: readonly [readonly Layer<Ink>[], readonly Layer<Ink>[], readonly Layer<Ink>[], readonly Layer<Ink>[]];
  /** The seams between them. */
  seam: Ink;
  width?: number;
}

export function quarters<Ink extends string>({ quarters, seam, width = 6 }: QuartersOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const [x, y] = [canvas.width / 2, canvas.height / 2];
    const corners = [
      [0, 0],
      [x, 0],
      [x, y],
      [0, y],
    ] as const;
    for (const [i, [left, top]] of corners.entries()) {
      canvas.inside(`M${left} ${top}h${x}v${y}h${-x}z`, () => {
        for (const layer of quarters[i] ?? []) layer(canvas);
      });
    }
    canvas.stroke(seam, width, `M${x} 0v${canvas.height}M0 ${y}h${canvas.width}`);
  };
}
