/** An old bridge of one span: a Pratt truss on stone abutments. */
import { lerp, type Point, type Range } from '../kit/geometry.ts';
import { polygon, polyline } from '../kit/path.ts';
import type { Layer } from '../kit/scene.ts';
import type { Street } from './perspective.ts';

export interface PrattBridgeOptions<Ink> {
  /** The street that it carries. */
  street: Street;
  /** Both ends of the span along the street, and its near and far truss, in meters. */
  span: Range;
  sides: Range;
  height?: number;
  /** How far the water lies below the deck. */
  clearance?: number;
  ink: Ink;
  /** The far truss, seen behind, and the deck. */
  far: Ink;
  deck: Ink;
  /** Stone of the abutments, and its lit side. */
  stone: Ink;
  lit: Ink;
  panels?: number;
  /** Thickness of the chords. */
  iron?: number;
}

/** A flat top, sloping end posts, and ties that fall toward the middle. */
export function prattBridge<Ink extends string>(options: PrattBridgeOptions<Ink>): Layer<Ink> {
  const { street, span, sides, ink, far, deck, stone, lit } = options;
  const { height = 4, clearance = 3, panels = 6, iron = 8 } = options;
  return (canvas) => {
    const [near, distant] = sides;
    const [start, finish] = span;
    const truss = (side: number) => {
      const at = (i: number) => lerp(start, finish, i / panels);
      const low = (i: number): Point => street(at(i), side, 0);
      const high = (i: number): Point => street(at(i), side, height);
      const chord = polyline([low(0), high(1), high(panels - 1), low(panels)]);
      let web = '';
      for (let i = 1; i < panels; i++) {
        web += polyline([low(i), high(i)]);
        if (i < panels / 2) web += polyline([high(i), low(i + 1)]);
        if (i > panels / 2) web += polyline([high(i), low(i - 1)]);
      }
      return { chord, web };
    };
    /** An upright wall of an abutment, across the street or along it. */
    const wall = ([from, fromSide]: Point, [to, toSide]: Point) =>
      polygon([
        street(from, fromSide, 0),
        street(to, toSide, 0),
        street(to, toSide, -clearance),
        street(from, fromSide, -clearance),
      ]);
    canvas.fill(stone, wall([finish, near], [finish, distant]) + wall([start - 3, near], [start, near]));
    canvas.fill(lit, wall([finish, near], [finish + 3, near]));
    const behind = truss(distant);
    canvas.stroke(far, iron * 0.5, behind.chord + behind.web);
    canvas.fill(
      deck,
      polygon([street(start, near, 0), street(start, distant, 0), street(finish, distant, 0), street(finish, near, 0)]),
    );
    const portals = [1, panels - 1].map((i) => lerp(start, finish, i / panels));
    canvas.stroke(
      far,
      iron * 0.6,
      portals.map((at) => polyline([street(at, near, height), street(at, distant, height)])).join(''),
    );
    const front = truss(near);
    canvas.stroke(ink, iron, front.chord, 'round');
    canvas.stroke(ink, iron * 0.5, front.web);
    const beam = ([from, to]: Range, low: number, high: number) =>
      polygon([street(from, near, low), street(from, near, high), street(to, near, high), street(to, near, low)]);
    canvas.fill(ink, beam([start - 2, finish + 2], -0.5, 0.3));
  };
}
