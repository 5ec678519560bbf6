import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const storm = {
  ink: '#1a2030',
  storm: '#39445a',
  slate: '#63758a',
  mist: '#a9b9ba',
  lake: '#3f7f8c',
  glow: '#f3dc93',
  gold: '#e3b443',
  grass: '#7d8b3c',
  plum: '#6d4854',
  rose: '#c97f6c',
  peach: '#f3c3a0',
  cream: '#fdf5e0',
};

/** After a storm, the sun low on the left. */
const afterTheStorm = values({
  dark: { ink: '#1a2130', storm: '#37465e', plum: '#673749' },
  middle: { rose: '#bb6a66', lake: '#6290a2', grass: '#939350' },
  glow: { peach: '#f4b999', cream: '#fdf0d2' },
  accent: { gold: '#f5b63f' },
});
const OUTCROP = [[552, 830], [584, 706], [640, 596], [726, 512], [846, 468], [926, 384], [1056, 304], [1150, 276], [1250, 268], [1396, 300], [1470, 306], [1540, 340], [1640, 400], [1640, 830]] as const;
const lowSun = { from: [-1, -0.5], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A great rounded outcrop of pink granite glows in the last sun, one person sitting on it; beyond, Big Stone Lake runs long and narrow to the horizon under a dark storm.',
    focus: { x: 0.6, y: 0.5 },
    palette: afterTheStorm,
    layers: [
      sky({ seed: 4, waver: 16, bands: [['storm', 0], ['lake', 270], ['cream', 336]] }),
      spray({ ink: 'ink', from: [0, 0], to: [0, 300] }),
      spray({ ink: 'storm', from: [0, 270], to: [0, 350] }),
      dryBrush({ ink: 'ink', seed: 5, bristles: 10, thickness: [4, 12], strokes: [[[-40, 150], [760, 110], 60], [[700, 190], [1640, 150], 50]] }),
      bank({ ink: 'cream', points: [[-20, 392], [640, 386], [1640, 386]], close: [[1640, 830], [-20, 830]] }),
      ripples({ ink: 'lake', y: [420, 660], count: 40, between: [-100, 800], width: [140, 460], height: [4, 13], seed: 9 }),
      ripples({ ink: 'gold', y: [400, 600], count: 14, x: 330, spread: [80, 200], width: [100, 260], height: [3, 8], seed: 4 }),
      bank({ ink: 'storm', points: [[-20, 340], [140, 352], [300, 346], [460, 366], [640, 386]], close: [[640, 390], [-20, 436]] }),
      mass({ ink: 'storm', light: lowSun, rim: 3, layers: [ridge({ ink: 'storm', points: [[640, 388], [760, 372], [960, 352], [1640, 300]], from: 640, swell: 4, seed: 8, cover: 'hardwood', height: [8, 24], floor: 440 })] }),
      bank({ ink: 'grass', points: [[720, 390], [640, 408], [560, 450], [500, 520], [380, 600], [160, 670], [-20, 700]], close: [[-20, 830], [1640, 830], [1640, 390]] }),
      hatch({ ink: 'gold', y: [470, 790], x: [0, 760], count: 26, length: [60, 240], thickness: [3, 9], seed: 4 }),
      // The outcrop: lit on the left, jointed, its right side in the shade.
      mass({ light: { from: [-1, -0.5], ink: 'cream', shadow: 'ink' }, rim: 5, ink: 'rose', layers: [shape({ ink: 'rose', points: OUTCROP })] }),
      shape({ ink: 'peach', points: [[552, 830], [584, 706], [640, 596], [726, 512], [846, 468], [812, 556], [752, 660], [736, 830]] }),
      shape({ ink: 'peach', points: [[858, 462], [926, 384], [1056, 304], [1150, 330], [1046, 410], [966, 520], [930, 500]] }),
      shape({ ink: 'cream', points: [[1056, 304], [1150, 276], [1250, 268], [1396, 300], [1300, 322], [1150, 330]] }),
      shape({ ink: 'peach', points: [[1396, 300], [1470, 306], [1540, 340], [1500, 372], [1380, 356], [1300, 322]] }),
      shape({ ink: 'plum', points: [[1500, 372], [1540, 340], [1640, 400], [1640, 830], [1330, 830], [1306, 700], [1340, 580], [1310, 470], [1380, 356]] }),
      shape({ ink: 'rose', points: [[1380, 376], [1486, 388], [1470, 520], [1400, 560], [1346, 470]] }),
      shape({ ink: 'plum', points: [[846, 468], [858, 462], [930, 500], [900, 610], [840, 690], [852, 830], [824, 830], [806, 690], [866, 600], [890, 512]] }),
      shape({ ink: 'plum', points: [[1150, 330], [1164, 450], [1110, 580], [1140, 700], [1120, 830], [1144, 830], [1164, 700], [1138, 584], [1186, 456]] }),
      shape({ ink: 'plum', points: [[900, 612], [1000, 590], [1112, 574], [1136, 588], [1000, 612], [880, 644]] }),
      shape({ ink: 'plum', points: [[1136, 640], [1240, 636], [1312, 690], [1308, 706], [1236, 656], [1146, 656]] }),
      spray({ ink: 'plum', from: [1330, 560], to: [1060, 500], within: [[1186, 340], [1300, 330], [1376, 370], [1312, 470], [1340, 580], [1306, 700], [1330, 830], [1150, 830], [1140, 590]] }),
      spray({ ink: 'ink', from: [1620, 660], to: [1400, 520], within: [[1486, 390], [1640, 400], [1640, 830], [1330, 830], [1306, 700], [1360, 570], [1470, 530]] }),
      spray({ ink: 'plum', from: [900, 830], to: [860, 560], within: [[560, 830], [640, 640], [760, 660], [890, 640], [1130, 610], [1120, 830]] }),
      figure({ x: 1010, y: 334, height: 176, pose: 'seated', ink: 'ink', coat: 'gold', skin: 'rose', hat: 'cream', flip: true }),
      mass({ ink: 'ink', light: lowSun, rim: 5, layers: [
        bank({ ink: 'ink', points: [[-20, 770], [300, 782], [700, 800], [1100, 790], [1640, 770]], close: [[1640, 830], [-20, 830]] }),
        grass({ ink: 'ink', lit: 'ink', y: 806, count: 18, height: [40, 130], seed: 5, forms: 2, lean: 16, mirrored: false }),
      ] }),
    ],
  },
  badge: {
    alt: 'A great outcrop of pink granite above the long water of Big Stone Lake, under a dark storm',
    palette: storm,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['storm', 0], ['slate', 150], ['glow', 206]] }),
      ridge({ ink: 'storm', y: 222, swell: 3, seed: 3, floor: 236 }),
      water({ ink: 'glow', y: 230 }),
      ripples({ ink: 'lake', y: [240, 300], count: 9, x: 100, spread: [70, 80], width: [60, 120], height: [5, 7], seed: 4 }),
      shape({ ink: 'rose', points: [[48, 350], [60, 288], [86, 262], [124, 246], [142, 208], [176, 178], [220, 168], [264, 178], [314, 222], [334, 350]] }),
      shape({ ink: 'peach', points: [[48, 350], [60, 288], [86, 262], [124, 246], [114, 282], [100, 350]] }),
      shape({ ink: 'peach', points: [[128, 238], [142, 208], [176, 178], [220, 168], [264, 178], [210, 194], [176, 218], [156, 254]] }),
      shape({ ink: 'plum', points: [[264, 178], [314, 222], [334, 350], [240, 350], [228, 282], [246, 232], [236, 196]] }),
      shape({ ink: 'plum', points: [[124, 246], [156, 254], [146, 286], [140, 350], [126, 350], [130, 286], [138, 264]] }),
      shape({ ink: 'plum', points: [[146, 286], [188, 276], [232, 284], [230, 294], [188, 288], [144, 298]] }),
      shape({ ink: 'plum', points: [[190, 208], [198, 242], [184, 278], [196, 278], [210, 242], [204, 200]] }),
      grass({ ink: 'ink', lit: 'gold', y: 346, x: [70, 320], count: 9, height: [24, 44], seed: 5, forms: 1, blades: 6 }),
    ],
  },
});
