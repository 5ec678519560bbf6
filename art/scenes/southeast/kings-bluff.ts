import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { haze } from '../../motifs/haze.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { water } from '../../motifs/water.ts';
import { crowns } from '../../motifs/woodland.ts';

const october = {
  ink: '#2a1f22',
  wine: '#6e2f30',
  rust: '#b34a2c',
  orange: '#dc8434',
  gold: '#f0c75e',
  prairie: '#a9a24c',
  cream: '#fdf0d2',
  stone: '#e0bd92',
  umber: '#94664b',
  river: '#4b8faa',
  sheen: '#9ccbd1',
  haze: '#cfe3da',
  slate: '#6a97a4',
  pine: '#3f5d47',
};

/** Late light from the left, up the river. */
const acrossTheValley = values({
  dark: { ink: '#1b1a26', wine: '#472530' },
  middle: { rust: '#a34730', slate: '#5d7f98', buff: '#c9955f' },
  glow: { haze: '#b9d0d4', sand: '#f0cf9a', cream: '#fdf2da' },
  accent: { gold: '#f4b02f' },
});
const upriver = { from: [-1, -0.7], ink: 'sand', shadow: 'ink' } as const;
const prairie = [[410, 830], [540, 650], [680, 452], [764, 330], [880, 336], [900, 470], [884, 620], [930, 830]] as const;

export default trailArt({
  hero: {
    alt: 'From King’s Bluff straight across to Queen’s Bluff: a golden goat prairie under a crown of pale rock, red October woods around it, the Mississippi bright far below.',
    focus: { x: 0.58, y: 0.4 },
    palette: acrossTheValley,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'sand', from: [0, 0], to: [0, 220] }),
      mass({ ink: 'slate', opacity: 0.28, layers: [ridge({ ink: 'slate', points: [[-20, 214], [160, 180], [330, 196], [420, 232], [620, 240], [900, 236], [1640, 220]], swell: 3, seed: 3, floor: 320 })] }),
      mass({ ink: 'slate', opacity: 0.4, layers: [ridge({ ink: 'slate', points: [[-20, 190], [90, 176], [190, 208], [260, 252], [340, 262], [460, 226], [560, 220], [640, 252], [800, 262], [1640, 262]], swell: 3, seed: 6, floor: 320 })] }),
      water({ ink: 'haze', y: 262 }),
      haze({ ink: 'cream', y: [220, 300], floor: 330, steps: 2, waver: 4 }),
      // Islands and channels of the river.
      lenses({ ink: 'slate', items: [[260, 320, 520, 14], [520, 348, 360, 14], [100, 374, 380, 20], [470, 410, 420, 22], [160, 452, 460, 30], [560, 486, 420, 30], [300, 540, 520, 40]] }),
      lenses({ ink: 'cream', items: [[420, 330, 320, 7], [220, 398, 300, 8], [420, 444, 260, 9], [380, 512, 380, 12], [160, 590, 480, 16]] }),
      // Queen's Bluff: woods on the top, the crown of rock, the prairie in the light and the woods in the shade.
      mass({ ink: 'wine', light: upriver, rim: 4, layers: [ridge({ ink: 'wine', points: [[790, 206], [860, 168], [1000, 136], [1200, 110], [1400, 86], [1640, 60]], from: 790, swell: 4, seed: 9, cover: 'hardwood', crowns: 'billow', height: [14, 30], floor: 300 })] }),
      shape({ ink: 'gold', points: prairie }),
      spray({ ink: 'rust', from: [760, 830], to: [640, 430], within: prairie }),
      dryBrush({ ink: 'rust', seed: 4, bristles: 7, thickness: [2, 6], strokes: [[[800, 360], [640, 700], 90], [[860, 400], [800, 760], 60], [[720, 480], [520, 770], 70]] }),
      shape({ ink: 'wine', points: [[876, 330], [1010, 300], [1640, 240], [1640, 830], [926, 830], [884, 620], [900, 470]] }),
      // The woods in rows of crowns down the shaded side, warmer where they are higher.
      ridge({ ink: 'rust', points: [[900, 420], [1060, 384], [1300, 352], [1640, 316]], from: 896, swell: 6, seed: 15, cover: 'hardwood', crowns: 'billow', height: [18, 46], floor: 830 }),
      spray({ ink: 'buff', from: [900, 330], to: [1200, 480], size: 4, within: [[900, 420], [1060, 370], [1300, 340], [1640, 300], [1640, 480], [900, 540]] }),
      ridge({ ink: 'wine', points: [[896, 540], [1060, 520], [1260, 470], [1460, 448], [1640, 410]], from: 888, swell: 10, seed: 22, cover: 'hardwood', crowns: 'billow', height: [24, 62], floor: 830 }),
      mass({ ink: 'rust', opacity: 0.5, layers: [ridge({ ink: 'rust', points: [[890, 690], [1080, 640], [1300, 610], [1640, 530]], from: 890, swell: 12, seed: 31, cover: 'hardwood', crowns: 'billow', height: [30, 76], floor: 830 })] }),
      ridge({ ink: 'wine', points: [[1000, 830], [1160, 760], [1340, 730], [1640, 640]], from: 980, swell: 12, seed: 41, cover: 'hardwood', crowns: 'billow', height: [34, 90], floor: 830 }),
      bedded({ points: [[758, 352], [772, 262], [800, 196], [940, 184], [1040, 190], [1050, 300], [884, 350]], lit: 'cream', mid: 'sand', shade: 'buff', seam: 'wine', noses: 2, beds: [30, 70], step: 9, seed: 5, reach: [0.5, 0.4], dusk: 0.4, open: 0.5, joints: 0.5 }),
      bedded({ points: [[1040, 194], [1300, 168], [1640, 140], [1640, 236], [1300, 270], [1040, 304]], lit: 'buff', mid: 'rust', shade: 'wine', seam: 'ink', noses: 4, beds: [30, 70], step: 9, seed: 8, reach: [0.4, 0.3], dusk: 0.4, open: 0.4, joints: 0.3 }),
      lenses({ ink: 'wine', items: [[846, 500, 70, 8], [874, 530, 60, 8], [680, 592, 84, 10], [724, 716, 96, 12], [772, 736, 90, 11], [628, 722, 60, 9]] }),
      mass({ ink: 'ink', light: upriver, rim: 3, layers: [cedars({ ink: 'ink', lit: 'ink', seed: 3, forms: 2, items: [[806, 200, 70], [828, 502, 52], [856, 532, 74], [650, 594, 60], [690, 718, 84], [744, 738, 60], [606, 724, 46]] })] }),
      mass({ ink: 'wine', light: upriver, rim: 4, layers: [ridge({ ink: 'wine', points: [[330, 830], [460, 780], [640, 770], [800, 790], [960, 770], [1200, 800]], from: 330, swell: 4, seed: 4, cover: 'hardwood', crowns: 'billow', height: [18, 36], floor: 840 })] }),
      // King's Bluff, underfoot.
      mass({ ink: 'ink', light: { ...upriver, ink: 'gold' }, rim: 5, layers: [
        shape({ ink: 'ink', points: [[-20, 610], [110, 600], [250, 616], [320, 640], [306, 690], [350, 740], [340, 830], [-20, 830]] }),
        grass({ ink: 'ink', lit: 'ink', y: 622, x: [0, 250], count: 7, height: [40, 90], seed: 4, forms: 2 }),
      ] }),
      figure({ x: 196, y: 616, height: 190, pose: 'lookout', ink: 'ink', coat: 'rust', pack: 'wine', hat: 'sand', skin: 'buff', rim: 'sand' }),
    ],
  },
  badge: {
    alt: 'Queen’s Bluff seen from King’s Bluff: a half dome with a goat prairie and a sheer cliff above the Mississippi',
    palette: october,
    layers: [
      sky({ seed: 6, waver: 3, bands: [['sheen', 0], ['haze', 110]] }),
      ridge({ ink: 'sheen', points: [[0, 178], [200, 184], [390, 166]], swell: 4, seed: 8, floor: 220 }),
      water({ ink: 'river', y: 190 }),
      lenses({ ink: 'orange', items: [[330, 226, 120, 10], [350, 256, 90, 9]] }),
      ridge({ ink: 'wine', points: [[-20, 236], [60, 224], [140, 190], [190, 152], [240, 128], [262, 132], [276, 250], [330, 300], [390, 330]], swell: 2, swells: 6, seed: 4, cover: 'hardwood', height: [12, 22] }),
      shape({ ink: 'prairie', points: [[150, 206], [190, 162], [226, 140], [264, 132], [276, 250], [270, 345], [150, 345], [130, 280]] }),
      hatch({ ink: 'gold', y: [176, 320], count: 13, length: [30, 60], thickness: [5, 7], x: [160, 256], slope: -0.3, seed: 5 }),
      bedded({ points: [[254, 130], [294, 126], [318, 150], [322, 210], [338, 310], [274, 310], [268, 220]], lit: 'stone', mid: 'umber', shade: 'wine', seam: 'ink', noses: 2, beds: [24, 46], step: 6, seed: 5, joints: 0 }),
      shape({ ink: 'stone', points: [[168, 190], [194, 158], [236, 128], [282, 116], [318, 138], [314, 154], [276, 144], [240, 152], [206, 174], [182, 198]] }),
      cedars({ ink: 'ink', lit: 'pine', seed: 3, forms: 1, items: [[216, 250, 40], [258, 122, 34]] }),
      crowns({ leaves: [['rust', 'orange'], ['orange', 'gold'], ['wine', 'rust']], items: [[132, 244, 48], [112, 282, 54], [150, 300, 48], [180, 330, 60], [230, 336, 56], [104, 334, 64], [280, 330, 56], [330, 336, 64]] }),
    ],
  },
});
