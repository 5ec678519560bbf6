import { hero } from '../../kit/scene.ts';
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
