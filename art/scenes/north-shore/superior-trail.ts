import { alongSmoothStations, at, first, heightAlong, last, lerp, type Point, type Range, type Side, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { polygon, ribbonBetween } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { flow } from '../../motifs/flow.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { spume } from '../../motifs/spume.ts';

/** Evening: the sun stands low on the left. */
const stairs = values({
  dark: { ink: '#171a25', basalt: '#332e3c' },
  middle: { mauve: '#6a5468', rust: '#ba6f4e', teal: '#3f6f78' },
  glow: { honey: '#f7bd66', aqua: '#aed2cd', cream: '#fff5de' },
  accent: { gold: '#f08a24' },
});
const evening = { from: [-1, -0.6], ink: 'honey', shadow: 'ink' } as const;

/** An edge of rock across the sheet: its height at x 0, and how far it rises or falls in each unit to the right. */
type Edge = readonly [y: number, slope: number];

/** White water on one riser between x and x: it follows the lip, its sides are nearly plumb, its foot has unequal bumps. */
const sheet = ([top, tilt]: Edge, [base, slope]: Edge, spans: readonly (readonly [left: number, right: number])[]) =>
  spans
    .map(([left, right], i) => {
      const lip = (x: number) => Math.round(top + x * tilt);
      const bumps = [34, 58, 26, 46, 70].map((_, n, all) => all[(n + i * 2) % 5] ?? 0);
      const across = right - left + 22;
      const sets = Math.max(1, Math.round(across / 234));
      const foot = Array.from({ length: sets }, () => bumps)
        .flat()
        .map((bump) => (bump * across) / 234 / sets)
        .map((bump) => `q${Math.round(bump / -2)} ${Math.round(bump * (0.24 - slope / 2))} ${-Math.round(bump)} ${-Math.round(bump * slope)}`);
      return `M${left} ${lip(left)}L${right} ${lip(right)}Q${right + 5} ${lip(right) + 4} ${right + 6} ${lip(right) + 26}L${right + 12} ${Math.round(base + (right + 12) * slope)}${foot.join('')}L${left - 6} ${lip(left) + 26}Q${left - 5} ${lip(left) + 4} ${left} ${lip(left)}z`;
    })
    .join('');

type Stairs = keyof typeof stairs;

export default trailArt({
  hero: {
    alt: 'The Gooseberry comes down toward us like a stair in evening light: three falls over dark broken lava, each wider than the last, under golden birches. Someone stands beside the middle one.',
    focus: { x: 0.57, y: 0.6 },
    palette: stairs,
    layers: [
      sky({ bands: [['cream', 0]] }),
      // Birches in fall, and dark spruces before them.
      mass({ ink: 'honey', light: { ...evening, ink: 'gold' }, rim: 7, layers: [foliage({ ink: 'honey', size: [50, 130], seed: 6, points: [[-60, 60], [140, 20], [330, 70], [520, 100], [700, 130], [860, 120], [1020, 90], [1240, 40], [1440, 60], [1700, 20], [1700, 300], [-60, 300]] })] }),
      spruces({ ink: 'mauve', lit: 'mauve', seed: 8, forms: 2, tiers: 14, items: [[500, 188, 90], [600, 180, 140], [650, 176, 70], [950, 180, 90], [1010, 184, 160], [1110, 190, 110]] }),
      spruces({ ink: 'ink', lit: 'ink', seed: 3, forms: 2, tiers: 18, items: [[30, 300, 330], [120, 310, 210], [214, 300, 400], [300, 270, 170], [400, 250, 250], [1220, 250, 180], [1300, 270, 330], [1410, 290, 210], [1500, 300, 440], [1590, 310, 260]] }),
      // The highest of the three, small and far.
      drawn({ ink: 'basalt', path: 'M-20 280L300 236 420 190 600 176 1000 176 1200 196 1340 236 1640 270V820H-20z' }),
      drawn({ ink: 'rust', path: 'M-20 340L420 300 1200 300 1640 340V820H-20z' }),
      ledge({ seed: 5, back: [[330, 216], [640, 190], [990, 188], [1300, 220]], brink: [[330, 236], [640, 204], [990, 200], [1300, 236]], foot: [[330, 320], [640, 276], [990, 270], [1300, 320]], blocks: [36, 150], steps: 0.1, top: 'rust', lit: 'rust', front: 'basalt', shade: 'ink', rim: 'honey' }),
      drawn({ ink: 'aqua', path: 'M830 158C860 152 900 152 930 158 910 172 884 182 886 206L716 208C740 186 800 174 830 158z' }),
      strands({ path: [[800, 194, 84], [800, 206, 88], [798, 240, 92], [796, 286, 100]], seed: 3, girth: [1, 1], strands: [['aqua', [[0.5, 1, 0, 1]]]] }),
      strands({ path: [[800, 194, 84], [800, 206, 88], [798, 240, 92], [796, 286, 100]], seed: 4, girth: [0.1, 1.2], strands: [['cream', bundle(7, [0.05, 0.2], [0, 0.2], [1, 1], 4)], ['basalt', bundle(2, [0.03, 0.06], [0.3, 0.5], [1, 1], 6)]] }),
      // The middle one, in three streams.
      ledge({ seed: 9, back: [[-20, 330], [420, 290], [800, 280], [1200, 288], [1640, 330]], brink: [[-20, 360], [420, 322], [800, 312], [1200, 320], [1640, 356]], foot: [[-20, 520], [420, 470], [800, 460], [1200, 466], [1640, 520]], blocks: [60, 230], steps: 0.3, top: 'rust', lit: 'rust', front: 'basalt', shade: 'ink', rim: 'honey' }),
      flow({ path: [[796, 274, 110], [790, 284, 150], [780, 300, 230], [776, 322, 262]], ink: 'aqua', streaks: [['cream', 16, 9]], length: [0.3, 0.6], seed: 4 }),
      ...([[580, 64, 3], [760, 92, 5], [964, 72, 7]] as const).flatMap(([x, half, seed]) => {
        const path = [[x, 312, half - 4], [x, 330, half], [x - 4, 390, half + 4], [x - 8, 464, half + 14]] as const;
        return [
          strands<Stairs>({ path, seed, girth: [1, 1], strands: [['aqua', [[0.5, 1, 0, 1]]]] }),
          strands<Stairs>({ path, seed: seed + 1, girth: [0.1, 1.2], strands: [['cream', bundle(7, [0.05, 0.2], [0, 0.16], [1, 1], seed)], ['ink', bundle(2, [0.03, 0.06], [0.3, 0.5], [1, 1], seed + 2)]] }),
        ];
      }),
      // The lowest, the broadest and the nearest: it runs off the sheet.
      ledge({ seed: 24, back: [[-20, 520], [400, 462], [800, 452], [1200, 460], [1640, 520]], brink: [[-20, 580], [400, 534], [800, 524], [1200, 530], [1640, 576]], foot: [[-20, 900], [400, 850], [800, 840], [1200, 850], [1640, 900]], blocks: [90, 330], jut: 0.26, steps: 0.5, top: 'rust', lit: 'rust', front: 'basalt', shade: 'ink', rim: 'honey' }),
      drawn({ ink: 'teal', path: 'M480 470C560 452 960 448 1050 466 1100 480 1270 506 1340 540H240C280 510 400 488 480 470z' }),
      drawn({ ink: 'aqua', path: 'M620 496C540 502 440 516 340 534 420 506 520 492 620 496zM700 504C660 510 620 520 580 532 610 512 650 502 700 504zM880 502C920 506 960 518 990 530 940 520 910 512 880 502zM960 488C1040 494 1140 508 1240 532 1130 518 1040 504 960 488zM740 492C790 488 830 490 860 494 820 500 780 498 740 492z' }),
      spume({ seed: 4, ink: 'cream', shade: 'aqua', items: [[570, 470, 190, 22], [752, 472, 260, 28], [962, 470, 210, 22]] }),
      ...([[318, 104, 3], [530, 84, 5], [916, 92, 8], [1130, 104, 4], [1296, 40, 6]] as const).flatMap(([x, half, seed]) => {
        const path = [[x, 522, half - 8], [x, 548, half], [x - 6, 640, half + 6], [x - 14, 744, half + 22]] as const;
        return [
          strands<Stairs>({ path, seed, girth: [1, 1], strands: [['aqua', [[0.5, 1, 0, 1]]]] }),
          strands<Stairs>({ path, seed: seed + 1, girth: [0.1, 1.3], strands: [['cream', bundle(8, [0.04, 0.17], [0, 0.14], [1, 1], seed)], ['ink', bundle(2, [0.02, 0.05], [0.3, 0.6], [1, 1], seed + 3)]] }),
        ];
      }),
      // The pool, and blocks that broke from the flow.
      drawn({ ink: 'teal', path: 'M-20 760C200 736 400 726 760 728 1100 726 1400 740 1640 764V830H-20z' }),
      spume({ seed: 12, ink: 'cream', shade: 'aqua', items: [[380, 742, 520, 38], [1080, 744, 640, 42]] }),
      drawn({ ink: 'aqua', path: 'M560 782C680 772 840 774 960 780 840 792 680 792 560 782z' }),
      boulders({ ink: 'ink', lit: 'rust', seed: 9, items: [[724, 770, 170, 80], [826, 780, 90, 40]] }),
      mass({ ink: 'ink', light: evening, rim: 6, layers: [
        shape({ ink: 'ink', points: [[-20, 650], [50, 640], [96, 690], [170, 700], [200, 752], [300, 766], [350, 830], [-20, 830]] }),
        shape({ ink: 'ink', points: [[1180, 830], [1226, 786], [1340, 776], [1380, 730], [1480, 720], [1530, 660], [1640, 640], [1640, 830]] }),
      ] }),
      // The bank on the right.
      figure({ x: 1146, y: 494, height: 88, pose: 'lookout', ink: 'ink', coat: 'gold', hat: 'honey', skin: 'rust', rim: 'cream' }),
    ],
  },
  badge: {
    alt: 'Gooseberry Falls: a small fall far back, and below it a broad one over a slanting ledge of dark lava',
    palette: stairs,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['honey', 0], ['cream', 100]] }),
      ridge({ ink: 'gold', points: [[0, 126], [195, 142], [390, 126]], swell: 3, seed: 5, cover: 'hardwood', height: [14, 24], floor: 210 }),
      ridge({ ink: 'mauve', points: [[0, 150], [195, 166], [390, 150]], swell: 3, seed: 8, cover: 'spruce', height: [10, 26], detail: 0, floor: 210 }),
      // Flows of lava, and the river over them: a small fall far back on the right, a broad one over the slanting ledge.
      drawn({ ink: 'basalt', path: 'M20 178H370V350H20z' }),
      drawn({ ink: 'rust', path: 'M20 166L110 168 120 174H280L370 166V182L270 184H110L20 182zM20 218H370V222L20 260z' }),
      drawn({ ink: 'ink', path: 'M126 184H180L190 218H120zM200 184H310L316 218H206zM40 258L92 253V350H40zM130 248L310 228V350H124z' }),
      drawn({ ink: 'aqua', path: 'M340 162C320 166 230 168 214 185H270C284 176 330 176 340 162zM208 216H276C284 222 304 222 298 232L104 252C106 240 150 240 176 234 196 230 192 222 208 216z' }),
      drawn({ ink: 'cream', path: sheet([184, 0], [219, 0], [[212, 268]]), layers: [
        drawn({ ink: 'aqua', path: 'M256 184H290V240H258z' }),
        slits({ ink: 'aqua', items: [[232, 186, 240, 8, -2]] }),
      ] }),
      drawn({ ink: 'cream', path: sheet([260, -0.1], [370, -0.1], [[104, 210], [234, 296]]), layers: [
        drawn({ ink: 'aqua', path: 'M194 236H230V360H198zM278 228H320V360H282z' }),
        slits({ ink: 'aqua', items: [[128, 254, 330, 9], [252, 240, 320, 9]] }),
        slits({ ink: 'ink', items: [[160, 262, 370, 10]] }),
      ] }),
      drawn({ ink: 'rust', path: 'M208 240L214 230 228 228 236 237z' }),
    ],
  },
});

/** A step of broken rock seen a little from above: a light top, and below its brink faces that turn to the light and away from it. */
interface LedgeOptions<Ink> {
  /** The brink and the foot of its front, left to right. */
  brink: readonly Point[];
  foot: readonly Point[];
  /** The far edge of the top, left to right; without it only the front is drawn. */
  back?: readonly Point[];
  top: Ink;
  /** Faces that turn to the light, that face us, and that turn away. */
  lit: Ink;
  front: Ink;
  shade: Ink;
  /** The very edge, where it catches the light. */
  rim?: Ink;
  /** Narrowest and widest block: narrow ones are basalt, wide ones limestone. */
  blocks: Range;
  /** How far a block stands out, over its width. */
  jut?: number;
  /** Lower blocks that still lean on the front, for each block of it. */
  steps?: number;
  /** How far down lies each open seam between two beds, 0 to 1. */
  beds?: readonly number[];
  light?: Side;
  seed?: number;
}

interface Corner {
  top: Point;
  foot: Point;
}

/** The brink goes in and out from block to block; each piece of it, pulled down to the foot, is one face. */
function ledge<Ink extends string>(options: LedgeOptions<Ink>): Layer<Ink> {
  const { brink, foot, back, blocks, jut = 0.3, steps = 0.4, beds = [], light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 47 + 29);
    const grid = canvas.coarseGrid;
    const [brinkAt, footAt] = [heightAlong(brink), heightAlong(foot)];
    const corner = (x: number, out: number, down = 0): Corner => ({
      top: [x, lerp(brinkAt(x), footAt(x), down) + out],
      foot: [x, footAt(x) + out * 1.25],
    });

    const faces = (corners: readonly Corner[]) => {
      const inks = new Map<Ink, string>();
      let [seams, rim] = ['', ''];
      for (let i = 1; i < corners.length; i++) {
        const [from, to] = [at(corners, i - 1), at(corners, i)];
        const run = to.top[0] - from.top[0] || 1;
        const level = (brinkAt(to.top[0]) - brinkAt(from.top[0])) / run;
        const turn = ((to.top[1] - from.top[1]) / run - level) * -light;
        const ink = Math.abs(turn) < 0.14 ? options.front : turn > 0 ? options.lit : options.shade;
        inks.set(ink, (inks.get(ink) ?? '') + polygon([from.top, to.top, to.foot, from.foot], grid));
        const thick = Math.min(6, (to.foot[1] - to.top[1]) * 0.05 + 1.5);
        if (turn > -0.14) {
          const [near, far] = [thick, thick * random.between(0.2, 0.8)];
          rim += polygon([from.top, to.top, [to.top[0], to.top[1] + far], [from.top[0], from.top[1] + near]], grid);
        }
        for (const depth of beds) {
          if (random.chance(0.16)) continue;
          const down = ({ top, foot: below }: Corner, more: number): Point => [
            lerp(top[0], below[0], depth),
            lerp(top[1], below[1], depth) + more,
          ];
          const [near, far] = [random.between(2, 8), random.between(2, 8)];
          seams += polygon([down(from, 0), down(to, 0), down(to, far), down(from, near)], grid);
        }
      }
      for (const [ink, data] of inks) canvas.fill(ink, data);
      if (seams) canvas.fill(options.shade, seams);
      if (options.rim) canvas.fill(options.rim, rim);
    };

    const edge = [corner(first(brink)[0], 0)];
    const lower: Corner[][] = [];
    let out = 0;
    for (let x = first(brink)[0]; x < last(brink)[0] - 1; ) {
      const rest = last(brink)[0] - x;
      const wanted = lerp(...blocks, random.next() ** 2);
      const width = rest - wanted < blocks[0] ? rest : wanted;
      // A face that turns to one side, and the front of the block. Now and then two turn the same way.
      const turn = width * random.between(0.12, 0.6);
      const forward = out > 0 ? random.chance(0.2) : random.chance(0.85);
      const farthest = jut * Math.min(blocks[1], blocks[0] * 3);
      out = Math.max(-farthest, Math.min(farthest, out + (forward ? 1 : -1) * random.between(0.4, 1.2) * jut * width));
      edge.push(corner(x + turn, out), corner(x + width, out + random.jitter(0.12) * jut * width));
      if (random.chance(steps)) {
        const [down, own] = [random.between(0.35, 0.85), width * random.between(0.5, 1.2)];
        const [nose, start] = [out + own * jut * random.between(0.5, 1), x + width * random.between(0, 0.5)];
        lower.push([
          corner(start, out - 4, down),
          corner(start + own * random.between(0.15, 0.4), nose, down),
          corner(start + own * random.between(0.6, 0.85), nose + own * random.jitter(0.06), down),
          corner(start + own, out - 4, down),
        ]);
      }
      x += width;
    }
    if (back) canvas.fill(options.top, polygon([...back, ...edge.map(({ top }) => top).reverse()], grid));
    faces(edge);
    for (const block of lower) {
      faces(block);
      canvas.fill(
        options.top,
        polygon(
          block.map(({ top }) => top),
          grid,
        ),
      );
    }
  };
}

/** Where across the water it runs, how wide it is there, and from where to where along the fall: all of 0 to 1. */
type Strand = readonly [lane: number, width: number, from: number, to: number];

interface StrandsOptions<Ink> {
  /** Middle and half the width, from the brink to the foot. */
  path: readonly Station[];
  /** Unequal ones, far to near; of each ink. */
  strands: readonly (readonly [ink: Ink, items: readonly Strand[]])[];
  /** How far a strand sways, of the width of the water. */
  sway?: number;
  /** Width at the start, in the middle and at the end, of its full width. */
  girth?: readonly [start: number, end: number];
  seed?: number;
}

/** Falling water as a bundle of strands: one sheet where it bends over the brink, and parted farther down. */
function strands<Ink extends string>(options: StrandsOptions<Ink>): Layer<Ink> {
  const { path, strands: bundles, sway = 0.012, girth = [0.5, 0.9], seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 67 + 3);
    for (const [ink, items] of bundles) {
      let data = '';
      for (const [lane, width, from, to] of items) {
        const pieces = Math.max(3, Math.round((to - from) * 7));
        const sides: [Point[], Point[]] = [[], []];
        for (let i = 0; i <= pieces; i++) {
          const t = i / pieces;
          const [x, y, half] = alongSmoothStations(path, lerp(from, to, t));
          const thick = width * half * (t < 0.3 ? lerp(girth[0], 1, t / 0.3) : lerp(1, girth[1], (t - 0.3) / 0.7));
          const middle = x + (lane * 2 - 1) * half;
          for (const side of [0, 1] as const)
            at(sides, side).push([middle + (side ? thick : -thick) + random.jitter(sway * 2 * half), y]);
        }
        data += ribbonBetween(sides[1], sides[0].reverse());
      }
      canvas.fill(ink, data);
    }
  };
}

/** Strands side by side, some thin and some broad, with a gap here and there. */
function bundle(
  count: number,
  width: Range,
  from: Range,
  to: Range,
  seed: number,
  lanes: Range = [0, 1],
): Strand[] {
  const random = new Random(seed * 29 + 1);
  return Array.from({ length: count }, (_, i): Strand => {
    const lane = lerp(...lanes, (i + random.between(0.1, 0.9)) / count);
    return [lane, lerp(...width, random.next() ** 2), random.between(...from), random.between(...to)];
  });
}
