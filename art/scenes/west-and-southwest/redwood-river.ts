import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { mapleLeaves } from '../../motifs/leaves.ts';
import { shafts } from '../../motifs/light-shafts.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { risingTrout } from '../../motifs/trout.ts';
import { river } from '../../motifs/water.ts';
import { crowns } from '../../motifs/woodland.ts';

const october = {
  ink: '#0d2329',
  deep: '#123f49',
  teal: '#1f6a6e',
  aqua: '#7cbcb2',
  pale: '#cfe6da',
  cream: '#fdf3d5',
  gold: '#f2c254',
  orange: '#dd8136',
  rust: '#ad462d',
  wine: '#5f2a2c',
  olive: '#5a5427',
  brass: '#cf9f45',
};

/** October, the sun above on the right. */
const belowTheSurface = values({
  dark: { ink: '#0c2229', deep: '#12414c', olive: '#4d4a22' },
  middle: { teal: '#2b7c7e', rust: '#bb4d2c' },
  glow: { aqua: '#9fd0c4', brass: '#e0b45a', cream: '#fdf3d5' },
  accent: { gold: '#f4b03c' },
});

const fish = { x: 880, y: 548, length: 1060 } as const;

export default trailArt({
  hero: {
    alt: 'A brown trout, as long as the picture, rises toward a mayfly in the Redwood River; above the water the maples of Camden glow in October.',
    focus: { x: 0.28, y: 0.6 },
    palette: belowTheSurface,
    layers: [
      sky({ bands: [['cream', 0]] }),
      // The wooded walls of the valley close in; the river comes out of the gap.
      drawn({ ink: 'brass', path: 'M-20 60Q60 10 150 40Q220-10 330 30Q420 10 480 60Q560 50 600 96Q680 96 730 150Q790 160 830 236H-20zM1640 20Q1560-20 1480 20Q1400-10 1330 40Q1240 20 1180 74Q1110 66 1060 120Q990 120 950 166Q900 176 880 236H1640z' }),
      mass({ ink: 'rust', light: { from: [1, -1], ink: 'gold', shadow: 'ink' }, rim: 7, layers: [
        drawn({ ink: 'rust', path: 'M-20 120Q50 60 130 100Q200 66 270 120Q350 100 390 150Q470 150 510 192Q590 190 640 240H-20z' }),
        drawn({ ink: 'rust', path: 'M1640 60Q1580 26 1520 70Q1440 40 1390 104Q1310 90 1270 144Q1190 140 1160 184Q1090 190 1070 240H1640z' }),
      ] }),
      drawn({ ink: 'ink', path: 'M96 240L110 120L124 240zM252 240L262 150L272 240zM1500 240L1516 100L1532 240zM1340 240L1350 140L1362 240z' }),
      spray({ ink: 'ink', from: [0, 240], to: [0, 130], within: [[-20, 130], [390, 150], [640, 240], [1070, 240], [1270, 150], [1640, 80], [1640, 240], [-20, 240]] }),
      shape({ ink: 'teal', points: [[0, 230], [1600, 230], [1600, 802], [0, 802]] }),
      // Under the surface: its waves, the light that comes through, the dark of the deep.
      drawn({ ink: 'rust', path: 'M-20 262Q120 240 300 262Q460 284 640 258Q780 240 880 262Q760 272 640 292Q470 318 300 294Q120 270-20 296zM1080 262Q1240 290 1400 258Q1520 238 1640 256V282Q1520 268 1400 290Q1230 314 1080 262z' }),
      drawn({ ink: 'gold', path: 'M380 254Q520 262 660 246Q820 232 980 252Q1120 268 1280 246Q1120 288 960 270Q820 258 660 268Q500 280 380 254zM120 310Q260 306 420 326Q300 336 120 310zM1180 322Q1300 330 1440 306Q1340 342 1180 322z' }),
      drawn({ ink: 'aqua', path: 'M-20 230H1620V244Q1460 232 1300 244Q1120 256 960 240Q800 230 620 246Q440 260 240 244Q100 234-20 248z' }),
      drawn({ ink: 'deep', path: 'M-20 520Q160 440 380 470Q600 500 800 452Q1040 400 1260 456Q1440 500 1640 440V820H-20z' }),
      spray({ ink: 'deep', from: [0, 480], to: [0, 300] }),
      shape({ ink: 'aqua', opacity: 0.24, points: [[470, 246], [590, 246], [330, 810], [60, 810]] }),
      shape({ ink: 'aqua', opacity: 0.3, points: [[690, 246], [716, 246], [560, 810], [480, 810]] }),
      shape({ ink: 'aqua', opacity: 0.24, points: [[1130, 246], [1300, 246], [1250, 810], [930, 810]] }),
      shape({ ink: 'aqua', opacity: 0.3, points: [[1400, 246], [1424, 246], [1440, 810], [1372, 810]] }),
      boulders({ ink: 'ink', lit: 'olive', seed: 6, items: [[60, 812, 380, 150], [360, 824, 220, 60], [700, 826, 320, 70], [1090, 822, 240, 54], [1330, 816, 330, 130], [1570, 806, 240, 190]], light: 1 }),
      spray({ ink: 'ink', from: [0, 800], to: [0, 620] }),
      mass({ light: { from: [0.7, -1], ink: 'aqua', shadow: 'ink' }, rim: 5, layers: [risingTrout({ ...fish, ink: 'ink', flank: 'ink', belly: 'ink', spot: 'ink', red: 'ink' })] }),
      risingTrout({ ...fish, ink: 'olive', flank: 'brass', belly: 'cream', spot: 'ink', red: 'rust' }),
      // The mayfly on the surface: wings upright, three tails; and the dimple that it makes.
      drawn({ ink: 'cream', path: 'M216 232Q330 214 446 232Q330 252 216 232z' }),
      drawn({ ink: 'aqua', path: 'M344 204Q380 160 430 140Q444 160 420 182Q390 204 344 214z' }),
      drawn({ ink: 'cream', path: 'M318 208Q306 130 352 84Q368 74 378 90Q392 132 348 208z' }),
      drawn({ ink: 'ink', path: 'M290 214Q292 200 308 200Q322 196 340 202Q372 204 396 190Q420 176 436 150Q480 110 506 60Q486 120 446 160Q500 130 540 118Q480 148 440 174Q410 210 352 218L372 232L340 222L322 234L326 220L300 232L308 220Q292 224 290 214z' }),
      drawn({ ink: 'teal', path: 'M330 200Q330 140 356 100Q344 144 340 202z' }),
      mapleLeaves({ ink: 'rust', lit: 'gold', items: [[1010, 226, 60, 20], [1300, 300, 60, 130]] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A brown trout under the surface of the Redwood River, below maples in October',
    palette: october,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['pale', 0], ['cream', 120]] }),
      ridge({ ink: 'gold', points: [[0, 132], [195, 158], [390, 132]], swell: 3, seed: 5, cover: 'hardwood', height: [16, 26], floor: 230 }),
      ridge({ ink: 'orange', points: [[0, 164], [150, 186], [240, 186], [390, 164]], swell: 2, seed: 8, cover: 'hardwood', height: [16, 26], floor: 230 }),
      river({ ink: 'aqua', path: [[204, 186, 6], [192, 194, 20], [206, 206, 60], [196, 224, 130]] }),
      crowns({ leaves: [['rust', 'orange'], ['wine', 'rust']], items: [[96, 224, 60], [300, 224, 60], [56, 224, 56], [334, 224, 56]] }),
      shape({ ink: 'deep', points: [[0, 220], [390, 220], [390, 420], [0, 420]] }),
      bank({ ink: 'teal', points: [[0, 218], [100, 224], [200, 217], [300, 224], [390, 218]], close: [[390, 276], [0, 276]] }),
      shafts({ ink: 'aqua', opacity: 0.3, from: 222, items: [[150, 110, 350, 40], [270, 240, 350, 34]] }),
      lenses({ ink: 'cream', items: [[130, 222, 150, 7], [268, 222, 130, 7]] }),
      risingTrout({ x: 198, y: 284, length: 204, ink: 'olive', flank: 'brass', belly: 'cream', spot: 'ink', red: 'rust', tilt: -12 }),
      boulders({ ink: 'ink', lit: 'olive', seed: 6, items: [[130, 350, 90, 30]] }),
    ],
  },
});
