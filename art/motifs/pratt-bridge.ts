/** An old iron bridge of one span: a Pratt truss on stone abutments. */
import { lerp, type Point, type Range } from '../kit/geometry.ts';
import { polygon, polyline } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';

export interface PrattBridgeOptions<Ink> {
  /** Both ends of the span. */
  x: Range;
  /** The deck. */
  y: number;
  height: number;
  ink: Ink;
  /** The far truss, seen behind. */
  far?: Ink;
  /** Stone of the abutments, and its lit side. */
  stone: Ink;
  lit: Ink;
  /** Where the abutments stand. */
  base: number;
  panels?: number;
  /** Thickness of the chords. */
  iron?: number;
}

/** A flat top, sloping end posts, and ties that fall toward the middle. */
export function prattBridge<Ink extends string>(options: PrattBridgeOptions<Ink>): Layer<Ink> {
  const { x, y, height, ink, far, stone, lit, base, panels = 6, iron = 8 } = options;
  return (canvas) => {
    const [left, right] = x;
    const truss = (dx: number, dy: number) => {
      const low = (i: number): Point => [lerp(left, right, i / panels) + dx, y + dy];
      const high = (i: number): Point => [lerp(left, right, i / panels) + dx, y - height + dy];
      const chord = polyline([low(0), high(1), high(panels - 1), low(panels)]);
      let web = '';
      for (let i = 1; i < panels; i++) {
        web += polyline([low(i), high(i)]);
        if (i < panels / 2) web += polyline([high(i), low(i + 1)]);
        if (i > panels / 2) web += polyline([high(i), low(i - 1)]);
      }
      return { chord, web };
    };
    const pier = (from: number, to: number) =>
      polygon([
        [from, y + iron],
        [to, y + iron],
        [to + 8, base],
        [from - 8, base],
      ]);
    const thick = (right - left) * 0.1;
    canvas.fill(stone, pier(left - thick, left + 6) + pier(right - 6, right + thick));
    canvas.fill(lit, pier(left - thick, left - thick * 0.5) + pier(right - 6, right + thick * 0.25));
    if (far) {
      const behind = truss(iron * 2, -iron * 1.4);
      canvas.stroke(far, iron * 0.5, behind.chord + behind.web);
    }
    const near = truss(0, 0);
    canvas.stroke(ink, iron, near.chord, 'round');
    canvas.stroke(ink, iron * 0.5, near.web);
    canvas.fill(
      ink,
      polygon([
        [left - thick, y - iron * 0.6],
        [right + thick, y - iron * 0.6],
        [right + thick, y + iron],
        [left - thick, y + iron],
      ]),
    );
  };
}
