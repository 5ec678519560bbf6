/** Water that falls free of the rock: tresses that part and fray on the way down. */
import { at, lerp, type Point, type Range, round, type Side } from '../../../kit/geometry.ts';
import { numbers, ribbonBetween } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

export interface PlungeOptions<Ink> {
  /** From where to where the water comes over the brink, and where it lands. */
  lip: Range;
  foot: Range;
  top: number;
  base: number;
  tresses: number;
  ink: Ink;
  /** Thin streaks, and the side of each tress away from the light. */
  strand: Ink;
  shade?: Ink;
  light?: Side;
  seed?: number;
}

const DEPTHS = [0, 0.12, 0.34, 0.58, 0.8, 1] as const;

/** Put something dark behind it: the gaps between the tresses are what one sees of the hollow. */
export function plunge<Ink extends string>(options: PlungeOptions<Ink>): Layer<Ink> {
  const { lip, foot, top, base, tresses, ink, strand, shade, light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 61 + 17);
    const drop = base - top;
    /** Across the water at a height: it leaves the brink upright and spreads on the way down. */
    const across = (fraction: number, t: number) => lerp(lerp(...lip, fraction), lerp(...foot, fraction), t ** 1.5);
    const between = (left: readonly Point[], right: readonly Point[]) => ribbonBetween(left, [...right].reverse());

    /** A thin streak somewhere in a tress. */
    const streak = (middle: number, half: number): string => {
      const from = random.between(0.02, 0.5);
      const to = Math.min(0.96, from + random.between(0.25, 0.5));
      const lane = middle + half * random.jitter(0.55);
      const [x, y] = [across(lane, from), top + drop * from];
      const [dx, dy] = [round(across(lane, to) - x), round(drop * (to - from))];
      const thick = Math.max(2, (lip[1] - lip[0]) * 0.02);
      const there = numbers([round(dx / 2 + thick), round(dy / 2), dx, dy]);
      return `M${numbers([round(x), round(y)])}q${there} ${numbers([round(-dx / 2 - thick), round(-dy / 2), -dx, -dy])}z`;
    };

    const shares = Array.from({ length: tresses }, () => random.between(0.5, 1.5));
    const whole = shares.reduce((sum, share) => sum + share);
    let [body, dusk, streaks] = ['', '', ''];
    let start = 0;
    for (const share of shares) {
      const half = share / whole / 2;
      const middle = start + half;
      const length = random.between(0.9, 1);
      const gap = random.between(-0.1, 0.36);
      const edge = (side: Side) =>
        DEPTHS.map((t): Point => {
          const width = 1 - gap * t + (t > 0 && t < 1 ? random.jitter(0.12) : 0);
          return [across(middle + side * half * width, t), top + drop * t * length];
        });
      const [left, right] = [edge(-1), edge(1)];
      body += between(left, right);
      const dark = light < 0 ? right : left;
      const inner = dark.map(([x, y], i): Point => {
        const breadth = at(right, i)[0] - at(left, i)[0];
        return [x + light * breadth * (0.1 + 0.24 * Math.sin(Math.PI * at(DEPTHS, i))), y];
      });
      dusk += light < 0 ? between(inner, dark) : between(dark, inner);
      streaks += streak(middle, half) + streak(middle, half);
      start += half * 2;
    }
    canvas.fill(ink, body);
    if (shade) canvas.fill(shade, dusk);
    canvas.fill(strand, streaks);
  };
}
