import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { crownsAbove } from '../../motifs/crowns-above.ts';
import { flow } from '../../motifs/flow.ts';
import { figure } from '../../motifs/hikers.ts';
import { pot } from '../../motifs/pot.ts';
import { shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slot } from '../../motifs/slot.ts';


/** Looking down into the gorge; the sun stands behind the viewer, on the left. */
const fromAbove = values({
  dark: { ink: '#14161c', bark: '#38292e' },
  middle: { pine: '#2f5a4a', brown: '#6f4f48', amber: '#a5715a' },
  glow: { sand: '#d4b39b', foam: '#c3ded8', cream: '#fdf3e0' },
  accent: { coral: '#e2553a' },
});
const morning = { from: [-0.42, 1], ink: 'cream', shadow: 'bark' } as const;

export default trailArt({
  hero: {
    alt: 'The gorge of the Temperance River from above: a narrow, winding slot of round chambers that potholes drilled in the lava, white water deep inside, a hiker at the rim.',
    focus: { x: 0.52, y: 0.5 },
    palette: fromAbove,
    layers: [
      sky({ bands: [['sand', 0]] }),
      // Flows of lava lie on each other: the upper one ends in a low step.
      shape({ ink: 'bark', points: [[-20, -20], [520, -20], [470, 60], [520, 130], [440, 230], [330, 250], [250, 330], [120, 350], [-20, 430]] }),
      shape({ ink: 'brown', points: [[520, -20], [470, 60], [520, 130], [440, 230], [330, 250], [250, 330], [120, 350], [-20, 430], [-20, 470], [130, 386], [268, 366], [350, 284], [462, 262], [560, 140], [510, 66], [560, -20]] }),
      shape({ ink: 'bark', points: [[1620, 380], [1440, 420], [1330, 500], [1240, 520], [1180, 640], [1220, 720], [1160, 820], [1620, 820]] }),
      shape({ ink: 'cream', points: [[1620, 366], [1434, 408], [1322, 490], [1228, 510], [1164, 640], [1204, 720], [1140, 820], [1160, 820], [1220, 720], [1180, 640], [1240, 520], [1330, 500], [1440, 420], [1620, 380]] }),
      spray({ ink: 'ink', from: [-20, -20], to: [360, 300], within: [[-20, -20], [520, -20], [470, 60], [520, 130], [440, 230], [330, 250], [250, 330], [120, 350], [-20, 430]] }),
      spray({ ink: 'ink', from: [1640, 820], to: [1240, 480], within: [[1620, 380], [1440, 420], [1330, 500], [1240, 520], [1180, 640], [1220, 720], [1160, 820], [1620, 820]] }),
      mass({ light: morning, shadow: { y: 900, length: 2.2, opacity: 0.62 }, layers: [spruces({ ink: 'ink', lit: 'ink', seed: 6, forms: 2, items: [[-420, 900, 900], [-190, 900, 620], [-20, 900, 860], [820, 900, 640], [1010, 900, 420]] })] }),
      spray({ ink: 'amber', from: [1640, -60], to: [1000, 360], size: 3 }),
      slot({
        path: [[600, -140, 110], [650, -40, 180], [820, 60, 90], [960, 150, 190], [850, 280, 80], [680, 380, 220], [700, 520, 100], [900, 620, 250], [960, 790, 130], [840, 930, 260]],
        walls: ['cream', 'sand', 'amber', 'brown', 'bark', 'ink'],
        depth: [-26, 76],
        taper: 0.5,
        seed: 2,
        inside: (foot) => [
          flow({ path: foot.map(([x, y, half]) => [x, y, half * 0.94] as const), ink: 'ink', streaks: [['amber', 14, 12], ['foam', 30, 18], ['cream', 40, 20]], length: [0.03, 0.1], seed: 4 }),
        ],
      }),
      crownsAbove({ whorls: ['ink', 'pine', 'ink', 'pine'], seed: 4, items: [[30, 330, 92], [70, 60, 110], [230, 40, 84], [190, 210, 96], [350, 130, 78]] }),
      crownsAbove({ whorls: ['ink', 'pine', 'ink', 'pine'], seed: 9, items: [[1560, 480, 100], [1420, 560, 84], [1540, 680, 116], [1370, 720, 100]] }),
      pot({ x: 1350, y: 176, width: 190, height: 96, depth: 56, rings: ['cream', 'amber', 'brown', 'bark', 'ink'] }),
      pot({ x: 1500, y: 268, width: 84, height: 40, depth: 22, rings: ['cream', 'amber', 'bark', 'foam'], seed: 3 }),
      mass({ light: morning, shadow: { y: 352, length: 1.6, opacity: 0.6 }, layers: [figure({ x: 1096, y: 352, height: 118, pose: 'lookout', ink: 'ink', coat: 'ink', pack: 'ink', skin: 'ink' })] }),
      figure({ x: 1096, y: 352, height: 118, pose: 'lookout', ink: 'ink', coat: 'coral', pack: 'bark', hat: 'cream', skin: 'brown', rim: 'cream' }),
    ],
  },
  badge: {
    alt: 'The gorge of the Temperance River from above: a winding slot in the lava, white water deep inside, a hiker at its rim',
    palette: fromAbove,
    layers: [
      sky({ bands: [['sand', 0]] }),
      shape({ ink: 'pine', points: [[60, 60], [176, 60], [150, 120], [120, 150], [110, 200], [60, 250]] }),
      shape({ ink: 'pine', points: [[340, 250], [300, 280], [286, 340], [360, 340]] }),
      slot({
        path: [[180, 0, 18], [208, 104, 34], [182, 150, 18], [150, 200, 52], [170, 236, 26], [214, 280, 60], [210, 340, 40], [180, 380, 60]],
        walls: ['cream', 'amber', 'brown', 'ink'],
        depth: [-14, 20],
        taper: 0.46,
        seed: 2,
        inside: (foot) => [
          flow({ path: foot.filter((_, i) => i % 3 === 0), ink: 'ink', streaks: [['foam', 8, 6], ['cream', 10, 8]], length: [0.08, 0.2], seed: 4 }),
        ],
      }),
      spruces({ ink: 'ink', lit: 'pine', seed: 5, tiers: 8, girth: 0.34, forms: 1, items: [[96, 200, 70], [126, 140, 60], [308, 340, 66]] }),
      figure({ x: 258, y: 216, height: 74, pose: 'lookout', ink: 'ink', coat: 'coral', pack: 'bark', hat: 'cream', skin: 'brown' }),
    ],
  },
});
