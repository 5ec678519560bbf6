import { placeFigure } from '../../kit/figure.ts';
import { lerp } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc, petal } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
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

/** The lens, and how much of the sheet it takes. */
const LENS = { x: 640, y: 214, radius: 172 } as const;
/** Four fingers around something that lies across: each a rounded end. */
const fingers = (spots: readonly (readonly [x: number, y: number, toX: number, toY: number, half: number])[]): string => spots.map(([x, y, toX, toY, half]) => limb([[x, y, half], [lerp(x, toX, 0.5), lerp(y, toY, 0.5), half * 1.06], [toX, toY, half * 0.92]], 1)).join('');
const KNUCKLES = fingers([[752, 356, 800, 340, 13], [766, 378, 816, 362, 13.5], [782, 400, 830, 384, 13], [798, 420, 842, 406, 12]]);
const OVER_THE_EDGE = fingers([[452, 404, 450, 450, 14], [482, 402, 482, 458, 15], [513, 402, 514, 456, 15], [543, 404, 545, 446, 13.5]]);

export default trailArt({
  hero: {
    alt: 'From the moss of the bog at Lake Bemidji: huge pitcher plants veined with red, and over the edge of the boardwalk a child’s eye, enormous in a magnifying glass.',
    focus: { x: 0.565, y: 0.5 },
    palette: moss,
    layers: [
      sky({ bands: [['cream', 0]] }),
      drawn({ ink: 'straw', path: 'M-20 352C200 336 400 350 640 340 900 330 1200 352 1640 338V420H-20z' }),
      raggedSpruce({ ink: 'straw', items: FAR }),
      drawn({ ink: 'moss', path: 'M-20 384C200 376 400 388 640 380 900 374 1200 388 1640 378V420H-20z' }),
      raggedSpruce({ ink: 'moss', items: NEAR }),
      // A child looks over the edge: hair and shoulders behind the lens; the planks from below.
      mass({ ink: 'orange', light: { ...low, ink: 'cream' }, rim: 5, layers: [drawn({ ink: 'orange', path: 'M400 420C404 370 440 330 500 314 560 300 720 300 790 314 850 328 900 372 908 420z' })] }),
      mass({ ink: 'ink', light: low, rim: 5, layers: [drawn({ ink: 'ink', path: 'M470 330C430 300 424 240 440 180 424 150 450 120 462 116 466 70 510 40 536 40 560 6 600 8 620-4 660-14 700-4 724 12 770 18 800 50 808 84 842 104 852 150 842 184 860 240 846 300 808 334 760 372 520 372 470 330z' })] }),
      drawn({ ink: 'pine', path: 'M-20 452H1640V720H-20z' }),
      spray({ ink: 'ink', from: [0, 452], to: [0, 600], size: 4 }),
      drawn({ ink: 'ink', path: 'M110 440H160V700H110zM1480 440H1536V700H1480zM470 440H512V700H470z' }),
      drawn({ ink: 'wine', path: 'M-20 430H1640V470H-20z' }),
      drawn({ ink: 'straw', path: 'M-20 402H1640V436H-20z' }),
      drawn({ ink: 'cream', path: 'M-20 400H1640V410H-20z' }),
      drawn({ ink: 'ink', path: [40, 158, 270, 388, 500, 620, 738, 850, 968, 1084, 1200, 1310, 1430, 1544].map((x) => `M${x} 400h5v36h-5z`).join('') }),
      // The lens, and the eye that fills it.
      mass({ ink: 'wine', light: { ...low, ink: 'cream' }, rim: 5, layers: [drawn({ ink: 'wine', path: `${disc(LENS.x, LENS.y, LENS.radius)}${limb([[738, 330, 16], [772, 376, 18], [812, 430, 17], [838, 466, 20]], 1)}` })] }),
      drawn({ ink: 'skin', path: disc(LENS.x, LENS.y, LENS.radius - 20), layers: [
        drawn({ ink: 'wine', path: 'M470 60H700C620 80 560 130 540 210 524 280 548 340 600 400H470z' }),
        // The brow, the white, the iris; heavy lashes above.
        drawn({ ink: 'ink', path: 'M500 128C560 76 690 66 770 112 776 120 772 130 764 128 690 98 590 104 512 142 502 146 496 136 500 128z' }),
        drawn({ ink: 'cream', path: 'M510 238C548 172 700 154 776 222 740 288 590 312 510 238z' }),
        drawn({ ink: 'red', path: 'M780 222C768 214 756 214 748 222 754 236 764 236 780 222z' }),
        drawn({ ink: 'ink', path: 'M496 244C528 150 712 130 790 220 776 216 772 214 764 212 700 168 580 178 520 238 510 242 504 244 496 244zM520 204C506 200 496 190 490 176 502 186 514 190 530 190zM550 176C538 166 532 154 530 140 540 154 550 160 564 164z' }),
        drawn({ ink: 'skin', path: disc(646, 228, 58) }),
        drawn({ ink: 'wine', path: 'M588 228C588 196 614 170 646 170 678 170 704 196 704 228 690 200 670 190 646 190 622 190 602 200 588 228z' }),
        drawn({ ink: 'ink', path: disc(646, 228, 32) }),
        drawn({ ink: 'cream', path: `${disc(662, 208, 14)}${disc(630, 246, 6)}` }),
        drawn({ ink: 'wine', path: 'M548 290C604 316 690 312 742 280 696 324 606 328 548 290z' }),
        // A glint on the glass.
        drawn({ ink: 'cream', path: 'M740 110C766 134 782 166 786 200 776 172 758 142 730 122z' }),
      ] }),
      // One hand around the handle, the other over the edge of the boardwalk.
      mass({ ink: 'orange', light: { ...low, ink: 'cream' }, rim: 5, layers: [drawn({ ink: 'orange', path: limb([[960, 420, 46], [910, 424, 44], [870, 416, 36], [846, 404, 34]], 1) })] }),
      drawn({ ink: 'skin', path: `${limb([[870, 410, 30], [836, 392, 36], [812, 380, 36], [796, 372, 28]], 1)}${OVER_THE_EDGE}M436 410C436 396 446 388 462 388H540C556 390 560 400 558 412z` }),
      drawn({ ink: 'skin', path: KNUCKLES }),
      drawn({ ink: 'wine', path: 'M752 370C776 372 796 364 814 354L812 349C794 358 774 364 756 364zM768 392C792 394 812 386 830 376L828 371C810 380 790 386 770 386zM784 413C806 414 826 408 842 398L840 393C824 402 806 407 788 407zM466 412H469V452L466 458zM497 412H500V454L497 460zM528 412H531V450L528 456z' }),
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
