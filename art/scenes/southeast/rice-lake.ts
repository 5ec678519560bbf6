import { type Spot, scatter } from '../../kit/figure.ts';
import { lerp, type Point, type Station } from '../../kit/geometry.ts';
import { limb } from '../../kit/limb.ts';
import { petal } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, lenses } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { wildRice } from '../../motifs/wildflowers.ts';

const overcast = {
  ink: '#1d2f38',
  slate: '#44616d',
  gray: '#7f9ba1',
  mist: '#b7c8c5',
  pearl: '#e0e6da',
  white: '#fffaee',
  straw: '#e9bb5c',
  ochre: '#b67d36',
};

/** Early on a September morning; the sun stands low on the left. */
const earlyMorning = values({
  dark: { ink: '#0e2230', deep: '#1b3f4e' },
  middle: { lake: '#34697a', ochre: '#ad7a34' },
  glow: { shade: '#a9c7d3', dawn: '#f2cf96', white: '#fffcf2' },
  accent: { gold: '#f2b02c' },
});

/** Asleep on the water, from above: the folded wings run to a point over the tail. */
const BACK =
  'M540 470C536 410 600 330 700 298 820 262 980 268 1100 304 1190 328 1270 350 1360 342 1326 386 1262 408 1250 434 1216 510 1110 584 960 614 800 644 660 636 590 590 556 560 540 510 540 470z';
/** The neck leaves the breast, turns back and lies along the spine. */
const NECK: readonly Station[] = [[720, 540, 40], [620, 568, 62], [510, 578, 56], [400, 540, 48], [346, 450, 44], [374, 352, 42], [470, 304, 40], [580, 312, 39], [680, 354, 40], [760, 400, 48], [816, 428, 50], [862, 452, 30]];

/** Wild rice that leans out of the picture, as what stands upright does from above. */
function rice(x: number, y: number, degrees: number, length: number, seed: number): Layer<'ink' | 'gold' | 'ochre'> {
  const angle = (degrees * Math.PI) / 180;
  const along = (t: number, off = 0): Point => [x + Math.cos(angle) * length * t - Math.sin(angle) * off, y + Math.sin(angle) * length * t + Math.cos(angle) * off];
  const [[tipX, tipY], [midX, midY]] = [along(1), along(0.5)];
  return (canvas) => {
    const random = new Random(seed);
    canvas.fill('ink', limb([[x, y, 5], [midX, midY, 5], [tipX, tipY, 2]], 1));
    let leaves = '';
    for (const [t, side] of [[0.1, 1], [0.25, -1], [0.4, 1]] as const) leaves += petal(...along(t), length * 0.62, length * 0.05, degrees + side * random.between(20, 48), 1);
    canvas.fill('ink', leaves);
    let [grains, dull] = ['', ''];
    for (let i = 0; i < 30; i++) {
      const t = 0.46 + i * 0.0175;
      const side = i % 2 ? 1 : -1;
      const reach = lerp(38, 6, i / 30) * random.between(0.5, 1.1);
      const seedAt = petal(...along(t + 0.02, side * reach), random.between(34, 46), 7, degrees + side * 14, 1);
      if (i % 3) grains += seedAt;
      else dull += seedAt;
    }
    canvas.fill('ochre', dull);
    canvas.fill('gold', grains);
  };
}

/** Where each stands, where it leans, how long. */
const stems: readonly (readonly [x: number, y: number, degrees: number, length: number])[] = [
  [1240, 600, 20, 330], [1170, 660, 40, 300], [1330, 520, 4, 270], [1060, 690, 62, 200], [1290, 690, 34, 280], [1390, 400, -16, 220], [1150, 740, 50, 190],
  [330, 250, 216, 300], [270, 330, 196, 270], [440, 170, 236, 220], [230, 200, 206, 250], [560, 130, 250, 150],
];

/** Rings around what floats, broken by the breeze. */
const rings: Layer<'lake' | 'dawn'> = (canvas) => {
  const ring = (grow: number, dashes: string) => `<ellipse cx="840" cy="460" rx="${540 + grow}" ry="${190 + grow * 0.86}" stroke-dasharray="${dashes}"/>`;
  const group = (ink: 'lake' | 'dawn', width: number, content: string) =>
    canvas.add(`<g fill="none" stroke="${canvas.color(ink)}" stroke-width="${width}">${content}</g>`);
  group('lake', 8, ring(64, '520 60 300 30') + ring(110, '300 90 700 50 160 80'));
  group('lake', 5, ring(190, '640 120 200 60 90 90') + ring(290, '240 200 500 160') + ring(400, '160 240 420 300'));
  group('dawn', 6, ring(88, '0 1490 220 9999') + ring(150, '0 1850 60 30 140 9999') + ring(240, '0 2260 210 60 40 9999'));
};

export default trailArt({
  hero: {
    alt: 'A white swan seen from above sleeps on the dark water of Rice Lake, its long neck laid back between its wings; ripe golden wild rice leans in around it.',
    focus: { x: 0.345, y: 0.5 },
    palette: earlyMorning,
    layers: [
      sky({ bands: [['deep', 0]] }),
      spray({ ink: 'lake', from: [-20, -20], to: [700, 500], size: 4 }),
      rings,
      drawn({ ink: 'ink', opacity: 0.6, path: BACK.replace(/(\d+) (\d+)/g, (_, x, y) => `${Number(x) + 60} ${Number(y) + 60}`) }),
      drawn({ ink: 'white', path: BACK, layers: [
        drawn({ ink: 'shade', path: 'M470 500C560 560 700 590 860 570 1010 552 1130 490 1250 420L1240 640H460z' }),
        // Between the wings, and where one feather lies over the next.
        drawn({ ink: 'shade', path: 'M800 440C920 400 1060 380 1330 346 1180 384 1040 420 940 452 880 470 830 476 800 440z' }),
      ] }),
      drawn({ ink: 'shade', path: limb(NECK.slice(4).map(([x, y, half]) => [x + 22, y + 30, half] as const), 1) }),
      drawn({ ink: 'white', path: limb(NECK, 1) }),
      // The side of the neck away from the sun.
      drawn({ ink: 'shade', path: 'M338 506C368 562 440 602 520 600 590 598 650 592 720 606 660 630 560 650 470 626 400 606 356 562 338 506z' }),
      drawn({ ink: 'shade', path: 'M860 372C960 340 1080 332 1200 342 1090 350 980 366 890 398zM960 470C1060 448 1150 420 1240 384 1180 440 1080 486 980 506zM820 540C920 544 1020 524 1100 492 1040 548 930 576 830 566z' }),
      // The bill, black up to the eye.
      drawn({ ink: 'ink', path: 'M800 392C822 392 846 404 872 416 912 438 956 474 974 502 980 514 974 524 962 524 926 520 884 506 850 488 834 478 828 466 832 454 838 440 836 426 826 416 816 412 806 408 800 404z' }),
      drawn({ ink: 'shade', path: 'M850 434C884 452 922 478 956 508 918 486 880 462 846 442z' }),
      ...stems.map(([x, y, degrees, length], i) => rice(x, y, degrees, length, i + 1)),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A white swan between ripe golden heads of wild rice on the gray water of Rice Lake',
    palette: overcast,
    layers: [
      sky({ waver: 6, seed: 4, bands: [['gray', 0], ['mist', 100], ['pearl', 150]] }),
      strata({ ink: 'white', bars: [[150, 128, 150, 9], [270, 168, 130, 8]] }),
      ridge({ ink: 'gray', y: 176, swell: 4, seed: 8, cover: 'hardwood', height: [10, 22], floor: 240 }),
      water({ ink: 'slate', y: 208 }),
      ripples({ ink: 'gray', y: [216, 300], count: 7, width: [60, 130], height: [4, 8], seed: 5 }),
      wildRice({ stem: 'ink', grain: 'straw', items: [[300, 330, 230]] }),
      lenses({ ink: 'ink', items: [[210, 324, 230, 18]] }),
      swans({ ink: 'white', shade: 'mist', bill: 'ink', items: [[212, 322, 186]] }),
      wildRice({ stem: 'ink', grain: 'straw', items: [[58, 420, 300], [86, 440, 190]] }),
    ],
  },
});

interface SwansOptions<Ink> {
  /** Middle, waterline and size (the length of the back); a negative size looks to the right. */
  items: readonly Spot[];
  ink: Ink;
  /** The shaded flank and the edges of the wing. */
  shade: Ink;
  bill: Ink;
}

/** The waterline at 0, looking left. */
const BODY =
  'M-47-80C-46-86-41-89-36-88-30-86-28-81-29-74-30-62-35-52-32-40-30-33-25-30-19-31-8-36 4-38 16-38 32-38 46-33 60-30 57-18 48-2 32 0H-22C-36-1-45-9-45-20-45-34-37-46-37-62-37-70-39-75-45-75z';
const SHADE =
  'M-30-32C-30-18-16-10 4-10 26-10 46-16 59-28 55-14 46-1 32 0H-22C-34-1-42-7-44-14-38-10-32-18-30-32zM-8-27Q16-21 44-29 20-31-8-27z';
const BILL = 'M-47-81Q-54-79-62-72-54-70-45-74-41-79-42-82z';

/** Trumpeter swans: slender upright necks, folded wings, black bills that run straight into the eye. */
function swans<Ink extends string>({ items, ink, shade, bill }: SwansOptions<Ink>): Layer<Ink> {
  return (canvas) =>
    scatter(canvas, 'swan', items, [
      [ink, BODY],
      [shade, SHADE],
      [bill, BILL],
    ]);
}
