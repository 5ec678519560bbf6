import type { Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { cottonwoods } from '../../motifs/cottonwood.ts';
import { flow } from '../../motifs/flow.ts';
import { fort } from '../../motifs/fort.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, cut, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

/** Morning over the two rivers; the sun stands low on the left. */
const twoWaters = values({
  dark: { ink: '#16232c', pine: '#2a4a44' },
  middle: { blue: '#3f7799', clay: '#b5763f' },
  glow: { sand: '#e8c28a', mist: '#b9d3d6', cream: '#fdf1d8' },
  accent: { red: '#d1402c' },
});
const low = { from: [-1, -0.8], ink: 'sand', shadow: 'ink' } as const;

/** From the tip of the island to the bottom of the sheet. */
const SEAM: readonly Point[] = [[800, 250], [800, 540], [812, 570], [900, 606], [796, 640], [700, 660], [790, 706], [960, 720], [820, 762], [680, 790], [760, 840]];

/** Where the waters meet they turn in each other before they mix. */
const eddies: Layer<'clay' | 'blue' | 'sand' | 'mist'> = (canvas) => {
  const curl = (x: number, y: number, size: number, turn: 1 | -1) => {
    const at = (dx: number, dy: number) => `${Math.round(x + dx * size * turn)} ${Math.round(y + dy * size)}`;
    return `M${at(-1.5, -0.1)}C${at(-1.2, -0.5)} ${at(0.5, -0.62)} ${at(0.9, -0.1)}C${at(1.1, 0.4)} ${at(-0.3, 0.56)} ${at(-0.4, 0.14)}C${at(-0.36, -0.06)} ${at(0.1, -0.1)} ${at(0.2, 0.06)}C${at(0, 0)} ${at(-0.14, 0.06)} ${at(-0.1, 0.16)}C${at(0, 0.34)} ${at(0.7, 0.3)} ${at(0.62, 0)}C${at(0.4, -0.36)} ${at(-0.7, -0.34)} ${at(-1.5, -0.1)}z`;
  };
  canvas.fill('sand', curl(960, 604, 66, 1) + curl(1010, 724, 84, 1));
  canvas.fill('mist', curl(660, 664, 72, -1) + curl(630, 786, 90, -1));
};

export default trailArt({
  hero: {
    alt: 'Seen from above the water, the brown Minnesota and the blue Mississippi curl into each other at the tip of Pike Island, under great cottonwoods; the stone walls of the fort stand on the bluff behind.',
    focus: { x: 0.56, y: 0.6 },
    palette: twoWaters,
    layers: [
      sky({ seed: 5, waver: 12, bands: [['cream', 0]] }),
      spray({ ink: 'sand', from: [0, 0], to: [0, 170], size: 3 }),
      mass({ ink: 'mist', layers: [ridge({ ink: 'mist', points: [[-20, 170], [300, 184], [700, 190], [1000, 180]], swell: 6, seed: 3, cover: 'hardwood', crowns: 'billow', height: [8, 18], floor: 260 })] }),
      // The bluff, white sandstone under limestone, with the fort on its edge.
      shape({ ink: 'sand', points: [[960, 262], [974, 190], [1000, 152], [1620, 126], [1620, 270]] }),
      shape({ ink: 'clay', points: [[1040, 262], [1056, 204], [1120, 166], [1620, 150], [1620, 270]], opacity: 0.55 }),
      fort({ x: 1010, y: 158, height: 72, wall: 'sand', lit: 'cream', shade: 'clay', roof: 'pine', flag: 'red' }),
      mass({ ink: 'pine', light: low, rim: 3, layers: [ridge({ ink: 'pine', points: [[930, 262], [1080, 226], [1240, 196], [1420, 206], [1640, 180]], from: 930, swell: 6, seed: 17, cover: 'hardwood', crowns: 'billow', height: [14, 32], floor: 290 })] }),
      mass({ ink: 'blue', layers: [ridge({ ink: 'blue', points: [[-20, 222], [200, 230], [420, 246]], to: 460, swell: 4, seed: 12, cover: 'hardwood', crowns: 'billow', height: [10, 24], floor: 262 })] }),
      water({ ink: 'clay', y: 250 }),
      cut({ within: [[-20, 250], [500, 250], [810, 560], [900, 606], [796, 640], [700, 660], [790, 706], [960, 720], [820, 762], [680, 790], [700, 820], [-20, 820]], layers: [
        flow({ path: [[-700, 290, 260], [-300, 370, 420], [150, 500, 460], [560, 660, 420], [760, 860, 380]], streaks: [['sand', 26, 22], ['pine', 9, 16]], length: [0.1, 0.24], seed: 4 }),
      ] }),
      bank({ ink: 'blue', points: SEAM, close: [[1620, 840], [1620, 250]] }),
      cut({ within: [...SEAM, [1620, 840], [1620, 250]], layers: [
        flow({ path: [[2300, 280, 300], [1900, 350, 420], [1450, 480, 480], [1040, 660, 420], [860, 860, 380]], streaks: [['mist', 26, 22], ['ink', 9, 16]], length: [0.1, 0.24], seed: 9 }),
      ] }),
      ripples({ form: 'bar', ink: 'sand', y: [256, 340], count: 9, between: [0, 360], width: [60, 200], height: [3, 7], seed: 14 }),
      ripples({ form: 'bar', ink: 'mist', y: [258, 350], count: 10, between: [1060, 1580], width: [60, 220], height: [3, 7], seed: 9 }),
      eddies,
      shape({ ink: 'cream', smooth: true, points: [[330, 262], [700, 250], [1040, 262], [980, 330], [900, 430], [846, 520], [814, 604], [770, 530], [640, 440], [450, 340]] }),
      mass({ ink: 'blue', light: low, rim: 4, layers: [ridge({ ink: 'blue', points: [[440, 276], [600, 262], [960, 270]], from: 440, to: 960, swell: 4, seed: 22, cover: 'hardwood', crowns: 'billow', height: [24, 50], floor: 276 })] }),
      mass({ ink: 'pine', light: low, rim: 5, layers: [
        shape({ ink: 'pine', smooth: true, points: [[380, 290], [700, 270], [1000, 290], [940, 380], [880, 460], [820, 540], [700, 450], [540, 370]] }),
        cottonwoods({ ink: 'pine', lit: 'pine', bark: 'pine', seed: 3, items: [[520, 330, 150], [940, 330, 160], [660, 350, 200], [850, 360, 190]] }),
      ] }),
      mass({ ink: 'ink', light: low, rim: 6, layers: [
        shape({ ink: 'ink', smooth: true, points: [[720, 150], [880, 150], [900, 330], [700, 330]] }),
        cottonwoods({ ink: 'ink', lit: 'ink', bark: 'ink', seed: 5, items: [[700, 430, 230], [890, 430, 220], [800, 490, 400, 0]] }),
      ] }),
      figure({ x: 818, y: 580, height: 66, pose: 'lookout', ink: 'ink', coat: 'red', skin: 'clay' }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'A great cottonwood on the point where a brown and a blue river meet, the stone walls of the fort on the bluff',
    palette: twoWaters,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['cream', 0]] }),
      ridge({ ink: 'mist', points: [[0, 214], [195, 220], [390, 214]], swell: 3, seed: 12, cover: 'hardwood', height: [8, 16], floor: 250 }),
      shape({ ink: 'sand', points: [[232, 240], [242, 196], [390, 186], [390, 240]] }),
      fort({ x: 244, y: 198, height: 40, wall: 'sand', lit: 'cream', shade: 'clay', roof: 'pine', flag: 'red' }),
      ridge({ ink: 'pine', points: [[220, 240], [280, 218], [390, 206]], from: 214, swell: 3, seed: 7, cover: 'hardwood', height: [8, 16], floor: 250 }),
      water({ ink: 'clay', y: 240 }),
      bank({ ink: 'blue', points: [[190, 240], [194, 284], [224, 300], [180, 312], [166, 322], [214, 336], [184, 360]], close: [[390, 360], [390, 240]] }),
      ripples({ ink: 'sand', y: [256, 340], count: 7, between: [50, 120], width: [60, 90], height: [6, 8], seed: 4 }),
      ripples({ ink: 'mist', y: [256, 340], count: 7, between: [260, 340], width: [60, 90], height: [6, 8], seed: 9 }),
      shape({ ink: 'cream', smooth: true, points: [[70, 246], [195, 236], [270, 246], [236, 276], [196, 306], [140, 276]] }),
      shape({ ink: 'pine', smooth: true, points: [[86, 244], [195, 234], [262, 244], [226, 268], [194, 286], [146, 268]] }),
      mass({ ink: 'ink', light: low, rim: 5, layers: [shape({ ink: 'ink', smooth: true, points: [[112, 136], [188, 136], [198, 190], [100, 190]] }), cottonwoods({ ink: 'ink', lit: 'ink', bark: 'ink', seed: 3, forms: 1, spread: 0.86, items: [[150, 276, 184]] })] }),
    ],
  },
});
