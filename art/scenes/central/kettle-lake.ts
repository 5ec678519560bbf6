import { alongSmoothStations, lerp, type Point, round, type Station } from '../../kit/geometry.ts';
import { limb } from '../../kit/limb.ts';
import { blob, disc, polyline } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { pasqueflower } from '../../motifs/pasqueflower.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';

const aprilEvening = values({
  dark: { ink: '#1f2530', moss: '#3b4a38' },
  middle: { violet: '#6b4b98', olive: '#7f8c48', lake: '#5a98b2' },
  glow: { lilac: '#bda6df', straw: '#ecca7c', cream: '#fdf3da' },
  accent: { gold: '#f5a81f' },
});
const flower = { inside: 'violet', petal: 'lilac', lit: 'cream', heart: 'gold', stem: 'ink', silk: 'straw' } as const;

/** The sun has gone behind the hill on the left: what still has light is the water, the far slopes and the silk of the flowers. */
const kettle = values({
  dark: { ink: '#13232c', pine: '#1e4446' },
  middle: { violet: '#6c4bb0', plum: '#4c3186', olive: '#9aa351' },
  glow: { lilac: '#c6b0f2', straw: '#f2d07c', cream: '#fff6de' },
  accent: { gold: '#f8a71f' },
});
interface Cup {
  /** Where the stem ends. */
  base: Point;
  /** From there to the rim, and half as wide as that. */
  length: number;
  radius: number;
  /** Where it opens to, in degrees. */
  toward: number;
  /** How far we look into it: 0 from the side, 1 from above. */
  tilt: number;
}
const radians = (degrees: number) => (degrees * Math.PI) / 180;
/** A place on the bell: `around` it in degrees (90 is the side nearest to us), `up` it from the base. */
const onBell = ({ base, length, radius, toward, tilt }: Cup, around: number, up: number): Point => {
  const [cos, sin] = [Math.cos(radians(toward)), Math.sin(radians(toward))];
  const out = radius * Math.sin(Math.min(1, up * 0.92) * Math.PI * 0.5) ** 0.7 * (up > 0.8 ? 1 + (up - 0.8) * 0.5 : 1);
  const side = Math.cos(radians(around)) * out;
  const along = up * length - Math.sin(radians(around)) * out * tilt;
  return [base[0] + cos * along - sin * side, base[1] + sin * along + cos * side];
};
const tepal = (cup: Cup, around: number, width: number, reach = 1): string => {
  const side = (sign: number): Point[] => [0.04, 0.3, 0.55, 0.78, 0.93].map((up, i) => onBell(cup, around + sign * width * ([0.3, 0.8, 1, 0.86, 0.5][i] ?? 1), up * reach));
  return blob([...side(-1), onBell(cup, around, 1.06 * reach), ...side(1).reverse()], 0.5);
};
/** Silk: hairs that stand off a line and hold the light. */
const silk = (ink: 'straw' | 'cream', path: string, reach: number): Layer<'straw' | 'cream'> => (canvas) => {
  const hair = (width: number, dashes: string) => `<path stroke-width="${width}" stroke-dasharray="${dashes}" d="${path}"/>`;
  canvas.add(`<g fill="none" stroke="${canvas.color(ink)}">${hair(round(reach), '.8 6 .6 9 .8 4')}${hair(round(reach * 0.62), '.8 2 .6 3 .8 2')}</g>`);
};
const pasque = (cup: Cup, stem: readonly Station[], collar: number): Layer<'pine' | 'violet' | 'plum' | 'lilac' | 'cream' | 'gold' | 'straw' | 'olive'> => (canvas) => {
  const random = new Random(cup.length);
  const [x, y] = alongSmoothStations(stem, collar);
  silk('cream', [206, 334, 92, 16, 166].map((turn) => tepal(cup, turn, 44, 0.93)).join(''), cup.length * 0.2)(canvas);
  silk('straw', polyline(Array.from({ length: 9 }, (_, i): Point => {
    const [hairX, hairY] = alongSmoothStations(stem, i / 8.8);
    return [hairX, hairY];
  })), cup.length * 0.24)(canvas);
  canvas.fill('olive', limb(stem, 1));
  // The collar of silky leaves.
  const leaves = Array.from({ length: 9 }, (_, i): Station[] => {
    const turn = radians(cup.toward + lerp(-80, 80, i / 8));
    const long = cup.length * random.between(0.36, 0.52);
    return [[x, y, 4], [x + Math.cos(turn) * long * 0.5, y + Math.sin(turn) * long * 0.5, cup.length * 0.026], [x + Math.cos(turn) * long, y + Math.sin(turn) * long - 24, 1]];
  });
  silk('straw', leaves.map((leaf) => polyline(leaf.map(([leafX, leafY]): Point => [leafX, leafY]))).join(''), cup.length * 0.15)(canvas);
  canvas.fill('olive', leaves.map((leaf) => limb(leaf, 1)).join(''));
  // The bell: what we see of its inside, then the stamens, then the nearest tepals from without.
  canvas.fill('violet', [206, 334].map((turn) => tepal(cup, turn, 40)).join(''));
  canvas.fill('lilac', tepal(cup, 270, 44));
  canvas.fill('violet', [244, 258, 272, 286].map((turn) => tepal(cup, turn, 2, 0.86)).join(''));
  canvas.fill('gold', Array.from({ length: 56 }, (_, i) => {
    const [px, py] = onBell({ ...cup, radius: cup.radius * 0.52 }, i * 137.5, 0.6 + 0.18 * Math.sqrt(i / 56));
    return disc(px, py, cup.length * random.between(0.02, 0.032), 1);
  }).join(''));
  canvas.fill('plum', tepal(cup, 166, 44));
  canvas.fill('lilac', tepal(cup, 16, 44));
  canvas.fill('violet', tepal(cup, 42, 14, 0.92) + tepal(cup, 92, 50, 0.98));
  canvas.fill('lilac', tepal(cup, 72, 17, 0.9));
  canvas.fill('plum', [100, 118, 132].map((turn) => tepal(cup, turn, 3, 0.84)).join(''));
};

export default trailArt({
  hero: {
    alt: 'A pasqueflower, taller than the hills, opens its silky violet cup to the low April sun at Glacial Lakes; beside it the land is hollowed the same way, around one bright kettle lake.',
    focus: { x: 0.24, y: 0.5 },
    palette: kettle,
    layers: [
      sky({ bands: [['cream', 0]] }),
      drawn({ ink: 'olive', opacity: 0.4, path: 'M240 150C360 120 460 140 600 122 760 100 900 96 1060 112 1240 120 1420 84 1640 92V300H240z' }),
      // Kames in the last sun, each with its own shade.
      drawn({ ink: 'straw', path: 'M300 240C400 190 520 176 640 190 760 140 860 116 960 118 1060 122 1120 176 1200 190 1300 150 1400 120 1500 126 1560 130 1600 140 1640 150V640H300z', layers: [
        drawn({ ink: 'olive', path: 'M960 112C1000 150 976 190 1040 214 1090 236 1160 214 1214 186L1100 100zM1500 116C1540 160 1510 196 1580 226L1660 240V110z' }),
        drawn({ ink: 'olive', path: 'M300 330C520 262 720 232 900 236 1000 238 1060 262 1180 262 1300 262 1400 226 1500 230 1560 232 1600 240 1640 248V640H300z' }),
        drawn({ ink: 'straw', path: 'M620 300C720 262 820 254 900 260 960 268 990 300 1060 316 960 330 900 320 820 336 740 350 690 372 640 396z' }),
      ] }),
      // The lake lies at the foot of them, level, and their light lies in it.
      drawn({ ink: 'pine', path: 'M600 470C700 412 820 396 960 390 1120 384 1300 388 1400 402 1480 414 1540 440 1560 480V640H600z', layers: [
        drawn({ ink: 'lilac', path: 'M560 480C700 436 860 424 1000 428 1160 420 1300 440 1420 430L1600 470V660H560z' }),
        drawn({ ink: 'cream', path: 'M560 520C720 470 840 476 980 464 1140 454 1300 470 1600 456V660H560z' }),
      ] }),
      // A spur comes down on the right and closes the hollow.
      drawn({ ink: 'olive', path: 'M1660 300C1580 330 1540 376 1470 404 1420 426 1400 452 1330 476 1300 490 1280 520 1260 560H1660z', layers: [
        drawn({ ink: 'straw', path: 'M1660 296C1580 326 1540 372 1470 400 1440 412 1420 424 1400 440 1450 424 1500 414 1540 384 1580 356 1620 336 1660 322z' }),
      ] }),
      drawn({ ink: 'pine', path: 'M-20-120H340C460 20 560 120 680 240 780 350 860 470 1000 530 1160 590 1440 570 1640 480V840H-20z' }),
      drawn({ ink: 'ink', path: 'M-20 300C120 480 300 620 560 690 820 750 1300 760 1640 700V840H-20z' }),
      pasque({ base: [866, 540], length: 150, radius: 62, toward: 66, tilt: 0 }, [[700, 860, 13], [740, 700, 11], [780, 560, 9], [830, 500, 8], [868, 546, 8]], 0.5),
      pasque({ base: [190, 600], length: 210, radius: 132, toward: -100, tilt: 0.4 }, [[230, 880, 14], [220, 780, 12], [196, 680, 11], [190, 596, 11]], 0.42),
      pasque({ base: [572, 500], length: 380, radius: 250, toward: -112, tilt: 0.44 }, [[540, 900, 22], [578, 780, 19], [598, 640, 17], [588, 550, 16], [572, 496, 17]], 0.6),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A pasqueflower against the evening sun, with a round kettle lake and prairie hills behind it',
    palette: aprilEvening,
    layers: [
      sky({ seed: 3, waver: 3, bands: [['cream', 0]] }),
      sun({ x: 116, y: 150, radius: 34, ink: 'gold' }),
      bank({ ink: 'straw', points: [[0, 176], [110, 190], [230, 170], [390, 184]], close: [[390, 400], [0, 400]] }),
      shape({ ink: 'lake', smooth: true, points: [[150, 232], [250, 206], [360, 216], [370, 256], [260, 270], [170, 258]] }),
      bank({ ink: 'olive', points: [[0, 236], [90, 226], [190, 262], [290, 270], [390, 244]], close: [[390, 400], [0, 400]] }),
      pasqueflower({ x: 200, y: 270, scale: 0.8, tilt: 4, seed: 1, ...flower }),
    ],
  },
});
