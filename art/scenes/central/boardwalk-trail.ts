import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
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

export default trailArt({
  hero: {
    alt: 'From above, a plank boardwalk bends in bold turns across an amber bog dotted with dark pools and golden tamaracks, out to Big Bog Lake; one walker throws a long October shadow.',
    focus: { x: 0.5, y: 0.5 },
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
      // Pools: dark water, the sky along their near edge.
      mass({ ink: 'teal', light: { from: [0, 1], ink: 'mist', shadow: 'ink' }, rim: 7, layers: [
        drawn({ ink: 'teal', path: 'M424 268Q470 254 540 262Q600 256 630 268Q590 284 520 278Q450 282 424 268zM1000 276Q1060 258 1130 266Q1210 256 1250 272Q1210 290 1140 284Q1040 292 1000 276zM440 440Q470 418 530 424Q590 414 612 432Q600 456 540 452Q470 462 440 440zM770 366Q820 352 870 358Q930 352 960 366Q920 382 860 376Q800 384 770 366zM1054 566Q1100 534 1180 544Q1270 528 1310 556Q1300 590 1220 584Q1120 600 1054 566zM420 648Q470 612 560 622Q650 610 690 640Q660 676 570 668Q460 680 420 648zM1010 800Q1040 750 1150 752Q1250 744 1280 780L1290 830H1010z' }),
      ] }),
      walkway({ path: [[640, 940], [800, 760], [960, 600], [900, 480], [700, 400], [640, 340], [740, 292], [840, 256], [830, 228], [800, 206]], horizon: 96, half: 0.17, planks: 51, crowding: 1.3, plank: 'cream', plank2: 'gold', edge: 'ink', shadow: 'rust' }),
      mass({ light: low, shadow: { y: 298, length: 0.9, opacity: 0.5 }, layers: [larches({ stem: 'ink', lit: 'gold', shade: 'rust', items: [[70, 292, 110, 1], [118, 300, 150, 2], [1330, 300, 168, 3], [1380, 292, 108, 1], [1420, 304, 140, 2]] })] }),
      larches({ stem: 'ink', lit: 'gold', shade: 'rust', items: [[70, 292, 110, 1], [118, 300, 150, 2], [1330, 300, 168, 3], [1380, 292, 108, 1], [1420, 304, 140, 2]] }),
      mass({ light: low, shadow: { y: 466, length: 0.9, opacity: 0.5 }, layers: [larches({ stem: 'ink', lit: 'gold', shade: 'rust', items: [[300, 452, 220, 3], [372, 470, 300, 1], [1180, 440, 170, 2], [1490, 474, 320, 2], [1566, 462, 210, 1]] })] }),
      larches({ stem: 'ink', lit: 'gold', shade: 'rust', items: [[300, 452, 220, 3], [372, 470, 300, 1], [1180, 440, 170, 2], [1490, 474, 320, 2], [1566, 462, 210, 1]] }),
      mass({ light: low, shadow: { y: 480, length: 1.1, opacity: 0.5 }, layers: [figure({ x: 836, y: 488, height: 130, pose: 'stride', ink: 'ink', coat: 'ink', skin: 'ink' })] }),
      figure({ x: 836, y: 488, height: 130, pose: 'stride', ink: 'ink', coat: 'red', pack: 'teal', skin: 'rust', hair: 'ink', rim: 'cream', flip: true }),
      mass({ light: low, shadow: { y: 748, length: 0.9, opacity: 0.5 }, layers: [larches({ stem: 'ink', lit: 'gold', shade: 'rust', items: [[232, 742, 600, 2], [84, 760, 430, 3], [352, 752, 250, 1], [1360, 748, 420, 1]] })] }),
      larches({ stem: 'ink', lit: 'gold', shade: 'rust', items: [[232, 742, 600, 2], [84, 760, 430, 3], [352, 752, 250, 1], [1360, 748, 420, 1]] }),
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
