/** Rock that lies in beds: the dolomite and limestone crags of the driftless bluffs. */
import { at, heightAlong, last, lerp, type Point, type Range, type Side } from '../kit/geometry.ts';
import { lens, polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface CragOptions<Ink> {
  /** Left and right edge, each from top to bottom. */
  left: readonly Point[];
  right: readonly Point[];
  mid: Ink;
  lit: Ink;
  shade: Ink;
  /** Seams under overhanging beds. */
  seam?: Ink;
  /** Thinnest and thickest bed. */
  beds?: Range;
  /** How far a bed juts out or stands back. */
  step?: number;
  light?: Side;
  /** Noses of rock side by side, each with a lit and a shaded flank; wide crags need several. */
  buttresses?: number;
  /** How far the lit plane reaches across a buttress, at the top and at the foot, 0 to 1. */
  reach?: Range;
  seed?: number;
}

interface Bed {
  top: number;
  bottom: number;
  /** How far it stands out, negative where it stands back. */
  jut: number;
}

/** Thick beds that stand out, and thinner ones between them that weather back. */
function layBeds(random: Random, top: number, foot: number, [thin, thick]: Range, step: number): Bed[] {
  const beds: Bed[] = [];
  let y = top;
  while (y < foot) {
    const hard = beds.length % 2 === 0;
    const thickness = hard ? random.between((thin + thick) / 2, thick * 1.15) : random.between(thin * 0.6, thin);
    const bottom = foot - y - thickness < thin * 0.6 ? foot : y + thickness;
    beds.push({ top: y, bottom, jut: (hard ? 0.8 : -0.5) * step + random.jitter(step * 0.4) });
    y = bottom;
  }
  return beds;
}

/** Where one buttress ends and the next begins, as fractions of the width; never evenly. */
function layButtresses(random: Random, count: number): number[] {
  const widths = Array.from({ length: count }, () => random.between(0.6, 1.4));
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return [0, ...widths].map((_, i) => widths.slice(0, i).reduce((sum, width) => sum + width, 0) / whole);
}

/** Beds of unequal thickness, stacked, over buttresses whose edges run down through all of them with a small step at each. */
export function crag<Ink extends string>(options: CragOptions<Ink>): Layer<Ink> {
  const { beds: thicknesses = [16, 44], step = 9, light = -1, buttresses = 1, reach = [0.5, 0.3], seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 57 + 11);
    const sideways = (edge: readonly Point[]) => heightAlong(edge.map(([x, y]): Point => [y, x]));
    const [leftAt, rightAt] = [sideways(options.left), sideways(options.right)];
    const [top, foot] = [at(options.left, 0)[1], last(options.left)[1]];
    const beds = layBeds(random, top, foot, thicknesses, step);
    const edges = layButtresses(random, buttresses);

    const across = (fraction: number, y: number, jut = 0) =>
      lerp(leftAt(y) - jut, rightAt(y) + jut * 0.8, light < 0 ? fraction : 1 - fraction);
    const outline = (fraction: 0 | 1) =>
      beds.flatMap(({ top: from, bottom: to, jut }): Point[] => [
        [across(fraction, from, jut), from],
        [across(fraction, to, jut), to],
      ]);
    /** A line down the face at a fraction of its width, counted from the lit side, with a step at every other bed. */
    const line = (fractionAt: (t: number) => number, unrest: number): Point[] => {
      let drift = 0;
      return beds.flatMap(({ top: from, bottom }, i): Point[] => {
        if (i % 2) return [];
        const to = beds[i + 1]?.bottom ?? bottom;
        drift = drift * 0.6 + random.jitter(unrest);
        const fraction = Math.min(1, Math.max(0, fractionAt((from - top) / (foot - top)) + drift));
        return [
          [across(fraction, from), from],
          [across(fraction, to), to],
        ];
      });
    };
    const between = (one: readonly Point[], other: readonly Point[]) => polygon([...one, ...[...other].reverse()]);

    const ends = edges.map((edge, i) => {
      if (i === 0) return outline(0);
      return i === buttresses ? outline(1) : line(() => edge, 0.025);
    });
    const faces = ends.slice(1).map((end, i) => {
      const [from, to] = [at(edges, i), at(edges, i + 1)];
      const width = to - from;
      const pitch = random.between(0.85, 1.15);
      const litEdge = line((t) => from + width * Math.min(0.8, lerp(...reach, t) * pitch), width * 0.09);
      const shadeEdge = line((t) => from + width * Math.min(0.92, lerp(...reach, t) * pitch + 0.3), width * 0.07);
      return { begin: at(ends, i), end, litEdge, shadeEdge };
    });
    canvas.fill(options.mid, between(at(ends, 0), last(ends)));
    canvas.fill(options.shade, faces.map(({ shadeEdge, end }) => between(shadeEdge, end)).join(''));
    canvas.fill(options.lit, faces.map(({ begin, litEdge }) => between(begin, litEdge)).join(''));
    if (!options.seam) return;
    let seams = '';
    beds.forEach(({ bottom, jut, top: from }, i) => {
      const below = beds[i + 1];
      if (!below || below.jut > jut) return;
      edges.slice(1).forEach((edge, nose) => {
        if (random.chance(0.35)) return;
        const [one, other] = [across(at(edges, nose), bottom), across(edge, bottom)];
        const share = random.between(0.4, 0.76);
        const middle = lerp(one, other, random.between(share / 2, 1 - share / 2));
        seams += lens(middle, bottom, Math.abs(other - one) * share, Math.max(3, (bottom - from) * 0.12));
      });
    });
    canvas.fill(options.seam, seams);
  };
}
