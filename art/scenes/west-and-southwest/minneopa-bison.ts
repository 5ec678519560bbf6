import { lerp, type Point, type Range } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { ribbonBetween } from '../../kit/path.ts';
import { noise, Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bison } from '../../motifs/bison.ts';
import { cascade } from '../../motifs/cascade.ts';
import { foliage } from '../../motifs/foliage.ts';
import { overlook } from '../../motifs/overlook.ts';
import { bank, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { spindrift } from '../../motifs/spindrift.ts';

/** Evening: the sun stands on the right, and lights the left wall. */
const fallsTwice = values({
  dark: { ink: '#1d1a23', umber: '#4b2e2b' },
  middle: { rose: '#a9573f', pool: '#3f7277', ochre: '#c18548' },
  glow: { buff: '#f0c47c', sky: '#bfdad4', cream: '#fff4da' },
  accent: { red: '#dc4428' },
});
const west = { from: [1, -0.6], ink: 'buff', shadow: 'ink' } as const;

/** The gorge: the sun stands on the right, and lights the wall on the left. */
const theater = values({
  dark: { ink: '#17222b', umber: '#552d2b' },
  middle: { rose: '#a9573f', pool: '#37737d', ochre: '#c98a48' },
  glow: { buff: '#f0c47c', sky: '#bfdad4', cream: '#fff4da' },
  accent: { red: '#dc4428' },
});

/** The two falls: a low one upstream, and the high one below the bridge; beside that a thread of its own. */
const upper = [[790, 134, 104], [790, 150, 112], [796, 196, 116], [800, 244, 126]] as const;
const lower = [[586, 246, 116], [582, 264, 132], [574, 330, 140], [568, 460, 150], [564, 690, 172]] as const;
const aside = [[760, 252, 14], [760, 272, 18], [758, 400, 20], [756, 660, 26]] as const;

export default trailArt({
  hero: {
    alt: 'Minneopa Creek falls twice, with a footbridge between: a low fall upstream, then a high one into a gorge whose golden sandstone runs round it like the rows of a theater.',
    focus: { x: 0.33, y: 0.5 },
    palette: theater,
    layers: [
      sky({ bands: [['sky', 0]] }),
      drawn({ ink: 'cream', path: 'M330 52C480 18 640 44 800 30 960 20 1080 44 1230 22 1120 66 960 52 820 66 660 76 480 44 330 52z' }),
      // The prairie on top, and the woods along the creek.
      bank({ ink: 'buff', points: [[-20, 150], [400, 122], [760, 114], [1100, 122], [1640, 150]], close: [[1640, 300], [-20, 300]] }),
      mass({ ink: 'rose', light: west, rim: 7, layers: [
        foliage({ ink: 'rose', size: [24, 130], seed: 3, points: [[120, 170], [230, 110], [330, 84], [430, 110], [560, 140], [560, 300], [100, 300]] }),
        foliage({ ink: 'rose', size: [24, 130], seed: 8, points: [[900, 140], [980, 96], [1090, 66], [1220, 84], [1340, 56], [1540, 140], [1540, 300], [880, 300]] }),
      ] }),
      // The first ledge, a low one, a little upstream.
      drawn({ ink: 'umber', path: 'M380 178C480 150 560 160 640 150L900 140C980 146 1060 140 1160 164L1180 300H380z' }),
      drawn({ ink: 'buff', path: 'M384 178C480 148 560 156 652 142L648 164C600 178 560 166 500 180 470 188 420 186 384 178z' }),
      drawn({ ink: 'rose', path: 'M880 138C960 142 1060 134 1160 164 1080 182 1010 160 960 172 920 176 900 160 884 166z' }),
      drawn({ ink: 'pool', path: 'M690 150C730 124 860 120 904 138V154H680z' }),
      cascade({ path: upper, seed: 3, tongues: [
        { ink: 'sky', across: [0, 1] },
        { ink: 'cream', across: [0, 1], toward: [0.06, 1], locks: 7, part: [0.1, 0.4], end: [0.7, 1.4] },
      ] }),
      drawn({ ink: 'pool', path: 'M400 250C520 214 860 214 1000 246L1030 310H380z' }),
      drawn({ ink: 'cream', path: 'M690 236C700 214 740 212 756 222 780 204 830 204 846 220 880 210 920 218 926 236 860 246 750 246 690 236z' }),
      amphitheater({ x: 590, y: 460, scale: 560, behind: 0.36, lit: -70, dusk: 0.02, seed: 4, tones: ['cream', 'buff', 'ochre', 'ochre', 'rose', 'umber'], under: 'ink', graze: 'ochre', beds: [
        [0.59, 0.5, 0.95], [0.5, 0.42, 1.06], [0.42, 0.22, 0.98], [0.22, 0.16, 1.06], [0.16, 0, 1], [0, -0.06, 1.06], [-0.06, -0.2, 0.95], [-0.2, -0.26, 1.02], [-0.26, -0.55, 0.88],
      ] }),
      spray({ ink: 'ink', from: [1500, 800], to: [1300, 120], size: 2.2, opacity: 0.7, within: [[900, 180], [1640, -40], [1640, 830], [940, 660]] }),
      // The hollow behind the second fall, undercut and ragged.
      drawn({ ink: 'ink', path: 'M330 270C460 246 740 246 860 262L846 300 870 330 840 384 852 440 806 480 816 560 780 600 800 680H300L330 620 312 560 350 500 336 430 372 380 350 330z' }),
      drawn({ ink: 'umber', path: 'M346 420L420 408 440 430 400 452 350 446zM700 380L838 372 846 410 780 424 720 414zM690 500L806 486 810 530 740 540zM330 560L420 548 430 580 350 596z' }),
      drawn({ ink: 'pool', path: 'M400 232C520 214 700 214 790 230L760 268H430z' }),
      drawn({ ink: 'sky', path: 'M470 234C540 222 640 222 700 230 720 240 700 258 640 252 580 258 520 250 480 256 450 250 452 240 470 234z' }),
      // The second: it leaves the brink as one sheet, and a bed that stands out breaks it.
      cascade({ path: lower, seed: 14, tongues: [
        { ink: 'sky', across: [0, 1], locks: 5, part: [0.5, 0.9], end: [1.2, 1.3], gap: 0.12 },
        { ink: 'cream', across: [0, 1], toward: [0.06, 0.98], locks: 10, part: [0.2, 0.6], end: [0.6, 1.4], gap: 0.26 },
      ] }),
      cascade({ path: aside, seed: 7, tongues: [{ ink: 'sky', across: [0, 1] }, { ink: 'cream', across: [0.1, 1], toward: [0.3, 0.9], locks: 2, end: [0.5, 1] }] }),
      drawn({ ink: 'cream', path: 'M466 250C540 238 640 238 698 248 709 251 713 262 714 276H450C454 262 460 252 466 250z' }),
      drawn({ ink: 'umber', path: 'M312 560L350 500 420 484 506 498 520 532 486 556 470 590 460 628 400 640H320z' }),
      drawn({ ink: 'rose', path: 'M350 500L420 484 506 498 520 532 440 522 400 530z' }),
      // The basin, in the shade of the wall but for where the sky lies on it.
      drawn({ ink: 'pool', path: 'M-20 800L120 730Q340 640 600 634Q960 640 1240 730L1640 830H-20z', layers: [
        drawn({ ink: 'ink', path: 'M1640 640L940 640C990 690 930 720 1010 740 950 770 1060 780 1020 830H1640zM200 620C270 664 340 680 420 690 500 700 720 700 800 690 860 680 900 664 940 640V600H200z' }),
        drawn({ ink: 'sky', path: 'M340 730C440 700 560 720 640 712 740 706 840 716 900 736 820 752 760 744 700 756 800 764 880 776 930 800 820 790 740 780 660 786 560 792 460 790 380 806 420 780 500 768 560 758 480 752 400 750 340 730z' }),
      ] }),
      spindrift({ x: 590, y: 708, width: 700, height: 120, ink: 'cream', shade: 'sky', seed: 7 }),
      overlook({ x: 300, y: 226, width: 660, rail: 28, legs: 22, ink: 'ink', lit: 'ink', posts: 14 }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Minneopa Creek falls twice through golden sandstone; a bison on the skyline above it',
    palette: fallsTwice,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['cream', 0]] }),
      bank({ ink: 'buff', points: [[0, 168], [195, 162], [390, 168]], close: [[390, 400], [0, 400]] }),
      mass({ ink: 'umber', light: west, rim: 2, layers: [bison({ x: 160, y: 168, width: 84, ink: 'ink', lit: 'ink', wool: 'ink' })] }),
      shape({ ink: 'rose', points: [[20, 192], [130, 186], [170, 200], [170, 236], [20, 250]] }),
      shape({ ink: 'umber', points: [[220, 200], [260, 186], [370, 192], [370, 250], [220, 236]] }),
      shape({ ink: 'cream', points: [[164, 192], [226, 192], [232, 230], [158, 230]] }),
      shape({ ink: 'ink', points: [[120, 244], [270, 244], [290, 360], [100, 360]] }),
      shape({ ink: 'pool', points: [[132, 236], [160, 228], [230, 228], [258, 236], [240, 252], [150, 252]] }),
      shape({ ink: 'buff', points: [[20, 214], [134, 236], [140, 256], [20, 250]] }),
      shape({ ink: 'ochre', points: [[20, 260], [126, 266], [132, 288], [20, 292]] }),
      shape({ ink: 'buff', points: [[20, 302], [114, 298], [120, 326], [20, 340]] }),
      shape({ ink: 'rose', points: [[370, 214], [256, 236], [250, 256], [370, 250]] }),
      shape({ ink: 'rose', points: [[370, 260], [264, 266], [258, 288], [370, 292]] }),
      shape({ ink: 'rose', points: [[370, 302], [276, 298], [270, 326], [370, 340]] }),
      lenses({ ink: 'cream', items: [[195, 238, 80, 5]] }),
      shape({ ink: 'cream', points: [[150, 252], [160, 245], [230, 245], [240, 252], [250, 360], [140, 360]] }),
      drawn({ ink: 'sky', path: 'M150 252 172 247C162 280 176 310 164 360H140zM164 192H178C172 206 176 220 170 230H158z' }),
      slits({ ink: 'pool', items: [[188, 256, 334, 9, -3], [214, 264, 310, 6, 2], [228, 252, 350, 9, 6], [196, 196, 226, 6]] }),
    ],
  },
});

/** Heights over the eye and radii, both in units of the gorge; a small radius stands out, a large one lies back. */
type RockBed = readonly [top: number, foot: number, radius: number];

interface AmphitheaterOptions<Ink> {
  /** Where the eye looks: straight at the back wall. */
  x: number;
  y: number;
  /** How large a unit is one unit away. */
  scale: number;
  /** How far the eye stands from the middle of the gorge, toward us. */
  behind: number;
  /** From the top down. */
  beds: readonly RockBed[];
  /** From the lit wall to the one in the shade. */
  tones: readonly Ink[];
  /** Below what hangs over. */
  under: Ink;
  /** Degrees from the back wall to the wall that faces the light: negative is on the left. */
  lit: number;
  /** Light that grazes the crests of what stands out on the wall in the shade. */
  graze?: Ink;
  /** Below this the rock lies in the shadow of the other rim. */
  dusk?: number;
  /** How far to either side it is drawn, in degrees. */
  span?: number;
  /** Narrowest and widest plane, in degrees. */
  planes?: Range;
  /** How far the beds swell and shrink. */
  unrest?: number;
  seed?: number;
}

const RADIANS = Math.PI / 180;

/** The head of a gorge from inside: beds of soft rock that run round it like the rows of a theater. */
function amphitheater<Ink extends string>(options: AmphitheaterOptions<Ink>): Layer<Ink> {
  const { x, y, scale, behind, beds, tones, under, lit, graze, seed = 1 } = options;
  const { dusk = -9, span = 84, planes = [9, 30], unrest = 0.03 } = options;
  const place = (degrees: number, height: number, radius: number): Point => {
    const away = behind + radius * Math.cos(degrees * RADIANS);
    return [x + (scale * radius * Math.sin(degrees * RADIANS)) / away, y - (scale * height) / away];
  };
  return (canvas) => {
    const random = new Random(seed * 83 + 9);
    const arc = (from: number, to: number, at: (degrees: number) => Point): Point[] => {
      const pieces = Math.max(2, Math.round(Math.abs(to - from) / 5));
      return Array.from({ length: pieces + 1 }, (_, i) => at(lerp(from, to, i / pieces)));
    };
    const highest = Math.max(...beds.map(([top]) => top)) - unrest;
    const lowest = Math.min(...beds.map(([, foot]) => foot));
    const back = (height: number) => (degrees: number) => place(degrees, height, 1.05);
    canvas.fill(under, ribbonBetween(arc(-span, span, back(highest)), arc(span, -span, back(lowest))));
    // The farthest first: what stands out covers what lies back.
    for (const [index, [top, foot, radius]] of [...beds].sort((a, b) => b[2] - a[2]).entries()) {
      const swell = noise(seed * 13 + index);
      const edge = (height: number, wave: number) => (degrees: number) => {
        const out = radius + unrest * swell(degrees / 16);
        return place(degrees, height + unrest * 0.45 * swell(degrees / 11 + wave), out);
      };
      const facets = new Map<Ink, string>();
      let [from, slant] = [-span, 0];
      while (from < span) {
        const to = Math.min(span, from + random.between(...planes));
        const lean = to < span ? random.jitter(5) : 0;
        const facing = Math.cos(((from + to) / 2 + random.jitter(14) - lit) * RADIANS);
        const inShade = (top + foot) / 2 < dusk ? 0.34 : 0;
        const dark = (1 - facing) / 2 + (radius > 1 ? 0.24 : 0) + inShade;
        const tone = Math.min(tones.length - 1, Math.max(0, Math.round(dark * 1.25 * (tones.length - 1))));
        const ink = tones[tone] as Ink;
        // A plane reaches under the next one, so that no gap shows between them.
        const crest = arc(from + slant - 0.4, to + lean, edge(top, 0));
        const base = arc(to - lean, from - slant - 0.4, edge(foot, 7));
        facets.set(ink, (facets.get(ink) ?? '') + ribbonBetween(crest, base));
        [from, slant] = [to, lean];
      }
      for (const [ink, data] of facets) canvas.fill(ink, data);
      if (graze && radius <= 1) {
        const [near, far] = [lit < 0 ? span : -span, lit < 0 ? random.between(6, 24) : -random.between(6, 24)];
        const rim = (thick: number) => (degrees: number) =>
          edge(top - (thick * (degrees - far)) / (near - far), 0)(degrees);
        canvas.fill(graze, ribbonBetween(arc(far, near, rim(0)), arc(near, far, rim(0.014))));
      }
    }
  };
}
