/** A row of camelback trusses: humps of ironwork that step across the water. */
import { lerp, type Point } from '../../../kit/geometry.ts';
import { polyline } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface TrussBridgeOptions<Ink> {
  /** Deck at its near and at its far end. */
  from: Point;
  to: Point;
  /** Height of a hump at either end; negative for a reflection. */
  height: readonly [near: number, far: number];
  spans: number;
  ink: Ink;
  /** Thickness of the ironwork at the near end; it thins with the height. */
  iron?: number;
  /** How far the piers reach below the deck, over the height; none for a reflection. */
  piers?: number;
  panels?: number;
}

/** Humps grow smaller toward the far end, as the heights tell. */
export function trussBridge<Ink extends string>(options: TrussBridgeOptions<Ink>): Layer<Ink> {
  const { from, to, height, spans, ink, iron = 7, piers = 0.5, panels = 6 } = options;
  return (canvas) => {
    const ratio = height[1] / height[0];
    // Equal steps along the bridge shrink with the distance, which grows as the height falls.
    const along = (t: number) => (ratio === 1 ? t : (t * ratio) / (1 - t + t * ratio));
    const place = (t: number, up: number): Point => {
      const seen = 1 - along(1 - t);
      const tall = lerp(height[0], height[1], seen);
      return [lerp(from[0], to[0], seen), lerp(from[1], to[1], seen) - up * tall];
    };
    for (let span = 0; span < spans; span++) {
      const node = (panel: number, up: number) => place((span + panel / panels) / spans, up);
      const hump = (panel: number) => {
        const across = (panel / panels) * 2 - 1;
        return panel === 0 || panel === panels ? 0 : 1 - 0.34 * Math.abs(across) ** 2.6;
      };
      const chord = Array.from({ length: panels + 1 }, (_, panel) => node(panel, hump(panel)));
      let web = '';
      for (let panel = 1; panel < panels; panel++) {
        web += polyline([node(panel, 0), node(panel, hump(panel))]);
        const inward = panel < panels / 2 ? 1 : -1;
        if (panel !== panels / 2) web += polyline([node(panel, hump(panel)), node(panel + inward, 0)]);
      }
      const nearness = lerp(1, Math.abs(ratio), 1 - along(1 - (span + 0.5) / spans));
      canvas.stroke(ink, Math.max(1.5, iron * nearness * 0.55), web);
      canvas.stroke(ink, Math.max(2, iron * nearness), polyline(chord));
      canvas.stroke(ink, Math.max(3, iron * nearness * 1.7), polyline([node(0, 0), node(panels, 0)]));
      if (piers) canvas.stroke(ink, Math.max(3, iron * nearness * 3), polyline([node(0, 0), node(0, -piers)]));
    }
  };
}
