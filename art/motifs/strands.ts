/** A thin veil: strands of falling water as unequal as one likes, which comb out on the way down. */
import { heightAlong, type Point, type Range, round } from '../kit/geometry.ts';
import { numbers } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface StrandsOptions<Ink> {
  ink: Ink;
  /** The brink, and where the water would land. */
  lip: readonly Point[];
  foot: readonly Point[];
  /** Middle and width at the brink, and how much of the way down it holds together, 0 to 1. */
  items: readonly (readonly [x: number, width: number, reach: number])[];
  /** How far the foot lies beside the brink. */
  drift?: number;
  /** Where on the way down a strand parts into tongues, and how wide one of these is. */
  hold?: Range;
  tongue?: number;
  seed?: number;
}

/** The gaps are what one sees of the rock: put it behind, and draw once in a darker ink and once in the brightest. */
export function strands<Ink extends string>(options: StrandsOptions<Ink>): Layer<Ink> {
  const { ink, lip, foot, items, drift = 0, hold = [0.08, 0.66], tongue = 24, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 71 + 3);
    const [lipAt, footAt] = [heightAlong(lip), heightAlong(foot)];
    let data = '';
    for (const [x, width, reach] of items) {
      const [left, right] = [x - width / 2, x + width / 2];
      const shoulder = Math.min(10, width * 0.3);
      const shares = Array.from({ length: Math.max(1, round(width / tongue)) }, () => random.between(0.5, 1.5));
      const whole = shares.reduce((sum, share) => sum + share);
      // Clockwise: over the brink to the right, then tongue by tongue back to the left.
      let [penX, penY] = [round(left + shoulder), round(lipAt(left) - shoulder)];
      data += `M${numbers([penX, penY])}`;
      const curveTo = (bendX: number, bendY: number, endX: number, endY: number) => {
        const [toX, toY] = [round(endX), round(endY)];
        data += `q${numbers([round(bendX) - penX, round(bendY) - penY, toX - penX, toY - penY])}`;
        [penX, penY] = [toX, toY];
      };
      curveTo(x, (lipAt(left) + lipAt(right)) / 2 - shoulder, right - shoulder, lipAt(right) - shoulder);
      curveTo(right, lipAt(right) - shoulder, right, lipAt(right) + shoulder);
      let from = right;
      for (const [i, share] of shares.entries()) {
        const to = from - (width * share) / whole;
        const drop = (footAt(from) - lipAt(from)) * reach;
        const tipY = lipAt(from) + drop * random.between(i % 2 ? 0.6 : 0.84, i % 2 ? 0.9 : 1);
        const parting = i === shares.length - 1 ? 0 : random.between(...hold);
        const endX = to + drift * (1 - (1 - parting) ** 2);
        const endY = lipAt(to) + (parting ? drop * parting : shoulder);
        const sway = random.jitter(0.3) * (from - to);
        // Each tongue keeps its width for most of the way, then draws out to a point.
        curveTo(from + drift + sway, penY + (tipY - penY) * 0.66, (from + to) / 2 + drift + sway, tipY);
        curveTo(to + drift + sway, endY + (tipY - endY) * 0.5, endX, endY);
        from = to;
      }
      curveTo(left, lipAt(left) - shoulder, left + shoulder, lipAt(left) - shoulder);
      data += 'z';
    }
    canvas.fill(ink, data);
  };
}
