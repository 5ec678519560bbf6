/** Round hills of the ice age: kames, moraines, grassy knobs, each with a side in the light and one in the shade. */
import { round, type Side } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface KnollsOptions<Ink> {
  /** The top of each, how far it reaches to either side, and where its foot lies; far ones first. */
  items: readonly (readonly [x: number, top: number, reach: number, foot: number])[];
  ink: Ink;
  shade: Ink;
  light?: Side;
}

export function knolls<Ink extends string>({ items, ink, shade, light = -1 }: KnollsOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    for (const [x, top, reach, foot] of items) {
      const rise = top - foot;
      /** From the far foot over the top to the other, as offsets. */
      const over = [reach * 0.5, 0, reach * 0.62, rise, reach, rise, reach * 0.38, 0, reach * 0.5, -rise, reach, -rise];
      canvas.fill(ink, `M${numbers([x - reach, foot])}c${numbers(over.map(round))}z`);
      const away = -light * reach;
      const down = [away * 0.38, 0, away * 0.5, -rise, away, -rise];
      const back = [-away * 0.32, 0, -away * 0.46, rise * 0.1, -away * 0.6, rise * 0.34];
      const up = [-away * 0.12, rise * 0.2, -away * 0.16, rise * 0.5, -away * 0.4, rise * 0.66];
      canvas.fill(shade, `M${numbers([x, top])}c${numbers([...down, ...back, ...up].map(round))}z`);
    }
  };
}
