import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { ferns } from '../../motifs/ferns.ts';
import { foliage } from '../../motifs/foliage.ts';
import { figure } from '../../motifs/hikers.ts';
import { shafts } from '../../motifs/light-shafts.ts';
import { plunge } from '../../motifs/plunge.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { trunks } from '../../motifs/trunks.ts';
import { veil } from '../../motifs/veil.ts';
import { ripples, water } from '../../motifs/water.ts';
import { trilliums } from '../../motifs/wildflowers.ts';

const springWoods = {
  ink: '#1d2f24',
  forest: '#33593a',
  green: '#64964a',
  spring: '#a6c95c',
  light: '#e3eca6',
  stone: '#c9ac7c',
  shade: '#7c6a55',
  water: '#5f9c96',
  white: '#fffbea',
};

/** Morning in May: light comes through the new leaves from the left. */
const bigWoods = values({
  dark: { ink: '#12261d', forest: '#25523a' },
  middle: { shade: '#8d7a56', green: '#5f9a4a', water: '#5fa39a' },
  glow: { stone: '#d8c290', spring: '#c3dc7d', white: '#fbf9e6' },
  accent: { coral: '#e4573d' },
});
const morning = { from: [-1, -0.9], ink: 'spring', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Prairie Creek slides in a white curtain over a limestone ledge that runs from one edge of the picture to the other; a hiker stands on a fallen slab before it, small under the Big Woods in spring.',
    focus: { x: 0.54, y: 0.6 },
    palette: bigWoods,
    layers: [
      sky({ bands: [['white', 0]] }),
      spray({ ink: 'spring', from: [0, 0], to: [0, 260], size: 5 }),
      trunks({ ink: 'spring', items: [[60, 250, 14, -20, 8], [190, 250, 10, -20, -6], [300, 250, 16, -20, 8], [520, 260, 12, -20, -6], [690, 260, 18, -20, 6], [860, 260, 10, -20, 4], [1010, 270, 16, -20, -8], [1180, 270, 12, -20, 6], [1330, 280, 18, -20, -6], [1500, 280, 12, -20, 8]] }),
      mass({ ink: 'green', layers: [
        trunks({ ink: 'green', items: [[130, 280, 26, -20, -12], [420, 280, 22, -20, 10], [780, 290, 30, -20, -10], [1100, 300, 22, -20, 10], [1420, 300, 32, -20, -12]] }),
        ridge({ ink: 'green', points: [[-20, 226], [400, 240], [800, 262], [1200, 268], [1640, 288]], swell: 8, swells: 5, seed: 7, cover: 'hardwood', height: [14, 34], floor: 330 }),
      ] }),
      shafts({ ink: 'white', opacity: 0.45, items: [[220, 520, 280, 120], [700, 1060, 290, 150]] }),
      // The ledge: hard limestone over sandstone that wears back into the dark.
      shape({ ink: 'ink', points: [[-20, 330], [1640, 380], [1640, 640], [-20, 720]] }),
      spray({ ink: 'shade', from: [0, 690], to: [0, 470], size: 4, within: [[-20, 430], [1640, 450], [1640, 640], [-20, 720]] }),
      bedded({ points: [[-20, 268], [400, 286], [800, 306], [1200, 320], [1640, 338], [1640, 408], [1200, 402], [800, 398], [400, 394], [-20, 396]], seed: 7, mid: 'stone', lit: 'white', shade: 'shade', seam: 'ink', noses: 5, beds: [24, 40], step: 12, reach: [0.4, 0.3], joints: 0.5 }),
      shape({ ink: 'water', points: [[-20, 256], [300, 262], [620, 276], [900, 286], [1000, 300], [700, 306], [300, 296], [-20, 286]] }),
      shape({ ink: 'water', points: [[1080, 300], [1300, 306], [1500, 318], [1440, 334], [1200, 330], [1060, 316]] }),
      plunge({ lip: [-40, 250], foot: [-60, 262], top: 276, base: 716, tresses: 5, ink: 'white', strand: 'water', shade: 'water', seed: 3 }),
      plunge({ lip: [324, 640], foot: [312, 640], top: 292, base: 704, tresses: 6, ink: 'white', strand: 'water', shade: 'water', seed: 6 }),
      plunge({ lip: [630, 930], foot: [626, 950], top: 300, base: 690, tresses: 6, ink: 'white', strand: 'water', shade: 'water', seed: 2 }),
      plunge({ lip: [1000, 1040], foot: [994, 1046], top: 314, base: 660, tresses: 1, ink: 'white', strand: 'water', shade: 'water', seed: 9 }),
      plunge({ lip: [1112, 1430], foot: [1104, 1446], top: 324, base: 656, tresses: 6, ink: 'white', strand: 'water', shade: 'water', seed: 12 }),
      bank({ ink: 'water', points: [[-20, 690], [400, 680], [800, 662], [1200, 640], [1620, 620]], close: [[1620, 830], [-20, 830]] }),
      spray({ ink: 'white', from: [0, 700], to: [0, 560], size: 5, within: [[-20, 560], [1640, 540], [1640, 660], [800, 700], [-20, 730]] }),
      ripples({ ink: 'white', y: [660, 800], count: 26, between: [0, 1600], width: [100, 300], height: [5, 10], seed: 4 }),
      ripples({ ink: 'forest', y: [690, 800], count: 12, between: [0, 1600], width: [160, 420], height: [6, 14], seed: 18 }),
      mass({ ink: 'ink', light: { from: [-1, -1], ink: 'stone', shadow: 'ink' }, rim: 7, layers: [
        shape({ ink: 'ink', points: [[700, 740], [790, 694], [1010, 684], [1150, 700], [1180, 742], [1040, 768], [780, 770]] }),
        shape({ ink: 'ink', points: [[240, 764], [300, 730], [420, 726], [470, 756], [400, 780]] }),
        shape({ ink: 'ink', points: [[1280, 820], [1330, 752], [1480, 736], [1640, 748], [1640, 830]] }),
      ] }),
      figure({ x: 930, y: 692, height: 190, pose: 'lookout', ink: 'ink', coat: 'coral', pack: 'forest', skin: 'shade', hat: 'forest', rim: 'white' }),
      mass({ ink: 'forest', light: morning, rim: 4, layers: [ferns({ ink: 'forest', lit: 'forest', items: [[60, 824, 210], [190, 836, 150], [1540, 800, 220], [1430, 824, 140]] })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Hidden Falls, wide and low over a limestone ledge in spring woods, white wildflowers before it',
    palette: springWoods,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['light', 0]] }),
      foliage({ ink: 'spring', seed: 4, size: [26, 50], points: [[-20, -20], [410, -20], [410, 150], [300, 160], [195, 130], [90, 160], [-20, 150]] }),
      trunks({ ink: 'forest', lit: 'green', items: [[96, 200, 14, -10, 4], [300, 190, 13, -10, -4], [236, 180, 8, -10, -2]] }),
      foliage({ ink: 'green', seed: 9, size: [26, 50], points: [[-20, -20], [410, -20], [410, 104], [300, 112], [195, 84], [90, 112], [-20, 104]] }),
      bank({ ink: 'green', points: [[0, 176], [120, 182], [270, 176], [390, 168]], close: [[390, 300], [0, 300]] }),
      bedded({ points: [[110, 196], [360, 190], [370, 296], [120, 296]], seed: 7, mid: 'shade', lit: 'stone', shade: 'ink', seam: 'ink', beds: [18, 28], step: 6, reach: [0.3, 0.3] }),
      veil({ lip: [[154, 194], [200, 188], [252, 190]], foot: [[146, 292], [200, 298], [256, 294]], ink: 'white', strand: 'water', strands: 7, thickness: 7, seed: 3 }),
      veil({ lip: [[274, 190], [340, 188]], foot: [[270, 294], [350, 292]], ink: 'white', strand: 'water', strands: 5, thickness: 7, seed: 6 }),
      water({ ink: 'water', y: 290 }),
      ripples({ ink: 'white', y: [294, 334], count: 7, x: 230, spread: [60, 50], width: [60, 100], height: [5, 8], seed: 4 }),
      bank({ ink: 'forest', points: [[0, 214], [60, 226], [120, 262], [160, 310], [230, 370]], close: [[230, 400], [0, 400]] }),
      trilliums({ stem: 'spring', petal: 'white', heart: 'spring', items: [[106, 372, 118], [172, 386, 80]] }),
    ],
  },
});
