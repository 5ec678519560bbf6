import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass } from '../../motifs/grass.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const storm = {
  ink: '#1a2030',
  storm: '#39445a',
  slate: '#63758a',
  mist: '#a9b9ba',
  lake: '#3f7f8c',
  glow: '#f3dc93',
  gold: '#e3b443',
  grass: '#7d8b3c',
  plum: '#6d4854',
  rose: '#c97f6c',
  peach: '#f3c3a0',
  cream: '#fdf5e0',
};

/** After a storm, the sun low on the left. */
const afterTheStorm = values({
  dark: { ink: '#1a2130', storm: '#37465e', plum: '#673749' },
  middle: { rose: '#bb6a66', lake: '#6290a2', grass: '#939350' },
  glow: { peach: '#f4b999', cream: '#fdf0d2' },
  accent: { gold: '#f5b63f' },
});
/** The slope where one sits, from the shore up to the prairie. */
const SLOPE = 'M380 830C520 730 660 600 830 480C950 400 1080 352 1240 340C1400 330 1540 356 1660 400V830z';

export default trailArt({
  hero: {
    alt: 'In the last sun somebody sits on the prairie slope above Big Stone Lake and looks across; a storm moves off over the low far shore, which is South Dakota.',
    focus: { x: 0.6, y: 0.5 },
    palette: afterTheStorm,
    layers: [
      sky({ bands: [['storm', 0]] }),
      // The storm moves off: a shelf of cloud, rain under it, and clear sky behind.
      drawn({ ink: 'cream', path: 'M-20 306C300 296 620 308 900 304C1160 300 1400 318 1640 330V480H-20z' }),
      drawn({ ink: 'peach', path: 'M-20 334C300 326 700 336 1000 330L1640 350V480H-20z' }),
      drawn({ ink: 'ink', opacity: 0.4, path: 'M20 150H330L250 380H-90zM400 150H470L410 380H330zM640 120H860L770 380H560z' }),
      drawn({ ink: 'ink', path: 'M-20-20H1640V66C1500 104 1420 84 1330 112C1240 140 1180 118 1090 142C980 172 900 140 800 168C700 196 640 172 560 196C440 228 380 194 280 214C180 232 80 210-20 228z' }),
      // South Dakota: a level upland, cut by coulees, along all of the far shore.
      shape({ ink: 'storm', points: [[-20, 322], [90, 326], [150, 350], [200, 334], [330, 330], [420, 338], [470, 360], [520, 346], [640, 346], [730, 352], [780, 366], [850, 356], [1000, 358], [1640, 352], [1640, 400], [600, 394], [-20, 398]] }),
      // The lake mirrors the clear sky far out, the storm near by.
      drawn({ ink: 'cream', path: 'M-20 398C300 392 700 390 1000 386V830H-20z' }),
      drawn({ ink: 'storm', opacity: 0.5, path: 'M-20 398L760 392Q520 410 240 408Q120 414-20 420z' }),
      drawn({ ink: 'lake', path: 'M-20 452Q60 446 130 452Q230 446 400 456Q300 464 190 468Q360 470 560 480Q420 490 280 496Q420 498 620 506L700 640V830H-20z' }),
      drawn({ ink: 'storm', path: 'M-20 548Q120 540 260 552Q170 562 100 568Q260 566 520 572L470 610L-20 680z' }),
      // The near shore, lit along the grass.
      drawn({ ink: 'grass', path: 'M980 386Q800 392 720 420Q640 452 600 500Q540 556 420 590Q240 636-20 660V830H1640V386z' }),
      drawn({ ink: 'gold', path: 'M980 386Q800 392 720 420Q640 452 600 500Q540 556 420 590Q240 636-20 660V668Q250 646 430 598Q556 562 612 506Q664 456 736 426Q830 398 980 386zM40 744Q260 684 520 640Q360 710 40 744zM560 620Q640 540 700 500Q660 570 560 620z' }),
      spray({ ink: 'storm', from: [300, 830], to: [420, 640], size: 3, within: [[-20, 690], [440, 620], [620, 660], [520, 830], [-20, 830]] }),
      // The prairie slope: its edge in the last sun, its far side in the shade.
      drawn({ ink: 'grass', path: SLOPE, layers: [
        drawn({ ink: 'plum', path: 'M1660 330C1560 350 1500 400 1420 440C1320 500 1300 580 1180 640C1060 700 1000 760 940 840H1660z' }),
        drawn({ ink: 'storm', path: 'M1660 470C1580 500 1540 560 1460 610C1360 670 1330 740 1260 840H1660z' }),
        drawn({ ink: 'gold', path: 'M380 830C520 730 660 600 830 480C950 400 1080 352 1240 340C1360 334 1440 344 1500 356C1420 350 1340 348 1244 354C1090 368 966 412 846 492C684 602 560 726 440 830zM760 750Q880 650 1010 580 1060 552 1110 530 940 640 800 760z' }),
        spray({ ink: 'plum', from: [1240, 620], to: [900, 560], size: 4 }),
      ] }),
      grass({ ink: 'ink', lit: 'gold', y: 836, x: [840, 1640], count: 16, height: [130, 260], seed: 5, forms: 3, blades: 7 }),
      grass({ ink: 'plum', lit: 'peach', y: 836, x: [-20, 640], count: 12, height: [60, 150], seed: 8, forms: 2, blades: 7 }),
      figure({ x: 1004, y: 420, height: 210, pose: 'seated', ink: 'ink', coat: 'gold', skin: 'peach', hair: 'plum', flip: true }),
      grass({ ink: 'plum', lit: 'gold', y: 496, x: [930, 1110], count: 7, height: [40, 84], seed: 3, forms: 2, blades: 6 }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Somebody sits in the grass above Big Stone Lake and watches the sun go down behind the far shore, under a dark storm',
    palette: storm,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['storm', 0], ['slate', 150], ['glow', 206]] }),
      sun({ x: 128, y: 216, radius: 36, ink: 'gold' }),
      ridge({ ink: 'storm', y: 222, swell: 3, seed: 3, floor: 236 }),
      water({ ink: 'glow', y: 230 }),
      ripples({ ink: 'lake', y: [240, 300], count: 9, x: 100, spread: [70, 80], width: [60, 120], height: [5, 7], seed: 4 }),
      drawn({ ink: 'grass', path: 'M60 350C120 320 170 288 230 276C270 268 310 266 350 268V360H60z' }),
      drawn({ ink: 'gold', path: 'M60 350C120 320 170 288 230 276C270 268 310 266 350 268V275C310 273 274 275 236 284C180 296 130 326 84 350z' }),
      figure({ x: 226, y: 280, height: 150, pose: 'seated', ink: 'ink', coat: 'rose', skin: 'peach', hair: 'plum', flip: true }),
      grass({ ink: 'ink', lit: 'gold', y: 342, x: [100, 310], count: 9, height: [30, 56], seed: 5, forms: 1, blades: 6 }),
    ],
  },
});
