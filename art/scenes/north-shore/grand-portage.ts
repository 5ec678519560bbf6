import { placeFigure } from '../../kit/figure.ts';
import { trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cascade } from '../../motifs/cascade.ts';
import { overlook } from '../../motifs/overlook.ts';
import { rainbow } from '../../motifs/rainbow.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';
import { spindrift } from '../../motifs/spindrift.ts';


/** From the deck at the foot of the fall; the sun stands behind, on the left. */
const thunder = values({
  dark: { ink: '#11202b', slate: '#25404d' },
  middle: { pine: '#3a6b4c', teal: '#4b7f88' },
  glow: { sun: '#f4d58d', mist: '#b4d8d6', cream: '#fcf7e6' },
  accent: { coral: '#e8603f' },
});

/** The right half of the river: it narrows toward the top, as high things do. */
const tower = [[810, -60, 186], [808, 100, 210], [802, 300, 244], [796, 520, 290], [790, 730, 350]] as const;

/** The left half comes down over a shoulder of rock. */
const shoulder = [[556, -60, 26], [548, 60, 30], [520, 200, 44], [500, 300, 40], [470, 440, 60], [430, 700, 90]] as const;

export default trailArt({
  hero: {
    alt: 'Someone in an orange raincoat, arms thrown wide, at the rail below High Falls of the Pigeon River: the tower of white water runs off the top of the picture.',
    focus: { x: 0.62, y: 0.6 },
    palette: thunder,
    layers: [
      sky({ bands: [['ink', 0]] }),
      // Walls of thin dark beds; they close in toward the top, which is out of sight.
      bedded({ points: [[-20, -20], [600, -20], [590, 120], [540, 300], [500, 480], [450, 720], [-20, 720]], seed: 5, mid: 'ink', lit: 'slate', shade: 'ink', seam: 'ink', beds: [40, 130], step: 14, noses: 2, reach: [0.4, 0.16], light: 1, joints: 0.1 }),
      bedded({ points: [[1030, -20], [1640, -20], [1640, 760], [1180, 760], [1150, 500], [1090, 300], [1040, 120]], seed: 12, mid: 'slate', lit: 'teal', shade: 'ink', seam: 'ink', beds: [40, 140], step: 16, noses: 2, reach: [0.44, 0.2], dusk: 0.34, joints: 0.1 }),
      // The hollow of the fall, and a shoulder of rock on the left that the river runs round.
      shape({ ink: 'ink', points: [[560, -20], [1050, -20], [1076, 200], [1160, 500], [1200, 720], [400, 720], [500, 400]] }),
      cascade({ path: shoulder, seed: 9, tongues: [
        { ink: 'mist', across: [0, 1] },
        { ink: 'cream', across: [0, 0.9], toward: [0, 0.6], locks: 4, part: [0.3, 0.4], end: [1.2, 0.8] },
      ] }),
      cascade({ path: tower, seed: 21, tongues: [
        { ink: 'teal', across: [0.5, 1] },
        { ink: 'mist', across: [0, 0.97], toward: [0, 0.94] },
        { ink: 'cream', across: [0.03, 0.9], toward: [0.03, 0.86], locks: 12, part: [0.6, 0.2], end: [1.4, 0.7], gap: 0.26 },
      ] }),
      // Rock cuts in and parts it.
      drawn({ ink: 'ink', path: 'M1200 420L1120 400 1050 420 1010 400 960 440 976 500 940 560 960 640 1000 700H1240z', layers: [
        drawn({ ink: 'slate', path: 'M1010 400L960 440 976 500 940 560 960 640 1000 700 1010 600 990 560 1024 500 1006 450 1050 420z' }),
        drawn({ ink: 'teal', path: 'M1010 400L1050 420 1006 450 984 446zM976 500L1024 500 990 540z' }),
      ] }),
      drawn({ ink: 'mist', path: 'M900 520C890 470 930 430 960 436 966 396 1000 384 1024 402 1010 420 990 424 976 446 988 470 966 490 960 520 940 540 906 540 900 520z' }),
      // Where it strikes, everything is spray.
      spindrift({ x: 1130, y: 770, width: 900, height: 130, ink: 'teal', shade: 'teal', seed: 8 }),
      spindrift({ x: 600, y: 810, width: 1500, height: 240, ink: 'cream', shade: 'mist', seed: 3 }),
      // One on the deck, drenched, with the arms wide.
      overlook({ x: -20, y: 776, width: 1660, rail: 116, legs: 40, ink: 'ink', lit: 'slate', posts: 8 }),
      drawn({ ink: 'ink', path: 'M-20 782H1640V830H-20z' }),
      (canvas) => {
        placeFigure(canvas, { x: 1010, y: 806, scale: 2.1 }, [
          ['ink', 'M-11-36-10 0h9L0-30 2 0h9l1-36z'],
          ['coral', 'M-9-80L-28-88-46-106C-49-109-53-104-51-101L-34-80-20-66C-19-54-20-44-22-32-8-28 8-28 22-32 20-44 19-54 20-66L34-80 51-101C53-104 49-109 46-106L28-88 9-80z'],
          ['coral', 'M-9-78C-13-98-8-106 0-106 8-106 13-98 9-78z'],
          ['sun', 'M-46-106C-49-109-53-104-51-101L-34-80-20-66-22-32-18-31C-17-44-17-56-17-66L-31-81-47-101zM-9-78C-13-98-8-106 0-106-5-103-8-98-6-78z'],
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
