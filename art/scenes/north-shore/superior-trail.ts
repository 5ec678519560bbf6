import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { flow } from '../../motifs/flow.ts';
import { haze } from '../../motifs/haze.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { mist, ripples, } from '../../motifs/water.ts';


/** Evening: the sun stands low on the left, upstream. */
const stairs = values({
  dark: { ink: '#171a25', basalt: '#332e3c' },
  middle: { mauve: '#6a5468', rust: '#aa6048', teal: '#3f6f78' },
  glow: { honey: '#f7bd66', aqua: '#aed2cd', cream: '#fff5de' },
  accent: { gold: '#f08a24' },
});
const upstream = { from: [-1, -0.6], ink: 'honey', shadow: 'ink' } as const;

/** Water over the lip of a step: it bulges, then falls straight. */
const sheet = (x: number, half: number, top: number, base: number, seed: number) => [
  flow<keyof typeof stairs>({
    ink: 'cream',
    path: [[x, top - 8, half * 0.92], [x, top + 18, half], [x - 4, (top + base) / 2, half * 1.02], [x, base + 20, half * 1.1]],
    streaks: [['aqua', Math.ceil(half / 7), 10], ['teal', Math.ceil(half / 24), 6]],
    length: [0.3, 0.75],
    spread: 0.9,
    seed,
  }),
];

export default trailArt({
  hero: {
    alt: 'Gooseberry Falls from the pool: sheet over sheet of white water comes down broad steps of dark lava in evening light; someone sits on a slab beside it.',
    focus: { x: 0.66, y: 0.6 },
    palette: stairs,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'honey', from: [0, 0], to: [0, 130] }),
      ridge({ ink: 'gold', points: [[-20, 60], [300, 96], [620, 140], [760, 150], [900, 140], [1250, 80], [1620, 40]], swell: 8, seed: 5, cover: 'hardwood', height: [24, 50], floor: 300 }),
      haze({ ink: 'cream', y: [90, 170], floor: 300, steps: 2 }),
      ridge({ ink: 'mauve', points: [[-20, 110], [400, 156], [700, 190], [900, 190], [1200, 150], [1620, 110]], swell: 6, seed: 8, cover: 'spruce', height: [24, 84], detail: 0, gaps: 0.08, spacing: 0.5, floor: 420 }),
      // The farthest step.
      shape({ ink: 'basalt', points: [[-20, 190], [300, 226], [480, 250], [1120, 250], [1300, 222], [1620, 180], [1620, 420], [-20, 420]] }),
      shape({ ink: 'rust', points: [[-20, 190], [300, 226], [480, 250], [560, 250], [520, 276], [400, 262], [250, 240], [-20, 216]] }),
      shape({ ink: 'ink', points: [[1080, 252], [1300, 222], [1620, 180], [1620, 330], [1060, 330]] }),
      shape({ ink: 'mauve', points: [[1080, 252], [1300, 222], [1620, 180], [1620, 214], [1320, 250], [1110, 276]] }),
      ...sheet(640, 120, 240, 326, 7),
      ...sheet(930, 150, 246, 326, 9),
      drawn({ ink: 'ink', path: 'M740 236L790 226 830 244 808 262 826 292 850 340H720L744 300 734 264z' }),
      drawn({ ink: 'rust', path: 'M740 236L790 226 830 244 800 254 766 246z' }),
      drawn({ ink: 'basalt', path: 'M500 246L548 242 536 290 560 340H440z' }),
      shape({ ink: 'teal', points: [[-20, 330], [540, 320], [1060, 320], [1620, 330], [1620, 400], [-20, 400]] }),
      ripples({ ink: 'cream', y: [328, 384], count: 14, x: 800, spread: [260, 600], width: [120, 260], height: [4, 7], seed: 4 }),
      // The great step, from edge to edge.
      shape({ ink: 'basalt', points: [[-20, 424], [180, 404], [420, 396], [640, 380], [860, 378], [1080, 392], [1300, 396], [1640, 420], [1640, 660], [-20, 660]] }),
      shape({ ink: 'rust', points: [[1000, 386], [1140, 392], [1640, 420], [1640, 458], [1400, 436], [1150, 430], [1000, 424]] }),
      shape({ ink: 'ink', points: [[1040, 424], [1150, 432], [1180, 520], [1160, 670], [1020, 670]] }),
      ...sheet(190, 370, 384, 650, 3),
      ...sheet(872, 150, 372, 640, 8),
      ...sheet(1096, 20, 386, 644, 4),
      // One broad spur of lava parts the curtain; it comes down in steps, lit from upstream.
      drawn({ ink: 'ink', path: 'M548 404L572 380 690 370 728 390 716 446 764 470 752 536 812 566 806 620 880 690H430L452 610 500 590 494 520 540 500z' }),
      drawn({ ink: 'mauve', path: 'M548 404L604 410 590 504 556 526 548 604 508 622 490 690H430L452 610 500 590 494 520 540 500z' }),
      drawn({ ink: 'rust', path: 'M548 404L572 380 690 370 728 390 690 402 604 412zM716 446L764 470 730 482 664 470zM494 520L540 500 590 506 556 528zM752 536L812 566 770 580 700 566zM452 610L500 590 548 606 508 624z' }),
      // A ledge below it, and the pool.
      shape({ ink: 'ink', points: [[-20, 676], [200, 650], [420, 646], [700, 640], [980, 644], [1240, 660], [1640, 664], [1640, 802], [-20, 802]] }),
      shape({ ink: 'teal', points: [[-20, 700], [300, 668], [700, 652], [1000, 658], [1260, 690], [1640, 700], [1640, 802], [-20, 802]] }),
      mist({ x: 90, y: 706, width: 430, height: 60, ink: 'cream', seed: 4 }),
      mist({ x: 500, y: 684, width: 380, height: 44, ink: 'cream', seed: 9 }),
      mist({ x: 900, y: 682, width: 380, height: 50, ink: 'cream', seed: 6 }),
      ripples({ ink: 'aqua', y: [690, 800], count: 16, x: 640, spread: [500, 700], width: [160, 340], height: [5, 10], seed: 9 }),
      ripples({ ink: 'honey', y: [700, 800], count: 10, x: 520, spread: [300, 460], width: [120, 300], height: [4, 9], seed: 19 }),
      // The slab on the right, dark before all of it.
      mass({ ink: 'ink', light: upstream, rim: 6, layers: [
        shape({ ink: 'ink', points: [[1000, 820], [1030, 742], [1090, 700], [1120, 632], [1190, 612], [1330, 606], [1400, 560], [1640, 540], [1640, 820]] }),
      ] }),
      shape({ ink: 'rust', points: [[1120, 636], [1190, 616], [1330, 610], [1400, 564], [1640, 544], [1640, 580], [1430, 596], [1360, 640], [1200, 646]] }),
      spray({ ink: 'ink', from: [1560, 640], to: [1240, 600], within: [[1120, 636], [1190, 616], [1330, 610], [1400, 564], [1640, 544], [1640, 580], [1430, 596], [1360, 640], [1200, 646]] }),
      figure({ x: 1196, y: 618, height: 150, pose: 'seated', ink: 'mauve', coat: 'gold', hat: 'honey', skin: 'basalt', rim: 'honey', flip: true }),
      mass({ ink: 'ink', light: upstream, rim: 5, layers: [spruces({ ink: 'ink', lit: 'ink', seed: 5, forms: 2, items: [[1430, 570, 520], [1560, 560, 700]] })] }),
    ],
  },
  badge: {
    alt: 'Gooseberry Falls: broad curtains of white water over two dark steps of lava, one above the other',
    palette: stairs,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['honey', 0], ['cream', 100]] }),
      ridge({ ink: 'gold', points: [[0, 126], [195, 142], [390, 126]], swell: 3, seed: 5, cover: 'hardwood', height: [14, 24], floor: 210 }),
      ridge({ ink: 'mauve', points: [[0, 150], [195, 166], [390, 150]], swell: 3, seed: 8, cover: 'spruce', height: [10, 26], detail: 0, floor: 210 }),
      shape({ ink: 'basalt', points: [[20, 170], [120, 176], [280, 176], [370, 170], [370, 230], [20, 230]] }),
      flow({ ink: 'cream', path: [[204, 170, 58], [204, 178, 62], [204, 216, 68]], streaks: [['aqua', 9, 6]], length: [0.4, 0.8], seed: 7 }),
      shape({ ink: 'teal', points: [[20, 212], [370, 212], [370, 250], [20, 250]] }),
      shape({ ink: 'basalt', points: [[20, 238], [370, 234], [370, 350], [20, 350]] }),
      flow({ ink: 'cream', path: [[190, 230, 88], [190, 244, 96], [190, 350, 108]], streaks: [['aqua', 14, 9], ['teal', 4, 5]], length: [0.4, 0.8], seed: 3 }),
      shape({ ink: 'ink', points: [[140, 268], [150, 252], [176, 250], [188, 264], [184, 300], [196, 350], [130, 350], [136, 300]] }),
      shape({ ink: 'mauve', points: [[140, 268], [162, 266], [158, 300], [160, 350], [130, 350], [136, 300]] }),
      shape({ ink: 'rust', points: [[140, 268], [150, 252], [176, 250], [188, 264], [162, 266]] }),
    ],
  },
});
