import { placeFigure } from '../../kit/figure.ts';
import { lerp } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc, petal } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { tamaracks } from '../../motifs/conifers.ts';
import { boardwalk } from '../../motifs/paths.ts';
import { raggedSpruce } from '../../motifs/ragged-spruce.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';

const bog = {
  ink: '#1d2725',
  brown: '#5b3527',
  rust: '#a9472f',
  amber: '#d98b2b',
  gold: '#f4c453',
  teal: '#2b5a59',
  mist: '#93b7a8',
  cream: '#fbeccb',
};

/** Early summer, from the moss of the bog; the sun stands low on the right. */
const moss = values({
  dark: { ink: '#1c1a24', wine: '#6a2038', pine: '#22524c' },
  middle: { red: '#bb3d48', skin: '#a9653f', moss: '#86a048' },
  glow: { straw: '#f0d484', cream: '#fff4da' },
  accent: { orange: '#f28a2a' },
});
const low = { from: [1, -0.3], ink: 'straw', shadow: 'ink' } as const;

/** A pitcher plant's leaf, four hundred high, from its foot: a swollen jug with a keel, a rolled lip, and a hood full of veins. */
const JUG = 'M-22 30C-30-10-60-90-64-160-66-210-52-246-44-282H46C52-250 68-210 66-164 62-96 28-20 14 30z';
const JUG_SHADE = 'M-22 30C-30-10-60-90-64-160-66-210-52-246-44-282H-16C-30-230-38-190-30-140-22-80-12-20-6 30z';
const JUG_LIT = 'M46-282C52-250 68-210 66-164 62-96 28-20 14 30 28-40 48-110 48-170 48-220 38-250 32-282z';
const KEEL = 'M2-276C14-240 22-190 16-130 12-80 8-40 4-4-4-40-2-90 0-140 2-190-2-236 2-276z';
const HOOD = 'M-46-280C-58-314-106-330-104-378-100-424-50-432-24-420-10-414-4-404 0-398 6-406 16-416 32-422 62-432 106-416 106-372 106-330 62-312 46-280 20-264-20-264-46-280z';
const HOOD_SHADE = 'M-46-280C-58-314-106-330-104-378-100-424-50-432-24-420-60-416-82-396-80-364-78-330-50-316-46-280zM0-398C6-406 16-416 32-422 40-425 50-426 60-424 36-416 16-404 6-376z';
const MOUTH = 'M-42-280C-30-296 30-296 44-280 30-262-30-262-42-280z';
const LIP = 'M-50-282C-46-268-24-258 0-258 26-258 48-268 54-282 62-276 60-262 48-254 20-238-24-240-46-254-58-262-58-276-50-282z';
const VEINS = (() => {
  const random = new Random(8);
  let data = '';
  for (let i = 0; i < 11; i++) {
    const degrees = lerp(-168, -12, i / 10);
    const long = (i === 5 ? 100 : lerp(84, 136, Math.sin((Math.PI * i) / 10) ** 0.6)) * random.between(0.88, 1);
    data += petal(0, -282, long, 4.4, degrees, 1);
    const turn = (degrees * Math.PI) / 180;
    const [x, y] = [Math.cos(turn) * long * 0.55, -284 + Math.sin(turn) * long * 0.55];
    data += petal(x, y, long * 0.34, 2.6, degrees + 26, 1) + petal(x, y, long * 0.34, 2.6, degrees - 26, 1);
  }
  for (const [x, top, foot] of [[-34, -240, -120], [-14, -246, -50], [24, -250, -70], [42, -236, -110]] as const) data += petal(x, top, foot - top, 3, 90, 1) + petal(x, top + 40, 26, 2, 62, 1) + petal(x, top + 60, 22, 2, 118, 1);
  return data;
})();
type Ink = keyof typeof moss;
const pitcher = (x: number, y: number, scale: number, tilt: number): Layer<Ink> => (canvas) =>
  placeFigure(canvas, { x, y, scale, tilt }, [
    ['straw', HOOD], ['red', HOOD_SHADE], ['moss', JUG], ['pine', JUG_SHADE], ['straw', JUG_LIT], ['wine', VEINS], ['moss', KEEL], ['ink', MOUTH], ['red', LIP],
  ]);
/** A sundew: round pads on stalks, and on each a sun of red hairs that end in a drop. */
const sundews = (spots: readonly (readonly [x: number, y: number, size: number])[]): Layer<Ink> => (canvas) => {
  const [hairs, drops] = [[''], ['']];
  for (const [x, y, size] of spots) {
    for (let i = 0; i < 14; i++) {
      const degrees = (i / 14) * 360 + 9;
      const turn = (degrees * Math.PI) / 180;
      hairs.push(petal(x, y, size * 1.9, 2.6, degrees, 1));
      drops.push(disc(x + Math.cos(turn) * size * 1.9, y + Math.sin(turn) * size * 1.9, size * 0.15));
    }
  }
  canvas.stroke('red', 6, spots.map(([x, y, size]) => `M${x} ${y}q${size * 0.4} ${size * 2} ${-size * 0.6} ${size * 5}`).join(''));
  canvas.fill('red', hairs.join('') + spots.map(([x, y, size]) => disc(x, y, size)).join(''));
  canvas.fill('moss', spots.map(([x, y, size]) => disc(x + size * 0.1, y - size * 0.05, size * 0.6)).join(''));
  canvas.fill('cream', drops.join(''));
};

const FAR = [[30, 350, 150], [92, 350, 230], [128, 350, 120], [250, 350, 170], [286, 350, 260], [318, 350, 140], [430, 346, 120], [470, 346, 190], [800, 340, 130], [1230, 346, 160], [1300, 346, 250], [1336, 346, 130], [1500, 344, 180], [1546, 344, 270], [1600, 344, 150]] as const;
const NEAR = [[-6, 390, 200], [190, 388, 120], [360, 388, 90], [400, 388, 160], [1400, 388, 150], [1440, 388, 100], [1630, 384, 230]] as const;

/** A child, flat on the planks, chin over the edge. */
const BACK = 'M500 412C506 366 560 336 640 330 740 322 860 336 900 372 916 388 914 404 910 412z';
const FACE = 'M578 290C576 240 604 206 650 206 700 206 730 240 728 292 728 336 696 376 654 378 610 378 580 336 578 290z';
const HAIR = 'M562 312C540 226 590 166 656 166 728 166 768 226 742 312 736 330 742 346 730 352 726 306 724 262 700 240 664 262 616 262 594 244 582 262 580 306 578 352 566 344 568 330 562 312z';

export default trailArt({
  hero: {
    alt: 'From the moss of the bog at Lake Bemidji: huge pitcher plants veined with red, and a child flat on the boardwalk above who looks at them through a magnifying glass.',
    focus: { x: 0.565, y: 0.5 },
    palette: moss,
    layers: [
      sky({ bands: [['cream', 0]] }),
      dryBrush({ ink: 'straw', bristles: 8, seed: 4, thickness: [5, 15], opacity: 0.7, strokes: [[[-20, 130], [620, 70], 80], [[820, 60], [1400, 20], 40]] }),
      drawn({ ink: 'straw', path: 'M-20 352C200 336 400 350 640 340 900 330 1200 352 1640 338V420H-20z' }),
      raggedSpruce({ ink: 'straw', items: FAR }),
      drawn({ ink: 'moss', path: 'M-20 384C200 376 400 388 640 380 900 374 1200 388 1640 378V420H-20z' }),
      raggedSpruce({ ink: 'moss', items: NEAR }),
      // Boots, kicked up behind; the back; the planks from below.
      mass({ ink: 'ink', light: low, rim: 5, layers: [drawn({ ink: 'ink', path: `${limb([[820, 372, 26], [838, 300, 22], [842, 240, 18]], 1) + limb([[868, 376, 26], [912, 316, 22], [930, 262, 18]], 1)}M818 244C820 214 824 186 846 168 866 162 884 172 880 190 870 208 866 226 866 248zM906 268C912 240 924 214 948 200 970 198 984 212 976 228 962 240 956 258 954 278z` })] }),
      mass({ ink: 'orange', light: { ...low, ink: 'cream' }, rim: 5, layers: [drawn({ ink: 'orange', path: BACK })] }),
      drawn({ ink: 'pine', path: 'M-20 452H1640V720H-20z' }),
      spray({ ink: 'ink', from: [0, 452], to: [0, 600], size: 4 }),
      drawn({ ink: 'ink', path: 'M110 440H160V700H110zM1480 440H1536V700H1480zM470 440H512V700H470z' }),
      drawn({ ink: 'wine', path: 'M-20 430H1640V470H-20z' }),
      drawn({ ink: 'straw', path: 'M-20 402H1640V436H-20z' }),
      drawn({ ink: 'cream', path: 'M-20 400H1640V410H-20z' }),
      drawn({ ink: 'ink', path: [40, 158, 270, 388, 500, 620, 738, 850, 968, 1084, 1200, 1310, 1430, 1544].map((x) => `M${x} 400h5v36h-5z`).join('') }),
      drawn({ ink: 'skin', path: FACE }),
      drawn({ ink: 'ink', path: HAIR }),
      drawn({ ink: 'ink', path: 'M600 296C608 306 626 306 634 294 632 312 606 316 600 296zM600 282C608 272 626 272 636 280 624 276 610 278 600 282zM636 346C650 354 668 352 676 342 672 360 644 364 636 346z' }),
      drawn({ ink: 'wine', opacity: 0.5, path: 'M648 296C642 316 638 326 646 330 654 334 662 332 664 326 656 326 650 322 648 296zM578 300C582 344 612 378 654 378 626 366 600 340 594 300z' }),
      // Arms on the edge; the lens, and the eye behind it.
      mass({ ink: 'orange', light: { ...low, ink: 'cream' }, rim: 5, layers: [drawn({ ink: 'orange', path: limb([[520, 396, 30], [560, 424, 29], [640, 426, 24]], 1) + limb([[868, 400, 30], [826, 426, 28], [796, 396, 22], [784, 378, 19]], 1) })] }),
      drawn({ ink: 'skin', path: limb([[636, 424, 21], [676, 424, 22], [706, 428, 14]], 1) + limb([[788, 382, 19], [774, 358, 22], [760, 342, 16]], 1) }),
      drawn({ ink: 'ink', path: limb([[776, 370, 9], [752, 334, 8], [738, 314, 7]], 1) + disc(700, 268, 66) }),
      drawn({ ink: 'skin', path: disc(700, 268, 54) }),
      drawn({ ink: 'cream', path: 'M654 270C668 238 732 236 748 268 734 300 672 304 654 270z' }),
      drawn({ ink: 'ink', path: `${disc(704, 272, 23)}M650 268C664 226 736 224 752 266 732 244 672 244 650 268z` }),
      drawn({ ink: 'cream', path: `${disc(712, 264, 7)}M662 236C672 224 686 218 700 218 684 226 672 236 664 250z` }),
      // The moss.
      mass({ ink: 'wine', light: { ...low, ink: 'red' }, rim: 8, layers: [bank({ ink: 'wine', points: [[-20, 610], [140, 570], [330, 600], [520, 640], [720, 610], [940, 590], [1160, 620], [1380, 580], [1640, 600]], close: [[1640, 840], [-20, 840]] })] }),
      spray({ ink: 'red', from: [1640, 560], to: [500, 800], size: 4, within: [[-20, 640], [330, 630], [520, 670], [940, 620], [1160, 650], [1380, 610], [1640, 630], [1640, 840], [-20, 840]] }),
      drawn({ ink: 'red', opacity: 0.55, path: 'M-20 720C80 690 220 700 330 740 440 780 520 790 600 850H-20zM600 850C680 780 800 740 940 730 1080 726 1180 760 1260 740 1400 700 1540 690 1640 700V850z' }),
      // Its flower nods on a long stalk.
      drawn({ ink: 'red', path: limb([[1250, 800, 8], [1290, 560, 7], [1350, 300, 6], [1390, 120, 5], [1430, 80, 5], [1470, 100, 5]], 1) }),
      drawn({ ink: 'wine', path: 'M1400 120C1420 84 1510 78 1546 116 1580 140 1580 190 1556 220 1540 200 1524 196 1510 216 1490 240 1470 220 1462 200 1450 226 1420 230 1404 206 1390 180 1384 146 1400 120z' }),
      drawn({ ink: 'red', path: 'M1480 96C1520 92 1560 130 1560 180 1546 150 1510 150 1500 180 1480 150 1470 120 1480 96z' }),
      pitcher(250, 850, 0.86, -16),
      pitcher(1480, 870, 0.96, 16),
      pitcher(1290, 860, 1.0, 9),
      pitcher(846, 866, 0.66, -12),
      pitcher(1046, 850, 1.66, 3),
      // A fly on the hood.
      drawn({ ink: 'pine', path: 'M1190 196C1176 168 1190 152 1206 156 1212 176 1206 190 1196 200zM1206 196C1216 172 1234 166 1244 176 1240 194 1224 204 1208 204z' }),
      drawn({ ink: 'ink', path: 'M1180 220C1178 204 1192 192 1206 196 1218 202 1220 216 1212 226 1200 236 1184 232 1180 220zM1178 226L1166 240 1170 224zM1194 230L1190 250 1186 230zM1208 226L1218 242 1202 230zM1176 212a9 9 0 108-12z' }),
      sundews([[420, 690, 22], [522, 660, 17], [604, 720, 26], [360, 752, 15], [700, 690, 16]]),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A plank boardwalk through the golden tamaracks of the bog at Lake Bemidji, toward a low sun',
    palette: bog,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mist', 0], ['cream', 112]] }),
      sun({ x: 195, y: 178, radius: 50, ink: 'gold' }),
      ridge({ ink: 'teal', y: 222, swell: 4, seed: 8, cover: 'spruce', height: [20, 56], detail: 0, swells: 4, gaps: 0.02, floor: 250, spacing: 0.32 }),
      ridge({ ink: 'amber', y: 228, swell: 3, seed: 2 }),
      ridge({ ink: 'rust', y: 274, swell: 4, swells: 4, seed: 5, cover: 'hardwood', height: [10, 18] }),
      boardwalk({ path: [[168, 372, 92], [214, 310, 52], [226, 274, 32], [198, 244, 17], [200, 226, 9]], plank: 'cream', plank2: 'gold', edge: 'brown', shadow: 'ink', planks: 15, crowding: 1.7 }),
      tamaracks({ ink: 'amber', lit: 'gold', trunk: 'brown', seed: 2, forms: 1, tiers: 11, girth: 0.36, light: 1, items: [[118, 306, 210], [76, 330, 150]] }),
      tamaracks({ ink: 'amber', lit: 'gold', trunk: 'brown', seed: 2, forms: 1, tiers: 11, girth: 0.36, items: [[300, 312, 232], [338, 336, 150]] }),
    ],
  },
});
