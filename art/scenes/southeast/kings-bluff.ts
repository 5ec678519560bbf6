import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { hatch } from '../../motifs/grass.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { eagle } from '../../motifs/wings.ts';
import { crowns, woodland } from '../../motifs/woodland.ts';

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

export default trailArt({
  hero: {
    alt: 'From King’s Bluff one looks along the wooded ridge to Queen’s Bluff, with its goat prairie and its cliff, above the channels and islands of the Mississippi; Wisconsin’s bluffs stand behind.',
    focus: { x: 0.64, y: 0.4 },
    palette: october,
    layers: [
      sky({ seed: 6, waver: 7, bands: [['sheen', 0], ['haze', 90], ['cream', 190]] }),
      strata({ ink: 'cream', bars: [[300, 60, 460, 11], [1330, 52, 380, 9]] }),
      ridge({ ink: 'sheen', points: [[-20, 226], [240, 214], [330, 236], [620, 226], [1000, 240], [1130, 222], [1300, 226], [1370, 252], [1620, 232]], swell: 5, swells: 8, seed: 3, floor: 320 }),
      ridge({ ink: 'slate', points: [[-20, 268], [300, 280], [960, 296], [1080, 262], [1200, 254], [1256, 300], [1330, 262], [1450, 240], [1520, 226], [1620, 222]], swell: 9, swells: 9, seed: 8, floor: 400 }),
      canopy({ ink: 'sheen', points: [[1190, 268], [1256, 320], [1330, 280], [1600, 240]], depth: 80, count: 8, size: [26, 40], seed: 5 }),
      water({ ink: 'river', y: 366 }),
      ripples({ ink: 'sheen', y: [372, 640], count: 9, between: [1240, 1600], width: [60, 220], height: [3, 8], seed: 5 }),
      lenses({ ink: 'umber', items: [[1270, 386, 460, 13], [1560, 394, 240, 11]] }),
      lenses({ ink: 'orange', items: [[1460, 416, 420, 20]] }),
      ridge({ ink: 'pine', points: [[1150, 480], [1200, 466], [1390, 466], [1450, 482]], from: 1150, to: 1450, swell: 3, seed: 9, cover: 'hardwood', height: [18, 34], floor: 484 }),
      ridge({ ink: 'rust', points: [[1340, 548], [1420, 524], [1640, 516]], from: 1340, swell: 4, seed: 2, cover: 'hardwood', height: [24, 44], floor: 550 }),
      ridge({ ink: 'wine', points: [[-20, 340], [180, 352], [330, 330], [480, 300], [640, 262], [780, 220], [900, 192], [1010, 178], [1070, 190], [1130, 400], [1230, 520], [1340, 604], [1480, 660], [1640, 684]], swell: 3, swells: 9, seed: 4, cover: 'hardwood', height: [14, 30] }),
      canopy({ ink: 'rust', points: [[-20, 350], [330, 340], [640, 270], [780, 240]], depth: [[-20, 270], [780, 440]], count: 42, size: [52, 84], seed: 4 }),
      canopy({ ink: 'orange', points: [[-20, 360], [330, 350], [640, 280], [760, 250]], depth: [[-20, 200], [760, 300]], count: 16, size: [46, 74], seed: 9 }),
      canopy({ ink: 'rust', points: [[800, 560], [1150, 570], [1300, 620], [1600, 690]], depth: 60, count: 7, size: [60, 84], seed: 11 }),
      shape({ ink: 'prairie', points: [[790, 300], [850, 254], [940, 212], [1062, 186], [1108, 250], [1112, 400], [1150, 500], [1126, 566], [1040, 580], [960, 556], [930, 500], [880, 516], [836, 486], [842, 440], [780, 420], [800, 380], [754, 350]] }),
      hatch({ ink: 'gold', y: [240, 560], count: 24, length: [50, 130], thickness: [5, 9], x: [850, 1100], slope: -0.3, seed: 5 }),
      hatch({ ink: 'pine', y: [250, 560], count: 7, length: [24, 60], thickness: [3, 5], x: [830, 1090], slope: -0.3, seed: 8 }),
      bedded({ points: [[1050, 172], [1124, 160], [1184, 184], [1222, 240], [1234, 330], [1256, 430], [1300, 560], [1160, 560], [1130, 430], [1092, 370], [1096, 270]], lit: 'stone', mid: 'umber', shade: 'wine', seam: 'ink', noses: 2, beds: [30, 76], step: 12, seed: 5, reach: [0.5, 0.36], dusk: 0.34 }),
      bedded({ points: [[824, 268], [880, 226], [960, 186], [1050, 168], [1124, 158], [1184, 182], [1120, 206], [1050, 212], [960, 236], [890, 272]], lit: 'cream', mid: 'stone', shade: 'umber', seam: 'umber', noses: 2, beds: [26, 44], step: 8, seed: 8, joints: 0.3, dusk: 0.14, reach: [0.6, 0.5] }),
      cedars({ ink: 'ink', lit: 'pine', seed: 3, forms: 1, items: [[900, 420, 56], [960, 340, 44], [1030, 470, 60], [1020, 176, 48], [1140, 166, 36], [1180, 420, 46]] }),
      crowns({ leaves: [['rust', 'orange'], ['orange', 'gold'], ['pine', 'prairie']], items: [[790, 330, 68], [760, 372, 70], [806, 404, 60], [796, 452, 74], [860, 500, 70], [914, 540, 66], [976, 596, 84], [1060, 600, 90], [1140, 570, 70], [1220, 570, 84], [1320, 610, 90]] }),
      woodland({ leaves: [['rust', 'orange'], ['orange', 'gold'], ['wine', 'rust'], ['rust', 'orange'], ['pine', 'prairie']], points: [[360, 750], [700, 716], [1000, 716], [1300, 730], [1620, 770]], depth: 60, rows: 1, size: [140, 160], seed: 4, spacing: 0.6 }),
      eagle({ x: 560, y: 196, width: 190, ink: 'ink', head: 'cream', tilt: 8 }),
      bank({ ink: 'ink', points: [[240, 802], [420, 746], [620, 716], [900, 724], [1300, 748], [1620, 760]], close: [[1620, 802], [240, 802]] }),
      bedded({ points: [[-20, 590], [120, 574], [330, 600], [420, 640], [400, 720], [470, 820], [-20, 820]], lit: 'stone', mid: 'umber', shade: 'wine', seam: 'ink', noses: 2, beds: [34, 80], step: 16, seed: 9, joints: 0.5 }),
      cedars({ ink: 'ink', lit: 'pine', seed: 5, forms: 1, items: [[90, 596, 340], [250, 604, 140]] }),
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
