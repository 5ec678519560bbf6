
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { cottonwoods } from '../../motifs/cottonwood.ts';
import { foliage } from '../../motifs/foliage.ts';
import { fort } from '../../motifs/fort.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

/** Morning over the two rivers; the sun stands low on the left. */
const twoWaters = values({
  dark: { ink: '#16232c', pine: '#2a4a44' },
  middle: { blue: '#3f7799', clay: '#b5763f' },
  glow: { sand: '#e8c28a', mist: '#b9d3d6', cream: '#fdf1d8' },
  accent: { red: '#d1402c' },
});
const low = { from: [-1, -0.8], ink: 'sand', shadow: 'ink' } as const;

/** The blue river: along the island, then from its tip in billows, each unlike the last, to the bottom of the sheet. */
const MISSISSIPPI =
  'M800 250V560L814 600C900 604 1010 600 1024 652 1030 692 960 702 940 674 946 712 880 718 800 706 700 692 610 692 596 740 590 780 650 796 676 770 690 800 760 788 840 794 920 798 980 812 1010 850H1640V250z';

/** Long lines of current from the edge of the sheet, each bent along the island and drawn thin toward the swirl. */
const streams = (starts: readonly (readonly [number, number, number])[], [toX, toY]: readonly [number, number], side: 1 | -1): string =>
  starts
    .map(([x, y, thick], i) => {
      const [endX, endY] = [toX - side * (170 + ((i * 67) % 150)), toY + (i - 3) * 14];
      const bend = (share: number, sag: number): string => `${Math.round(x + (endX - x) * share)} ${Math.round(y + (endY - y) * sag)}`;
      const low = (share: number, sag: number): string => `${Math.round(x + (endX - x) * share)} ${Math.round(y + thick + (endY - y) * sag)}`;
      return `M${x} ${y}C${bend(0.4, 0.14)} ${bend(0.75, 0.6)} ${endX} ${endY}C${low(0.74, 0.62)} ${low(0.4, 0.2)} ${x} ${y + thick}z`;
    })
    .join('');

export default trailArt({
  hero: {
    alt: 'Seen from above the water, the brown Minnesota and the blue Mississippi curl into each other at the tip of Pike Island, under great cottonwoods; the stone walls of the fort stand on the bluff behind.',
    focus: { x: 0.56, y: 0.6 },
    palette: twoWaters,
    layers: [
      sky({ bands: [['cream', 0]] }),
      drawn({ ink: 'mist', path: 'M-20 96C90 84 180 56 300 64 400 40 500 60 560 84 640 84 700 96 760 116H-20zM1150 84C1230 70 1270 30 1370 40 1440 20 1540 30 1640 44V84z' }),
      drawn({ ink: 'mist', path: 'M-20 176C100 160 180 196 300 190 420 176 560 200 700 196H1000V260H-20z' }),
      // The bluff, white sandstone under limestone, with the fort on its edge.
      shape({ ink: 'sand', points: [[960, 262], [974, 190], [1000, 152], [1620, 126], [1620, 270]] }),
      shape({ ink: 'clay', points: [[1040, 262], [1056, 204], [1120, 166], [1620, 150], [1620, 270]], opacity: 0.55 }),
      fort({ x: 1010, y: 158, height: 72, wall: 'sand', lit: 'cream', shade: 'clay', roof: 'pine', flag: 'red' }),
      mass({ ink: 'pine', light: low, rim: 3, layers: [foliage({ ink: 'pine', seed: 6, size: [14, 40], points: [[920, 270], [1060, 238], [1130, 206], [1230, 212], [1290, 180], [1420, 214], [1500, 186], [1660, 160], [1660, 270]] })] }),
      drawn({ ink: 'blue', path: 'M-20 214C40 206 90 226 150 222 230 218 270 240 360 238 420 240 470 250 520 256H-20z' }),
      water({ ink: 'clay', y: 250 }),
      drawn({ ink: 'sand', path: streams([[-20, 300, 8], [-20, 380, 14], [-20, 470, 9], [-20, 570, 18], [-20, 680, 11], [-20, 780, 20]], [800, 640], 1) }),
      drawn({ ink: 'blue', path: MISSISSIPPI, layers: [
        drawn({ ink: 'mist', path: streams([[1640, 300, 8], [1640, 380, 14], [1640, 560, 18], [1640, 670, 11], [1640, 770, 20]], [800, 720], -1) }),
      ] }),
      // Where the waters meet they roll into each other before they mix.
      drawn({ ink: 'sand', path: 'M836 614C910 612 1000 616 1005 652 1004 674 968 678 954 660 974 666 984 652 974 643 950 628 890 632 836 614zM720 652C790 640 850 654 892 676 840 668 780 670 720 652zM690 804C780 800 900 800 960 850 890 818 780 816 690 804z' }),
      drawn({ ink: 'mist', path: 'M800 718C710 706 622 710 612 744 608 770 642 780 660 762 642 764 632 750 644 740 666 722 740 732 800 718zM980 716C920 740 830 752 740 746 820 762 920 758 980 716z' }),
      shape({ ink: 'cream', smooth: true, points: [[330, 262], [700, 250], [1060, 262], [1000, 330], [920, 440], [862, 530], [816, 622], [766, 530], [640, 440], [450, 340]] }),
      mass({ ink: 'pine', light: low, rim: 5, layers: [
        shape({ ink: 'pine', smooth: true, points: [[380, 290], [700, 270], [1000, 290], [940, 380], [880, 460], [820, 540], [700, 450], [540, 370]] }),
        foliage({ ink: 'pine', seed: 3, size: [26, 64], points: [[420, 300], [440, 220], [500, 176], [560, 190], [620, 150], [720, 200], [900, 190], [980, 170], [1030, 220], [1030, 290], [900, 330], [560, 330]] }),
      ] }),
      // Their shadows lie to the right of the trunks, and the ground is lit where the sun comes under the crown.
      drawn({ ink: 'ink', path: 'M674 436C700 424 760 430 790 446 760 452 700 452 674 436zM760 490C800 470 850 468 884 452L846 506C820 500 790 500 760 490zM868 404C900 390 930 386 960 356L924 402C900 412 884 412 868 404z' }),
      drawn({ ink: 'sand', opacity: 0.55, path: 'M470 338C520 348 570 362 620 390 570 380 510 362 470 338zM600 396C640 404 680 430 740 474 690 456 640 428 600 396zM700 396C730 400 750 410 764 426 740 420 716 410 700 396z' }),
      // The old cottonwoods: trunks that fork low, under one great crown.
      mass({ ink: 'ink', light: low, rim: 6, layers: [
        foliage({ ink: 'ink', seed: 5, size: [34, 88], points: [[590, 300], [556, 236], [600, 150], [670, 130], [700, 66], [800, 34], [890, 60], [930, 130], [1000, 170], [1020, 260], [960, 320], [880, 300], [800, 330], [700, 310], [640, 336]] }),
        drawn({ ink: 'ink', path: limb([[806, 492, 54], [804, 462, 32], [806, 426, 25], [800, 390, 23], [770, 330, 18], [740, 260, 10]], 1) + limb([[806, 414, 20], [826, 370, 17], [868, 320, 13], [900, 250, 7]], 1) + limb([[676, 440, 30], [678, 420, 14], [672, 370, 11], [650, 310, 9], [640, 260, 6]], 1) + limb([[678, 400, 10], [700, 350, 8], [720, 290, 6]], 1) + limb([[894, 404, 26], [892, 384, 13], [900, 346, 10], [936, 280, 7]], 1) }),
      ] }),
      mass({ ink: 'pine', light: low, rim: 4, layers: [
        foliage({ ink: 'pine', seed: 7, size: [26, 56], points: [[700, 130], [730, 84], [800, 66], [850, 90], [800, 110], [760, 150]] }),
        foliage({ ink: 'pine', seed: 9, size: [24, 50], points: [[604, 226], [630, 176], [690, 170], [720, 200], [670, 216], [640, 256]] }),
        foliage({ ink: 'pine', seed: 12, size: [24, 50], points: [[800, 214], [840, 172], [900, 176], [920, 210], [860, 216], [830, 246]] }),
      ] }),
      figure({ x: 820, y: 594, height: 84, pose: 'lookout', ink: 'ink', coat: 'red', skin: 'clay' }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'A great cottonwood on the point where a brown and a blue river meet, the stone walls of the fort on the bluff',
    palette: twoWaters,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['cream', 0]] }),
      ridge({ ink: 'mist', points: [[0, 214], [195, 220], [390, 214]], swell: 3, seed: 12, cover: 'hardwood', height: [8, 16], floor: 250 }),
      shape({ ink: 'sand', points: [[232, 240], [242, 196], [390, 186], [390, 240]] }),
      fort({ x: 244, y: 198, height: 40, wall: 'sand', lit: 'cream', shade: 'clay', roof: 'pine', flag: 'red' }),
      ridge({ ink: 'pine', points: [[220, 240], [280, 218], [390, 206]], from: 214, swell: 3, seed: 7, cover: 'hardwood', height: [8, 16], floor: 250 }),
      water({ ink: 'clay', y: 240 }),
      bank({ ink: 'blue', points: [[190, 240], [194, 284], [224, 300], [180, 312], [166, 322], [214, 336], [184, 360]], close: [[390, 360], [390, 240]] }),
      ripples({ ink: 'sand', y: [256, 340], count: 7, between: [50, 120], width: [60, 90], height: [6, 8], seed: 4 }),
      ripples({ ink: 'mist', y: [256, 340], count: 7, between: [260, 340], width: [60, 90], height: [6, 8], seed: 9 }),
      shape({ ink: 'cream', smooth: true, points: [[70, 246], [195, 236], [270, 246], [236, 276], [196, 306], [140, 276]] }),
      shape({ ink: 'pine', smooth: true, points: [[86, 244], [195, 234], [262, 244], [226, 268], [194, 286], [146, 268]] }),
      mass({ ink: 'ink', light: low, rim: 5, layers: [shape({ ink: 'ink', smooth: true, points: [[112, 136], [188, 136], [198, 190], [100, 190]] }), cottonwoods({ ink: 'ink', lit: 'ink', bark: 'ink', seed: 3, forms: 1, spread: 0.86, items: [[150, 276, 184]] })] }),
    ],
  },
});
