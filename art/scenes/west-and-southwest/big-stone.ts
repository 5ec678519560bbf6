import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
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
      drawn({ ink: 'ink', path: 'M-20 96C160 60 420 76 620 104 760 122 900 100 1060 120 900 150 720 146 560 150 360 156 140 146-20 160zM700 214C900 176 1200 170 1640 150V190C1400 214 1000 208 700 214z' }),
      bank({ ink: 'cream', points: [[-20, 392], [640, 386], [1640, 386]], close: [[1640, 830], [-20, 830]] }),
      ripples({ ink: 'lake', y: [420, 660], count: 40, between: [-100, 800], width: [140, 460], height: [4, 13], seed: 9 }),
      ripples({ ink: 'gold', y: [400, 600], count: 14, x: 330, spread: [80, 200], width: [100, 260], height: [3, 8], seed: 4 }),
      bank({ ink: 'storm', points: [[-20, 340], [140, 352], [300, 346], [460, 366], [640, 386]], close: [[640, 390], [-20, 436]] }),
      mass({ ink: 'storm', light: lowSun, rim: 3, layers: [ridge({ ink: 'storm', points: [[640, 388], [760, 372], [960, 352], [1640, 300]], from: 640, swell: 4, seed: 8, cover: 'hardwood', height: [8, 24], floor: 440 })] }),
      bank({ ink: 'grass', points: [[720, 390], [640, 408], [560, 450], [500, 520], [380, 600], [160, 670], [-20, 700]], close: [[-20, 830], [1640, 830], [1640, 390]] }),
      hatch({ ink: 'gold', y: [470, 790], x: [0, 760], count: 26, length: [60, 240], thickness: [3, 9], seed: 4 }),
      // The outcrop: one dome, lit on the left and on its top, with a few old cracks; its foot is sunk in the grass.
      drawn({ ink: 'cream', path: 'M520 830C540 690 630 560 760 486 880 420 930 330 1060 290 1180 254 1300 262 1400 286L1400 830z' }),
      drawn({ ink: 'rose', path: 'M530 830C552 694 640 566 768 492 886 426 936 338 1064 298 1200 260 1380 270 1476 308 1556 338 1600 378 1640 420V830z', layers: [
        drawn({ ink: 'peach', path: 'M500 830C540 660 640 540 780 470 900 410 920 320 1064 280 1200 250 1400 262 1480 306 1380 320 1250 316 1160 350 1060 390 1020 450 960 510 860 600 800 690 780 830z' }),
        drawn({ ink: 'plum', path: 'M1476 300C1420 380 1380 450 1390 540 1396 630 1330 700 1320 830H1660V380z' }),
        spray({ ink: 'plum', from: [1420, 620], to: [1040, 480], size: 4 }),
        spray({ ink: 'rose', from: [980, 660], to: [660, 600], size: 4 }),
        drawn({ ink: 'plum', path: 'M962 508C950 580 880 640 866 830H856C862 640 930 580 956 500zM1160 350C1180 440 1130 540 1150 640 1160 700 1140 770 1144 830H1134C1130 770 1150 700 1140 640 1120 540 1168 440 1152 352zM924 590C990 572 1060 584 1138 560 1060 592 990 582 918 600z' }),
        drawn({ ink: 'ink', opacity: 0.45, path: 'M500 830C640 770 900 766 1100 750 1300 734 1500 760 1660 740V840H500z' }),
        spray({ ink: 'ink', from: [1640, 700], to: [1380, 560], size: 4 }),
      ] }),
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
