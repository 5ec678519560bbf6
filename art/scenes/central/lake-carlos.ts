import { at, lerp, type Point } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { blob, polygon } from '../../kit/path.ts';
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
/** Split boulders laid in courses: a face, a corner that the sun strikes, and a side in shade; all one ink where a shadow lies. */
const wall = (shaded: boolean): Layer<'ink' | 'indigo' | 'wine' | 'rust' | 'stone' | 'buff' | 'peach' | 'cream'> => (canvas) => {
  const random = new Random(23);
  const inks = ['rust', 'buff', 'stone', 'rust', 'buff', 'rust', 'stone'] as const;
  const bright = { rust: 'buff', buff: 'peach', stone: 'peach' } as const;
  const dim = { rust: 'wine', buff: 'rust', stone: 'wine' } as const;
  canvas.fill(shaded ? 'ink' : 'cream', polygon([onWall(0, 480), onWall(1, 480), onWall(1, -380), onWall(0, -380)]));
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
      const shade = polygon([at(corners, 0), at(corners, 1), place(0.12, 0.5), place(0.2, 0.16), place(0.6, 0.12), at(corners, 6), at(corners, 7)]);
      canvas.fill(shaded ? 'indigo' : ink, polygon(corners));
      if (!shaded) {
        canvas.fill(bright[ink], polygon([at(corners, 3), at(corners, 4), at(corners, 5), at(corners, 6), ridgeAt[1], ridgeAt[0]]));
        canvas.fill(dim[ink], shade);
      }
      along = end + 0.007;
    }
  }
};

/** A child at full run, a hundred high from the toe that pushes off; a towel flies from the neck, and one fist is stretched out ahead. */
const HEAD: Point[] = [[13, -80], [9, -86], [8, -96], [12, -104], [20, -107], [28, -104], [31, -98], [31, -95], [34, -92], [31.5, -90], [31, -86], [28, -82], [23, -82], [21, -78], [14, -76]];
const HAIR: Point[] = [[10, -84], [5, -94], [7, -104], [15, -110], [17, -114], [21, -110], [28, -111], [32, -104], [32, -99], [26, -102], [21, -98], [20, -92], [16, -90], [15, -84]];
const TORSO: Point[] = [[-7, -44], [-8, -52], [-3, -64], [1, -76], [8, -83], [16, -82], [21, -76], [19, -66], [14, -56], [10, -44], [2, -40]];
const TRUNKS: Point[] = [[-10, -55], [-2, -57], [8, -56], [14, -54], [23, -52], [23, -52], [21, -38], [21, -38], [10, -40], [2, -40], [-2, -36], [-7, -30], [-7, -30], [-18, -36], [-18, -36], [-13, -46]];
const TOWEL: Point[] = [[22, -83], [16, -86], [6, -86], [-8, -94], [-26, -101], [-44, -95], [-60, -100], [-82, -112], [-82, -112], [-86, -96], [-80, -80], [-86, -64], [-86, -64], [-68, -62], [-54, -68], [-38, -58], [-22, -60], [-6, -70], [6, -76], [18, -77]];
const FOLDS: readonly Point[][] = [[[-80, -80], [-66, -84], [-50, -78], [-34, -76], [-14, -82], [4, -82], [6, -76], [-6, -70], [-22, -60], [-38, -58], [-54, -68], [-68, -62], [-86, -64], [-86, -64]], [[-30, -100], [-26, -94], [-32, -84], [-40, -80], [-38, -90]], [[-66, -102], [-60, -94], [-64, -86], [-72, -82], [-70, -92]]];
type Joint = readonly [x: number, y: number, half: number];
const NEAR_LEG: Joint[] = [[2, -46, 9], [14, -47, 8.4], [25, -45, 6.4], [27, -40, 6], [24, -28, 5.4], [20, -17, 3.4], [20, -13, 3.2], [26, -10, 2.8], [33, -11, 1.8]];
const FAR_LEG: Joint[] = [[0, -46, 9], [-7, -34, 7.4], [-12, -25, 5.6], [-20, -19, 5.2], [-30, -11, 3.4], [-33, -7, 3], [-30, -2, 2.6], [-24, 0, 1.8]];
const FIST_ARM: Joint[] = [[15, -76, 5.4], [24, -80, 4.2], [34, -86, 3.6], [44, -92, 3], [47, -94, 4.2], [51, -96, 4]];
const BACK_ARM: Joint[] = [[10, -76, 5], [-1, -69, 4.2], [-8, -62, 3.8], [-2, -56, 3.2], [8, -53, 2.8], [12, -53, 3.8], [15, -54, 3.4]];
/** Both outlines of an arm or a leg, as `limb` draws them. */
const sides = (joints: readonly Joint[]): Point[] => {
  const side = (sign: 1 | -1) => joints.map(([x, y, half], i): Point => {
    const [fromX, fromY] = at(joints, Math.max(0, i - 1));
    const [toX, toY] = at(joints, Math.min(joints.length - 1, i + 1));
    const length = Math.hypot(toX - fromX, toY - fromY) || 1;
    return [x - (sign * half * (toY - fromY)) / length, y + (sign * half * (toX - fromX)) / length];
  });
  return [...side(1), ...side(-1).reverse()];
};
const ALL = [HEAD, HAIR, TORSO, TRUNKS, TOWEL, sides(NEAR_LEG), sides(FAR_LEG), sides(FIST_ARM), sides(BACK_ARM)] as const;
const drawing = (forms: readonly (readonly Point[])[], place: (point: Point) => Point): string => forms.map((form) => blob(form.map(place), 2)).join('');

/** The child stands here in the sand; the low sun throws the shadow to the left, along the sand as far as the wall, and up the wall. */
const CHILD = { x: 1186, y: 712, size: 2.75 } as const;
const inSand = ([x, y]: Point): Point => [CHILD.x + x * CHILD.size, CHILD.y + y * CHILD.size];
const inShadow = ([x, y]: Point): Point => onWall(0.64 + x * 0.0046, -412 - y * 5);
const SHADOW = drawing(ALL, inShadow);
/** From the toe to where the shadow of the foot reaches the wall. */
const IN_SAND = `M${CHILD.x - 62} ${CHILD.y + 4}L${CHILD.x - 100} ${CHILD.y - 12}L${onWall(0.575, -372)}L${onWall(0.44, -372)}L${onWall(0.5, -384)}z`;

export default trailArt({
  hero: {
    alt: 'A child runs to Lake Carlos, a red towel for a cape and a fist out ahead; the low sun throws the shadow of a hero on the bath house wall of split granite boulders.',
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
      wall(false),
      // Shadows: of the eave, and of the one who runs.
      (canvas) => canvas.inside(`${SHADOW}M-30-20L968 150V176L-30 24z`, () => wall(true)(canvas)),
      shape({ ink: 'ink', points: [[-30, -40], [300, -40], [1060, 110], [1060, 134], [960, 152], [-30, -10]] }),
      drawn({ ink: 'ink', path: 'M250-8L330 8V50L306 44 250 0zM430 26L494 38V72L474 68 430 34zM586 56L638 66V96L622 92 586 62zM716 80L760 88V116L746 112 716 86zM830 102L866 108V134L854 130 830 106z' }),
      drawn({ ink: 'indigo', path: IN_SAND }),
      drawn({ ink: 'wine', path: drawing([sides(BACK_ARM), sides(FAR_LEG)], inSand) }),
      mass({ ink: 'red', light: low, rim: 5, layers: [drawn({ ink: 'red', path: drawing([TOWEL], inSand) })] }),
      drawn({ ink: 'wine', path: drawing(FOLDS, inSand) }),
      mass({ ink: 'rust', light: low, rim: 5, layers: [drawn({ ink: 'rust', path: drawing([HEAD, TORSO, sides(NEAR_LEG)], inSand) })] }),
      drawn({ ink: 'indigo', path: drawing([TRUNKS], inSand) }),
      mass({ ink: 'rust', light: low, rim: 4, layers: [drawn({ ink: 'rust', path: drawing([sides(FIST_ARM)], inSand) })] }),
      drawn({ ink: 'red', path: drawing([[[4, -86], [14, -84], [24, -82], [24, -77], [14, -77], [4, -79]]], inSand) }),
      drawn({ ink: 'ink', path: drawing([HAIR], inSand) }),
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
