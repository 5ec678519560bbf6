/** Water that falls free of the rock: tresses that part and fray on the way down. */
import { at, lerp, type Point, type Range, round, type Side } from '../kit/geometry.ts';
import { closedCurve, numbers } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

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

/** Put something dark behind it: the gaps between the tresses are what one sees of the hollow. */
export function plunge<Ink extends string>(options: PlungeOptions<Ink>): Layer<Ink> {
  const { lip, foot, top, base, tresses, ink, strand, shade, light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 61 + 17);
    const shares = Array.from({ length: tresses }, () => random.between(0.5, 1.5));
    const whole = shares.reduce((sum, share) => sum + share);
    const drop = base - top;
    /** Across the water at a height: it leaves the brink in an arc and then spreads slowly. */
    const across = (fraction: number, t: number) => lerp(lerp(...lip, fraction), lerp(...foot, fraction), t ** 1.5);

    let [body, streaks, dusk] = ['', '', ''];
    let start = 0;
    for (const share of shares) {
      const end = start + share / whole;
      const middle = (start + end) / 2;
      const half = (end - start) / 2;
      const length = random.between(0.9, 1);
      const depths = [0, 0.12, 0.34, 0.58, 0.8, 1];
      const gap = random.between(-0.1, 0.36);
      const edge = (side: Side, grow = 1) =>
        depths.map((t): Point => {
          const thinner = 1 - gap * t + (t > 0 && t < 1 ? random.jitter(0.12) : 0);
          return [across(middle + side * half * thinner * grow, t), top + drop * t * length];
        });
      const [left, right] = [edge(-1), edge(1)];
      body += closedCurve(left, []).slice(0, -1) + closing(right);
      if (shade) {
        const dark = light < 0 ? right : left;
        const inner = dark.map(([x, y], i): Point => {
          const t = at(depths, i);
          const width = Math.abs(at(right, i)[0] - at(left, i)[0]);
          return [x + light * width * (0.1 + 0.24 * Math.sin(Math.PI * t)), y];
        });
        const [one, other] = light < 0 ? [inner, dark] : [dark, inner];
        dusk += closedCurve(one, []).slice(0, -1) + closing(other);
      }
      for (let i = 0; i < 2; i++) {
        const from = random.between(0.02, 0.5);
        const to = Math.min(0.96, from + random.between(0.25, 0.5));
        const lane = middle + half * random.jitter(0.55);
        const [x, y, nextX, nextY] = [across(lane, from), top + drop * from, across(lane, to), top + drop * to];
        const thick = Math.max(2, (lip[1] - lip[0]) * 0.02);
        const [dx, dy] = [round(nextX - x), round(nextY - y)];
        streaks += `M${numbers([round(x), round(y)])}q${numbers([round(dx / 2 + thick), round(dy / 2), dx, dy])} ${numbers([round(-dx / 2 - thick), round(-dy / 2), -dx, -dy])}z`;
      }
      start = end;
    }
    canvas.fill(ink, body);
    if (shade) canvas.fill(shade, dusk);
    canvas.fill(strand, streaks);
  };
}

/** The other edge of a tress, back up to the brink. */
function closing(edge: readonly Point[]): string {
  const back = [...edge].reverse().map(([x, y]) => `L${numbers([round(x), round(y)])}`);
  return `${back.join('')}z`;
}
