import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass } from '../../motifs/grass.ts';
import { figure } from '../../motifs/hikers.ts';
import { lakes } from '../../motifs/lakes.ts';
import { hiker } from '../../motifs/people.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { ripples, river } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const blaze = {
  ink: '#2b1a1c',
  wine: '#7b2b2b',
  red: '#c0432c',
  orange: '#e5832b',
  gold: '#f4c04b',
  cream: '#fdf1cf',
  lake: '#2f7fae',
  sky: '#79b9d6',
  pale: '#c6e2e2',
  fir: '#3d5c3f',
};

/** Noon in October; the sun is high on the left. */
const fiftyLakes = values({
  dark: { ink: '#2a181c', wine: '#762a2c' },
  middle: { red: '#bd4430', lake: '#3f86b4', orange: '#e0812f' },
  glow: { gold: '#f5c353', sky: '#b3d9e2', cream: '#fff3d6' },
  accent: { blue: '#1f5f96' },
});
const noon = { from: [-1, -0.9], ink: 'cream', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'From the bald top of Inspiration Peak two people look down on a patchwork of red and gold autumn woods, set with blue lakes row behind row to the horizon.',
    focus: { x: 0.5, y: 0.6 },
    palette: fiftyLakes,
    layers: [
      sky({ seed: 2, waver: 8, bands: [['cream', 0]] }),
      spray({ ink: 'sky', from: [0, 0], to: [0, 120], size: 4 }),
      ridge({ ink: 'sky', y: 112, swell: 6, swells: 4, seed: 6, floor: 160 }),
      ridge({ ink: 'gold', y: 132, swell: 4, swells: 4, seed: 11, floor: 220 }),
      lakes({ ink: 'lake', unrest: 0.2, seed: 4, items: [[120, 146, 150, 8], [380, 150, 200, 9], [640, 144, 120, 7], [900, 152, 240, 10], [1180, 146, 150, 8], [1400, 150, 190, 9], [1560, 144, 120, 7]] }),
      ridge({ ink: 'orange', y: 170, swell: 5, swells: 3, seed: 3, cover: 'hardwood', crowns: 'billow', height: [6, 14] }),
      lakes({ ink: 'lake', unrest: 0.3, seed: 7, items: [[200, 194, 320, 14], [860, 196, 180, 14], [1080, 192, 120, 9]] }),
      ridge({ ink: 'red', points: [[-20, 222], [300, 212], [620, 224], [940, 212], [1240, 224], [1640, 214]], swell: 5, swells: 5, seed: 5, cover: 'hardwood', crowns: 'billow', height: [10, 20] }),
      lakes({ ink: 'lake', glint: 'sky', glints: 3, unrest: 0.3, seed: 9, items: [[520, 258, 300, 20], [1290, 266, 460, 34]] }),
      ridge({ ink: 'gold', points: [[-20, 304], [240, 288], [480, 300], [760, 284], [1060, 302], [1340, 286], [1640, 300]], swell: 5, swells: 5, seed: 7, cover: 'hardwood', crowns: 'billow', height: [14, 30] }),
      lakes({ ink: 'lake', glint: 'sky', glints: 4, unrest: 0.14, seed: 14, items: [[300, 366, 420, 40]] }),
      ridge({ ink: 'red', points: [[-20, 420], [260, 412], [480, 432], [800, 404], [1100, 424], [1380, 412], [1640, 424]], swell: 5, swells: 5, seed: 14, cover: 'hardwood', crowns: 'billow', height: [22, 46] }),
      spray({ ink: 'wine', from: [0, 580], to: [0, 430], size: 4, within: [[-20, 430], [1620, 430], [1620, 620], [-20, 620]] }),
      // The great lake, with its bays and its point, where the light lies.
      drawn({ ink: 'gold', path: 'M470 500C520 462 640 470 720 456 830 438 980 440 1100 446 1240 452 1330 436 1460 450 1590 466 1640 500 1640 540V620H560C480 600 400 560 470 500z' }),
      drawn({ ink: 'lake', path: 'M486 508C540 474 650 482 730 468 840 450 980 452 1090 458 1130 470 1050 484 1080 496 1140 508 1220 482 1300 470 1400 456 1540 464 1620 500V640H580C500 608 420 562 486 508z' }),
      ripples({ form: 'lens', ink: 'cream', y: [480, 580], count: 22, x: 860, spread: [120, 220], width: [60, 200], height: [4, 10], seed: 6 }),
      ripples({ form: 'lens', ink: 'sky', y: [500, 590], count: 12, between: [560, 1560], width: [90, 260], height: [4, 9], seed: 9 }),
      ridge({ ink: 'orange', points: [[-20, 606], [240, 592], [460, 600], [700, 560], [1000, 570], [1280, 590], [1640, 594]], swell: 5, swells: 5, seed: 24, cover: 'hardwood', crowns: 'billow', height: [34, 66] }),
      ridge({ ink: 'gold', points: [[-20, 660], [200, 650], [420, 668], [640, 700]], to: 660, swell: 8, seed: 33, cover: 'hardwood', crowns: 'billow', height: [40, 84] }),
      ridge({ ink: 'red', points: [[980, 720], [1180, 668], [1400, 650], [1640, 640]], from: 960, swell: 8, seed: 37, cover: 'hardwood', crowns: 'billow', height: [40, 84] }),
      ridge({ ink: 'red', points: [[-20, 740], [180, 730], [420, 760]], to: 440, swell: 8, seed: 43, cover: 'hardwood', crowns: 'billow', height: [44, 96] }),
      mass({ ink: 'wine', light: noon, rim: 6, layers: [
        bank({ ink: 'wine', points: [[140, 830], [360, 762], [560, 700], [740, 668], [880, 664], [1040, 688], [1240, 748], [1440, 830]], close: [] }),
        grass({ ink: 'wine', lit: 'wine', y: [[340, 770], [720, 672]], x: [340, 720], count: 10, height: [24, 60], seed: 4, forms: 2 }),
        grass({ ink: 'wine', lit: 'wine', y: [[980, 680], [1340, 790]], x: [980, 1340], count: 10, height: [24, 60], seed: 5, forms: 2 }),
      ] }),
      spray({ ink: 'ink', from: [1200, 850], to: [860, 690], size: 4, within: [[360, 782], [560, 720], [740, 688], [880, 684], [1040, 708], [1240, 768], [1400, 830], [200, 830]] }),
      figure({ x: 790, y: 676, height: 250, pose: 'lookout', ink: 'ink', coat: 'blue', pack: 'ink', skin: 'wine', hat: 'ink', rim: 'cream' }),
      figure({ x: 910, y: 680, height: 220, pose: 'lookout', ink: 'ink', coat: 'cream', skin: 'wine', hat: 'wine', flip: true }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A hiker on the bald top of Inspiration Peak above lakes and autumn maples',
    palette: blaze,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sky', 0], ['pale', 126]] }),
      cumulus({ x: 272, y: 150, width: 140, height: 50, ink: 'cream', seed: 5, bumps: 6 }),
      ridge({ ink: 'orange', y: 196, swell: 3, seed: 11, cover: 'hardwood', height: [10, 18] }),
      lakes({ ink: 'lake', items: [[100, 214, 130, 16], [292, 212, 140, 16]], unrest: 0.06, seed: 4 }),
      woodland({ leaves: [['red', 'orange'], ['wine', 'red']], points: [[20, 252], [370, 248]], depth: 34, rows: 2, size: [50, 70], rise: 0.8, seed: 8 }),
      ridge({ ink: 'wine', y: 290, swell: 3, seed: 3 }),
      bank({ ink: 'orange', points: [[10, 380], [80, 300], [150, 246], [200, 232], [250, 246], [320, 304], [380, 380]], close: [] }),
      bank({ ink: 'gold', points: [[10, 380], [80, 300], [150, 246], [200, 232], [226, 262], [250, 320], [260, 380]], close: [] }),
      river({ ink: 'cream', path: [[196, 238, 5], [184, 258, 9], [202, 286, 15], [176, 330, 28], [168, 372, 42]] }),
      hiker({ x: 196, y: 242, height: 124, ink: 'ink', pack: 'red', hat: 'ink' }),
    ],
  },
});
