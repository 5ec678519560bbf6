import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { canoe } from '../../motifs/canoe.ts';
import { pine } from '../../motifs/conifers.ts';
import { ferns } from '../../motifs/ferns.ts';
import { reflection } from '../../motifs/reflection.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { eagle } from '../../motifs/wings.ts';

const septemberMorning = {
  ink: '#14292b',
  pine: '#224c45',
  sage: '#5d8a66',
  gold: '#eab649',
  orange: '#cf7338',
  rust: '#a24430',
  mist: '#c5d8d4',
  sky: '#9cc3cb',
  cream: '#fdf2d8',
  river: '#6fa6b4',
  red: '#d0432f',
  skin: '#b9774f',
};

export default trailArt({
  hero: {
    alt: 'Two paddlers and their dog in a red canoe on the St. Croix at William O’Brien, between tall white pines and the mirrored autumn woods of the Wisconsin bank.',
    focus: { x: 0.52, y: 0.6 },
    palette: septemberMorning,
    layers: [
      sky({ seed: 7, waver: 10, bands: [['sky', 0], ['mist', 110], ['cream', 200]] }),
      strata({ ink: 'cream', bars: [[420, 60, 520, 13], [1180, 44, 460, 11], [1320, 140, 380, 10]] }),
      ridge({ ink: 'sage', points: [[0, 280], [500, 300], [900, 306], [1620, 270]], swell: 12, seed: 3, cover: 'hardwood', height: [20, 44], floor: 430 }),
      ridge({ ink: 'gold', points: [[0, 348], [300, 356], [560, 344], [900, 364], [1620, 330]], swell: 10, seed: 8, cover: 'hardwood', height: [26, 54], floor: 430 }),
      ridge({ ink: 'orange', points: [[0, 392], [400, 388], [800, 400], [1200, 384], [1620, 380]], swell: 8, seed: 12, cover: 'hardwood', height: [20, 44], floor: 430 }),
      ridge({ ink: 'pine', points: [[0, 422], [500, 424], [1100, 422], [1620, 422]], swell: 3, seed: 6, cover: 'hardwood', height: [26, 46], floor: 430 }),
      water({ ink: 'river', y: 426 }),
      reflection({ ink: 'gold', y: 436, points: [[-20, 120], [160, 150], [340, 132], [520, 160], [700, 136], [880, 150], [1060, 130], [1240, 160], [1420, 140], [1620, 130]] }),
      reflection({ ink: 'orange', y: 436, points: [[-20, 70], [200, 88], [420, 70], [640, 92], [860, 76], [1080, 90], [1300, 72], [1620, 84]], seed: 5 }),
      ripples({ ink: 'river', y: [436, 560], count: 14, between: [0, 1600], width: [160, 420], height: [4, 8], seed: 14 }),
      ripples({ ink: 'mist', y: [520, 790], count: 18, between: [0, 1600], width: [140, 380], height: [5, 12], seed: 15 }),
      lenses({ ink: 'cream', items: [[560, 428, 620, 6], [1240, 430, 520, 6]] }),
      eagle({ x: 1010, y: 176, width: 130, ink: 'ink', head: 'cream', tilt: -8 }),
      lenses({ ink: 'rust', items: [[840, 656, 330, 14], [800, 676, 200, 9]] }),
      canoe({ x: 830, y: 642, width: 480, hull: 'red', lit: 'cream', ink: 'ink', coat: 'gold', coat2: 'pine', skin: 'skin' }),
      ripples({ ink: 'cream', y: [646, 690], count: 7, x: 830, spread: [230, 300], width: [80, 180], height: [4, 6], seed: 3 }),
      bedded({ points: [[-20, 560], [180, 566], [330, 600], [410, 640], [470, 700], [520, 790], [-20, 790]], lit: 'gold', mid: 'gold', shade: 'orange', seam: 'rust', noses: 2, beds: [30, 56], step: 12, seed: 5, light: 1, joints: 0.3 }),
      bank({ ink: 'pine', points: [[-20, 548], [160, 552], [320, 584], [410, 640]], close: [[330, 626], [200, 596], [-20, 592]] }),
      pine({ x: 300, y: 600, height: 560, ink: 'ink', lit: 'sage', bulk: 1.5, plates: 10, seed: 4 }),
      pine({ x: 80, y: 570, height: 480, ink: 'pine', lit: 'sage', stem: 'ink', bulk: 1.7, plates: 8, seed: 12, wind: -1 }),
      boulders({ ink: 'rust', lit: 'gold', seed: 4, items: [[470, 768, 130, 70], [560, 782, 90, 36]] }),
      bank({ ink: 'ink', points: [[-20, 720], [200, 726], [400, 752], [560, 802]], close: [[-20, 802]] }),
      bank({ ink: 'ink', points: [[1080, 802], [1240, 760], [1420, 720], [1620, 700]], close: [[1620, 802]] }),
      pine({ x: 1500, y: 760, height: 700, ink: 'ink', lit: 'pine', bulk: 1.6, plates: 9, seed: 9, wind: -1, lean: -0.03 }),
      ferns({ ink: 'ink', lit: 'sage', items: [[470, 800, 110], [1160, 806, 120], [1280, 800, 150]] }),
    ],
  },
  badge: {
    alt: 'A red canoe with two paddlers and a dog on the St. Croix, before autumn woods and a white pine',
    palette: septemberMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['cream', 130]] }),
      ridge({ ink: 'sage', points: [[0, 196], [195, 204], [390, 190]], swell: 4, seed: 3, cover: 'hardwood', height: [12, 22], floor: 240 }),
      ridge({ ink: 'gold', points: [[0, 220], [195, 226], [390, 216]], swell: 3, seed: 8, cover: 'hardwood', height: [12, 22], floor: 250 }),
      water({ ink: 'river', y: 238 }),
      reflection({ ink: 'gold', y: 238, points: [[-10, 40], [90, 50], [190, 40], [290, 50], [400, 42]] }),
      ripples({ ink: 'mist', y: [270, 334], count: 9, between: [50, 340], width: [50, 110], height: [5, 7], seed: 6 }),
      pine({ x: 92, y: 320, height: 240, ink: 'ink', lit: 'sage', bulk: 1.7, plates: 8, seed: 4 }),
      lenses({ ink: 'rust', items: [[210, 322, 200, 11]] }),
      canoe({ x: 206, y: 312, width: 252, hull: 'red', lit: 'cream', ink: 'ink', coat: 'rust', coat2: 'pine', skin: 'skin' }),
      bank({ ink: 'ink', points: [[0, 310], [80, 312], [130, 330], [160, 360]], close: [[0, 360]] }),
    ],
  },
});
