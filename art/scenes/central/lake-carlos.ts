import { placeFigure } from '../../kit/figure.ts';
import { at, lerp, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc, polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { sloop } from '../../motifs/sloop.ts';
import { splitStone } from '../../motifs/split-stone.ts';
import { ripples, water } from '../../motifs/water.ts';

/** A summer evening at the beach; the sun stands low over the lake, on the right. */
const evening = values({
  dark: { ink: '#1b1c33', indigo: '#2c3d6b' },
  middle: { lake: '#4c78a8', rust: '#b3694f', stone: '#9a8486' },
  glow: { buff: '#e9b888', peach: '#f8d3a2', cream: '#fff2da' },
  accent: { red: '#e2452f', wine: '#93383a' },
});
const granite = { mortar: 'ink', stones: ['buff', 'stone', 'rust', 'buff', 'stone', 'peach'], shade: 'indigo', light: -1 } as const;

const low = { from: [1, -0.3], ink: 'peach', shadow: 'ink' } as const;

/** The wall runs from the left edge of the sheet (0) away to its corner (1); up from the height of our eyes. */
const EYES = 420;
const CORNER = 968;
const onWall = (along: number, up: number): Point => {
  const far = 1 / (1 + 0.55 * along);
  return [-30 + (CORNER + 30) * 1.55 * along * far, EYES - up * far];
};
/** Heights of the courses, from the ground up. */
const COURSES = [-372, -262, -168, -46, 60, 174, 262, 366, 480] as const;
/** Split boulders laid in courses: a face, a corner that the sun strikes, and a side in shade. */
const wall: Layer<'wine' | 'rust' | 'stone' | 'buff' | 'peach' | 'cream'> = (canvas) => {
  const random = new Random(23);
  const inks = ['rust', 'buff', 'stone', 'rust', 'buff', 'rust', 'stone'] as const;
  const bright = { rust: 'buff', buff: 'peach', stone: 'peach' } as const;
  const dim = { rust: 'wine', buff: 'rust', stone: 'wine' } as const;
  canvas.fill('cream', polygon([onWall(0, 480), onWall(1, 480), onWall(1, -380), onWall(0, -380)]));
  let turn = 0;
  for (let course = 0; course < COURSES.length - 1; course++) {
    const [foot, top] = [at(COURSES, course), at(COURSES, course + 1)];
    const tall = top - foot;
    for (let along = -0.1 * random.next(); along < 0.995; ) {
      let end = along + (tall / 1000) * random.between(0.75, 1.5);
      if (end > 0.93) end = 1.004;
      const [knock, gap] = [0.011, 3];
      const place = (x: number, y: number): Point => onWall(lerp(along, end, x) + random.jitter(knock * 0.5), lerp(foot + gap, top - gap, y) + random.jitter(tall * 0.05));
      const corners = [place(0.02, 0.08), place(0, 0.7), place(0.1, 1), place(random.between(0.5, 0.66), 1.02), place(0.96, 0.97), place(1, 0.36), place(0.95, 0.02), place(0.4, 0)];
      const ridgeAt = [place(random.between(0.56, 0.74), random.between(0.55, 0.7)), place(random.between(0.5, 0.7), random.between(0.2, 0.34))] as const;
      // No two neighbors alike.
      turn += 1 + Math.floor(random.next() * 2);
      const ink = at(inks, turn % inks.length);
      canvas.fill(ink, polygon(corners));
      canvas.fill(bright[ink], polygon([at(corners, 3), at(corners, 4), at(corners, 5), at(corners, 6), ridgeAt[1], ridgeAt[0]]));
      canvas.fill(dim[ink], polygon([at(corners, 0), at(corners, 1), place(0.12, 0.5), place(0.2, 0.16), place(0.6, 0.12), at(corners, 6), at(corners, 7)]));
      along = end + 0.007;
    }
  }
};

/** A child on the run with a towel held up to the wind, a hundred high. */
const BODY = limb([[0, -46, 9], [3, -62, 9], [6, -76, 8]], 10) + limb([[6, -74, 4], [17, -90, 3.4], [15, -112, 2.6]], 10) + limb([[4, -75, 4], [-8, -90, 3.4], [-5, -111, 2.6]], 10) + disc(11, -90, 8.5, 10) + limb([[2, -46, 8], [24, -46, 6], [24, -46, 5], [29, -22, 3.6], [30, -17, 2.6], [39, -15, 2]], 10) + limb([[0, -46, 8], [-8, -24, 6], [-8, -24, 5], [-33, -20, 3.4], [-37, -18, 2.6], [-41, -9, 2]], 10);
const TRUNKS = 'M-10-52L10-54 14-52C20-52 24-50 26-48L24-39C16-38 8-38 4-40 2-36 0-33-2-31L-14-34C-12-40-11-46-10-52z';
const HAIR = 'M2-92C0-100 6-106 13-104 20-102 22-96 20-92 15-96 10-96 8-90L4-84C2-86 2-89 2-92z';
const TOWEL = 'M18-115C0-123-18-110-38-116-58-122-74-112-98-122L-92-84C-74-76-60-88-42-80-26-74-10-86-4-90-6-98-8-106-6-110 2-114 10-112 18-115z';
const FOLDS = 'M-92-84C-80-92-66-94-50-88-34-82-18-88-4-94L-4-90C-10-86-26-74-42-80-60-88-74-76-92-84zM-38-116C-30-108-28-98-34-82-40-94-42-106-38-116zM-78-119C-72-112-72-100-80-84-84-96-84-108-78-119z';
const runner = (x: number, y: number, height: number): Layer<'ink' | 'rust' | 'red' | 'wine' | 'indigo'> => (canvas) =>
  placeFigure(canvas, { x, y, scale: height / 100 }, [['rust', BODY], ['indigo', TRUNKS], ['ink', HAIR], ['red', TOWEL], ['wine', FOLDS]]);

export default trailArt({
  hero: {
    alt: 'A child runs to Lake Carlos in the evening sun with a red towel flying; the shadow leaps, large, along the wall of split granite boulders of the bath house that fills half of the picture.',
    focus: { x: 0.68, y: 0.5 },
    palette: evening,
    layers: [
      sky({ bands: [['peach', 0]] }),
      spray({ ink: 'cream', from: [0, 400], to: [0, 40], size: 3 }),
      drawn({ ink: 'stone', opacity: 0.6, path: 'M900 352C1000 330 1060 340 1140 330 1240 300 1340 318 1420 304 1520 296 1580 310 1640 300V440H900z' }),
      drawn({ ink: 'indigo', path: 'M900 384C980 372 1060 380 1130 372 1190 356 1250 366 1300 372 1370 350 1440 346 1500 356 1560 344 1600 350 1640 344V440H900z' }),
      water({ ink: 'lake', y: 402 }),
      spray({ ink: 'indigo', from: [0, 640], to: [0, 410], size: 4 }),
      drawn({ ink: 'cream', path: 'M1500 402H1640V410C1560 412 1540 408 1500 402zM1380 432C1460 424 1560 430 1640 426V438C1560 444 1460 440 1380 432zM1240 470C1360 458 1520 468 1640 460V480C1520 486 1360 484 1240 470zM1330 514C1420 502 1540 510 1640 504V530C1540 536 1420 530 1330 514zM1120 440C1160 436 1200 438 1240 440 1200 446 1160 446 1120 440z' }),
      drawn({ ink: 'buff', path: 'M900 590C1040 560 1180 566 1300 584 1420 604 1540 604 1640 590V850H-20V740z' }),
      drawn({ ink: 'cream', path: 'M900 590C1090 552 1200 556 1310 576 1420 596 1540 596 1640 580V594C1540 608 1420 610 1300 590 1200 574 1090 566 900 600z' }),
      spray({ ink: 'rust', from: [0, 850], to: [0, 600], size: 4, within: [[400, 850], [968, 640], [1300, 600], [1640, 610], [1640, 850]] }),
      wall,
      // The eave, and its shade.
      drawn({ ink: 'indigo', opacity: 0.6, path: 'M-30-20L968 150V190L-30 44z' }),
      shape({ ink: 'ink', points: [[-30, -40], [300, -40], [1060, 110], [1060, 134], [960, 152], [-30, -10]] }),
      drawn({ ink: 'ink', path: 'M250-8L330 8V70L306 64 250 10zM430 26L494 38V92L474 88 430 44zM586 56L638 66V112L622 108 586 72zM716 80L760 88V130L746 126 716 96zM830 102L866 108V146L854 142 830 116z' }),
      // The shadow on the wall, and the one who throws it.
      mass({ ink: 'indigo', opacity: 0.9, layers: [(canvas) => placeFigure(canvas, { x: 724, y: 676, scale: 4.1 }, [BODY, TRUNKS, HAIR, TOWEL].map((part) => ['indigo', part] as const))] }),
      drawn({ ink: 'rust', opacity: 0.7, path: 'M900 730C980 708 1120 700 1280 706 1240 722 1100 734 980 742 940 744 900 742 900 730z' }),
      mass({ ink: 'rust', light: low, rim: 5, layers: [(canvas) => placeFigure(canvas, { x: 1214, y: 704, scale: 2.7 }, [BODY, HAIR, TOWEL].map((part) => ['rust', part] as const))] }),
      runner(1214, 704, 270),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A white sail on the deep blue of Lake Carlos, beside a wall of split granite boulders',
    palette: evening,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['cream', 0]] }),
      sun({ x: 300, y: 176, radius: 30, ink: 'peach' }),
      ridge({ ink: 'indigo', points: [[0, 184], [390, 196]], swell: 3, seed: 4, cover: 'hardwood', height: [8, 16], floor: 214 }),
      water({ ink: 'lake', y: 206 }),
      ripples({ ink: 'indigo', y: [226, 340], count: 9, between: [140, 380], width: [90, 180], height: [6, 14], seed: 31 }),
      ripples({ ink: 'peach', y: [216, 330], count: 7, x: 300, spread: [20, 40], width: [40, 70], height: [5, 7], seed: 8 }),
      sloop({ x: 224, y: 274, height: 190, sail: 'cream', jib: 'red', shade: 'peach', hull: 'ink', stripe: 'cream', mirror: { sail: 'buff', water: 'lake', length: 0.3 } }),
      splitStone({ points: [[0, 90], [122, 90], [126, 200], [132, 400], [0, 400]], size: [40, 48], seed: 2, ...granite }),
      shape({ ink: 'ink', points: [[0, 30], [130, 60], [164, 106], [160, 116], [0, 122]] }),
    ],
  },
});
