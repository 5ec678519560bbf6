import { trailArt } from '../../kit/scene.ts';
import { cottonwoods } from '../../motifs/cottonwood.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
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
      sun({ x: 830, y: 262, radius: 70, ink: 'cream' }),
      strata({ ink: 'mauve', bars: [[330, 250, 460, 14], [470, 266, 320, 9], [1290, 268, 480, 13]] }),
      strata({ ink: 'rose', bars: [[600, 160, 380, 12], [1190, 146, 420, 13]] }),
      strata({ ink: 'cream', bars: [[420, 348, 420, 9], [1240, 352, 420, 9], [1100, 364, 240, 6]] }),
      ridge({ ink: 'mauve', points: [[0, 356], [300, 372], [700, 400], [1000, 402], [1300, 376], [1620, 350]], swell: 10, swells: 3, seed: 4, floor: 470 }),
      ridge({ ink: 'slate', points: [[0, 366], [260, 400], [560, 436], [900, 444], [1200, 418], [1400, 388], [1620, 366]], swell: 8, swells: 4, seed: 8, cover: 'hardwood', height: [8, 20], floor: 520 }),
      ridge({ ink: 'sage', y: 458, swell: 3, seed: 4 }),
      hatch({ ink: 'slate', y: [466, 640], count: 24, length: [80, 260], thickness: [3, 9], seed: 5 }),
      ridge({ ink: 'indigo', points: [[880, 470], [1240, 462]], from: 870, to: 1260, swell: 2, seed: 6, cover: 'hardwood', height: [8, 20], floor: 474 }),
      river({ ink: 'mauve', path: [[1090, 470, 6], [990, 476, 13], [870, 486, 20], [840, 504, 32], [950, 528, 46], [1010, 560, 64], [900, 604, 92], [830, 660, 150], [850, 740, 220], [900, 840, 290]] }),
      river({ ink: 'mauve', path: [[280, 520, 6], [400, 526, 13], [370, 540, 18], [450, 556, 25], [590, 572, 33], [690, 604, 44], [830, 654, 70]] }),
      river({ ink: 'peach', path: [[1086, 470, 2], [1000, 476, 6], [884, 486, 10], [858, 504, 16], [962, 528, 24], [1018, 560, 36], [914, 606, 54], [850, 664, 90], [870, 740, 130], [910, 840, 170]] }),
      river({ ink: 'peach', path: [[400, 526, 4], [374, 539, 9], [456, 555, 13], [594, 571, 17], [694, 602, 24], [830, 652, 44]] }),
      ripples({ ink: 'mauve', y: [612, 800], count: 11, x: 870, spread: [40, 130], width: [50, 170], height: [3, 9], seed: 28 }),
      ripples({ ink: 'peach', y: [640, 800], count: 8, x: 860, spread: [120, 230], width: [60, 140], height: [3, 7], seed: 31 }),
      ripples({ ink: 'cream', y: [610, 790], count: 11, x: 860, spread: [20, 70], width: [60, 150], height: [3, 8], crowding: 1, seed: 3 }),
      ripples({ ink: 'rose', y: [620, 800], count: 11, x: 870, spread: [30, 130], width: [50, 160], height: [3, 9], seed: 8 }),
      ridge({ ink: 'indigo', points: [[470, 568], [540, 550], [680, 552], [740, 570]], from: 480, to: 722, swell: 1, seed: 16, cover: 'hardwood', height: [8, 22], floor: 562 }),
      cottonwoods({ ink: 'indigo', lit: 'slate', forms: 1, light: 1, items: [[1130, 578, 190], [1230, 566, 130], [700, 562, 124], [620, 556, 88]] }),
      ridge({ ink: 'indigo', points: [[0, 600], [220, 616], [420, 664], [600, 740], [700, 830]], to: 720, swell: 5, seed: 9 }),
      hatch({ ink: 'slate', x: [20, 360], y: [640, 760], count: 9, length: [60, 160], thickness: [3, 7], slope: 0.16, seed: 4 }),
      ridge({ ink: 'indigo', points: [[1080, 830], [1180, 740], [1330, 670], [1620, 610]], from: 1070, swell: 5, seed: 13 }),
      hatch({ ink: 'slate', x: [1240, 1500], y: [680, 780], count: 8, length: [60, 150], thickness: [3, 7], slope: -0.12, seed: 7 }),
      ridge({ ink: 'ink', points: [[0, 700], [200, 714], [380, 756], [520, 830]], to: 540, swell: 4, seed: 19 }),
      ridge({ ink: 'ink', points: [[1220, 830], [1340, 772], [1470, 724], [1620, 700]], from: 1210, swell: 4, seed: 23 }),
      tallgrass({ stem: 'ink', foot: 'ink', culms: 3, seed: 12, items: [[60, 830, 540, 0.08], [190, 830, 420, 0.12], [320, 830, 280, 0.1], [1330, 830, 300, -0.1], [1440, 830, 430, -0.1], [1560, 830, 560, -0.06]] }),
      grass({ ink: 'ink', lit: 'slate', y: [[0, 770], [540, 830]], x: [0, 540], count: 10, height: [70, 150], seed: 3, forms: 2 }),
      grass({ ink: 'ink', lit: 'slate', y: [[1200, 830], [1600, 770]], x: [1200, 1600], count: 9, height: [70, 150], seed: 3, forms: 2 }),
    ],
  },
});
