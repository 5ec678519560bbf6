import type { Canvas } from '../../kit/canvas.ts';
import type { Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { numbers, polygon } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { foliage } from '../../motifs/foliage.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const overcast = {
  ink: '#1b2228',
  slate: '#3d4d58',
  stone: '#71848d',
  mist: '#b3c0c1',
  pale: '#dde3de',
  white: '#fcf8ea',
  rust: '#a2462b',
  ochre: '#d08f3d',
  straw: '#dcc07c',
};

/** Late in October; the sun stands low on the right. */
const november = values({
  dark: { ink: '#10131e', indigo: '#2c3656' },
  middle: { steel: '#6d88a6', rust: '#b4502b' },
  glow: { straw: '#ecbf62', pale: '#c4dcdb', white: '#fdf5e0' },
  accent: { amber: '#f2a93b' },
});
const low = { from: [1, -0.8], ink: 'amber', shadow: 'ink' } as const;

/** Head and breast of a raven that looks to the right: a long, stout bill whose ridge bends only toward the tip, and a shaggy throat. */
const raven =
  'M-20 830V566C70 520 148 454 206 384 262 314 286 226 344 164 396 110 476 88 546 100 594 108 630 126 658 150 724 152 794 172 846 208 878 230 898 256 904 286 892 278 880 274 866 272 848 284 802 296 754 302 716 306 684 308 668 314 690 336 694 368 674 400 666 398 658 392 652 384 658 412 652 442 632 468 624 466 616 458 611 449 614 480 608 510 594 536 588 530 582 520 578 512 580 560 594 604 616 648 646 700 656 760 640 830z';

export default trailArt({
  hero: {
    alt: 'A raven, large and close up, looks across golden grass to the one white house that is left of the town of Crow Wing, on its empty main street where two rivers meet.',
    focus: { x: 0.5, y: 0.5 },
    palette: november,
    layers: [
      sky({ bands: [['pale', 0]] }),
      spray({ ink: 'white', from: [0, 300], to: [0, 40], size: 3 }),
      mass({ ink: 'steel', layers: [ridge({ ink: 'steel', y: 280, swell: 5, swells: 4, seed: 5, cover: 'hardwood', crowns: 'billow', height: [10, 22], floor: 310 })] }),
      drawn({ ink: 'straw', path: 'M-20 296C400 288 800 298 1640 288V830H-20z' }),
      // The Mississippi crosses from the right; the Crow Wing winds down from the far woods and joins it.
      mass({ ink: 'pale', light: { from: [0, -1], ink: 'steel', shadow: 'ink' }, rim: 6, layers: [
        drawn({ ink: 'pale', path: 'M1640 372C1480 376 1330 388 1210 402C1000 424 820 440 560 470V566C800 522 1010 500 1210 482C1370 468 1500 458 1640 456z' }),
        drawn({ ink: 'pale', path: 'M980 432C1090 412 1182 392 1166 362C1152 338 1084 336 1090 318C1098 302 1160 296 1270 292H1330C1250 300 1176 306 1168 320C1166 334 1240 340 1250 364C1258 392 1200 408 1130 420z' }),
      ] }),
      drawn({ ink: 'white', path: 'M1640 412C1520 412 1420 424 1320 432C1430 438 1540 426 1640 424zM1260 450C1130 458 1020 474 900 486C1030 488 1150 470 1260 450zM940 460C860 466 780 480 700 494C790 492 870 478 940 460zM1210 356C1220 376 1190 392 1150 402C1180 388 1204 376 1210 356z' }),
      mass({ ink: 'rust', light: low, rim: 5, layers: [
        foliage({ ink: 'rust', seed: 3, size: [16, 70], points: [[1320, 376], [1336, 348], [1420, 330], [1450, 300], [1530, 296], [1560, 272], [1660, 280], [1660, 366], [1500, 370]] }),
        foliage({ ink: 'rust', seed: 5, size: [16, 66], points: [[640, 446], [640, 372], [720, 356], [760, 328], [850, 340], [900, 364], [980, 384], [1030, 408], [1010, 420], [840, 436]] }),
      ] }),
      drawn({ ink: 'straw', path: 'M884 474C930 450 1020 438 1096 434C1066 456 970 478 884 474z' }),
      mass({ ink: 'rust', light: low, rim: 4, layers: [foliage({ ink: 'rust', seed: 7, size: [14, 44], points: [[926, 466], [950, 446], [1010, 424], [1060, 428], [1050, 446], [980, 462]] })] }),
      // Where the main street was, boards now.
      drawn({ ink: 'white', path: 'M1034 830C1090 720 1166 590 1212 500L1224 499C1214 600 1176 720 1144 830z', layers: [
        (canvas: Canvas<'straw'>) => canvas.stroke('straw', 3, 'M1000 790H1200M1000 750H1200M1040 714H1200M1060 682H1200M1080 654H1200M1100 628H1220M1120 606H1220M1130 588H1230M1140 572H1230'),
      ] }),
      // The old oak beside the house.
      drawn({ ink: 'rust', path: 'M742 650C690 652 640 660 560 668 600 690 660 690 700 676 730 668 750 660 766 654z' }),
      drawn({ ink: 'ink', path: 'M736 654C746 620 742 590 716 556L730 552C744 566 752 580 756 592 764 572 780 556 800 546L806 554C782 574 772 600 774 654z' }),
      mass({ ink: 'rust', light: low, rim: 6, layers: [foliage({ ink: 'rust', seed: 15, size: [26, 74], points: [[640, 560], [652, 500], [706, 462], [770, 448], [830, 478], [852, 530], [830, 572], [770, 560], [720, 578]] })] }),
      drawn({ ink: 'rust', path: 'M850 690L680 726 640 712 720 690 800 674 950 676z' }),
      homestead({ x: 940, y: 690, height: 190, wall: 'steel', shade: 'white', roof: 'indigo', dark: 'ink' }),
      mass({ light: low, rim: 8, layers: [drawn({ ink: 'ink', path: raven })] }),
      drawn({ ink: 'ink', path: raven, layers: [
        drawn({ ink: 'indigo', path: 'M352 170C410 116 490 100 560 118C500 118 430 150 392 206C350 270 330 340 270 412C200 490 100 560-20 610V566C70 520 148 454 206 384C262 314 290 230 352 170z' }),
        // The bill: the light on its ridge, the line where it closes, the lower half in shade.
        drawn({ ink: 'indigo', path: 'M652 156C724 154 794 174 846 210 876 232 896 258 904 286 880 262 850 254 812 250 760 244 700 248 640 252z' }),
        drawn({ ink: 'steel', path: 'M668 156C730 158 792 178 842 212 870 232 888 252 898 274 874 242 836 216 790 204 750 192 708 190 672 192z' }),
        drawn({ ink: 'ink', path: 'M636 250C700 246 780 250 866 270L862 278C790 264 710 260 636 262z' }),
        // Feathers in masses, each over the one below.
        drawn({ ink: 'indigo', path: 'M214 452C300 420 420 424 500 452 540 466 560 480 566 500 552 512 536 500 522 494 526 540 520 590 500 640 486 600 476 560 456 526 446 596 420 660 376 716 380 650 376 600 356 548 320 620 262 676 190 712 222 640 232 590 232 540 190 590 136 626 70 646 130 580 160 520 214 452z' }),
        drawn({ ink: 'ink', path: 'M190 420C300 380 440 384 560 440L572 474C546 476 520 480 500 496 498 476 486 458 470 454 462 486 440 512 410 530 412 500 404 478 384 464 350 504 306 530 256 544 276 516 282 494 276 474 240 500 196 516 150 520z' }),
        drawn({ ink: 'indigo', path: 'M560 560C600 600 640 680 636 830H600C604 770 596 710 572 660 566 720 548 780 516 830H440C490 770 530 690 540 600zM300 700C270 750 220 790 150 830H240C280 790 300 750 300 700z' }),
        drawn({ ink: 'steel', path: 'M370 176C410 136 470 116 530 118C470 132 420 160 390 200C376 220 366 246 352 270C350 236 352 202 370 176z' }),
        // Bristles over the nostril; the eye.
        drawn({ ink: 'ink', path: 'M626 140C664 152 702 170 748 200 712 196 686 196 664 200 700 206 724 214 754 230 708 226 664 222 624 214z' }),
        drawn({ ink: 'indigo', path: 'M534 206C540 178 572 166 598 182 608 190 610 206 602 214 584 234 548 232 534 206z' }),
        drawn({ ink: 'rust', path: 'M549 201a22 22 0 1144 0 22 22 0 11-44 0z' }),
        drawn({ ink: 'ink', path: 'M553 201a18 18 0 1136 0 18 18 0 11-36 0z' }),
        drawn({ ink: 'white', path: 'M569 192a6 6 0 1112 0 6 6 0 11-12 0z' }),
      ] }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'A raven with spread wings over the white Beaulieu house at Old Crow Wing',
    palette: overcast,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mist', 0], ['pale', 120], ['white', 196]] }),
      ridge({ ink: 'stone', y: 236, swell: 3, seed: 8, cover: 'hardwood', height: [8, 16] }),
      water({ ink: 'white', y: 246 }),
      ripples({ ink: 'mist', y: [250, 290], count: 6, width: [60, 120], height: [5, 7], seed: 5 }),
      broadleaf({ ink: 'rust', lit: 'ochre', seed: 15, spread: 1, forms: 1, items: [[140, 300, 120], [262, 300, 128]] }),
      ridge({ ink: 'straw', points: [[0, 300], [200, 294], [390, 298]], swell: 2, seed: 3 }),
      homestead({ x: 182, y: 328, height: 116, wall: 'white', shade: 'mist', roof: 'slate', dark: 'ink' }),
      ridge({ ink: 'ochre', y: 326, swell: 2, seed: 4 }),
      ravenAbove({ x: 192, y: 152, width: 200, ink: 'ink', bank: 12, foreshortening: 0.66 }),
    ],
  },
});

/** The Beaulieu house at Old Crow Wing: a white frame house in Greek Revival dress. */
interface HomesteadOptions<Ink> {
  /** The near corner of the foot. */
  x: number;
  y: number;
  /** To the ridge. */
  height: number;
  /** The gable end, in the light. */
  wall: Ink;
  /** The long side, and the lines of the boards. */
  shade: Ink;
  roof: Ink;
  /** Windows, doors, chimney. */
  dark: Ink;
  /** Lit panes; without it the windows stay dark. */
  glow?: Ink;
}

/** Gable to the left, long side to the right. */
function homestead<Ink extends string>(options: HomesteadOptions<Ink>): Layer<Ink> {
  const { x, y, height, wall, shade, roof, dark, glow } = options;
  return (canvas) => {
    /** `across` 0 to -1 over the gable end, 0 to 1 along the side, which recedes. */
    const place = (across: number, up: number): Point =>
      across < 0
        ? [x + across * 0.62 * height, y - (up + across * (up - 0.3) * 0.04) * height]
        : [x + across * 0.98 * height, y - (up - across * (up - 0.3) * 0.16) * height];
    const panel = (from: number, to: number, low: number, high: number) =>
      polygon([place(from, low), place(from, high), place(to, high), place(to, low)], 2);
    const eave = 0.6;
    const peak: Point = [x - 0.31 * height, y - height];
    const far: Point = [x + 0.66 * height, y - 0.9 * height];

    canvas.fill(
      dark,
      polygon(
        [
          [far[0] - 0.2 * height, far[1] - 0.14 * height],
          [far[0] - 0.09 * height, far[1] - 0.14 * height],
          [far[0] - 0.09 * height, far[1] + 0.1 * height],
          [far[0] - 0.2 * height, far[1] + 0.1 * height],
        ],
        2,
      ),
    );
    canvas.fill(wall, polygon([place(-1, 0), place(-1, eave), peak, place(0, eave), place(0, 0)], 2));
    canvas.fill(shade, panel(0, 1, 0, eave));
    let boards = '';
    for (let i = 1; i < 9; i++) boards += panel(-0.97, -0.03, i * 0.066, i * 0.066 + 0.008);
    canvas.fill(shade, boards);
    canvas.fill(roof, polygon([peak, far, place(1.05, eave - 0.01), place(0.02, eave - 0.03)], 2));
    const cornice = (outer: number, inner: number) =>
      polygon(
        [
          place(-1.07, eave + outer - 0.05),
          [peak[0], peak[1] - outer * height],
          place(0.06, eave + outer - 0.05),
          place(0.02, eave - inner),
          [peak[0], peak[1] + inner * 1.5 * height],
          place(-1.03, eave - inner),
        ],
        2,
      );
    const returns = panel(-1.06, -0.72, eave - 0.05, eave + 0.015) + panel(-0.28, 0.03, eave - 0.05, eave + 0.015);
    canvas.fill(roof, cornice(0.035, 0.02));
    canvas.fill(wall, returns + panel(-1, -0.9, 0, eave) + panel(-0.1, 0, 0, eave));
    canvas.fill(shade, panel(-1.04, -0.72, eave - 0.065, eave - 0.05) + panel(-0.28, 0, eave - 0.065, eave - 0.05));

    const gable = [
      panel(-0.77, -0.6, 0.37, 0.53),
      panel(-0.4, -0.23, 0.37, 0.53),
      panel(-0.77, -0.6, 0.09, 0.27),
      panel(-0.57, -0.43, 0.68, 0.8),
    ];
    const side = [0.14, 0.44, 0.74].map((from) => panel(from, from + 0.11, 0.37, 0.52));
    const below = [0.14, 0.74].map((from) => panel(from, from + 0.11, 0.1, 0.26));
    canvas.fill(dark, [...gable, ...side, ...below, panel(-0.42, -0.2, 0, 0.28), panel(0.43, 0.57, 0, 0.27)].join(''));
    canvas.fill(
      wall,
      [-0.69, -0.32].map((middle) => panel(middle - 0.008, middle + 0.008, 0.37, 0.53)).join('') +
        panel(-0.77, -0.23, 0.445, 0.457) +
        panel(-0.77, -0.6, 0.175, 0.187),
    );
    if (glow) canvas.fill(glow, panel(-0.75, -0.62, 0.11, 0.17) + panel(-0.75, -0.62, 0.19, 0.25));
  };
}

interface RavenAboveOptions<Ink> {
  /** Between the shoulders. */
  x: number;
  y: number;
  /** Wing tip to wing tip. */
  width: number;
  ink: Ink;
  /** Sheen on the coverts and between the feathers. */
  lit?: Ink;
  /** The eye. */
  eye?: Ink;
  /** Degrees that it leans to the left. */
  bank?: number;
  /** Height as a share of what it is straight from above: for a shadow on the ground. */
  foreshortening?: number;
}

/** Two hundred across, head up. Shoulder, wrist, the pointed fingers from the short first one to the longest and on, the secondaries, and back to the flank. */
const WING =
  'M6-28C16-27 22-32 29-39C34-45 41-48 48-46C60-43 70-44 83-40C79-37 76-35 72-33C82-38 93-38 102-32C93-29 86-26 76-24C88-27 101-24 109-15C98-16 88-15 76-14C88-13 99-8 107 2C96-3 85-4 73-4C84-1 93 6 98 17C89 11 80 8 70 8C78 11 84 18 86 27C80 23 75 20 68 19C73 22 75 27 75 33C70 30 67 28 62 26C65 29 65 32 64 35C59 33 56 31 52 27C54 30 54 33 53 36C47 34 44 31 41 27C43 30 42 33 41 36C35 33 32 30 30 26C31 29 31 31 29 34C22 31 16 25 8 18z';
/** Their coverts, lapped like slates. */
const COVERTS =
  'M13-20C22-23 27-30 33-37C38-42 45-43 51-40C56-38 62-37 67-35C61-33 58-31 59-28C53-29 50-27 51-23C46-25 43-22 44-18C39-20 36-17 36-13C31-15 28-12 28-8C23-10 20-8 18-3C14-8 12-14 13-20z';
const SHAFTS =
  'M70-32Q84-35 97-32Q82-32 66-29zM62-26Q84-25 104-17Q82-22 58-23zM58-20Q82-14 102-2Q80-11 53-17zM52-14Q76-4 93 12Q72 0 46-11zM46-8Q68 6 82 23Q62 8 40-6zM39-3Q58 10 71 28Q52 11 33 0zM32 3Q47 14 60 30Q42 16 27 5zM26 8Q36 18 48 30Q32 19 21 9zM20 11Q27 20 36 29Q25 21 16 12z';
/** Deep in the chest, and narrow at the root of the tail, which ends in a wedge: its middle feathers are the longest. */
const BODY =
  'M0-42C8-42 12-34 15-27C20-21 21-11 19-1C17 12 10 24 7 34C9 42 14 50 18 57Q17 61 13 61Q14 66 9 67Q9 72 5 72Q3 77 0 79Q-3 77-5 72Q-9 72-9 67Q-14 66-13 61Q-17 61-18 57C-14 50-9 42-7 34C-10 24-17 12-19-1C-21-11-20-21-15-27C-12-34-8-42 0-42z';
const TAIL =
  'M-1 38Q2 54 0 74Q-3 54-1 38zM3 38Q8 52 9 64Q4 52 3 38zM-4 38Q-7 52-8 64Q-9 52-4 38zM6 42Q12 50 15 57Q8 52 6 42z';
/** The mantle: hackles on the neck, feathers lapped over each other down the back. */
const MANTLE =
  'M-13-22C-17-12-18-2-15 9-13 18-9 26-7 33-8 22-11 12-12 2-13-6-13-14-13-22zM-3-24Q1-17-1-9Q-6-15-3-24zM6-22Q11-14 8-6Q4-13 6-22zM-5-7Q0 0-2 8Q-7 1-5-7zM6-3Q11 4 7 12Q3 5 6-3zM0 11Q4 18 1 26Q-3 19 0 11z';
/** Turned a little to the left: nape, crown, the culmen to its hooked tip, the lower mandible, the shaggy throat. */
const HEAD =
  'M17-24C15-34 15-43 12-50C9-58 0-62-8-60C-14-66-20-70-27-72C-31-73-34-71-34-68C-29-67-22-59-16-52C-18-48-20-45-20-40L-17-42C-19-38-20-34-19-29L-16-32-17-22z';
const GAPE = 'M-31-69Q-18-64-9-55Q-20-61-31-69z';

/** A raven seen from above, near: broad wings from the shoulders, fingered tips, wedge tail, heavy bill held forward and a little aside. */
function ravenAbove<Ink extends string>(options: RavenAboveOptions<Ink>): Layer<Ink> {
  const { x, y, width, ink, lit, eye, bank = 0, foreshortening = 1 } = options;
  return (canvas) => {
    const paint = (part: Ink | undefined, data: string, transform = '') =>
      part ? `<path fill="${canvas.color(part)}" d="${data}"${transform && ` transform="${transform}"`}/>` : '';
    // It leans: the lower wing is nearer to us and longer, the other one reaches up and away.
    const sides = ['scale(-1 1)rotate(-8)', 'rotate(14)scale(.92 .9)'];
    const size = width / 200;
    const scale = numbers(foreshortening === 1 ? [size] : [size, size * foreshortening]);
    const place = `translate(${numbers([x, y])})rotate(${numbers([-bank])})scale(${scale})`;
    canvas.add(
      [
        `<g transform="${place}">`,
        ...sides.map((side) => paint(ink, WING, side)),
        paint(ink, BODY),
        paint(ink, HEAD),
        ...sides.map((side) => paint(lit, COVERTS + SHAFTS, side)),
        paint(lit, MANTLE + TAIL + GAPE),
        paint(eye, 'M-8-54a1.5 1.5 0 113 0 1.5 1.5 0 11-3 0z'),
        '</g>',
      ].join(''),
    );
  };
}
