import { type Spot, scatter } from '../../kit/figure.ts';
import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { tamaracks } from '../../motifs/conifers.ts';
import { figure } from '../../motifs/hikers.ts';
import { larches } from '../../motifs/larches.ts';
import { boardwalk, walkway } from '../../motifs/paths.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';

const bog = {
  ink: '#1d2725',
  brown: '#5b3527',
  rust: '#a9472f',
  amber: '#d98b2b',
  gold: '#f4c453',
  teal: '#2b5a59',
  mist: '#93b7a8',
  cream: '#fbeccb',
};

/** Seen from above in October; the low sun on the left draws long shadows over the bog. */
const bogFromAbove = values({
  dark: { ink: '#1c2624', teal: '#274f50' },
  middle: { rust: '#a8492c', amber: '#d2842a' },
  glow: { gold: '#f5c552', mist: '#b7d0c2', cream: '#fdf0d2' },
  accent: { red: '#d93a2b' },
});
const low = { from: [-1, -0.6], ink: 'cream', shadow: 'ink' } as const;

/** Black spruces of the bog: a dense club of a top on a thin, drooping spire. */
const blackSpruces = (spots: readonly Spot[]): Layer<'ink' | 'teal'> => (canvas) =>
  scatter(canvas, 'black spruce', spots.map(([x, y, height]): Spot => [x, y, height / 2]), [
    ['ink', 'M0-200L5-186 12-178 6-176 15-164 7-162 16-150 8-148 14-138 5-136 13-122 5-122 16-108 6-108 18-92 7-92 20-74 8-76 23-56 9-58 26-38 10-42 28-22 3-26V0H-3V-26L-24-24-9-40-24-42-9-56-19-60-8-74-19-78-6-90-15-96-6-106-12-112-5-122-14-138-7-148-15-156-6-162-12-172-5-176-10-184z'],
    ['teal', 'M0-200V-30L-24-24-9-40-24-42-9-56-19-60-8-74-19-78-6-90-15-96-6-106-12-112-5-122-14-138-7-148-15-156-6-162-12-172-5-176-10-184z'],
  ]);

const golden = { stem: 'ink', lit: 'gold', shade: 'rust' } as const;

/** The three near tamaracks, far to near. */
const OLD = [[392, 500, 390, 4], [70, 610, 520, 5], [252, 736, 640, 4]] as const;

export default trailArt({
  hero: {
    alt: 'From above, a plank boardwalk bends in bold turns past a stand of golden tamaracks and a dark pool, across an amber bog to Big Bog Lake; one walker throws a long October shadow.',
    focus: { x: 0.36, y: 0.5 },
    palette: bogFromAbove,
    layers: [
      sky({ bands: [['cream', 0]] }),
      // The far shore of Big Bog Lake: clumps of black spruce and low woods between, mirrored.
      mass({ ink: 'teal', mirror: { y: 124, ink: 'teal', opacity: 0.45 }, layers: [
        drawn({ ink: 'teal', path: 'M-20 126V100L20 96L30 70L40 94L48 58L58 90L66 40L78 88L86 62L96 96L150 102L240 100L250 74L260 98L268 52L280 96L300 104L420 108L560 104L568 84L578 104L760 110L900 106L930 102L940 72L950 98L958 46L970 92L978 30L990 90L998 56L1008 94L1016 76L1026 102L1120 106L1280 110L1330 104L1340 82L1350 102L1440 98L1450 66L1460 94L1468 48L1480 90L1490 70L1500 96L1640 92V126z' }),
      ] }),
      drawn({ ink: 'mist', path: 'M-20 124H1640V240H-20z', opacity: 0.7 }),
      drawn({ ink: 'cream', path: 'M180 166Q420 150 640 164Q560 172 700 180Q480 192 330 182Q260 176 180 166zM980 186Q1180 170 1400 180Q1520 174 1640 182V202Q1400 206 1240 200Q1080 200 980 186z' }),
      bank({ ink: 'amber', points: [[-20, 206], [200, 216], [420, 198], [640, 222], [820, 206], [1060, 226], [1300, 204], [1620, 216]], close: [[1620, 830], [-20, 830]] }),
      // Leatherleaf reddens between hummocks of moss.
      drawn({ ink: 'rust', opacity: 0.42, path: 'M-20 330Q120 300 280 330Q440 340 560 320Q470 370 300 366Q120 380-20 370zM1640 250Q1400 236 1200 262Q1060 276 980 262Q1080 300 1260 300Q1480 312 1640 290zM1640 400Q1440 380 1280 410Q1120 420 1040 400Q1100 460 1300 466Q1500 480 1640 450zM-20 600Q160 560 340 590Q480 600 560 570Q600 640 440 660Q240 700-20 680zM1080 650Q1280 600 1460 630Q1560 640 1640 620V760Q1400 720 1240 740Q1060 730 1080 650z' }),
      spray({ ink: 'rust', from: [0, 840], to: [0, 230], size: 5 }),
      // Dark water on the open side: one wide pool near by, a sliver far off, the sky along their near edge.
      mass({ ink: 'teal', light: { from: [0, 1], ink: 'mist', shadow: 'ink' }, rim: 7, layers: [
        drawn({ ink: 'teal', path: 'M1010 306Q1100 298 1190 303 1250 296 1296 304 1240 314 1180 311 1080 318 1010 306zM1120 660C1180 610 1320 612 1420 586 1500 564 1570 560 1640 562V742C1560 752 1520 730 1450 736 1390 742 1330 764 1260 742 1200 724 1140 714 1120 660z' }),
      ] }),
      drawn({ ink: 'mist', path: 'M1300 640C1380 628 1500 632 1640 612V628C1520 648 1400 650 1300 640z' }),
      walkway({ path: [[640, 940], [800, 760], [960, 600], [900, 480], [700, 400], [640, 340], [740, 292], [840, 256], [830, 228], [800, 206]], horizon: 96, half: 0.17, planks: 51, crowding: 1.3, plank: 'cream', plank2: 'gold', edge: 'ink', shadow: 'rust' }),
      // Far off a thin stand, with spruces of the bog; near by three old trees, each by itself.
      larches({ ...golden, boughs: 9, items: [[168, 284, 120, 2], [318, 282, 140, 2], [452, 290, 110, 1], [482, 284, 76, 2]] }),
      blackSpruces([[142, 296, 160], [520, 404, 180], [566, 398, 120]]),
      mass({ light: low, shadow: { y: 480, length: 1.1, opacity: 0.5 }, layers: [figure({ x: 836, y: 488, height: 130, pose: 'stride', ink: 'ink', coat: 'ink', skin: 'ink' })] }),
      figure({ x: 836, y: 488, height: 130, pose: 'stride', ink: 'ink', coat: 'red', pack: 'teal', skin: 'rust', hair: 'ink', rim: 'cream', flip: true }),
      ...OLD.flatMap(([x, y, height, form]) => [
        mass({ light: low, shadow: { y, length: 0.8, opacity: 0.5 }, layers: [larches({ ...golden, items: [[x, y, height, form]] })] }),
        drawn({ ink: 'rust', path: `M${x - 50} ${y + 8}Q${x - 30} ${y - 14} ${x} ${y - 12}Q${x + 34} ${y - 16} ${x + 60} ${y + 8}Q${x} ${y + 16} ${x - 50} ${y + 8}z` }),
        larches({ ...golden, items: [[x, y - 4, height, form]] }),
      ]),
      larches({ ...golden, boughs: 9, items: [[520, 712, 120, 2]] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A plank boardwalk through the golden tamaracks of the bog at Lake Bemidji, toward a low sun',
    palette: bog,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mist', 0], ['cream', 112]] }),
      sun({ x: 195, y: 178, radius: 50, ink: 'gold' }),
      ridge({ ink: 'teal', y: 222, swell: 4, seed: 8, cover: 'spruce', height: [20, 56], detail: 0, swells: 4, gaps: 0.02, floor: 250, spacing: 0.32 }),
      ridge({ ink: 'amber', y: 228, swell: 3, seed: 2 }),
      ridge({ ink: 'rust', y: 274, swell: 4, swells: 4, seed: 5, cover: 'hardwood', height: [10, 18] }),
      boardwalk({ path: [[168, 372, 92], [214, 310, 52], [226, 274, 32], [198, 244, 17], [200, 226, 9]], plank: 'cream', plank2: 'gold', edge: 'brown', shadow: 'ink', planks: 15, crowding: 1.7 }),
      tamaracks({ ink: 'amber', lit: 'gold', trunk: 'brown', seed: 2, forms: 1, tiers: 11, girth: 0.36, light: 1, items: [[118, 306, 210], [76, 330, 150]] }),
      tamaracks({ ink: 'amber', lit: 'gold', trunk: 'brown', seed: 2, forms: 1, tiers: 11, girth: 0.36, items: [[300, 312, 232], [338, 336, 150]] }),
    ],
  },
});
