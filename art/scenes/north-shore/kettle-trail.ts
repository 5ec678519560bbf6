import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { spruces } from '../../motifs/conifers.ts';
import { plunge } from '../../motifs/plunge.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { mist, ripples, water } from '../../motifs/water.ts';

const septemberAfternoon = {
  ink: '#16161c',
  dusk: '#3a2630',
  plum: '#6b3b3c',
  rust: '#a85a44',
  tan: '#dc9a6a',
  glow: '#f6cf98',
  cream: '#fdf5e0',
  pale: '#c9d9d0',
  amber: '#b9762f',
  pine: '#1f4a40',
  moss: '#6f8f45',
  gold: '#e0b44a',
};

export default trailArt({
  hero: {
    alt: 'At Devil’s Kettle the Brule River parts around a knob of red rock: the right half falls to a pool, the left half pours into a black hole in the rock and is gone.',
    focus: { x: 0.4, y: 0.6 },
    palette: septemberAfternoon,
    layers: [
      sky({ seed: 4, waver: 6, bands: [['pale', 0], ['cream', 60]] }),
      ridge({ ink: 'gold', points: [[0, 96], [400, 118], [800, 130], [1200, 112], [1620, 90]], swell: 8, seed: 4, cover: 'hardwood', height: [30, 56], floor: 420 }),
      ridge({ ink: 'moss', points: [[0, 136], [400, 156], [800, 166], [1200, 150], [1620, 130]], swell: 8, seed: 9, cover: 'hardwood', height: [30, 56], floor: 420 }),
      ridge({ ink: 'pine', points: [[0, 214], [420, 226], [700, 236], [900, 236], [1200, 222], [1620, 206]], swell: 6, seed: 7, cover: 'spruce', height: [36, 110], detail: 0, swells: 3, gaps: 0.1, spacing: 0.75, floor: 520 }),
      shape({ ink: 'pale', points: [[690, 208], [900, 206], [960, 222], [1010, 240], [1100, 300], [1080, 330], [420, 330], [440, 290], [520, 254], [610, 238], [640, 222]] }),
      ripples({ ink: 'cream', y: [216, 300], count: 15, x: 770, spread: [140, 300], width: [70, 190], height: [4, 8], seed: 4 }),
      shape({ ink: 'dusk', points: [[400, 318], [520, 308], [700, 316], [880, 310], [1000, 318], [1140, 308], [1140, 720], [400, 720]] }),
      bedded({ points: [[1076, 268], [1240, 244], [1620, 222], [1620, 760], [1130, 730], [1110, 520], [1086, 380]], lit: 'rust', mid: 'plum', shade: 'dusk', seam: 'ink', noses: 3, beds: [80, 160], step: 16, seed: 9, joints: 0.3, open: 0.4 }),
      shape({ ink: 'ink', points: [[330, 400], [420, 360], [520, 372], [700, 380], [770, 420], [770, 560], [330, 560]] }),
      plunge({ lip: [500, 716], foot: [540, 690], top: 300, base: 560, tresses: 3, ink: 'cream', strand: 'pale', shade: 'pale', light: 1, seed: 3 }),
      shape({ ink: 'cream', smooth: true, points: [[486, 312], [500, 284], [560, 270], [650, 274], [724, 290], [724, 318], [660, 326], [600, 318], [540, 328]] }),
      shape({ ink: 'ink', opacity: 0.4, smooth: true, points: [[400, 560], [430, 420], [540, 372], [600, 420], [690, 420], [790, 450], [790, 580]] }),
      shape({ ink: 'ink', opacity: 0.78, smooth: true, points: [[400, 580], [440, 500], [540, 470], [620, 476], [680, 424], [790, 430], [790, 600]] }),
      bedded({ points: [[-20, 230], [220, 256], [400, 276], [506, 288], [520, 330], [484, 376], [420, 420], [330, 480], [300, 760], [-20, 760]], lit: 'rust', mid: 'plum', shade: 'dusk', seam: 'ink', noses: 2, beds: [80, 160], step: 14, seed: 4, light: 1, joints: 0.3, open: 0.4 }),
      bedded({ points: [[262, 470], [330, 430], [390, 446], [430, 486], [500, 508], [556, 500], [620, 522], [690, 508], [730, 470], [800, 480], [800, 740], [236, 740]], lit: 'tan', mid: 'rust', shade: 'plum', seam: 'dusk', noses: 3, beds: [46, 100], step: 14, seed: 5, light: 1, joints: 0.4 }),
      plunge({ lip: [896, 1074], foot: [908, 1112], top: 292, base: 706, tresses: 4, ink: 'cream', strand: 'pale', shade: 'pale', seed: 8 }),
      bedded({ points: [[690, 300], [706, 246], [760, 206], [826, 214], [868, 262], [888, 330], [880, 420], [894, 520], [880, 620], [900, 730], [730, 730], [756, 600], [772, 500], [744, 420], [706, 380]], lit: 'tan', mid: 'rust', shade: 'plum', seam: 'dusk', beds: [40, 100], step: 13, seed: 12, light: -1, reach: [0.5, 0.36], dusk: 0.4 }),
      water({ ink: 'pine', y: 704 }),
      mist({ x: 1000, y: 722, width: 330, height: 50, ink: 'cream', seed: 4 }),
      ripples({ ink: 'amber', y: [716, 800], count: 10, x: 760, spread: [300, 420], width: [140, 300], height: [5, 9], seed: 4 }),
      ripples({ ink: 'cream', y: [724, 790], count: 9, x: 960, spread: [160, 300], width: [120, 240], height: [5, 8], seed: 7 }),
      spruces({ ink: 'ink', lit: 'pine', seed: 5, forms: 1, items: [[774, 214, 120], [820, 220, 80], [360, 282, 150], [1160, 262, 170]] }),
      bank({ ink: 'ink', points: [[0, 680], [150, 690], [300, 730], [420, 768], [500, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1100, 802], [1240, 750], [1400, 706], [1600, 680]], close: [[1600, 802]] }),
      spruces({ ink: 'ink', lit: 'pine', seed: 5, forms: 1, items: [[1490, 830, 760], [1370, 830, 470], [80, 830, 720], [200, 830, 420]] }),
    ],
  },
  badge: {
    alt: 'The Brule River parts around a knob of rock: one half falls to a pool, the other into the black hole of Devil’s Kettle',
    palette: septemberAfternoon,
    layers: [
      sky({ seed: 4, waver: 3, bands: [['pale', 0], ['cream', 110]] }),
      ridge({ ink: 'moss', points: [[0, 150], [195, 160], [390, 150]], swell: 3, seed: 7, cover: 'hardwood', height: [16, 26] }),
      shape({ ink: 'plum', points: [[20, 190], [390, 182], [390, 350], [20, 350]] }),
      shape({ ink: 'pale', points: [[150, 168], [260, 166], [330, 196], [330, 202], [90, 202], [110, 186]] }),
      shape({ ink: 'dusk', points: [[90, 202], [340, 202], [340, 350], [90, 350]] }),
      shape({ ink: 'ink', points: [[66, 250], [110, 214], [210, 216], [224, 250], [224, 300], [66, 300]] }),
      plunge({ lip: [122, 210], foot: [134, 200], top: 200, base: 300, tresses: 2, ink: 'cream', strand: 'pale', shade: 'pale', light: 1, seed: 3 }),
      shape({ ink: 'ink', opacity: 0.4, smooth: true, points: [[90, 300], [100, 250], [140, 228], [170, 248], [210, 248], [236, 300]] }),
      shape({ ink: 'ink', opacity: 0.75, smooth: true, points: [[90, 310], [104, 280], [146, 258], [170, 268], [210, 254], [236, 310]] }),
      bedded({ points: [[30, 190], [118, 200], [124, 220], [96, 242], [70, 260], [60, 350], [20, 350]], lit: 'rust', mid: 'plum', shade: 'dusk', seam: 'ink', beds: [26, 50], step: 6, seed: 4, light: 1, joints: 0 }),
      bedded({ points: [[44, 268], [74, 252], [96, 272], [140, 284], [180, 290], [206, 276], [226, 282], [226, 350], [30, 350]], lit: 'tan', mid: 'rust', shade: 'plum', seam: 'dusk', noses: 2, beds: [24, 40], step: 6, seed: 5, light: 1, joints: 0 }),
      plunge({ lip: [256, 330], foot: [250, 340], top: 200, base: 336, tresses: 2, ink: 'cream', strand: 'pale', shade: 'pale', seed: 8 }),
      bedded({ points: [[194, 200], [202, 168], [226, 148], [252, 158], [264, 200], [258, 260], [266, 350], [206, 350], [218, 290], [206, 240]], lit: 'tan', mid: 'rust', shade: 'plum', seam: 'dusk', beds: [22, 46], step: 6, seed: 12, reach: [0.5, 0.36], dusk: 0.36, joints: 0 }),
      spruces({ ink: 'ink', lit: 'pine', seed: 5, forms: 1, tiers: 9, girth: 0.34, items: [[228, 152, 56]] }),
    ],
  },
});
