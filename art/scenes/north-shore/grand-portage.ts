import { placeFigure } from '../../kit/figure.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { overlook } from '../../motifs/overlook.ts';
import { rainbow } from '../../motifs/rainbow.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { strands } from '../../motifs/strands.ts';


/** From the deck at the foot of the fall; the sun stands behind, on the left. */
const thunder = values({
  dark: { ink: '#11202b', slate: '#25404d' },
  middle: { pine: '#3a6b4c', teal: '#4b7f88' },
  glow: { sun: '#f4d58d', mist: '#b4d8d6', cream: '#fcf7e6' },
  accent: { coral: '#e8603f' },
});

/** The right half of the river: it narrows toward the top, as high things do. */
const tower = [[820, -60, 176], [822, 100, 196], [826, 300, 230], [832, 520, 280], [840, 730, 340]] as const;

export default trailArt({
  hero: {
    alt: 'Two people in raincoats at the rail below High Falls of the Pigeon River, one with arms thrown wide: the tower of white water runs off the top of the picture, and a rainbow stands in its spray.',
    focus: { x: 0.62, y: 0.6 },
    palette: thunder,
    layers: [
      sky({ bands: [['ink', 0]] }),
      // Walls of thin dark beds; they close in toward the top, which is out of sight.
      bedded({ points: [[-20, -20], [600, -20], [590, 120], [540, 300], [500, 480], [450, 720], [-20, 720]], seed: 5, mid: 'ink', lit: 'slate', shade: 'ink', seam: 'ink', beds: [40, 130], step: 14, noses: 2, reach: [0.4, 0.16], light: 1, joints: 0.1 }),
      bedded({ points: [[1030, -20], [1640, -20], [1640, 760], [1180, 760], [1150, 500], [1090, 300], [1040, 120]], seed: 12, mid: 'slate', lit: 'teal', shade: 'ink', seam: 'ink', beds: [40, 140], step: 16, noses: 2, reach: [0.44, 0.2], dusk: 0.34, joints: 0.1 }),
      // The sun stands behind us.
      rainbow({ x: 740, y: 720, radius: 620, band: 22, inks: ['coral', 'sun', 'mist'], angles: [-64, 12], opacity: 0.85 }),
      shape({ ink: 'ink', points: [[600, -20], [1036, -20], [1060, 200], [1150, 500], [1200, 720], [440, 720], [520, 400]] }),
      // The left half comes down over steps, in threads; the right half falls free.
      strands({ path: [[578, -40, 34], [566, 90, 36], [556, 250, 44], [560, 300, 40], [536, 460, 52], [530, 520, 54], [500, 720, 66]], seed: 8, sway: 0.05, girth: [0.7, 1.2], strands: [['mist', [[0.28, 0.22, 0, 1], [0.8, 0.1, 0, 1]]], ['cream', [[0.22, 0.1, 0, 1], [0.78, 0.06, 0.1, 1], [0.5, 0.03, 0.3, 1]]]] }),
      strands({ path: tower, seed: 4, girth: [1, 1], strands: [['mist', [[0.5, 1, 0, 1]]]] }),
      strands({ path: tower, seed: 5, girth: [0.3, 1.2], sway: 0.006, strands: [
        ['teal', [[0.3, 0.03, 0.1, 1], [0.62, 0.05, 0, 1], [0.97, 0.03, 0, 1], [0.84, 0.02, 0.2, 1]]],
        ['cream', [[0.06, 0.06, 0, 1], [0.2, 0.1, 0, 1], [0.37, 0.05, 0, 1], [0.49, 0.09, 0, 1], [0.73, 0.08, 0, 1], [0.9, 0.04, 0, 1], [0.13, 0.015, 0.2, 1], [0.8, 0.02, 0.1, 1]]],
        ['slate', [[0.3, 0.02, 0.34, 1], [0.64, 0.03, 0.2, 1], [0.15, 0.01, 0.3, 0.9]]],
      ] }),
      // Where it strikes, everything is spray.
      spray({ ink: 'cream', from: [820, 680], to: [820, 330], size: 5, within: [[300, 700], [400, 560], [560, 440], [700, 330], [960, 330], [1120, 430], [1280, 540], [1400, 700]], smooth: true }),
      drawn({ ink: 'mist', path: 'M-20 720C120 690 240 700 330 660 400 620 470 640 540 600 620 570 700 600 780 580 880 560 940 600 1020 590 1100 590 1150 630 1220 630 1320 640 1380 690 1460 700 1540 704 1600 720 1640 730V830H-20z' }),
      drawn({ ink: 'cream', path: 'M160 760C240 730 330 740 400 700 470 670 540 690 600 650 690 630 760 660 830 636 920 620 980 660 1050 650 1130 650 1170 690 1240 700 1320 720 1380 740 1440 760L1480 830H160z' }),
      // Two on the deck, drenched: one has the arms wide.
      overlook({ x: -20, y: 776, width: 1660, rail: 116, legs: 40, ink: 'ink', lit: 'slate', posts: 8 }),
      drawn({ ink: 'ink', path: 'M-20 782H1640V830H-20z' }),
      (canvas) => {
        placeFigure(canvas, { x: 800, y: 806, scale: 2.5 }, [
          ['ink', 'M-11-36-10 0h9L0-30 2 0h9l1-36z'],
          ['coral', 'M-9-80L-28-88-46-106C-49-109-53-104-51-101L-34-80-20-66C-19-54-20-44-22-32-8-28 8-28 22-32 20-44 19-54 20-66L34-80 51-101C53-104 49-109 46-106L28-88 9-80z'],
          ['coral', 'M-9-78C-13-98-8-106 0-106 8-106 13-98 9-78z'],
          ['sun', 'M-46-106C-49-109-53-104-51-101L-34-80-20-66-22-32-18-31C-17-44-17-56-17-66L-31-81-47-101zM-9-78C-13-98-8-106 0-106-5-103-8-98-6-78z'],
        ]);
        placeFigure(canvas, { x: 968, y: 806, scale: 2.2 }, [
          ['ink', 'M-11-36-10 0h9L0-30 2 0h9l1-36z'],
          ['sun', 'M-10-82C-18-78-20-60-22-34-8-30 8-30 22-34 20-60 18-78 10-82z'],
          ['sun', 'M-9-78C-13-98-8-104 0-104 8-104 13-98 9-78z'],
          ['cream', 'M-10-82C-18-78-20-60-22-34L-18-33C-17-58-15-74-8-82zM-9-78C-13-98-8-104 0-104-5-101-8-96-6-78z'],
        ]);
      },
    ],
  },
  badge: {
    alt: 'High Falls of the Pigeon River, a tower of white water between dark walls, a rainbow in its spray',
    palette: thunder,
    layers: [
      sky({ seed: 3, waver: 3, bands: [['sun', 0], ['cream', 90]] }),
      ridge({ ink: 'pine', points: [[0, 130], [120, 142], [200, 148], [390, 128]], swell: 3, seed: 9, cover: 'spruce', height: [16, 36], detail: 0, swells: 3, gaps: 0.04, spacing: 0.44, floor: 200 }),
      cliff({ seed: 14, top: [[10, 150], [150, 156]], base: [[10, 350], [150, 350]], mid: 'ink', lit: 'slate', shade: 'ink', columns: [24, 60], light: 1, reach: [0.5, 0.12], step: 6 }),
      cliff({ seed: 40, top: [[230, 156], [390, 148]], base: [[230, 350], [390, 350]], mid: 'slate', lit: 'teal', shade: 'ink', columns: [24, 60], reach: [0.6, 0.14], step: 6 }),
      shape({ ink: 'ink', points: [[140, 152], [240, 152], [264, 350], [116, 350]] }),
      rainbow({ x: 238, y: 352, radius: 96, band: 30, inks: ['mist'], angles: [250, 344], opacity: 0.5 }),
      rainbow({ x: 238, y: 352, radius: 96, band: 10, inks: ['coral', 'sun'], angles: [250, 344], opacity: 0.6 }),
      drawn({ ink: 'cream', path: 'M144 158C146 148 156 146 176 145 200 143 220 145 230 148 238 152 238 166 240 184L254 350H128C136 290 142 220 144 158z', layers: [
        drawn({ ink: 'mist', path: 'M240 144H222C234 180 222 220 232 260 238 300 230 330 236 350H260zM164 180C172 220 164 270 174 350H152C160 290 156 230 164 180z' }),
        slits({ ink: 'teal', items: [[178, 170, 300, 9, -3], [206, 160, 250, 7, 2], [216, 230, 330, 9, 5]] }),
      ] }),
      drawn({ ink: 'cream', path: 'M92 350C104 336 116 338 126 322 140 308 156 318 176 308 200 300 214 314 236 310 256 316 260 334 280 340L292 350z' }),
    ],
  },
});
