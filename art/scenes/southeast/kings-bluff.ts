import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { hatch } from '../../motifs/grass.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { tallgrass } from '../../motifs/tallgrass.ts';
import { ripples, water } from '../../motifs/water.ts';
import { eagle } from '../../motifs/wings.ts';
import { crowns, woodland } from '../../motifs/woodland.ts';

const october = {
  ink: '#2a1f22',
  wine: '#6e2f30',
  rust: '#b34a2c',
  orange: '#dc8434',
  gold: '#efbb58',
  cream: '#fdf0d2',
  stone: '#d8b184',
  umber: '#8a5b44',
  river: '#4b8faa',
  sheen: '#9ccbd1',
  haze: '#cfe3da',
  pine: '#3f5d47',
};

export default trailArt({
  hero: {
    alt: 'From King’s Bluff one looks across to Queen’s Bluff: a half dome with a golden goat prairie on one side and a sheer cliff on the other, high above the islands of the Mississippi in October.',
    focus: { x: 0.63, y: 0.4 },
    palette: october,
    layers: [
      sky({ seed: 6, waver: 7, bands: [['sheen', 0], ['haze', 96], ['cream', 180]] }),
      strata({ ink: 'cream', bars: [[300, 60, 460, 11], [1330, 48, 380, 9]] }),
      ridge({ ink: 'haze', points: [[-20, 206], [260, 192], [600, 212], [1180, 208], [1400, 186], [1620, 192]], swell: 9, swells: 6, seed: 3, floor: 300 }),
      ridge({ ink: 'sheen', points: [[-20, 228], [180, 220], [420, 236], [1100, 240], [1300, 214], [1440, 222], [1620, 200]], swell: 4, swells: 5, seed: 8, cover: 'hardwood', height: [12, 22], floor: 300 }),
      water({ ink: 'river', y: 248 }),
      ripples({ ink: 'sheen', y: [254, 620], count: 14, between: [0, 1600], width: [90, 320], height: [3, 9], seed: 5 }),
      lenses({ ink: 'orange', items: [[160, 282, 420, 14], [1290, 276, 300, 12], [1500, 322, 380, 20], [300, 352, 460, 24], [1240, 404, 300, 22], [1560, 470, 320, 34]] }),
      lenses({ ink: 'pine', items: [[120, 278, 260, 9], [1470, 316, 240, 12], [240, 345, 280, 14], [1230, 397, 170, 12], [1560, 458, 220, 18]] }),
      ridge({ ink: 'wine', points: [[300, 690], [440, 590], [560, 480], [680, 366], [800, 266], [910, 204], [1010, 176], [1060, 190], [1120, 400], [1220, 480], [1330, 590], [1460, 680]], from: 300, to: 1460, swell: 3, swells: 9, seed: 4, cover: 'hardwood', height: [14, 30] }),
      canopy({ ink: 'rust', points: [[330, 660], [440, 580], [560, 470], [680, 356], [800, 256]], depth: [[330, 40], [560, 150], [800, 300]], count: 26, size: [38, 64], seed: 4 }),
      canopy({ ink: 'orange', points: [[420, 610], [560, 480], [700, 350], [800, 268]], depth: [[420, 60], [800, 200]], count: 14, size: [34, 58], seed: 9 }),
      shape({ ink: 'gold', points: [[760, 320], [840, 258], [940, 206], [1060, 180], [1110, 240], [1116, 420], [1170, 540], [1110, 640], [880, 640], [780, 560], [720, 470], [716, 390]] }),
      hatch({ ink: 'orange', y: [250, 600], count: 17, length: [50, 150], thickness: [3, 7], x: [760, 1090], slope: -0.4, seed: 5 }),
      hatch({ ink: 'cream', y: [250, 520], count: 6, length: [40, 100], thickness: [3, 6], x: [820, 1060], slope: -0.4, seed: 8 }),
      bedded({ points: [[1056, 176], [1120, 160], [1190, 182], [1226, 240], [1240, 340], [1262, 440], [1290, 560], [1150, 560], [1128, 430], [1090, 370], [1096, 280]], lit: 'stone', mid: 'umber', shade: 'wine', seam: 'ink', noses: 3, beds: [36, 90], step: 10, seed: 5, reach: [0.42, 0.34], dusk: 0.36 }),
      shape({ ink: 'umber', points: [[820, 276], [878, 232], [948, 190], [1010, 176], [1120, 158], [1194, 180], [1188, 206], [1120, 204], [1060, 202], [1016, 216], [950, 244], [906, 268], [850, 294]] }),
      shape({ ink: 'stone', points: [[820, 272], [878, 230], [886, 216], [930, 196], [928, 226], [940, 228], [944, 190], [1010, 172], [1016, 164], [1050, 160], [1046, 188], [1060, 190], [1064, 158], [1120, 154], [1150, 162], [1146, 184], [1158, 186], [1160, 166], [1194, 178], [1188, 194], [1124, 188], [1060, 194], [1010, 202], [944, 228], [900, 250], [846, 280]] }),
      cedars({ ink: 'ink', lit: 'pine', seed: 3, forms: 1, items: [[880, 400, 50], [950, 330, 40], [1020, 430, 52], [1030, 174, 44], [1140, 164, 34]] }),
      crowns({ leaves: [['rust', 'orange'], ['wine', 'rust'], ['orange', 'gold']], items: [[748, 356, 66], [716, 400, 72], [744, 440, 66], [710, 480, 76], [770, 500, 64], [750, 556, 80], [830, 556, 60], [904, 556, 54], [924, 590, 62], [1066, 550, 54], [1140, 570, 66], [1210, 560, 76], [1290, 580, 82]] }),
      canopy({ ink: 'rust', points: [[330, 760], [700, 700], [1100, 660], [1500, 740]], depth: 80, count: 16, size: [70, 100], seed: 6 }),
      woodland({ leaves: [['rust', 'orange'], ['orange', 'gold'], ['wine', 'rust'], ['pine', 'orange']], points: [[360, 720], [700, 670], [900, 650], [1060, 640], [1200, 640], [1400, 690], [1620, 740]], depth: 60, rows: 1, size: [104, 124], seed: 9 }),
      eagle({ x: 600, y: 300, width: 190, ink: 'ink', head: 'cream', tilt: 10 }),
      bedded({ points: [[-20, 566], [150, 548], [310, 580], [372, 640], [350, 720], [390, 820], [-20, 820]], lit: 'stone', mid: 'umber', shade: 'wine', seam: 'ink', noses: 2, beds: [40, 90], step: 14, seed: 9, joints: 0.4 }),
      bank({ ink: 'ink', points: [[-20, 772], [300, 772], [700, 786], [1100, 770], [1400, 720], [1620, 700]], close: [[1620, 802], [-20, 802]] }),
      cedars({ ink: 'ink', lit: 'pine', seed: 5, forms: 1, items: [[80, 566, 330], [236, 576, 150]] }),
      tallgrass({ items: [[1330, 800, 230, -0.1], [1560, 800, 270, -0.1]], stem: 'gold', foot: 'rust', culms: 3 }),
    ],
  },
  badge: {
    alt: 'Queen’s Bluff seen from King’s Bluff: a half dome with a golden prairie and a sheer cliff above the Mississippi',
    palette: october,
    layers: [
      sky({ seed: 6, waver: 3, bands: [['sheen', 0], ['haze', 110]] }),
      ridge({ ink: 'sheen', points: [[0, 178], [200, 184], [390, 166]], swell: 4, seed: 8, floor: 220 }),
      water({ ink: 'river', y: 190 }),
      lenses({ ink: 'orange', items: [[90, 216, 130, 9], [330, 226, 120, 10]] }),
      ridge({ ink: 'wine', points: [[20, 350], [80, 280], [140, 206], [190, 152], [240, 126], [260, 130], [270, 250], [330, 300], [390, 340]], from: 20, swell: 2, swells: 6, seed: 4, cover: 'hardwood', height: [12, 22] }),
      shape({ ink: 'gold', points: [[140, 216], [176, 172], [226, 136], [264, 128], [276, 250], [270, 345], [120, 345], [110, 280]] }),
      hatch({ ink: 'orange', y: [170, 320], count: 13, length: [30, 60], thickness: [5, 7], x: [140, 256], slope: -0.4, seed: 5 }),
      bedded({ points: [[254, 130], [294, 126], [318, 150], [322, 210], [338, 310], [274, 310], [268, 220]], lit: 'stone', mid: 'umber', shade: 'wine', seam: 'ink', noses: 2, beds: [24, 46], step: 6, seed: 5, joints: 0 }),
      shape({ ink: 'stone', points: [[168, 186], [194, 156], [236, 126], [282, 114], [318, 136], [314, 152], [276, 140], [240, 148], [206, 172], [182, 196]] }),
      cedars({ ink: 'ink', lit: 'pine', seed: 3, forms: 1, items: [[216, 250, 40], [258, 122, 34]] }),
      crowns({ leaves: [['rust', 'orange'], ['orange', 'gold'], ['wine', 'rust']], items: [[132, 244, 48], [112, 282, 54], [150, 300, 48], [180, 330, 60], [230, 336, 56], [104, 334, 64], [280, 330, 56], [330, 336, 64]] }),
    ],
  },
});
