import { placeFigure } from '../../kit/figure.ts';
import { at, lerp, type Point, type Range, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { bumps, numbers } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { foliage } from '../../motifs/foliage.ts';
import { hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { cut, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { water } from '../../motifs/water.ts';
import { crowns } from '../../motifs/woodland.ts';

const october = {
  ink: '#2a1f22',
  wine: '#6e2f30',
  rust: '#b34a2c',
  orange: '#dc8434',
  gold: '#f0c75e',
  prairie: '#a9a24c',
  cream: '#fdf0d2',
  stone: '#e0bd92',
  umber: '#94664b',
  river: '#4b8faa',
  sheen: '#9ccbd1',
  haze: '#cfe3da',
  slate: '#6a97a4',
  pine: '#3f5d47',
};

/** Late light from the left, up the river. */
const acrossTheValley = values({
  dark: { ink: '#1b1a26', wine: '#472530' },
  middle: { rust: '#a34730', slate: '#5d7f98', buff: '#c9955f' },
  glow: { haze: '#b9d0d4', sand: '#f0cf9a', cream: '#fdf2da' },
  accent: { gold: '#f4b02f' },
});
const upriver = { from: [-1, -0.7], ink: 'sand', shadow: 'ink' } as const;
/** The goat prairie hangs on the nose of the bluff like an apron, torn where the woods come up the gullies. */
const prairie = [[770, 316], [716, 388], [640, 480], [548, 584], [440, 690], [330, 780], [280, 840], [700, 840], [742, 770], [716, 726], [806, 660], [838, 592], [822, 548], [900, 490], [934, 436], [926, 404], [986, 360], [1010, 318], [900, 300]] as const;

/** A wood seen from the side: leaves along its upper edge only, closed by straight lines. */
const wood =
  <Ink extends string>(ink: Ink, size: Range, seed: number, crest: readonly Point[], close: string): Layer<Ink> =>
  (canvas) => {
    const random = new Random(seed * 43 + 5);
    const edge = crest.slice(1).flatMap(([x, y], i): Point[] => {
      const [fromX, fromY] = at(crest, i);
      const length = Math.hypot(x - fromX, y - fromY);
      const places: Point[] = [];
      for (let along = 0; along < length - size[0] * 0.5; along += random.between(...size))
        places.push([lerp(fromX, x, along / length) + random.jitter(size[0] * 0.3), lerp(fromY, y, along / length) + random.jitter(size[0] * 0.3)]);
      return places;
    });
    canvas.fill(ink, `${bumps([...edge, at(crest, crest.length - 1)], () => random.between(0.51, 0.62))}${close}`);
  };

/** Crowns of a wood, the sunny side of each; groups of them lie down the spurs. */
const litCrowns: Layer<'rust'> = (canvas) => {
  const crown = 'c-16 0-20-16-9-22-3-13 14-19 22-10 8-6 20-1 19 8-10-5-18-2-20 5-9-2-15 4-12 19z';
  const id = canvas.symbol('crowns', () => `<path d="${[[0, 0], [50, -22], [26, 30], [92, -12], [64, 40], [-34, 52], [118, -58]].map(([x, y]) => `M${x} ${y}${crown}`).join('')}"/>`);
  const group = (...spots: (readonly [number, number, number])[]) => spots.map(([x, y, size]) => canvas.copy(id, x, y, size, size)).join('');
  canvas.group('rust', 'rust', group([1010, 420, 0.7], [950, 516, 0.9], [860, 656, 1], [770, 770, 1.2], [1140, 368, 0.6], [1240, 336, 0.5], [1060, 470, 0.5], [970, 610, 0.6], [1330, 310, 0.4], [1030, 676, 0.7], [1150, 566, 0.6], [1262, 486, 0.5], [1376, 424, 0.5], [960, 790, 0.8], [1500, 384, 0.4]));
};

export default trailArt({
  hero: {
    alt: 'Queen’s Bluff from King’s Bluff in October: a golden goat prairie falls from a crown of pale rock, dark woods fold behind it, a bald eagle banks over the Mississippi and its islands.',
    focus: { x: 0.22, y: 0.5 },
    palette: acrossTheValley,
    layers: [
      sky({ bands: [['cream', 0]] }),
      // Wisconsin: level tops, cut by side valleys.
      drawn({ ink: 'haze', path: 'M-20 150L90 142 190 150 236 186 280 196 340 152 470 140 560 148 620 190 690 208 760 172 900 160V280H-20z' }),
      mass({ ink: 'slate', opacity: 0.6, layers: [drawn({ ink: 'slate', path: 'M-20 196L70 188 130 204 176 240 236 252 300 214 400 204 452 222 486 252 560 262 640 238 780 230V290H-20z' })] }),
      water({ ink: 'haze', y: 258 }),
      // The river: long wooded islands, thin far off and broad near by, with the light between them.
      drawn({ ink: 'cream', path: 'M-20 276C140 270 330 290 520 280 600 276 680 284 780 280V300C620 304 420 300 250 312 140 318 60 310-20 316zM-20 430C60 410 130 440 230 420 270 412 310 410 340 414 290 440 200 462 100 466 60 470 20 480-20 500zM420 640C500 610 560 560 620 500 600 570 540 640 440 690 400 716 300 730 180 740 270 710 350 680 420 640z' }),
      mass({ ink: 'slate', light: { ...upriver, ink: 'cream' }, rim: 3, layers: [
        drawn({ ink: 'slate', path: 'M250 292Q300 280 350 284 420 276 520 290 440 300 370 296 300 302 250 292zM-20 330Q30 316 90 322 150 312 226 330 300 334 330 344 220 352 120 348 40 352-20 352zM606 326Q640 316 680 320 716 314 750 326 720 338 680 336 640 338 606 326z' }),
        cut({ within: [[-40, 340], [360, 340], [310, 414], [200, 422], [100, 418], [-40, 410]], layers: [foliage({ ink: 'slate', size: [20, 48], seed: 5, points: [[-40, 396], [60, 386], [140, 392], [220, 380], [310, 414], [140, 440], [-40, 430]] })] }),
        cut({ within: [[-40, 420], [340, 420], [316, 572], [200, 580], [90, 572], [-40, 586]], layers: [foliage({ ink: 'slate', size: [28, 66], seed: 9, points: [[-40, 520], [60, 498], [140, 514], [210, 500], [270, 530], [310, 572], [200, 640], [-40, 640]] })] }),
      ] }),
      mass({ ink: 'slate', opacity: 0.45, layers: [drawn({ ink: 'slate', path: 'M-20 412L100 418 310 414Q230 444 120 440 40 438-20 432zM-20 586L90 574 200 582 316 572Q250 612 150 616 60 624-20 618z' })] }),
      // Queen's Bluff: its wooded side lies in shade; the light only grazes one spur.
      shape({ ink: 'wine', points: [[900, 300], [1000, 200], [1640, 120], [1640, 840], [560, 840]] }),
      // A spur, and the ravine before it; the light finds single crowns on the sunny sides.
      mass({ ink: 'wine', light: { ...upriver, ink: 'rust' }, rim: 5, layers: [wood('wine', [24, 60], 17, [[850, 860], [960, 690], [1080, 570], [1210, 480], [1340, 404], [1480, 356], [1680, 290]], 'V860z')] }),
      mass({ ink: 'wine', light: { ...upriver, ink: 'rust' }, rim: 4, layers: [wood('wine', [22, 60], 13, [[1000, 860], [1090, 730], [1190, 620], [1310, 530], [1440, 470], [1550, 400], [1680, 350]], 'V860z')] }),
      spray({ ink: 'rust', from: [1290, 550], to: [1390, 700], size: 4, within: [[1010, 860], [1100, 740], [1200, 628], [1320, 540], [1450, 480], [1560, 410], [1680, 366], [1680, 560], [1300, 860]] }),
      shape({ ink: 'gold', points: prairie }),
      spray({ ink: 'rust', from: [900, 700], to: [600, 480], size: 3, within: prairie }),
      dryBrush({ ink: 'cream', seed: 4, bristles: 6, thickness: [2, 7], strokes: [[[776, 340], [560, 640], 50], [[700, 470], [400, 770], 60]] }),
      dryBrush({ ink: 'rust', seed: 6, bristles: 5, thickness: [2, 6], strokes: [[[900, 330], [790, 560], 70], [[790, 480], [640, 760], 90]] }),
      // The woods that come up the gullies, and those at the foot.
      mass({ ink: 'wine', light: { ...upriver, ink: 'rust' }, rim: 6, layers: [
        wood('wine', [24, 58], 12, [[690, 850], [752, 780], [730, 730], [816, 668], [852, 596], [834, 550], [912, 494], [946, 440], [936, 408], [990, 372], [1010, 330], [1050, 330]], 'L880 650 800 860z'),
        wood('wine', [30, 70], 15, [[190, 850], [300, 790], [400, 776], [480, 800], [560, 786], [640, 810], [760, 850]], 'z'),
      ] }),
      litCrowns,
      mass({ ink: 'ink', light: { ...upriver, ink: 'rust' }, rim: 4, layers: [wood('ink', [40, 100], 5, [[1040, 850], [1180, 740], [1280, 730], [1400, 690], [1520, 700], [1680, 640]], 'V860z')] }),
      // The crown of rock.
      cliff({ top: [[1010, 158], [1200, 150], [1420, 136], [1640, 120]], base: [[1010, 336], [1200, 300], [1420, 262], [1640, 232]], lit: 'sand', mid: 'buff', shade: 'rust', crack: 'wine', columns: [80, 190], reach: [0.34, 0.2], step: 8, seed: 11 }),
      cliff({ top: [[764, 262], [800, 192], [880, 176], [1030, 156]], base: [[750, 334], [840, 330], [1030, 336]], lit: 'cream', mid: 'sand', shade: 'buff', crack: 'rust', columns: [60, 150], reach: [0.6, 0.4], step: 8, seed: 4 }),
      drawn({ ink: 'wine', path: 'M762 264L860 258 850 263zM900 252L1040 246 1160 238 1050 252zM756 304L820 302 940 306 830 308zM1080 290L1210 270 1200 277zM1240 206L1430 190 1330 204zM1480 196L1640 176V181zM980 206L1090 200 1060 208zM1280 262L1400 244 1390 251z' }),
      drawn({ ink: 'gold', path: 'M748 340L764 318 786 328 816 306 838 324 872 312 900 328 948 308 980 326 1014 316 1030 340 900 352z' }),
      mass({ ink: 'wine', light: { ...upriver, ink: 'rust' }, rim: 5, layers: [wood('wine', [22, 50], 33, [[1000, 340], [1080, 300], [1160, 306], [1280, 268], [1360, 282], [1500, 236], [1680, 216]], 'V260L1080 350z')] }),
      mass({ ink: 'wine', light: upriver, rim: 4, layers: [foliage({ ink: 'wine', size: [26, 66], seed: 21, points: [[850, 172], [930, 130], [1060, 108], [1200, 112], [1340, 84], [1500, 70], [1680, 60], [1680, 140], [1400, 150], [1200, 156], [1000, 166]] })] }),
      drawn({ ink: 'rust', path: 'M640 590L760 604 650 600zM700 470L800 480 706 478zM560 700L700 716 566 712z' }),
      mass({ ink: 'ink', light: upriver, rim: 3, layers: [cedars({ ink: 'ink', lit: 'ink', seed: 3, forms: 2, items: [[806, 204, 78], [700, 474, 60], [640, 596, 84], [672, 604, 50], [556, 708, 74]] })] }),
      // A grown eagle, banking over the river.
      bankingEagle({ x: 476, y: 424, length: 238, ink: 'ink', sheen: 'wine', lit: 'rust', white: 'cream', bill: 'gold', tilt: 24 }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'Queen’s Bluff seen from King’s Bluff: a half dome with a goat prairie and a sheer cliff above the Mississippi',
    palette: october,
    layers: [
      sky({ seed: 6, waver: 3, bands: [['sheen', 0], ['haze', 110]] }),
      ridge({ ink: 'sheen', points: [[0, 178], [200, 184], [390, 166]], swell: 4, seed: 8, floor: 220 }),
      water({ ink: 'river', y: 190 }),
      lenses({ ink: 'orange', items: [[330, 226, 120, 10], [350, 256, 90, 9]] }),
      ridge({ ink: 'wine', points: [[-20, 236], [60, 224], [140, 190], [190, 152], [240, 128], [262, 132], [276, 250], [330, 300], [390, 330]], swell: 2, swells: 6, seed: 4, cover: 'hardwood', height: [12, 22] }),
      shape({ ink: 'prairie', points: [[150, 206], [190, 162], [226, 140], [264, 132], [276, 250], [270, 345], [150, 345], [130, 280]] }),
      hatch({ ink: 'gold', y: [176, 320], count: 13, length: [30, 60], thickness: [5, 7], x: [160, 256], slope: -0.3, seed: 5 }),
      bedded({ points: [[254, 130], [294, 126], [318, 150], [322, 210], [338, 310], [274, 310], [268, 220]], lit: 'stone', mid: 'umber', shade: 'wine', seam: 'ink', noses: 2, beds: [24, 46], step: 6, seed: 5, joints: 0 }),
      shape({ ink: 'stone', points: [[168, 190], [194, 158], [236, 128], [282, 116], [318, 138], [314, 154], [276, 144], [240, 152], [206, 174], [182, 198]] }),
      cedars({ ink: 'ink', lit: 'pine', seed: 3, forms: 1, items: [[216, 250, 40], [258, 122, 34]] }),
      crowns({ leaves: [['rust', 'orange'], ['orange', 'gold'], ['wine', 'rust']], items: [[132, 244, 48], [112, 282, 54], [150, 300, 48], [180, 330, 60], [230, 336, 56], [104, 334, 64], [280, 330, 56], [330, 336, 64]] }),
    ],
  },
});

interface BankingEagleOptions<Ink> {
  /** Between the shoulders. */
  x: number;
  y: number;
  /** From bill to tail. */
  length: number;
  /** The feathers of flight. */
  ink: Ink;
  /** Back and coverts, which lie over them. */
  sheen: Ink;
  /** The front edge of the wings, which meets the light. */
  lit: Ink;
  white: Ink;
  bill: Ink;
  /** Degrees clockwise. It flies to the left. */
  tilt?: number;
}

/** Root and tip of each feather, across the wing (up) and along it (back), and half its width; from the first finger to the flank. */
const FEATHERS: readonly (readonly [root: Point, tip: Point, half: number])[] = [
  [[-40, -122], [-58, -246], 8],
  [[-36, -126], [-32, -262], 8.5],
  [[-32, -128], [-4, -264], 9],
  [[-26, -128], [22, -254], 9],
  [[-20, -126], [46, -238], 9],
  [[-14, -124], [66, -216], 9],
  [[-8, -120], [80, -192], 9.5],
  [[-16, -112], [84, -168], 10],
  [[-16, -100], [82, -148], 10],
  [[-16, -88], [82, -128], 10],
  [[-14, -76], [80, -108], 10],
  [[-14, -64], [77, -89], 10],
  [[-12, -52], [73, -71], 10],
  [[-12, -40], [66, -54], 10],
  [[-12, -28], [56, -38], 10],
  [[-12, -18], [44, -24], 10],
];

/** One of them, or the covert that lies over its root. Fingers are slim, and bend back a little at the tips. */
function feather([[x, y], [tipX, tipY], half]: (typeof FEATHERS)[number], index: number, share = 1): string {
  const [dx, dy] = [tipX - x, tipY - y];
  const bend = share === 1 && index < 7 ? 4 : 0;
  const station = (t: number, width: number, off = 0): Station => [
    x + dx * t * share - (dy / 100) * off,
    y + dy * t * share + (dx / 100) * off,
    width,
  ];
  return limb(
    [
      station(0, half),
      station(0.5, half, -bend / 2),
      station(0.84, half * 0.9, -bend / 2),
      station(0.98, half * 0.55, bend),
      station(1.05, 0.5, bend),
    ],
    1,
  );
}

const row = (share: (index: number) => number) => FEATHERS.map((one, i) => feather(one, i, share(i))).join('');

/** Arm and hand: what the feathers grow from. */
const ARM = 'M-24 6C-38-20-56-58-66-92-70-112-60-132-44-138-20-130 0-120 10-104 20-70 30-30 30 6z';
/** The small coverts over the arm. */
const LESSER =
  'M-20 4C-38-20-56-58-66-92-69-112-62-128-46-134-40-128-32-124-30-116-24-114-20-108-20-100-14-96-12-90-14-84-8-80-6-74-8-68-2-62-2-56-4-52 2-44 2-38 0-34 6-24 6-12 2 2z';
/** The edge of the wing, from the shoulder over the wrist to the first finger. */
const EDGE = 'M-26 2C-40-24-57-60-66-92-70-112-62-130-46-137-56-128-60-112-56-94-48-62-36-30-26 2z';
const BODY = 'M-62-24C-40-34 4-30 36-20 50-16 60-14 68-12L64 0 68 12C60 15 50 18 36 22 0 32-40 32-62 22z';
/** Between the wings: feathers lapped over each other. */
const BACK =
  'M-30-16Q-12-18 0-10-16-8-30-16zM-34 6Q-16 0-2 6-16 14-34 6zM-4-6Q14-8 28-2 12 4-4-6zM0 18Q16 10 32 14 18 22 0 18zM22-14Q36-16 50-9 36-6 22-14zM34 4Q46 2 58 5 46 10 34 4z';
const HEAD =
  'M-48-25C-62-31-80-28-92-18-99-10-98 4-90 12-78 22-62 26-48 25L-36 20-46 15-30 9-42 4-26-1-42-6-30-11-46-15-34-21z';
const TAIL =
  'M58-12L100-42 108-40 110-33 116-32 117-24 123-21 122-13 127-8 125 0 127 9 122 14 123 22 117 25 116 33 109 34 107 42 100 43 58 13z';
const RECTRICES = 'M70-8L110-30 72-5zM74-3L118-14 74 0zM74 3L119 13 74 6zM70 8L110 30 68 11z';
const BILL = 'M-90-18C-104-22-118-12-115 11-108 3-100 3-92 5L-84 3-90-2z';
const EYE = 'M-88-12C-82-15-76-12-72-8-78-5-84-6-88-8zM-92-3-106-2-92 0z';

/** A grown bald eagle that banks over a valley, near and large, its back to us. */
function bankingEagle<Ink extends string>(options: BankingEagleOptions<Ink>): Layer<Ink> {
  const { x, y, length, ink, sheen, lit, white, bill, tilt = 0 } = options;
  const scale = length / 242;
  return (canvas) => {
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    const wing = canvas.symbol(`eagle wing ${ink} ${sheen} ${lit}`, () =>
      [
        part(ink, ARM + row(() => 1)),
        part(sheen, ARM + row((i) => (i < 7 ? 0.26 + i * 0.035 : 0.55))),
        part(ink, LESSER),
        part(lit, EDGE),
      ].join(''),
    );
    // Each wing has an angle of its own at the shoulder; the lower one is nearer to us and larger.
    const side = (shoulder: string, degrees: number, scales: string) =>
      `<use href="#${wing}" transform="translate(${shoulder})scale(${scales})rotate(${degrees})"/>`;
    const size = numbers([scale]);
    canvas.add(
      `<g transform="translate(${numbers([x, y])})rotate(${tilt})scale(${size})">${side('-18-12', -4, '.9 .92')}${side('-18 12', -22, '1 -1.1')}</g>`,
    );
    placeFigure(canvas, { x, y, scale, tilt }, [
      [white, TAIL],
      [sheen, RECTRICES + BODY],
      [ink, BACK],
      [white, HEAD],
      [bill, BILL],
      [ink, EYE],
    ]);
  };
}
