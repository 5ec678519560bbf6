/** Cliffs and boulders. */
import { at, first, heightAlong, last, lerp, type Point, type Range, type Side } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface CliffOptions<Ink> {
  /** Crest and foot, left to right. */
  top: readonly Point[];
  base: readonly Point[];
  mid: Ink;
  lit: Ink;
  shade: Ink;
  /** Dark gaps between the buttresses. */
  crack?: Ink;
  /** Narrowest and widest buttress. */
  columns?: Range;
  /** Sideways drift of the joints for each unit of depth. */
  lean?: number;
  light?: Side;
  /** How far across a buttress the lit plane reaches, at the crest and at the foot, 0 to 1. */
  reach?: Range;
  /** Unevenness of the crest. */
  step?: number;
  /** Nicks in the lit planes, for each hundred units of width. */
  nicks?: number;
  seed?: number;
}

interface Buttress {
  left: number;
  right: number;
  leftDrop: number;
  rightDrop: number;
}

/**
 * Rock as a draftsman blocks it in: a few buttresses of very unequal width; each has a lit plane, wide at the crest and
 * dying away downward along a stepped edge, a shade plane that does the reverse, and a deep crack beside it.
 */
export function cliff<Ink extends string>(options: CliffOptions<Ink>): Layer<Ink> {
  const { columns = [50, 190], lean = 0, light = -1, reach = [0.75, 0.15], step = 12, nicks = 0, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 77 + 3);
    const grid = canvas.coarseGrid;
    const crestAt = heightAlong(options.top);
    const baseAt = heightAlong(options.base);
    const footAt = (x: number): Point => [x + lean * (baseAt(x) - crestAt(x)), baseAt(x)];
    const joints = jointsBetween(random, first(options.top)[0], last(options.top)[0], columns);

    const crest: Point[] = [];
    const buttresses: Buttress[] = [];
    for (let i = 0; i < joints.length - 1; i++) {
      const [left, right] = [at(joints, i), at(joints, i + 1)];
      const leftDrop = random.jitter(step);
      const rightDrop = random.jitter(step) * 0.6;
      crest.push([left, crestAt(left) + leftDrop]);
      if (right - left > 70) {
        const x = lerp(left, right, random.between(0.3, 0.5));
        crest.push([x, crestAt(lerp(left, right, 0.4)) + random.jitter(step) - 3]);
      }
      crest.push([right, crestAt(right) + rightDrop]);
      buttresses.push({ left, right, leftDrop, rightDrop });
    }
    const foot = [...joints].reverse().map((x): Point => {
      const [footX, footY] = footAt(x);
      return [footX, footY + random.jitter(5)];
    });
    canvas.fill(options.mid, polygon([...crest, ...foot], grid));

    /** A stepped edge from crest to foot, drifting from one fraction of the buttress to another. */
    const steppedEdge = (buttress: Buttress, from: number, to: number, unrest: number): Point[] => {
      const placeAt = (fraction: number, t: number): Point => {
        const x = lerp(buttress.left, buttress.right, fraction);
        const y = crestAt(x) + lerp(buttress.leftDrop, buttress.rightDrop, fraction);
        const [footX, footY] = footAt(x);
        return [lerp(x, footX, t), lerp(y, footY, t)];
      };
      const height = baseAt(buttress.left) - crestAt(buttress.left);
      const count = Math.max(2, Math.round(height / random.between(54, 84)));
      const edge: Point[] = [placeAt(from, 0)];
      let fraction = from;
      for (let i = 1; i < count; i++) {
        const t = (i + random.jitter(0.3)) / count;
        edge.push(placeAt(fraction + random.jitter(0.03), t));
        fraction = Math.min(0.97, Math.max(0.03, lerp(from, to, t) + random.jitter(unrest)));
        const [x, y] = placeAt(fraction, t);
        edge.push([x, y + random.between(2, 9)]);
      }
      edge.push(placeAt(fraction, 1));
      return edge;
    };

    /** Fractions count from the lit side. */
    const fromLight = (fraction: number) => (light < 0 ? fraction : 1 - fraction);
    let [lit, shade, crack, nick] = ['', '', '', ''];
    buttresses.forEach((buttress, i) => {
      const { left, right } = buttress;
      const width = right - left;
      const unrest = Math.min(0.16, 14 / width);
      const share = random.between(0.7, 1.15);

      const inner = steppedEdge(
        buttress,
        fromLight(Math.min(0.95, reach[0] * share)),
        fromLight(reach[1] * share),
        unrest,
      );
      const outer = steppedEdge(buttress, fromLight(0), fromLight(0), 0);
      const cut = random.between(0.6, 1);
      const kept = (edge: readonly Point[]) => edge.slice(0, Math.max(2, Math.ceil(edge.length * cut)));
      lit += polygon([...kept(outer), ...kept(inner).reverse()], grid);

      const shadeEdge = steppedEdge(
        buttress,
        fromLight(Math.min(0.97, reach[0] * share + random.between(0.12, 0.3))),
        fromLight(Math.max(0.3, reach[1] + random.between(0.1, 0.5))),
        unrest,
      );
      const darkX = light < 0 ? right : left;
      const darkDrop = light < 0 ? buttress.rightDrop : buttress.leftDrop;
      shade += polygon([...shadeEdge, footAt(darkX), [darkX, crestAt(darkX) + darkDrop]], grid);

      const neighbor = buttresses[light < 0 ? i + 1 : i - 1];
      const neighborDrop = neighbor ? (light < 0 ? neighbor.leftDrop : neighbor.rightDrop) : -99;
      const crackTop = crestAt(darkX) + Math.max(darkDrop, neighborDrop) + 2;
      const depth = (baseAt(darkX) - crackTop) * random.between(0.45, 0.95);
      const gap = random.between(3, 7);
      crack += polygon([
        [darkX - gap, crackTop - 1],
        [darkX + gap * 0.5, crackTop - 1],
        [darkX + lean * depth * 0.5 + 1, crackTop + depth * 0.5],
        [darkX + lean * depth, crackTop + depth],
      ]);

      for (let n = 0; n < nicks * (width / 100); n++) {
        const t = random.between(0.08, 0.8);
        const fraction = random.between(0.04, lerp(...reach, t) * 0.8);
        const y = lerp(crestAt(left) + buttress.leftDrop, baseAt(left), t);
        const x = lerp(left, right, fromLight(fraction)) + lean * (y - crestAt(left));
        const length = random.between(0.12, 0.3) * Math.min(width, 110);
        nick += polygon([
          [x, y],
          [x + length, y + random.jitter(2)],
          [x + length * 0.4, y + random.between(3, 6)],
        ]);
      }
    });
    canvas.fill(options.shade, shade);
    canvas.fill(options.lit, lit);
    canvas.fill(options.mid, nick);
    if (options.crack) canvas.fill(options.crack, crack);
  };
}

function jointsBetween(random: Random, from: number, to: number, [narrow, wide]: Range): number[] {
  const joints = [from];
  for (;;) {
    const next = last(joints) + narrow + (wide - narrow) * random.next() ** 1.7;
    if (next > to - narrow * 0.7) return [...joints, to];
    joints.push(next);
  }
}

export interface BouldersOptions<Ink> {
  ink: Ink;
  lit?: Ink;
  /** Each stands on y, around x. */
  items: readonly (readonly [x: number, y: number, width: number, height: number])[];
  light?: Side;
  seed?: number;
}

/** A lit cap on a dark lump. */
export function boulders<Ink extends string>({
  ink,
  lit,
  items,
  light = -1,
  seed = 31,
}: BouldersOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed);
    let [lumps, caps] = ['', ''];
    for (const [x, y, width, height] of items) {
      const place = (across: number, up: number): Point => [x + width * across, y - height * up];
      const leftEdge = place(-random.between(0.4, 0.48), random.between(0.4, 0.6));
      const leftTop = place(-random.between(0.12, 0.28), random.between(0.9, 1));
      const rightTop = place(random.between(0.1, 0.25), random.between(0.8, 1));
      const rightEdge = place(random.between(0.36, 0.46), random.between(0.4, 0.55));
      const bottom = [place(0.52, 0), place(0.2, -0.12), place(-0.2, -0.06)];
      lumps += polygon([place(-0.5, 0), leftEdge, leftTop, rightTop, rightEdge, ...bottom]);
      const rim = light < 0 ? [leftEdge, leftTop, rightTop] : [rightEdge, rightTop, leftTop];
      caps += polygon([...rim, place(0.02 * light, 0.62), place(0.22 * light, 0.42)]);
    }
    canvas.fill(ink, lumps);
    if (lit) canvas.fill(lit, caps);
  };
}
