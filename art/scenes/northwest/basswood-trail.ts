import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { basswoodLeaves } from '../../motifs/basswood-leaf.ts';
import { grass } from '../../motifs/grass.ts';
import { lakes } from '../../motifs/lakes.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';

const mapleAutumn = {
  ink: '#2b1a1c',
  maroon: '#7a2a2b',
  red: '#c23f2a',
  orange: '#e5822c',
  gold: '#f5c04a',
  cream: '#fdf0cf',
  blue: '#3f86ab',
  pale: '#b5d9de',
  moss: '#6d6f34',
};

/** October, the sun on the left. */
const hallawayHill = values({
  dark: { ink: '#28161b', maroon: '#64242a' },
  middle: { rust: '#a53f2b', blue: '#3d82a6', orange: '#d9742a' },
  glow: { haze: '#b4cdd2', cream: '#fdf1d2' },
  accent: { gold: '#f7b93c' },
});
const lowSun = { from: [-1, -0.6], ink: 'orange', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'One golden basswood leaf, large and near, over the view from Hallaway Hill: small lakes in the hollows of red October woods, and two people looking out.',
    focus: { x: 0.5, y: 0.5 },
    palette: hallawayHill,
    layers: [
      sky({ seed: 3, waver: 6, bands: [['blue', 0], ['haze', 196]] }),
      spray({ ink: 'haze', size: 2, from: [0, 200], to: [0, 30] }),
      mass({ ink: 'blue', opacity: 0.55, layers: [ridge({ ink: 'blue', points: [[-20, 236], [500, 222], [1000, 236], [1640, 220]], swell: 8, seed: 3, cover: 'hardwood', height: [5, 12], floor: 300 })] }),
      bank({ ink: 'haze', points: [[-20, 262], [600, 258], [1640, 262]], close: [[1640, 330], [-20, 330]] }),
      mass({ ink: 'orange', opacity: 0.8, layers: [ridge({ ink: 'orange', points: [[-20, 268], [260, 250], [520, 286], [800, 276], [1100, 262], [1640, 280]], swell: 6, seed: 4, cover: 'hardwood', height: [8, 18], floor: 420 })] }),
      lakes({ ink: 'cream', items: [[430, 352, 420, 34], [1180, 346, 520, 30]] }),
      mass({ ink: 'orange', light: { from: [-1, -0.6], ink: 'gold', shadow: 'ink' }, rim: 3, layers: [ridge({ ink: 'orange', points: [[-20, 330], [160, 344], [330, 370], [520, 362], [760, 322], [960, 350], [1200, 372], [1640, 330]], swell: 4, seed: 6, cover: 'hardwood', height: [12, 26], floor: 520 })] }),
      lakes({ ink: 'haze', items: [[300, 462, 620, 60], [1020, 444, 380, 40]] }),
      ripples({ ink: 'cream', y: [440, 478], count: 9, x: 300, spread: [180, 220], width: [90, 200], height: [3, 6], seed: 4 }),
      mass({ ink: 'rust', light: lowSun, rim: 4, layers: [ridge({ ink: 'rust', points: [[-20, 440], [90, 470], [240, 500], [420, 484], [640, 424], [800, 410], [960, 446], [1200, 452], [1640, 390]], swell: 5, seed: 9, cover: 'hardwood', height: [18, 38], floor: 720 })] }),
      spray({ ink: 'maroon', from: [1100, 700], to: [1000, 440], within: [[-20, 480], [240, 520], [640, 440], [800, 424], [960, 460], [1640, 410], [1640, 700], [-20, 700]] }),
      mass({ ink: 'maroon', light: lowSun, rim: 5, layers: [ridge({ ink: 'maroon', points: [[-20, 560], [200, 588], [420, 600], [700, 590], [1000, 610], [1300, 570], [1640, 540]], swell: 6, seed: 12, cover: 'hardwood', height: [26, 56], floor: 820 })] }),
      spray({ ink: 'ink', from: [0, 800], to: [0, 580], within: [[-20, 580], [1640, 560], [1640, 800], [-20, 800]] }),
      mass({ ink: 'ink', light: { from: [-1, -0.6], ink: 'gold', shadow: 'ink' }, rim: 4, layers: [
        bank({ ink: 'ink', points: [[-20, 690], [260, 676], [520, 684], [760, 730], [1000, 790], [1060, 830]], close: [[-20, 830]] }),
        visitor({ x: 546, y: 690, height: 140, pose: 'point', ink: 'ink', coat: 'ink' }),
        visitor({ x: 626, y: 700, height: 140, pose: 'child', ink: 'ink', coat: 'ink' }),
        grass({ ink: 'ink', lit: 'ink', y: 700, x: [0, 700], count: 12, height: [20, 60], seed: 4, forms: 2 }),
      ] }),
      shape({ ink: 'ink', points: [[1640, -40], [1640, 8], [1440, 22], [1200, 14], [1030, 30], [950, 58], [946, 50], [1026, 10], [1200, -8], [1440, -4], [1600, -40]] }),
      basswoodLeaves({ ink: 'maroon', lit: 'rust', vein: 'ink', items: [[1474, 140, 290, -30]] }),
      basswoodLeaves({ ink: 'orange', lit: 'gold', vein: 'maroon', items: [[956, 216, 470, 10]] }),
    ],
  },
  badge: {
    alt: 'A golden basswood leaf before a lake and the red autumn hills of Maplewood',
    palette: mapleAutumn,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['blue', 0], ['pale', 150]] }),
      ridge({ ink: 'red', points: [[0, 216], [110, 204], [195, 220], [280, 208], [390, 196]], swell: 4, seed: 5, cover: 'hardwood', height: [10, 20], floor: 290 }),
      water({ ink: 'pale', y: 250 }),
      ripples({ ink: 'cream', y: [256, 280], count: 5, x: 195, spread: [130, 130], width: [60, 110], height: [4, 6], seed: 4 }),
      ridge({ ink: 'maroon', points: [[0, 290], [110, 282], [195, 292], [280, 284], [390, 276]], swell: 4, seed: 8, cover: 'hardwood', height: [16, 28], floor: 400 }),
      basswoodLeaves({ ink: 'orange', lit: 'gold', vein: 'maroon', items: [[194, 134, 164, 6]] }),
    ],
  },
});
