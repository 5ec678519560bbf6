import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bluestem } from '../../motifs/bluestem.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { ridge } from '../../motifs/ridges.ts';
import { runner } from '../../motifs/runner.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { sloops } from '../../motifs/sloop.ts';
import { ripples, water } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const autumn = {
  ink: '#2a1c22',
  maroon: '#6d2c2f',
  russet: '#a8492c',
  orange: '#d9792f',
  gold: '#efb04a',
  cream: '#fdeec9',
  sky: '#9cc3d2',
  river: '#4d83a6',
  violet: '#7d8fb0',
};

/** October morning: the sun stands on the right and lights the left side of the ravine. */
const ravine = values({
  dark: { ink: '#241620', wine: '#5a2029' },
  middle: { red: '#a83a2a', slate: '#6a86a0', rust: '#cf6a2b' },
  glow: { gold: '#f3ae3f', river: '#b7d3da', cream: '#fef1d4' },
  accent: { blue: '#2f6fb0' },
});
const morning = { from: [1, -0.6], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Two sides of a steep ravine at Afton, one blazing with October leaves and one in shade, open on the sails of the St. Croix River three hundred feet below; a runner on the trail along the edge.',
    focus: { x: 0.46, y: 0.45 },
    palette: ravine,
    layers: [
      sky({ bands: [['cream', 0]] }),
      // Long October cloud over Wisconsin.
      dryBrush({ ink: 'gold', opacity: 0.5, bristles: 8, seed: 3, thickness: [4, 13], strokes: [[[420, 86], [1120, 40], 56], [[-40, 60], [420, 36], 40]] }),
      shape({ ink: 'slate', smooth: true, opacity: 0.55, points: [[-20, 168], [150, 150], [420, 142], [560, 150], [640, 176], [700, 180], [760, 160], [940, 140], [1240, 134], [1700, 150], [1700, 260], [-80, 260], [-80, 180]] }),
      mass({ ink: 'slate', layers: [ridge({ ink: 'slate', points: [[-20, 196], [300, 170], [520, 172], [600, 202], [660, 214], [800, 214], [860, 190], [1010, 164], [1300, 160], [1640, 176]], swell: 4, swells: 9, seed: 7, cover: 'hardwood', crowns: 'facet', height: [4, 12], floor: 240 })] }),
      water({ ink: 'river', y: 222 }),
      // The far bluffs on the water, broken by the breeze toward us.
      shape({ ink: 'slate', opacity: 0.5, points: [[-20, 222], [1640, 222], [1640, 262], [1180, 268], [1240, 276], [1010, 272], [1060, 262], [900, 258], [850, 240], [700, 232], [620, 236], [560, 256], [610, 264], [440, 270], [470, 282], [240, 276], [-20, 270]] }),
      drawn({ ink: 'cream', path: 'M1130 296C980 330 840 346 700 352 780 356 800 362 770 370 700 384 640 396 590 420 720 402 800 396 860 388L890 366C960 350 1060 318 1130 296zM1010 420C930 446 830 452 740 470 800 472 800 482 760 510 850 486 940 456 1010 420z' }),
      sloops({ items: [[690, 268, 34], [1006, 352, 110]], sail: 'cream', jib: 'gold', hull: 'ink' }),
      // The sunlit side: one great slope of oaks and maples down to the river.
      shape({ ink: 'rust', points: [[-20, 170], [120, 190], [300, 280], [520, 430], [700, 560], [860, 690], [1000, 830], [-20, 830]] }),
      woodland({ leaves: [['rust', 'gold'], ['red', 'rust'], ['rust', 'gold'], ['gold', 'rust'], ['red', 'gold'], ['rust', 'gold']], points: [[-40, 190], [120, 214], [300, 312], [520, 462], [700, 596], [860, 730], [940, 800]], depth: [[-40, 560], [300, 440], [700, 220], [940, 60]], rows: 6, size: [66, 150], rise: 0.95, spacing: 0.66, light: 1, seed: 5 }),
      // The side in shade stands up against it.
      shape({ ink: 'wine', points: [[730, 840], [900, 680], [1110, 450], [1370, 260], [1660, 40], [1660, 840]] }),
      mass({ ink: 'wine', light: morning, rim: 7, layers: [woodland({ leaves: [['wine', 'wine']], points: [[700, 850], [800, 776], [900, 690], [960, 610], [1110, 470], [1260, 360], [1370, 270], [1520, 176], [1680, 60]], depth: 0, rows: 1, size: [104, 104], rise: 1.1, spacing: 0.56, seed: 3 })] }),
      woodland({ leaves: [['wine', 'red'], ['ink', 'red'], ['ink', 'wine'], ['wine', 'red']], points: [[740, 870], [900, 730], [1110, 510], [1370, 310], [1680, 100]], depth: [[740, 60], [1110, 330], [1680, 700]], rows: 7, size: [84, 180], rise: 0.95, spacing: 0.66, light: 1, seed: 8 }),
      spray({ ink: 'ink', from: [1500, 850], to: [1130, 480], within: [[760, 840], [900, 700], [1120, 470], [1640, 110], [1640, 830]] }),
      mass({ ink: 'ink', light: morning, rim: 5, layers: [
        bank({ ink: 'ink', points: [[-20, 610], [140, 626], [320, 668], [480, 676], [640, 644], [770, 606], [866, 606], [930, 630], [980, 700], [1080, 840]], close: [[-20, 840]] }),
        bluestem({ ink: 'ink', weight: 7, items: [[[30, 640], [20, 460], [90, 340], 74, [-26, 4, 30]], [[80, 650], [86, 520], [170, 430], 60, [-20, 12, 36]], [[-10, 640], [-20, 420], [30, 250], 84, [-30, 0, 26]], [[130, 650], [140, 570], [226, 520], 48, [-22, 16]]], blades: [[0, 0.3, 1, 130], [1, 0.26, 1, 110], [2, 0.34, 1, 150], [3, 0.2, -1, 70]] }),
      ] }),
      drawn({ ink: 'rust', path: 'M240 850C300 790 430 740 560 700 670 666 750 630 860 610 846 652 700 690 620 850z' }),
      runner({ x: 756, y: 640, height: 270, skin: 'red', shirt: 'blue', dark: 'ink', lit: 'rust', soles: 'cream' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'An autumn oak on the bluff above the blue St. Croix, a white sail below',
    palette: autumn,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['cream', 92], ['gold', 136]] }),
      ridge({ ink: 'violet', points: [[0, 180], [150, 176], [230, 196], [300, 176], [390, 166]], swell: 3, seed: 4, cover: 'hardwood', height: [8, 16], floor: 220 }),
      water({ ink: 'river', y: 206 }),
      ripples({ ink: 'sky', y: [214, 300], count: 8, width: [60, 130], height: [6, 8], seed: 5 }),
      sloops({ sail: 'cream', jib: 'gold', hull: 'ink', items: [[268, 252, 92]] }),
      bank({ ink: 'russet', points: [[170, 350], [230, 320], [300, 290], [390, 270]], close: [[390, 400], [170, 400]] }),
      woodland({ leaves: [['orange', 'gold'], ['russet', 'orange']], points: [[220, 330], [300, 296], [400, 276]], depth: 30, rows: 1, size: [54, 56], seed: 7 }),
      bank({ ink: 'maroon', points: [[0, 276], [90, 280], [150, 300], [210, 350]], close: [[210, 400], [0, 400]] }),
      broadleaf({ ink: 'maroon', lit: 'orange', seed: 3, light: 1, spread: 0.95, forms: 1, items: [[122, 304, 200]] }),
    ],
  },
});
