import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { spruces } from '../../motifs/conifers.ts';
import { plunge } from '../../motifs/plunge.ts';
import { potholes } from '../../motifs/potholes.ts';
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
    alt: 'At Devil’s Kettle the Brule River parts around a knob of red rock: the right half falls to a pool, the left half pours into a round black hole in the rock and is gone.',
    focus: { x: 0.4, y: 0.6 },
    palette: septemberAfternoon,
    layers: [
      sky({ seed: 4, waver: 6, bands: [['pale', 0], ['cream', 60]] }),
      ridge({ ink: 'gold', points: [[0, 96], [400, 118], [800, 130], [1200, 112], [1620, 90]], swell: 8, seed: 4, cover: 'hardwood', height: [30, 56], floor: 420 }),
      ridge({ ink: 'moss', points: [[0, 136], [400, 156], [800, 166], [1200, 150], [1620, 130]], swell: 8, seed: 9, cover: 'hardwood', height: [30, 56], floor: 420 }),
      ridge({ ink: 'pine', points: [[0, 214], [420, 226], [700, 236], [900, 236], [1200, 222], [1620, 206]], swell: 6, seed: 7, cover: 'spruce', height: [36, 110], detail: 0, swells: 3, gaps: 0.1, spacing: 0.75, floor: 520 }),
      shape({ ink: 'pale', points: [[690, 212], [900, 210], [960, 226], [1010, 240], [1086, 300], [1080, 312], [420, 312], [440, 290], [520, 256], [610, 240], [640, 224]] }),
      ripples({ ink: 'cream', y: [220, 304], count: 15, x: 770, spread: [140, 320], width: [70, 190], height: [4, 8], seed: 4 }),
      shape({ ink: 'dusk', points: [[400, 304], [1140, 304], [1140, 720], [400, 720]] }),
      bedded({ points: [[1080, 262], [1240, 244], [1620, 222], [1620, 760], [1130, 730], [1110, 520], [1086, 380]], lit: 'rust', mid: 'plum', shade: 'dusk', seam: 'ink', noses: 3, beds: [80, 160], step: 16, seed: 9, joints: 0.3, open: 0.4 }),
      bedded({ points: [[-20, 230], [220, 256], [420, 284], [440, 380], [330, 460], [300, 760], [-20, 760]], lit: 'rust', mid: 'plum', shade: 'dusk', seam: 'ink', noses: 2, beds: [80, 160], step: 16, seed: 4, light: 1, joints: 0.3, open: 0.4 }),
      bedded({ points: [[300, 520], [760, 520], [800, 600], [790, 740], [250, 740]], lit: 'tan', mid: 'rust', shade: 'plum', seam: 'dusk', noses: 3, beds: [50, 110], step: 14, seed: 5, light: 1, joints: 0.5 }),
      shape({ ink: 'tan', points: [[262, 470], [330, 420], [392, 366], [470, 340], [700, 352], [772, 430], [800, 520], [756, 566], [700, 560], [640, 582], [560, 570], [500, 586], [420, 566], [350, 578], [300, 552], [270, 548]] }),
      shape({ ink: 'rust', points: [[262, 470], [330, 420], [350, 430], [318, 476], [336, 500], [302, 512], [310, 540], [270, 548]] }),
      shape({ ink: 'rust', points: [[640, 582], [668, 556], [720, 540], [744, 510], [772, 526], [756, 566], [700, 560]] }),
      potholes({ items: [[540, 456, 370, 170, 0.44]], rim: 'glow', wall: 'plum', groove: 'dusk', floor: 'ink', light: 1, seed: 3 }),
      plunge({ lip: [500, 700], foot: [520, 676], top: 306, base: 484, tresses: 2, ink: 'cream', strand: 'pale', shade: 'pale', light: 1, seed: 3 }),
      bank({ ink: 'ink', points: [[500, 490], [530, 462], [560, 482], [596, 456], [634, 480], [664, 458], [694, 474]], close: [[680, 508], [600, 532], [510, 532]] }),
      plunge({ lip: [860, 1070], foot: [846, 1090], top: 300, base: 438, tresses: 3, ink: 'cream', strand: 'pale', shade: 'pale', seed: 5 }),
      plunge({ lip: [842, 1096], foot: [830, 1120], top: 430, base: 700, tresses: 4, ink: 'cream', strand: 'pale', shade: 'pale', seed: 8 }),
      bedded({ points: [[684, 300], [706, 246], [760, 206], [826, 214], [862, 262], [880, 330], [866, 420], [880, 520], [862, 620], [880, 730], [730, 730], [760, 600], [776, 500], [740, 420], [700, 380]], lit: 'tan', mid: 'rust', shade: 'plum', seam: 'dusk', beds: [40, 100], step: 13, seed: 12, light: -1, reach: [0.5, 0.36], dusk: 0.4 }),
      water({ ink: 'pine', y: 704 }),
      mist({ x: 980, y: 722, width: 360, height: 50, ink: 'cream', seed: 4 }),
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
      bedded({ points: [[40, 276], [220, 280], [224, 345], [30, 345]], lit: 'tan', mid: 'rust', shade: 'plum', seam: 'dusk', noses: 2, beds: [26, 40], step: 6, seed: 5, light: 1, joints: 0 }),
      shape({ ink: 'tan', points: [[40, 262], [66, 230], [100, 216], [200, 220], [222, 256], [224, 292], [190, 306], [150, 300], [110, 310], [70, 300], [44, 294]] }),
      potholes({ items: [[136, 256, 148, 78, 0.44]], rim: 'glow', wall: 'plum', groove: 'dusk', floor: 'ink', light: 1, seed: 3 }),
      plunge({ lip: [128, 208], foot: [136, 196], top: 198, base: 276, tresses: 2, ink: 'cream', strand: 'pale', shade: 'pale', light: 1, seed: 3 }),
      bank({ ink: 'ink', points: [[128, 280], [142, 266], [156, 276], [172, 264], [186, 276], [200, 266]], close: [[196, 282], [160, 294], [132, 292]] }),
      plunge({ lip: [256, 330], foot: [250, 340], top: 200, base: 336, tresses: 2, ink: 'cream', strand: 'pale', shade: 'pale', seed: 8 }),
      bedded({ points: [[194, 200], [202, 168], [226, 148], [252, 158], [264, 200], [258, 260], [266, 350], [206, 350], [218, 290], [206, 240]], lit: 'tan', mid: 'rust', shade: 'plum', seam: 'dusk', beds: [22, 46], step: 6, seed: 12, reach: [0.5, 0.36], dusk: 0.36, joints: 0 }),
      spruces({ ink: 'ink', lit: 'pine', seed: 5, forms: 1, tiers: 9, girth: 0.34, items: [[228, 152, 56]] }),
    ],
  },
});
