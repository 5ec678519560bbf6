import { alongSmoothStations, lerp, type Point, type Station } from '../../kit/geometry.ts';
import { limb } from '../../kit/limb.ts';
import { petal, polygon } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { foliage } from '../../motifs/foliage.ts';
import { hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, lenses, shape } from '../../motifs/shapes.ts';
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

/** Late light from the left, over the river. */
const overTheRiver = values({
  dark: { ink: '#1b1a26', wine: '#472530' },
  middle: { rust: '#a34730', slate: '#5d7f98', umber: '#7a4a38' },
  glow: { haze: '#b9d0d4', sand: '#f0cf9a', cream: '#fdf2da' },
  accent: { gold: '#f4b02f' },
});

type Edge = readonly Station[];
interface Wing {
  /** From the shoulder over the wrist to the last finger. */
  lead: Edge;
  /** Where the feathers end, from the body to the last finger. */
  trail: Edge;
}
const left: Wing = {
  lead: [[590, 620, 0], [510, 490, 0], [390, 370, 0], [250, 310, 0], [140, 300, 0]],
  trail: [[520, 900, 0], [380, 800, 0], [230, 690, 0], [90, 590, 0], [-40, 470, 0], [-80, 320, 0], [-20, 170, 0], [70, 100, 0]],
};
const right: Wing = {
  lead: [[660, 630, 0], [790, 560, 0], [980, 530, 0], [1200, 540, 0], [1350, 580, 0]],
  trail: [[690, 960, 0], [900, 960, 0], [1100, 950, 0], [1300, 940, 0], [1500, 900, 0], [1640, 830, 0], [1700, 720, 0], [1660, 600, 0]],
};
/** Feathers side by side, from the leading edge this share of the way to the trailing one. */
const row = ({ lead, trail }: Wing, count: number, share: number, half: number): string[] => Array.from({ length: count }, (_, i) => {
  const t = i / (count - 1);
  const [x, y] = alongSmoothStations(lead, t ** 0.8);
  const [endX, endY] = alongSmoothStations(trail, t);
  const spot = (along: number, width: number): Station => [lerp(x, endX, along * share), lerp(y, endY, along * share), half * width * lerp(1, 0.72, t)];
  return limb([spot(-0.02, 0.6), spot(0.5, 1), spot(0.86, 0.9), spot(0.97, 0.5), spot(1.02, 0.08)], 1);
});
const shafts = ({ lead, trail }: Wing, count: number): string => Array.from({ length: count }, (_, i) => {
  const t = i / (count - 1);
  const [x, y] = alongSmoothStations(lead, t ** 0.8);
  const [endX, endY] = alongSmoothStations(trail, t);
  return petal(lerp(x, endX, 0.5), lerp(y, endY, 0.5), Math.hypot(endX - x, endY - y) * 0.46, 2.4, (Math.atan2(endY - y, endX - x) * 180) / Math.PI, 1);
}).join('');
/** The small feathers of the arm lie so close that they are one plane, with a ragged hem. */
const arm = ({ lead, trail }: Wing, share: number): string => {
  const [front, hem]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= 34; i++) {
    const t = i / 34;
    const [x, y] = alongSmoothStations(lead, t ** 0.8);
    const [endX, endY] = alongSmoothStations(trail, t);
    const reach = share * (i % 2 ? 1 : 0.72) * (1 - t ** 6);
    front.push([lerp(x, endX, -0.03), lerp(y, endY, -0.03)]);
    hem.push([lerp(x, endX, reach), lerp(y, endY, reach)]);
  }
  return polygon([...front, ...hem.reverse()]);
};
const wing = (form: Wing): Layer<'ink' | 'wine' | 'umber'>[] => [
  drawn({ ink: 'ink', path: row(form, 19, 1, 30).join('') }),
  drawn({ ink: 'umber', path: shafts(form, 19) }),
  drawn({ ink: 'wine', path: row(form, 20, 0.52, 24).join('') }),
  drawn({ ink: 'umber', path: arm(form, 0.36) }),
  drawn({ ink: 'wine', path: arm(form, 0.12) }),
];

export default trailArt({
  hero: {
    alt: 'From the back of a bald eagle over the Mississippi: its wings reach across the picture, its white head turns toward Queen’s Bluff, whose golden goat prairie falls from pale rock to the river.',
    focus: { x: 0.42, y: 0.5 },
    palette: overTheRiver,
    layers: [
      sky({ bands: [['cream', 0]] }),
      // Wisconsin: level tops, cut by side valleys.
      drawn({ ink: 'haze', path: 'M-20 150L120 146 190 160 240 190 300 150 470 138 540 146 610 186 690 204 760 172 900 160 1000 260H-20z' }),
      // The river takes its time between long islands.
      drawn({ ink: 'slate', path: 'M-20 214L60 208 150 218 230 246 380 250 520 246 620 226 740 214 860 226 1000 240V820H-20z' }),
      drawn({ ink: 'haze', path: 'M360 262C520 254 700 258 800 276 700 300 520 296 380 304 200 316 240 340 420 352 620 364 700 392 660 432 600 480 380 500 -20 560V500C140 480 330 456 420 420 480 390 300 380 120 366 20 356-20 344-20 330 20 300 200 270 360 262z' }),
      drawn({ ink: 'cream', path: 'M430 266C560 260 680 264 760 278 660 290 520 288 400 296 330 300 340 276 430 266z' }),
      // Queen’s Bluff: the prairie in the light, October woods in shade.
      foliage({ ink: 'rust', size: [10, 30], seed: 4, points: [[920, 250], [960, 180], [1040, 132], [1160, 110], [1300, 86], [1460, 76], [1660, 44], [1660, 840], [700, 840]] }),
      foliage({ ink: 'wine', size: [12, 34], seed: 9, points: [[1170, 330], [1250, 270], [1370, 250], [1480, 200], [1660, 170], [1660, 330], [1520, 380], [1440, 460], [1330, 520], [1280, 640], [1100, 640], [1160, 520], [1230, 450], [1250, 380]] }),
      drawn({ ink: 'gold', path: 'M936 264L912 350 850 450 790 560 740 660H1000L1010 540 1076 460 1070 410 1120 340 1110 300 1130 230z' }),
      drawn({ ink: 'sand', path: 'M936 264L912 350 850 450 790 560 740 660H790L860 560 910 440 950 340 970 264z' }),
      drawn({ ink: 'rust', path: 'M1010 250L1024 330 1000 400 1006 430 940 540 920 600 970 520 1024 440 1020 400 1050 330 1046 250z' }),
      drawn({ ink: 'sand', path: 'M926 270L936 222 960 200 1000 194 1016 180 1080 176 1130 162 1210 168 1230 200 1216 250 1180 262 1080 274 1010 268z', layers: [
        drawn({ ink: 'umber', path: 'M980 180L972 216 984 280H1010L1004 220 1014 170zM1086 160L1070 196 1080 290H1150L1146 230 1166 190 1160 150zM1196 150L1190 200 1204 270H1250V150z' }),
        drawn({ ink: 'wine', path: 'M920 240L1010 234 1090 228 1010 242zM1120 216L1240 204 1180 222z' }),
      ] }),
      foliage({ ink: 'wine', size: [10, 26], seed: 2, points: [[950, 206], [980, 176], [1040, 150], [1120, 140], [1200, 130], [1280, 150], [1260, 230], [1226, 236], [1206, 180], [1130, 170], [1080, 184], [1016, 188], [1000, 200]] }),
      cedars({ ink: 'wine', lit: 'wine', seed: 3, forms: 2, items: [[946, 214, 70], [966, 420, 56], [886, 520, 70], [910, 526, 40], [1050, 380, 44]] }),
      ...wing(left),
      ...wing(right),
      // Its back, and the head that looks over.
      drawn({ ink: 'wine', path: 'M500 840C500 740 530 660 590 600L660 610C700 660 730 740 740 840z' }),
      drawn({ ink: 'cream', path: 'M540 650C526 556 528 486 562 438 598 394 660 382 712 408L730 474 704 490C688 512 688 556 706 620L684 652 674 616 664 684 640 634 622 704 602 640 574 690 564 630z', layers: [
        drawn({ ink: 'haze', path: 'M750 446L676 468C648 516 658 570 668 640L600 720H770V446z' }),
        drawn({ ink: 'haze', path: 'M560 520Q574 560 570 610 556 570 560 520zM596 540Q606 590 600 640 588 590 596 540zM628 530Q640 580 634 630 622 580 628 530z' }),
      ] }),
      drawn({ ink: 'gold', path: 'M704 406C756 396 812 424 822 484 824 504 818 524 806 536 800 514 788 500 764 494L716 484z', layers: [
        drawn({ ink: 'umber', path: 'M690 466L756 474C780 478 796 490 806 506V546L770 506 700 490zM728 430Q742 428 750 438 738 438 728 430z' }),
      ] }),
      drawn({ ink: 'umber', path: 'M660 414L716 428 708 440C698 454 680 452 672 436z' }),
      drawn({ ink: 'gold', path: 'M682 432Q694 424 706 436 696 450 682 432z' }),
      drawn({ ink: 'ink', path: 'M654 408L720 424 716 432 690 428zM692 434a5 5 0 119 2 5 5 0 11-9-2z' }),
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
