import { trailArt } from '../../kit/scene.ts';
import { cottonwoods } from '../../motifs/cottonwood.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { lenses } from '../../motifs/shapes.ts';
import { sky, stars, strata, sun } from '../../motifs/sky.ts';
import { tallgrass } from '../../motifs/tallgrass.ts';
import { ripples, river } from '../../motifs/water.ts';

const afterglow = {
  ink: '#161a2d',
  indigo: '#2b3358',
  slate: '#54628c',
  mauve: '#8f86ab',
  rose: '#d6a09f',
  peach: '#f3cfae',
  cream: '#fdf2d6',
  sage: '#46595a',
};

export default trailArt({
  hero: {
    alt: 'The Yellow Medicine River joins the Minnesota in a quiet prairie valley at dusk, with cottonwoods on the banks and the moon rising over the hills.',
    focus: { x: 0.5, y: 0.5 },
    palette: afterglow,
    layers: [
      sky({ seed: 5, waver: 12, bands: [['slate', 0], ['mauve', 120], ['rose', 240], ['peach', 330]] }),
      stars({ ink: 'cream', count: 16, y: [16, 130], seed: 12 }),
      sun({ x: 830, y: 288, radius: 84, ink: 'cream', halo: [['peach', 128]] }),
      strata({ ink: 'mauve', bars: [[330, 250, 460, 14], [470, 266, 320, 9], [1290, 268, 480, 13]] }),
      strata({ ink: 'rose', bars: [[600, 160, 380, 12], [1190, 146, 420, 13]] }),
      strata({ ink: 'cream', bars: [[420, 348, 420, 9], [1240, 352, 420, 9], [1100, 364, 240, 6]] }),
      ridge({ ink: 'mauve', points: [[0, 356], [300, 372], [700, 400], [1000, 402], [1300, 376], [1620, 350]], swell: 10, swells: 3, seed: 4, floor: 470 }),
      ridge({ ink: 'slate', points: [[0, 366], [260, 400], [560, 436], [900, 444], [1200, 418], [1400, 388], [1620, 366]], swell: 8, swells: 4, seed: 8, cover: 'hardwood', height: [8, 20], floor: 520 }),
      ridge({ ink: 'sage', y: 458, swell: 3, seed: 4 }),
      hatch({ ink: 'slate', y: [466, 640], count: 16, length: [80, 260], thickness: [3, 9], seed: 5 }),
      ridge({ ink: 'indigo', points: [[880, 470], [1240, 462]], from: 870, to: 1260, swell: 2, seed: 6, cover: 'hardwood', height: [8, 20], floor: 474 }),
      river({ ink: 'mauve', path: [[1110, 468, 8], [1000, 475, 22], [876, 484, 40], [846, 502, 66], [890, 528, 104], [900, 562, 140], [850, 606, 170], [800, 660, 230], [830, 740, 320], [860, 850, 400]] }),
      river({ ink: 'mauve', path: [[240, 516, 5], [380, 523, 18], [350, 538, 26], [440, 556, 36], [560, 576, 46], [640, 612, 70], [760, 660, 120]] }),
      ripples({ ink: 'rose', y: [490, 800], count: 26, x: 856, spread: [8, 300], width: [50, 250], height: [3, 11], crowding: 1.2, seed: 8 }),
      ripples({ ink: 'peach', y: [486, 800], count: 22, x: 852, spread: [6, 140], width: [50, 220], height: [3, 11], crowding: 1.2, seed: 13 }),
      ripples({ ink: 'cream', y: [492, 780], count: 13, x: 838, spread: [8, 50], width: [30, 130], height: [3, 8], crowding: 1.2, seed: 3 }),
      lenses({ ink: 'rose', items: [[376, 532, 34, 4], [420, 552, 46, 5], [520, 572, 60, 6], [610, 606, 80, 7]] }),
      ridge({ ink: 'indigo', points: [[490, 562], [560, 546], [680, 546], [740, 562]], from: 500, to: 730, swell: 1, seed: 16, cover: 'hardwood', height: [8, 22], floor: 562 }),
      lenses({ ink: 'rose', items: [[1000, 566, 110, 14], [560, 628, 120, 12], [760, 520, 60, 7]] }),
      lenses({ ink: 'indigo', items: [[1150, 596, 110, 5], [1240, 600, 150, 6], [1318, 584, 110, 4], [1090, 584, 90, 4], [700, 563, 120, 4], [600, 559, 90, 3]] }),
      cottonwoods({ ink: 'indigo', lit: 'slate', forms: 1, light: 1, items: [[1190, 594, 290], [1310, 580, 180], [1096, 580, 140], [690, 560, 160], [606, 556, 110]] }),
      ridge({ ink: 'indigo', points: [[0, 600], [220, 616], [420, 664], [600, 740], [700, 830]], to: 720, swell: 5, seed: 9 }),
      hatch({ ink: 'slate', x: [20, 360], y: [640, 760], count: 9, length: [60, 160], thickness: [3, 7], slope: 0.16, seed: 4 }),
      ridge({ ink: 'indigo', points: [[1080, 830], [1180, 740], [1330, 670], [1620, 610]], from: 1070, swell: 5, seed: 13 }),
      hatch({ ink: 'slate', x: [1240, 1500], y: [680, 780], count: 8, length: [60, 150], thickness: [3, 7], slope: -0.12, seed: 7 }),
      ridge({ ink: 'ink', points: [[0, 700], [200, 714], [380, 756], [520, 830]], to: 540, swell: 4, seed: 19 }),
      ridge({ ink: 'ink', points: [[1220, 830], [1340, 772], [1470, 724], [1620, 700]], from: 1210, swell: 4, seed: 23 }),
      tallgrass({ stem: 'ink', foot: 'ink', culms: 3, seed: 12, items: [[60, 830, 540, 0.08], [200, 830, 400, 0.12], [1420, 830, 420, -0.1], [1560, 830, 560, -0.06]] }),
      grass({ ink: 'ink', lit: 'slate', y: [[0, 770], [540, 830]], x: [0, 540], count: 8, height: [70, 150], seed: 3, forms: 2 }),
      grass({ ink: 'ink', lit: 'slate', y: [[1200, 830], [1600, 770]], x: [1200, 1600], count: 7, height: [70, 150], seed: 3, forms: 2 }),
    ],
  },
});
