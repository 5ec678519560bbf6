import { mass } from '../../kit/light.ts';
import { numbers } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { foliage } from '../../motifs/foliage.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { greatTrunks, trunks } from '../../motifs/trunks.ts';
import { ripples, water } from '../../motifs/water.ts';

const shade = {
  ink: '#0b1f1c',
  pine: '#14392f',
  green: '#24603f',
  fern: '#559447',
  lime: '#a8cb57',
  light: '#eff3b8',
  pond: '#2f7468',
  yellow: '#f7d23e',
  bark: '#6b4a33',
};

/** A shaft of sun from the left reaches the log. */
const pond = values({
  dark: { ink: '#0b1f1c', pine: '#17443a' },
  middle: { fern: '#4c8a4a', bark: '#8a5f3c' },
  glow: { lime: '#b5d35f', light: '#f2f4c0' },
  accent: { yellow: '#ffd52e' },
});
const sunbeam = { from: [-0.6, -1], ink: 'lime', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A Blanding’s turtle, large and close up, lifts its bright yellow throat on a log in a kettle pond; behind it the sun fills a gap between the trunks of the Big Woods at Lake Maria.',
    focus: { x: 0.36, y: 0.55 },
    palette: pond,
    layers: [
      sky({ bands: [['lime', 0]] }),
      // Far trunks pale, near ones dark.
      mass({ ink: 'fern', opacity: 0.35, layers: [trunks({ ink: 'fern', items: [[40, 420, 22, -20, 10], [130, 410, 9, -20, -8], [330, 414, 12, -20, 6], [470, 410, 26, -20, -4], [560, 410, 8, -20, 8], [820, 412, 16, -20, 8], [960, 414, 30, -20, 8], [1076, 410, 10, -20, -8], [1330, 414, 14, -20, 6], [1400, 410, 8, -20, 4], [1590, 410, 20, -20, 4]] })] }),
      // Where the canopy opens, the sun fills the wood behind.
      drawn({ ink: 'light', path: 'M404-20H958L946 410H396z' }),
      trunks({ ink: 'lime', items: [[486, 414, 20, -20, 6], [548, 412, 9, -20, -6], [616, 412, 14, -20, 4], [792, 412, 24, -20, -6], [868, 412, 10, -20, 4], [904, 412, 8, -20, -4]] }),
      trunks({ ink: 'fern', items: [[210, 450, 48, -20, -24], [392, 444, 40, -20, 12], [700, 440, 16, -20, 10], [962, 444, 34, -20, -10], [1140, 440, 24, -20, -10], [1480, 440, 16, -20, -8]] }),
      trunks({ ink: 'pine', items: [[1290, 470, 66, -20, 30], [30, 470, 40, -20, -16]] }),
      drawn({ ink: 'fern', path: 'M-20 382C50 370 90 400 160 398 250 370 330 388 380 404 470 412 560 396 640 404 760 420 860 398 960 404 1060 410 1110 380 1200 386 1300 396 1380 404 1460 384 1530 370 1590 384 1640 376V440H-20z' }),
      drawn({ ink: 'lime', path: 'M384 404C400 384 440 380 470 388 520 396 560 388 600 392 640 384 700 396 760 404 830 412 880 400 940 400L966 412V424H384z' }),
      water({ ink: 'pine', y: 430 }),
      // The trunks stand on their heads in the pond.
      drawn({ ink: 'fern', path: 'M-20 420H1640V442C1540 448 1500 442 1498 448 1506 480 1490 510 1500 540 1494 580 1504 600 1496 640H1466C1474 600 1460 580 1468 540 1458 510 1472 480 1462 446 1400 450 1250 440 1166 446 1172 480 1156 500 1168 540H1128C1136 500 1116 480 1122 446 1000 440 860 446 712 444H676C540 440 400 448 264 446 252 470 274 490 258 520 272 550 246 580 260 610 246 630 258 650 250 690H180C190 650 166 630 176 600 156 570 180 540 160 510 172 490 150 470 158 446 90 450 40 444-20 450z' }),
      drawn({ ink: 'ink', opacity: 0.6, path: 'M1214 446H1366C1354 480 1376 510 1358 550 1368 580 1352 600 1360 640H1222C1232 600 1208 580 1220 540 1204 510 1226 480 1214 440zM-20 450H76C66 480 86 510 70 550 82 590 60 620 70 660 80 700 54 740 66 850H-20z' }),
      drawn({ ink: 'fern', path: 'M420 446H948C940 476 960 500 944 530 956 560 936 590 948 640H420C432 600 410 580 424 546 412 520 434 490 420 446z' }),
      drawn({ ink: 'lime', path: 'M470 452C600 446 740 456 880 450 800 464 700 466 640 476 560 470 500 466 470 452zM300 500C380 490 450 496 520 508 450 520 360 516 300 500zM430 552C480 546 520 550 560 558 510 566 460 564 430 552zM1220 456C1320 450 1420 452 1500 458 1420 470 1300 468 1220 456z' }),
      drawn({ ink: 'light', path: 'M560 456C640 452 720 456 790 456 720 466 620 466 560 456zM380 504C420 500 450 502 480 506 450 512 410 512 380 504z' }),
      mass({ ink: 'ink', opacity: 0.75, layers: [shape({ ink: 'ink', smooth: true, points: [[60, 730], [500, 720], [1000, 722], [1640, 700], [1640, 800], [1000, 800], [400, 800]] })] }),
      mass({ ink: 'bark', light: sunbeam, rim: 8, layers: [
        drawn({ ink: 'bark', path: 'M56 742 90 720 70 704 128 690 110 676C200 658 420 652 640 646L1300 616 1640 596V744C1200 756 760 770 300 764 200 764 120 758 56 742z' }),
        drawn({ ink: 'bark', path: 'M1290 640C1330 590 1352 540 1376 462L1408 474C1396 540 1400 590 1430 630z' }),
      ] }),
      // Sun along its back, plates of bark on its side, and shade below.
      drawn({ ink: 'lime', path: 'M150 668C330 650 520 648 700 640 860 632 1000 630 1130 620L1280 612C1160 634 1020 642 900 650 760 660 660 660 560 666 420 674 300 680 216 694 240 680 200 674 150 668zM1420 612C1500 604 1580 600 1640 596V606C1560 612 1480 618 1420 612z' }),
      drawn({ ink: 'ink', path: 'M100 750C180 738 260 748 340 742 480 736 560 750 700 742 860 736 960 750 1120 738 1300 728 1460 736 1640 722V760C1200 770 760 780 300 772 200 772 130 760 100 742zM250 704C310 694 380 698 430 690 390 704 310 712 250 704zM640 694C720 682 800 688 870 676 820 694 720 704 640 694zM1010 676C1090 668 1160 668 1220 658 1170 680 1090 688 1010 676zM1400 660C1460 650 1540 652 1600 640 1550 662 1470 672 1400 660z' }),
      mass({ light: sunbeam, rim: 7, layers: [turtle({ x: 880, y: 648, width: 840, ink: 'ink', lit: 'ink', throat: 'ink' })] }),
      turtle({ x: 880, y: 648, width: 840, ink: 'ink', lit: 'pine', throat: 'yellow' }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'A Blanding’s turtle with a yellow throat on a log in a green forest pond at Lake Maria',
    palette: shade,
    layers: [
      sky({ waver: 2, seed: 2, bands: [['light', 0]] }),
      greatTrunks({ ink: 'fern', lit: 'lime', items: [[130, 232, 18], [176, 232, 12], [250, 232, 16]], light: 1, seed: 3 }),
      greatTrunks({ ink: 'green', lit: 'fern', items: [[88, 240, 36], [310, 240, 40]], light: 1, seed: 4 }),
      foliage({ ink: 'pine', points: [[0, 20], [390, 20], [390, 150], [320, 128], [260, 104], [150, 100], [80, 130], [0, 156]], size: [22, 40], seed: 4 }),
      ridge({ ink: 'green', y: 230, swell: 3, seed: 6, cover: 'hardwood', height: [10, 20] }),
      water({ ink: 'pond', y: 240 }),
      ripples({ ink: 'lime', y: [248, 330], count: 6, width: [70, 120], height: [5, 7], seed: 9 }),
      shape({ ink: 'bark', points: [[50, 306], [120, 296], [280, 296], [350, 308], [350, 330], [200, 326], [50, 332]], smooth: true }),
      shape({ ink: 'ink', points: [[50, 324], [200, 318], [350, 322], [350, 344], [50, 344]], smooth: true }),
      turtle({ x: 212, y: 302, width: 216, ink: 'ink', lit: 'green', throat: 'yellow' }),
    ],
  },
});

interface TurtleOptions<Ink> {
  /** The middle of the feet. */
  x: number;
  y: number;
  width: number;
  ink: Ink;
  /** Sun on the shell. */
  lit: Ink;
  /** The bright throat, and the flecks. */
  throat: Ink;
  /** Faces left; flipped, right. */
  flip?: boolean;
}

/** A helmet of a shell, a long neck held up. Two hundred and forty long. */
const TURTLE = {
  // The far legs, forward under the neck and the shell.
  farLegs:
    'M-72-32C-92-32-106-22-114-8L-120 0-134 5-128 6-133 10-124 9-125 13-116 10-100 10C-96 0-84-6-70-10zM18-2C20 4 18 7 12 9L0 13 7 14 4 18 13 17 13 20 22 18 40 17C46 12 48 4 46-2z',
  // The near ones: elbow and knee bent, the toes spread, the claws hooked over what it lies on.
  legs: 'M-44-16C-56-30-80-32-92-20-101-11-104-2-107 6L-117 13-121 24-112 18-112 29-103 20-102 32-94 21-91 32-84 20-79 28-76 16C-74 10-72 6-68 3-58 1-48-4-44-16zM44-12C44 0 50 6 58 8L54 19 52 29 62 21 64 32 71 22 76 33 82 22 89 32 93 20 101 28 103 15C110 8 110-6 106-12 102-20 92-22 84-20z',
  tail: 'M94-24C108-20 124-10 138 2L128-2C114-7 104-10 92-12z',
  // Scales: a row along each shin, others on the feet.
  scales:
    'M-82-14l-6 3-3 6 7-3zM-92-4l-5 4 0 6 7-4zM-76-8l-6 4-2 5 6-3zM-84 3l-5 5 1 5 6-4zM-98 8l-6 4 3 3 7-3zM-86 12l-6 3 3 3 6-2zM62-2l-6 0 3 5 7 1zM74-8l-7 1 4 6 7-1zM88-8l-6 2 5 6 5-4zM80 2l-6 3 4 6 6-4zM96 0l-6 3 4 6 6-4zM70 10l-7 3 4 4 6-4zM88 11l-7 3 4 4 6-4z',
  neck: 'M-56-46C-76-46-90-56-99-68-104-77-114-81-126-80-138-79-147-73-151-66-150-61-146-58-140-57-126-56-117-48-110-38-98-20-80-14-58-16z',
  throat:
    'M-150-63C-147-59-144-58-140-57-126-56-117-48-110-38-98-20-80-14-60-16-76-22-88-32-96-44-106-58-124-66-150-63z',
  shell: 'M-84-20C-80-64-34-90 10-88c46 2 82 30 92 66-30 16-152 16-186 2z',
  // A sunbeam that bends over it.
  sheen:
    'M-54-65C-36-77-12-84 12-84 46-72 68-46 76-16 54-12 32-10 10-10 2-34-22-58-54-65zM30-82C36-81 42-79 48-76 72-62 88-42 94-22L87-20C80-46 60-68 30-82z',
  rim: 'M-84-20c34 14 156 14 186-2l-6 10c-34 14-136 14-172 2z',
  flecks:
    'M27.1-43.2q2.1 0.3 5.5 2.6-2.1 0.7-5.5-2.6zM58.3-33.2q-0.3 1.8 1.7 4.3 0.3-1.5-1.7-4.3zM82.9-48.9q0.4 1.5 2.9 4-0.4-0.9-2.9-4zM0.4-68.5q3.5-1.4 6.8-0.3-3.5 2.6-6.8 0.3zM13.1-51.4q3.1-0.8 6.7 0.8-3.1 2-6.7-0.8zM-29.8-30.5q2.4-2.5 2.6-4.1-2.4 2.9-2.6 4.1zM25.7-75.7q3-0.6 6.6 1.1-3 1.8-6.6-1.1zM40.3-31.9q-0 1.7 2.2 4.2 0-1.3-2.2-4.2zM-17.8-72.4q3.6-1.8 6.5-1.3-3.6 3-6.5 1.3zM-27.4-48q3.4-2.3 5.2-2.8-3.4 3.3-5.2 2.8zM60.9-57.7q1.4 0.8 4.6 3.3-1.4-0-4.6-3.3zM-46-28.3q1.9-2.4 1.5-4.3-1.9 2.7-1.5 4.3zM-44.2-39.3q2.7-2.5 3.2-3.9-2.7 3.1-3.2 3.9zM81.4-33.3q-0.6 2 1.2 4.3 0.6-1.7-1.2-4.3zM-20.6-61.9q3.6-2 6.2-1.8-3.6 3.1-6.2 1.8zM9.8-40.5q3.2-0.8 6.7 0.7-3.2 2-6.7-0.7zM-59-39.6q2.4-2.5 2.7-4-2.4 3-2.7 4zM-70.3-28.8q1.7-2.4 1.1-4.3-1.7 2.6-1.1 4.3zM13.3-65.4q3.2-0.9 6.7 0.5-3.2 2.1-6.7-0.5zM-13.3-26.6q2.5-2.5 2.8-4-2.5 3-2.8 4zM-17.1-38.1q3.3-2.4 5-3-3.3 3.3-5 3zM53.8-46.3q1 1.1 3.9 3.6-1-0.4-3.9-3.6zM45.2-73.8q2.4-0 6 2.1-2.4 1.1-6-2.1zM34.1-60.3q2.5-0 6 2-2.5 1.1-6-2zM-4.3-46.3q3.6-1.7 6.6-1.2-3.6 2.9-6.6 1.2zM20.5-31.9q1.3 0.9 4.5 3.3-1.3-0.1-4.5-3.3zM-40.3-65q3.5-2.3 5.5-2.6-3.5 3.2-5.5 2.6zM-1.6-31.5q3.6-2.1 6.1-2-3.6 3.1-6.1 2zM-51.8-48.6q2.9-2.5 3.9-3.6-2.9 3.2-3.9 3.6zM-38.5-54.5q3.3-2.4 5-3-3.3 3.3-5 3z',
} as const;

/** A Blanding's turtle, basking. */
function turtle<Ink extends string>({
  x,
  y,
  width,
  ink,
  lit,
  throat,
  flip = false,
}: TurtleOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const scale = width / 240;
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    canvas.add(
      [
        `<g transform="translate(${numbers([x, y])})scale(${numbers([flip ? -scale : scale, scale])})">`,
        // Apart: in one path, where neck and shell overlap they would cut a hole.
        part(lit, TURTLE.farLegs),
        part(ink, TURTLE.tail),
        part(ink, TURTLE.neck),
        part(ink, TURTLE.shell),
        part(lit, TURTLE.sheen),
        part(throat, `${TURTLE.throat}${TURTLE.rim}${TURTLE.flecks}`),
        part(ink, TURTLE.legs),
        part(lit, `M-104-66C-100-60-94-55-86-52-94-50-102-55-108-62z${TURTLE.scales}`),
        // A round dark eye: light along its upper edge, and one glint.
        part(throat, 'M-136-70.5a6 6 0 1112 0 6 6 0 11-12 0z'),
        part(lit, 'M-134.8-69.3a5.8 5.8 0 1111.6 0 5.8 5.8 0 11-11.6 0z'),
        part(ink, 'M-133.2-69.6a4 4 0 118 0 4 4 0 11-8 0z'),
        part(throat, 'M-132.2-71.4a1.3 1.3 0 112.6 0 1.3 1.3 0 11-2.6 0z'),
        '</g>',
      ].join(''),
    );
  };
}
