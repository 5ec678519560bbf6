import { emblem, hero } from '../../kit/scene.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { cranes, prairieChicken } from '../../motifs/prairie-birds.ts';
import { ridge } from '../../motifs/ridges.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { tallgrass } from '../../motifs/tallgrass.ts';
import { river } from '../../motifs/water.ts';

const booming = {
  ink: '#2c2030',
  umber: '#7a4a32',
  straw: '#d99a44',
  wheat: '#f4d283',
  cream: '#fff1d0',
  rose: '#eb9a84',
  lilac: '#a98bab',
  blue: '#5c7ba6',
  orange: '#ea6a2a',
};

export default hero({
  alt: 'Prairie-chickens boom on a rise of last year’s bluestem at dawn, under the enormous rosy sky of the Red River valley, with cranes flying over.',
  focus: { x: 0.5, y: 0.72 },
  palette: booming,
  layers: [
    sky({ seed: 6, waver: 16, bands: [['blue', 0], ['lilac', 150], ['rose', 300], ['wheat', 450]] }),
    sun({ x: 790, y: 570, radius: 110, ink: 'cream', halo: [['wheat', 200]] }),
    strata({ ink: 'lilac', bars: [[420, 110, 620, 18], [700, 130, 420, 12], [1300, 84, 520, 16], [1180, 102, 360, 10]] }),
    strata({ ink: 'rose', bars: [[260, 238, 560, 18], [480, 258, 420, 12], [1260, 224, 640, 20], [1060, 246, 420, 12]] }),
    strata({ ink: 'wheat', bars: [[300, 366, 620, 14], [1330, 350, 560, 16], [1180, 372, 360, 10], [520, 384, 300, 8]] }),
    strata({ ink: 'cream', bars: [[330, 500, 480, 12], [200, 520, 380, 9], [1290, 490, 520, 13], [1420, 512, 340, 9]] }),
    cranes({ ink: 'ink', items: [[560, 330, 130], [672, 282, 112], [786, 306, 116], [884, 248, 100], [986, 282, 96], [1070, 232, 84], [1150, 258, 76]] }),
    ridge({ ink: 'lilac', y: 588, swell: 3, swells: 3, seed: 6, cover: 'hardwood', height: [6, 18], floor: 612 }),
    ridge({ ink: 'straw', y: 598, swell: 3, swells: 2, seed: 3 }),
    river({ ink: 'cream', path: [[1130, 600, 2], [1080, 606, 6], [1200, 616, 9], [1120, 628, 14], [1260, 646, 22], [1380, 670, 34]] }),
    hatch({ ink: 'wheat', y: [604, 690], count: 16, length: [80, 260], thickness: [2, 7], seed: 5 }),
    hatch({ ink: 'umber', y: [612, 700], count: 12, length: [60, 200], thickness: [2, 5], seed: 15 }),
    prairieChicken({ x: 1024, y: 684, length: 128, ink: 'umber', bar: 'straw', lit: 'wheat', sac: 'orange' }),
    prairieChicken({ x: 520, y: 690, length: 104, ink: 'umber', bar: 'straw', lit: 'wheat', sac: 'orange', flip: true }),
    ridge({ ink: 'umber', points: [[0, 728], [400, 722], [640, 700], [800, 692], [980, 700], [1240, 720], [1620, 724]], swell: 4, swells: 4, seed: 8 }),
    hatch({ ink: 'straw', y: [712, 800], count: 16, length: [60, 220], thickness: [3, 7], seed: 6 }),
    grass({ ink: 'umber', lit: 'straw', y: [[560, 716], [1060, 716]], x: [560, 1060], count: 11, height: [24, 46], seed: 3, forms: 2, blades: 7 }),
    prairieChicken({ x: 800, y: 714, length: 236, ink: 'ink', bar: 'umber', lit: 'rose', sac: 'orange' }),
    grass({ ink: 'ink', lit: 'straw', y: [[0, 810], [1600, 810]], count: 16, height: [60, 120], seed: 3, forms: 2, blades: 7 }),
    tallgrass({ stem: 'ink', foot: 'orange', leaf: 'umber', culms: 3, seed: 8, items: [[60, 830, 560, 0.1], [200, 830, 430, 0.16], [340, 830, 270, 0.1], [1300, 830, 280, -0.1], [1420, 830, 440, -0.14], [1550, 830, 580, -0.1]] }),
  ],
});

/** On the milestone of the region. */
export const complete = emblem({
  alt: 'Cranes fly over a rising sun and a prairie of last year’s grass under a wide rosy sky',
  palette: booming,
  layers: [
    sky({ seed: 6, waver: 5, bands: [['blue', 0], ['lilac', 46], ['rose', 92], ['wheat', 136]] }),
    sun({ x: 130, y: 174, radius: 42, ink: 'cream', halo: [['wheat', 66]] }),
    strata({ ink: 'lilac', bars: [[80, 84, 120, 7], [196, 78, 100, 6]] }),
    strata({ ink: 'rose', bars: [[64, 128, 100, 6], [206, 124, 110, 6]] }),
    cranes({ ink: 'ink', items: [[92, 104, 60], [136, 76, 52], [178, 96, 46], [204, 66, 36]] }),
    ridge({ ink: 'lilac', y: 182, swell: 2, swells: 3, seed: 6, cover: 'hardwood', height: [5, 12], floor: 194 }),
    ridge({ ink: 'straw', y: 190, swell: 3, swells: 2, seed: 3 }),
    hatch({ ink: 'wheat', y: [196, 226], count: 7, length: [40, 90], thickness: [3, 5], seed: 5 }),
    ridge({ ink: 'umber', points: [[0, 218], [130, 232], [260, 214]], swell: 3, seed: 8 }),
    grass({ ink: 'ink', lit: 'straw', y: 264, count: 11, height: [40, 74], seed: 6, forms: 2, blades: 6 }),
  ],
});
