import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { flow } from '../../motifs/flow.ts';
import { haze } from '../../motifs/haze.ts';
import { figure } from '../../motifs/hikers.ts';
import { lavaStep } from '../../motifs/lava-steps.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { mist, ripples, water } from '../../motifs/water.ts';

const evening = {
  ink: '#1b202b',
  basalt: '#343241',
  mauve: '#66566a',
  rust: '#a8664c',
  amber: '#e79a3a',
  honey: '#f8cb71',
  cream: '#fff4d9',
  teal: '#2e5d6b',
  aqua: '#93bcb8',
  glow: '#fbe3ac',
};

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
    streaks: [['aqua', Math.ceil(half / 11), 16], ['teal', Math.ceil(half / 26), 9]],
    length: [0.2, 0.5],
    spread: 0.9,
    seed,
  }),
];

export default trailArt({
  hero: {
    alt: 'Gooseberry Falls from the pool: sheet over sheet of white water comes down broad steps of dark lava in evening light; someone sits on a slab beside it.',
    focus: { x: 0.56, y: 0.6 },
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
      ...sheet(800, 250, 236, 322, 7),
      shape({ ink: 'ink', points: [[690, 286], [716, 258], [760, 262], [772, 300], [756, 336], [700, 336]] }),
      shape({ ink: 'rust', points: [[690, 286], [716, 258], [760, 262], [768, 276], [730, 274]] }),
      shape({ ink: 'ink', points: [[930, 300], [950, 278], [984, 286], [990, 336], [930, 336]] }),
      shape({ ink: 'teal', points: [[-20, 330], [540, 320], [1060, 320], [1620, 330], [1620, 400], [-20, 400]] }),
      ripples({ ink: 'cream', y: [328, 384], count: 14, x: 800, spread: [260, 600], width: [120, 260], height: [4, 7], seed: 4 }),
      // The great step, from edge to edge.
      shape({ ink: 'basalt', points: [[-20, 424], [180, 404], [420, 396], [640, 380], [860, 378], [1080, 392], [1300, 396], [1640, 420], [1640, 660], [-20, 660]] }),
      shape({ ink: 'rust', points: [[1000, 386], [1140, 392], [1640, 420], [1640, 458], [1400, 436], [1150, 430], [1000, 424]] }),
      shape({ ink: 'ink', points: [[1040, 424], [1150, 432], [1180, 520], [1160, 670], [1020, 670]] }),
      ...sheet(450, 560, 370, 650, 3),
      ...sheet(1096, 20, 386, 644, 4),
      // Noses of rock that part the curtain.
      shape({ ink: 'ink', points: [[214, 520], [250, 470], [318, 462], [352, 500], [344, 580], [372, 680], [226, 690], [238, 600]] }),
      shape({ ink: 'rust', points: [[214, 520], [250, 470], [318, 462], [352, 500], [310, 506], [266, 516], [240, 540]] }),
      shape({ ink: 'ink', points: [[574, 420], [612, 392], [664, 396], [688, 430], [672, 500], [690, 560], [664, 600], [640, 540], [600, 520]] }),
      shape({ ink: 'rust', points: [[574, 420], [612, 392], [664, 396], [688, 430], [640, 428], [600, 440]] }),
      shape({ ink: 'ink', points: [[800, 560], [850, 536], [900, 552], [914, 600], [900, 680], [800, 680], [820, 620]] }),
      shape({ ink: 'rust', points: [[800, 560], [850, 536], [900, 552], [906, 574], [860, 566], [818, 584]] }),
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
    alt: 'Gooseberry Falls in broad white steps over dark lava in the evening',
    palette: evening,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['glow', 0]] }),
      ridge({ ink: 'amber', points: [[0, 172], [195, 188], [390, 168]], swell: 3, seed: 8, cover: 'hardwood', height: [18, 34] }),
      water({ ink: 'teal', y: 184 }),
      lavaStep({ brink: [[50, 204], [200, 192], [340, 204]], base: [[50, 242], [200, 230], [340, 244]], flows: [[138, 196], [212, 262]], rock: 'basalt', joint: 'ink', lit: 'rust', water: 'cream', strand: 'aqua', seed: 4 }),
      bank({ ink: 'teal', points: [[30, 270], [110, 240], [200, 232], [280, 240], [360, 270]], close: [[360, 290], [30, 290]] }),
      lavaStep({ brink: [[30, 276], [120, 260], [200, 254], [290, 262], [360, 276]], base: [[30, 344], [200, 322], [360, 344]], flows: [[96, 168], [204, 300]], rock: 'ink', joint: 'basalt', lit: 'rust', water: 'cream', strand: 'aqua', seed: 7 }),
      boulders({ ink: 'ink', lit: 'rust', seed: 6, items: [[182, 338, 64, 34], [300, 340, 54, 24]] }),
      water({ ink: 'teal', y: 328 }),
    ],
  },
});
