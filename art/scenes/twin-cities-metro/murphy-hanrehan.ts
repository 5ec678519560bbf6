import { limb } from '../../kit/limb.ts';
import { disc, petal } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { mapleLeaves } from '../../motifs/leaves.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { torn } from '../../motifs/torn.ts';
import { trunks } from '../../motifs/trunks.ts';
import { warbler } from '../../motifs/warbler.ts';

const maple = {
  ink: '#2b1620',
  wine: '#5c2430',
  rust: '#a33b2a',
  orange: '#e0742b',
  gold: '#f4b13d',
  butter: '#fbdc86',
  cream: '#fff4cf',
  olive: '#5f6b33',
};

/** Early in May; the light comes from the right. */
const mayMorning = values({
  dark: { ink: '#131f1f', pine: '#22473b' },
  middle: { green: '#4f8a44', lime: '#93b24a', ochre: '#d0921c' },
  glow: { spring: '#cbdb84', cream: '#fff6dc' },
  accent: { yellow: '#fcc81f', rose: '#d96b4f' },
});
type MayInk = keyof typeof mayMorning;

/** Down on the breast. */
const ticks = ([[640, 590], [720, 560], [700, 640], [790, 610], [770, 690], [860, 690], [640, 690], [700, 740], [840, 770], [920, 780], [590, 770], [770, 780]] as const).map(([x, y]) => petal(x, y, 40, 6, 70, 1)).join('');

/** A hooded warbler, too close for the sheet; its breast is one more hill. */
const warblerInSong: Layer<MayInk> = (canvas) => {
  const on = (ink: MayInk, path: string) => canvas.fill(ink, path);
  on('yellow', 'M600 400C800 420 940 560 1000 820H260C280 700 300 560 380 440z');
  on('ochre', 'M430 440C390 560 420 720 520 820H260C280 700 320 560 430 440z');
  on('ochre', ticks);
  on('green', 'M430 250C300 350 150 540 50 820H400C370 700 370 580 440 450z');
  on('pine', 'M300 520C220 600 150 700 110 820H340C300 720 290 620 300 520z');
  on('lime', 'M308 560C316 640 330 720 360 820H342C312 730 296 640 308 560zM262 600C254 670 262 740 290 820H272C242 740 240 670 262 600zM216 650C204 710 208 760 226 820H208C190 760 192 710 216 650z');
  canvas.add('<g transform="rotate(-18 580 300)">');
  on('ink', 'M366 360C352 250 410 140 520 112 620 88 720 130 768 208L776 300C800 350 806 404 786 452 768 492 736 496 712 524 690 548 660 530 636 544 606 560 588 532 560 530 528 526 504 510 474 490 420 464 372 420 366 360z');
  on('yellow', 'M776 232C748 190 690 162 620 166 580 168 546 180 524 196 530 204 504 208 500 220 506 228 486 236 484 248 492 254 472 266 474 282 484 284 474 304 482 314 492 312 490 332 502 338 512 332 516 352 530 354 538 346 546 364 562 362 568 352 582 368 600 364 604 352 620 366 640 360 644 348 700 340 750 328 780 296z');
  on('rose', 'M776 256C820 246 850 232 880 214 862 240 862 262 878 288 840 284 806 274 776 264z');
  on('ink', 'M742 198C820 202 886 190 944 158 898 208 840 240 784 256 770 262 756 262 744 256zM744 256C800 262 872 278 932 306 870 316 812 312 752 298z');
  on('ink', disc(652, 250, 26));
  on('cream', disc(660, 242, 7));
  canvas.add('</g>');
};
/** Young trees of May stand up on the hills. */
const poles = (ink: MayInk, items: readonly (readonly [x: number, foot: number, half: number, lean: number])[]): Layer<MayInk> => (canvas) =>
  canvas.fill(ink, items.map(([x, foot, half, lean]) => limb([[x, foot + 30, half * 1.3], [x, foot, half], [x + lean * 0.3, foot - 260, half * 0.8], [x + lean, -40, half * 0.5]], 1)).join(''));

export default trailArt({
  hero: {
    alt: 'A hooded warbler, close enough to touch, sings over the May woods of Murphy-Hanrehan; its yellow breast is the nearest in a row of steep small hills.',
    focus: { x: 0.42, y: 0.5 },
    palette: mayMorning,
    layers: [
      sky({ bands: [['cream', 0]] }),
      torn({ ink: 'spring', step: 30, rough: 12, seed: 5, masses: [[[700, -60], [760, 20], [860, 60], [940, 40], [1040, 90], [1140, 60], [1240, 130], [1380, 110], [1480, 170], [1660, 150], [1660, -60]], [[-60, -60], [-60, 150], [60, 130], [150, 60], [240, 40], [300, -60]]] }),
      poles('spring', [[940, 520, 9, 10], [1060, 440, 12, -12], [1210, 300, 10, 8], [1400, 280, 14, -10], [1560, 340, 9, 12], [180, 380, 10, 10]]),
      drawn({ ink: 'spring', path: 'M-20 420C140 360 260 300 400 320 560 350 700 480 860 500 1020 500 1140 300 1300 260 1440 240 1540 330 1640 360V820H-20z' }),
      torn({ ink: 'lime', step: 28, rough: 12, seed: 8, masses: [[[1180, -60], [1230, 10], [1320, 20], [1380, 60], [1480, 40], [1560, 90], [1660, 60], [1660, -60]], [[-60, -60], [-60, 70], [30, 60], [90, -60]]] }),
      poles('lime', [[1010, 590, 15, 14], [1330, 430, 19, -14], [1520, 520, 14, 10], [60, 530, 16, 12]]),
      drawn({ ink: 'lime', path: 'M-20 520C100 480 240 500 400 560 640 640 900 620 1080 500 1180 430 1280 400 1380 440 1480 490 1560 540 1640 560V820H-20z' }),
      drawn({ ink: 'cream', path: 'M1130 820C1200 740 1344 706 1358 624 1368 564 1290 540 1282 480 1280 450 1292 430 1297 414L1308 415C1300 440 1302 462 1316 486 1346 534 1408 560 1394 628 1376 706 1280 750 1226 820z' }),
      poles('green', [[1460, 690, 24, -18]]),
      drawn({ ink: 'green', path: 'M700 820C900 780 1040 740 1140 760 1200 772 1240 800 1300 810 1400 760 1440 680 1520 670 1560 664 1600 680 1640 690V820z' }),
      warblerInSong,
    ],
  },
  badge: {
    alt: 'A hooded warbler, yellow with a black hood, on a twig in the golden woods of Murphy-Hanrehan',
    palette: maple,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['orange', 0], ['rust', 262]] }),
      sun({ x: 195, y: 196, radius: 122, ink: 'cream' }),
      trunks({ ink: 'wine', lit: 'rust', items: [[336, 400, 22, 20, 14], [64, 400, 16, 20, -8]] }),
      mapleLeaves({ ink: 'rust', lit: 'orange', items: [[100, 262, 92, -120], [292, 250, 84, 130], [262, 106, 74, 30]] }),
      shape({ ink: 'ink', points: [[40, 306], [150, 292], [250, 290], [350, 268], [350, 278], [250, 300], [150, 303], [40, 318]] }),
      warbler({ x: 196, y: 300, width: 226, hood: 'ink', breast: 'gold', back: 'olive', wing: 'wine' }),
    ],
  },
});
