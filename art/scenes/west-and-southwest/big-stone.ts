import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass } from '../../motifs/grass.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cut, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
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
/** The big stone, from its foot on the left over its back. */
const OUTCROP = [[440, 830], [520, 742], [600, 676], [640, 600], [720, 556], [760, 496], [850, 448], [930, 376], [1010, 326], [1120, 290], [1270, 276], [1400, 290], [1510, 340], [1580, 352], [1660, 410], [1660, 830]] as const;

export default trailArt({
  hero: {
    alt: 'A great rounded outcrop of pink granite glows in the last sun, one person sitting on it; beyond, Big Stone Lake runs along the low shore of South Dakota as a storm moves off.',
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
      // The outcrop, granite: broad sheets that part along their joints; every face to the left is lit, every face to the right is not.
      shape({ ink: 'rose', points: OUTCROP }),
      cut({ within: OUTCROP, layers: [
        shape({ ink: 'peach', points: [[440, 830], [520, 742], [600, 676], [640, 600], [720, 556], [760, 496], [850, 448], [930, 376], [1010, 326], [1120, 290], [1270, 276], [1400, 290], [1510, 340], [1420, 354], [1300, 360], [1200, 346], [1140, 392], [1066, 428], [1046, 520], [960, 588], [930, 690], [862, 750], [840, 830]] }),
        shape({ ink: 'cream', points: [[440, 830], [520, 742], [600, 676], [640, 600], [720, 556], [760, 496], [850, 448], [930, 376], [1010, 326], [1120, 290], [1130, 320], [1040, 350], [966, 404], [890, 478], [806, 520], [776, 584], [704, 622], [676, 694], [592, 748], [560, 830]] }),
        shape({ ink: 'cream', points: [[1120, 290], [1270, 276], [1400, 290], [1510, 340], [1380, 318], [1260, 306], [1130, 320]] }),
        // In the shade of the low sun.
        shape({ ink: 'plum', points: [[1510, 340], [1464, 384], [1404, 440], [1424, 520], [1350, 596], [1372, 680], [1308, 742], [1290, 830], [1660, 830], [1660, 300]] }),
        spray({ ink: 'plum', from: [1400, 560], to: [1060, 500], size: 4, within: [[1200, 346], [1500, 340], [1400, 600], [1300, 830], [900, 830], [1046, 520]] }),
        spray({ ink: 'rose', from: [1000, 640], to: [720, 590], size: 4 }),
        // Joints: a gap in shadow, and the lit lip below it.
        shape({ ink: 'plum', points: [[1066, 428], [1180, 416], [1300, 430], [1404, 424], [1300, 450], [1180, 440], [1058, 462]] }),
        shape({ ink: 'plum', points: [[960, 588], [1080, 578], [1220, 596], [1350, 596], [1224, 620], [1086, 606], [950, 622]] }),
        shape({ ink: 'plum', points: [[1196, 440], [1226, 520], [1204, 598], [1188, 594], [1206, 520], [1184, 440]] }),
        shape({ ink: 'plum', points: [[1092, 606], [1116, 700], [1084, 830], [1056, 830], [1094, 700], [1074, 606]] }),
        shape({ ink: 'plum', points: [[806, 520], [880, 540], [960, 530], [890, 556], [800, 540]] }),
        shape({ ink: 'plum', points: [[704, 622], [770, 650], [780, 720], [750, 830], [734, 830], [760, 720], [754, 662]] }),
        shape({ ink: 'ink', points: [[1464, 384], [1540, 470], [1520, 560], [1580, 640], [1560, 830], [1660, 830], [1660, 380], [1580, 352]] }),
        spray({ ink: 'ink', from: [1540, 700], to: [1330, 600], size: 4, within: [[1480, 380], [1660, 400], [1660, 830], [1290, 830]] }),
      ] }),
      // A block that broke off, sunk in the grass.
      shape({ ink: 'plum', points: [[300, 790], [330, 716], [420, 690], [500, 712], [560, 770], [580, 830], [290, 830]] }),
      shape({ ink: 'rose', points: [[300, 790], [330, 716], [420, 690], [440, 740], [420, 830], [290, 830]] }),
      shape({ ink: 'peach', points: [[300, 790], [330, 716], [420, 690], [500, 712], [440, 728], [360, 742], [330, 790], [320, 830], [290, 830]] }),
      figure({ x: 1016, y: 326, height: 176, pose: 'seated', ink: 'ink', coat: 'gold', skin: 'peach', hair: 'plum', flip: true }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A great outcrop of pink granite above the long water of Big Stone Lake, under a dark storm',
    palette: storm,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['storm', 0], ['slate', 150], ['glow', 206]] }),
      ridge({ ink: 'storm', y: 222, swell: 3, seed: 3, floor: 236 }),
      water({ ink: 'glow', y: 230 }),
      ripples({ ink: 'lake', y: [240, 300], count: 9, x: 100, spread: [70, 80], width: [60, 120], height: [5, 7], seed: 4 }),
      shape({ ink: 'rose', points: [[48, 350], [60, 288], [86, 262], [124, 246], [142, 208], [176, 178], [220, 168], [264, 178], [314, 222], [334, 350]] }),
      shape({ ink: 'peach', points: [[48, 350], [60, 288], [86, 262], [124, 246], [114, 282], [100, 350]] }),
      shape({ ink: 'peach', points: [[128, 238], [142, 208], [176, 178], [220, 168], [264, 178], [210, 194], [176, 218], [156, 254]] }),
      shape({ ink: 'plum', points: [[264, 178], [314, 222], [334, 350], [240, 350], [228, 282], [246, 232], [236, 196]] }),
      shape({ ink: 'plum', points: [[124, 246], [156, 254], [146, 286], [140, 350], [126, 350], [130, 286], [138, 264]] }),
      shape({ ink: 'plum', points: [[146, 286], [188, 276], [232, 284], [230, 294], [188, 288], [144, 298]] }),
      shape({ ink: 'plum', points: [[190, 208], [198, 242], [184, 278], [196, 278], [210, 242], [204, 200]] }),
      grass({ ink: 'ink', lit: 'gold', y: 346, x: [70, 320], count: 9, height: [24, 44], seed: 5, forms: 1, blades: 6 }),
    ],
  },
});
