import { at, lerp, type Point, type Range, round, type Side } from '../../kit/geometry.ts';
import { numbers, ribbonBetween } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { emblem, type Layer } from '../../kit/scene.ts';
import { spruces } from '../../motifs/conifers.ts';
import { rainbow } from '../../motifs/rainbow.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders, cliff } from '../../motifs/rock.ts';
import { shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { mist, ripples, water } from '../../motifs/water.ts';

const canyon = {
  ink: '#0c2a33',
  deep: '#174a52',
  teal: '#2f7f80',
  aqua: '#8cc4b6',
  pale: '#d3e6d2',
  cream: '#fdf3d7',
  rust: '#b1542f',
  gold: '#eda94f',
  violet: '#7a6aa8',
};

export default emblem({
  alt: 'A tall white waterfall between red canyon walls, with a rainbow in its spray',
  palette: canyon,
  layers: [
    sky({ seed: 2, waver: 4, bands: [['aqua', 0], ['pale', 52]] }),
    ridge({ ink: 'teal', points: [[0, 70], [80, 82], [130, 86], [180, 80], [260, 68]], swell: 3, seed: 9, cover: 'spruce', height: [14, 34], detail: 0, swells: 3, gaps: 0.03, floor: 130, spacing: 0.3 }),
    cliff({ seed: 4, top: [[-10, 84], [112, 92]], base: [[-10, 222], [112, 216]], mid: 'deep', lit: 'rust', shade: 'ink', columns: [28, 50], lean: 0.04, light: 1, reach: [0.6, 0.2], step: 5 }),
    cliff({ seed: 21, top: [[150, 92], [270, 82]], base: [[150, 216], [270, 222]], mid: 'rust', lit: 'gold', shade: 'deep', columns: [28, 50], lean: -0.04, reach: [0.75, 0.2], step: 5 }),
    shape({ ink: 'ink', points: [[92, 88], [168, 88], [182, 220], [78, 220]] }),
    plunge({ lip: [104, 156], foot: [92, 168], top: 86, base: 208, tresses: 4, ink: 'cream', strand: 'aqua', shade: 'pale', seed: 7 }),
    water({ ink: 'teal', y: 206 }),
    ripples({ ink: 'aqua', y: [214, 254], count: 6, x: 130, spread: [60, 80], width: [50, 80], height: [4, 6], seed: 4 }),
    rainbow({ x: 172, y: 224, radius: 78, band: 6, inks: ['rust', 'gold', 'pale', 'teal', 'violet'], angles: [-178, -40] }),
    mist({ x: 130, y: 216, width: 120, ink: 'cream', height: 18 }),
    boulders({ ink: 'ink', lit: 'teal', seed: 4, items: [[40, 232, 70, 28], [222, 234, 74, 30]] }),
    spruces({ ink: 'ink', lit: 'teal', seed: 4, tiers: 9, girth: 0.34, forms: 1, light: 1, items: [[34, 232, 120]] }),
    spruces({ ink: 'ink', lit: 'teal', seed: 4, tiers: 9, girth: 0.34, forms: 1, items: [[228, 234, 110]] }),
  ],
});

/** Water that falls free of the rock: tresses that part and fray on the way down. */
interface PlungeOptions<Ink> {
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
function plunge<Ink extends string>(options: PlungeOptions<Ink>): Layer<Ink> {
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
