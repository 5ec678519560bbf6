import { emblem, hero } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { spruces } from '../../motifs/conifers.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { eagle } from '../../motifs/wings.ts';

const blueRidges = {
  ink: '#10233d',
  navy: '#1f3f63',
  blue: '#3f6a90',
  steel: '#7fa3bd',
  haze: '#b9cfd3',
  peach: '#f9dfba',
  coral: '#f2a36b',
  white: '#fff6e2',
};

export default hero({
  alt: 'Bluffs of the driftless country stand one behind another in fading blues along the Mississippi at sunrise; an eagle crosses the sun.',
  focus: { x: 0.5, y: 0.42 },
  palette: blueRidges,
  layers: [
    sky({ seed: 4, waver: 10, bands: [['haze', 0], ['peach', 130], ['coral', 268]] }),
    strata({ ink: 'peach', bars: [[360, 60, 480, 10], [520, 82, 300, 7], [1240, 76, 420, 10]] }),
    strata({ ink: 'coral', bars: [[330, 206, 420, 9], [1290, 190, 460, 10], [1180, 210, 260, 7]] }),
    sun({ x: 840, y: 286, radius: 78, ink: 'white', halo: [['peach', 128]] }),
    ridge({ ink: 'haze', points: [[0, 290], [400, 284], [560, 290], [680, 318], [740, 352], [960, 354], [1010, 316], [1070, 292], [1620, 284]], swell: 2, swells: 6, seed: 3, floor: 380 }),
    water({ ink: 'peach', y: 360 }),
    ripples({ ink: 'white', y: [364, 640], count: 16, x: 840, spread: [40, 120], width: [60, 220], height: [3, 9], seed: 9 }),
    ripples({ ink: 'coral', y: [368, 720], count: 18, x: 840, spread: [110, 260], width: [70, 240], height: [3, 10], seed: 4 }),
    ridge({ ink: 'steel', points: [[120, 262], [500, 252], [590, 262], [640, 300], [680, 350], [740, 384]], to: 740, swell: 2, swells: 7, seed: 5, cover: 'hardwood', height: [10, 18], floor: 388 }),
    ridge({ ink: 'steel', points: [[1050, 384], [1100, 352], [1140, 300], [1180, 272], [1300, 262], [1670, 258]], from: 1050, swell: 2, swells: 7, seed: 11, cover: 'hardwood', height: [10, 18], floor: 388 }),
    ripples({ ink: 'steel', y: [400, 560], count: 12, x: 840, spread: [260, 320], width: [90, 240], height: [3, 8], seed: 6 }),
    ridge({ ink: 'steel', points: [[690, 418], [780, 412], [880, 420]], from: 700, to: 880, swell: 2, seed: 2, cover: 'hardwood', height: [6, 12], floor: 422 }),
    ridge({ ink: 'blue', points: [[110, 236], [330, 228], [440, 240], [500, 290], [540, 360], [600, 420], [690, 456]], to: 700, swell: 3, swells: 7, seed: 15, cover: 'hardwood', height: [14, 24], floor: 462 }),
    bedded({ points: [[400, 238], [450, 242], [502, 290], [534, 346], [454, 352], [416, 300]], seed: 4, light: 1, mid: 'steel', lit: 'haze', shade: 'navy', seam: 'navy', beds: [18, 34], step: 12, reach: [0.5, 0.4] }),
    ridge({ ink: 'blue', points: [[1080, 456], [1150, 426], [1200, 352], [1240, 280], [1290, 238], [1420, 226], [1620, 222]], from: 1070, swell: 3, swells: 7, seed: 19, cover: 'hardwood', height: [14, 24], floor: 462 }),
    bedded({ points: [[1288, 240], [1344, 240], [1322, 300], [1290, 346], [1212, 340], [1244, 286]], seed: 7, mid: 'steel', lit: 'haze', shade: 'navy', seam: 'navy', beds: [18, 34], step: 12, reach: [0.5, 0.4] }),
    ridge({ ink: 'blue', points: [[830, 500], [940, 492], [1060, 502]], from: 840, to: 1060, swell: 2, seed: 12, cover: 'hardwood', height: [8, 18], floor: 508 }),
    ripples({ ink: 'blue', y: [510, 720], count: 12, x: 840, spread: [300, 420], width: [120, 340], height: [5, 12], seed: 16 }),
    ridge({ ink: 'navy', points: [[70, 268], [210, 280], [300, 330], [360, 420], [420, 520], [500, 600], [610, 680], [710, 748]], to: 720, swell: 4, swells: 7, seed: 25, cover: 'hardwood', height: [20, 34], floor: 780 }),
    ridge({ ink: 'navy', points: [[960, 748], [1060, 680], [1180, 600], [1280, 510], [1340, 410], [1390, 330], [1470, 280], [1620, 262]], from: 950, swell: 4, swells: 7, seed: 29, cover: 'hardwood', height: [20, 34], floor: 780 }),
    eagle({ x: 850, y: 212, width: 330, ink: 'ink', head: 'white', tilt: -8 }),
    bank({ ink: 'ink', points: [[0, 560], [160, 590], [330, 668], [520, 730], [800, 752], [1080, 728], [1280, 664], [1440, 590], [1600, 560]], close: [[1600, 802], [0, 802]] }),
    spruces({ ink: 'ink', lit: 'blue', seed: 5, girth: 0.34, forms: 2, light: 1, items: [[90, 620, 300], [200, 650, 210], [290, 690, 130], [1520, 620, 330], [1410, 650, 220], [1330, 680, 130]] }),
    grass({ ink: 'ink', lit: 'blue', y: 812, count: 18, height: [70, 130], seed: 4, forms: 2, x: [300, 1300] }),
  ],
});

/** On the milestone of the region. */
export const complete = emblem({
  alt: 'Blue bluffs stand one behind another along a wide river at sunrise, an eagle above them',
  palette: blueRidges,
  layers: [
    sky({ seed: 4, waver: 4, bands: [['haze', 0], ['peach', 58], ['coral', 108]] }),
    sun({ x: 132, y: 122, radius: 30, ink: 'white', halo: [['peach', 46]] }),
    water({ ink: 'peach', y: 146 }),
    ripples({ ink: 'white', y: [150, 230], count: 6, x: 132, spread: [14, 30], width: [30, 60], height: [4, 6], seed: 9 }),
    ripples({ ink: 'coral', y: [152, 240], count: 8, x: 132, spread: [40, 70], width: [40, 80], height: [4, 7], seed: 4 }),
    ridge({ ink: 'steel', points: [[0, 104], [60, 102], [86, 116], [106, 148]], to: 110, swell: 2, swells: 5, seed: 5, cover: 'hardwood', height: [6, 10], floor: 150 }),
    ridge({ ink: 'steel', points: [[158, 148], [180, 120], [204, 106], [270, 104]], from: 156, swell: 2, swells: 5, seed: 11, cover: 'hardwood', height: [6, 10], floor: 150 }),
    ridge({ ink: 'blue', points: [[-10, 92], [34, 92], [56, 116], [72, 152], [96, 178]], to: 100, swell: 2, swells: 6, seed: 15, cover: 'hardwood', height: [8, 14], floor: 186 }),
    ridge({ ink: 'blue', points: [[172, 178], [194, 152], [210, 114], [232, 92], [270, 88]], from: 168, swell: 2, swells: 6, seed: 19, cover: 'hardwood', height: [8, 14], floor: 186 }),
    ridge({ ink: 'navy', points: [[-10, 146], [40, 164], [74, 204], [112, 240]], to: 118, swell: 3, swells: 5, seed: 25, cover: 'hardwood', height: [10, 18], floor: 264 }),
    ridge({ ink: 'navy', points: [[156, 242], [190, 206], [222, 166], [270, 140]], from: 150, swell: 3, swells: 5, seed: 29, cover: 'hardwood', height: [10, 18], floor: 264 }),
    eagle({ x: 130, y: 74, width: 110, ink: 'ink', head: 'white', tilt: -8 }),
  ],
});
