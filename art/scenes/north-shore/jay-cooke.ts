import { lerp, type Point } from '../../kit/geometry.ts';
import { polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { slabs } from '../../motifs/slabs.ts';
import { spume } from '../../motifs/spume.ts';
import { swingingBridge } from '../../motifs/swinging-bridge.ts';
import { torn } from '../../motifs/torn.ts';
import { ripples, water } from '../../motifs/water.ts';

const overcast = {
  ink: '#1c2530',
  slate: '#3a4b59',
  steel: '#66798a',
  ash: '#a3b3b8',
  cloud: '#ccd5d2',
  cream: '#f8f1de',
  brown: '#6b4331',
  amber: '#c98b45',
  fir: '#3d6045',
  bud: '#9c6f68',
  gold: '#f0b94a',
};

/** An October evening, the sun low on the left. */
const seaFloor = values({
  dark: { ink: '#131b2b', slate: '#2b4158' },
  middle: { brown: '#7a3d22', steel: '#6b8ea0', rust: '#c5602c' },
  glow: { ash: '#b9cdd0', peach: '#fad29a', cream: '#fdf1d8' },
  accent: { gold: '#f4b02c' },
});

type Slate = keyof typeof seaFloor;

/** Where the deck of the bridge hangs over x, and someone who crosses it. */
const walker = (x: number, coat: 'gold' | 'ash'): Layer<Slate> => {
  const t = (x - 240) / 1090;
  return figure({ x, y: 190 + 104 * t * (1 - t), height: 62, pose: 'stride', ink: 'ink', coat, skin: 'brown', hat: 'ink', pack: 'slate' });
};

/** A bed of slate that was tilted: where it comes out of the water, how far and how high it climbs, how thick it is; its look by distance. */
type Bed = readonly [x: number, y: number, length: number, rise: number, thick: number];

const beds = (items: readonly Bed[], [top, crest, face, end]: readonly [Slate, Slate, Slate, Slate], seed: number): Layer<Slate> => (canvas) => {
  const random = new Random(seed);
  for (const [x, y, length, rise, thick] of items) {
    const [low, tip]: [Point, Point] = [[x, y], [x + length, y - rise]];
    const near: Point = [x + thick * 0.7, y + thick * 0.4];
    const nearTip: Point = [x + length + thick * 0.34, y - rise + thick * 0.5];
    const foot: Point = [x + length * 1.04 + thick * 0.5, y + thick * 0.44];
    const back: Point = [x + length * 1.16 + thick * 0.3, y + thick * 0.2];
    canvas.fill(end, polygon([tip, nearTip, foot, back]));
    canvas.fill(face, polygon([near, nearTip, foot]));
    let lines = '';
    for (const share of [0.16, 0.4, 0.66]) {
      const from: Point = [lerp(near[0], foot[0], share), lerp(near[1], foot[1], share)];
      const to: Point = [lerp(nearTip[0], foot[0], share), lerp(nearTip[1], foot[1], share)];
      const [a, b] = [random.between(0, 0.3), random.between(0.7, 1)];
      const on = (t: number, off: number): Point => [lerp(from[0], to[0], t), lerp(from[1], to[1], t) + off];
      lines += polygon([on(a, 0), on(b, 0), on((a + b) / 2, Math.max(3, thick * 0.06))]);
    }
    canvas.fill(end, lines);
    const brow = random.between(0.4, 0.7);
    canvas.fill(top, polygon([low, [x + length * 0.3, y - rise * 0.34], tip, nearTip, near]));
    canvas.fill(crest, polygon([[lerp(x, tip[0], brow), lerp(y, tip[1], brow)], tip, nearTip, [lerp(near[0], nearTip[0], brow + 0.14), lerp(near[1], nearTip[1], brow + 0.14)]]));
  }
};

export default trailArt({
  hero: {
    alt: 'Slabs of slate, tilted all one way, rise out of the brown and white St. Louis River like waves that stand still; high above them hangs the Swinging Bridge of Jay Cooke, with hikers on it.',
    focus: { x: 0.2, y: 0.5 },
    palette: seaFloor,
    layers: [
      sky({ bands: [['peach', 0]] }),
      torn({ ink: 'rust', seed: 4, step: 12, rough: 7, masses: [[[-20, 220], [200, 200], [420, 230], [700, 210], [1000, 236], [1300, 200], [1640, 180], [1640, 420], [-20, 420]]] }),
      torn({ ink: 'brown', seed: 6, step: 12, rough: 6, masses: [[[-20, 300], [300, 290], [700, 310], [1100, 300], [1640, 280], [1640, 420], [-20, 420]]] }),
      // The river: the evening lies on its far end, and it breaks on every bed.
      drawn({ ink: 'brown', path: 'M-20 350H1640V830H-20z' }),
      drawn({ ink: 'peach', path: 'M-20 352H1640V366C1400 374 1300 362 1100 372 900 380 700 364 500 374 300 380 100 366-20 372z' }),
      drawn({ ink: 'rust', path: 'M-20 388C200 380 400 396 620 386 800 380 1000 396 1240 386 1400 380 1560 392 1640 386V400C1400 408 1200 396 1000 408 760 416 600 402 400 410 200 418 100 404-20 408zM-20 540C200 528 460 548 700 534 900 526 1100 546 1300 536V548C1100 560 900 542 700 552 460 562 200 546-20 556zM560 690C760 676 900 694 1100 684 1000 704 760 708 560 690z' }),
      swingingBridge({ ends: [-20, 1620], towers: [240, 1330], y: 190, sag: 26, base: 330, rise: 150, width: 60, stone: 'steel', shade: 'slate', lit: 'cream', timber: 'ink', hangers: 17 }),
      drawn({ ink: 'slate', path: 'M20 376L110 336 190 322 300 326 360 346 440 376zM1130 376L1230 340 1290 324 1400 328 1480 350 1560 376z' }),
      drawn({ ink: 'ash', path: 'M110 336L190 322 300 326 240 340zM1230 340L1290 324 1400 328 1330 340z' }),
      walker(620, 'gold'),
      walker(690, 'ash'),
      beds([[60, 400, 120, 60, 24], [300, 396, 150, 70, 28], [560, 404, 110, 56, 22], [800, 398, 160, 76, 28], [1060, 404, 130, 60, 24], [1330, 398, 170, 80, 30]], ['ash', 'peach', 'steel', 'slate'], 3),
      spume({ seed: 5, ink: 'cream', items: [[150, 414, 190, 12], [400, 414, 230, 14], [640, 412, 170, 12], [910, 414, 240, 14], [1150, 412, 190, 12], [1450, 416, 250, 14]] }),
      beds([[-120, 520, 330, 160, 60], [330, 500, 240, 120, 46], [1000, 500, 300, 150, 56], [1340, 520, 340, 170, 60]], ['ash', 'peach', 'slate', 'ink'], 5),
      spume({ seed: 8, ink: 'cream', items: [[90, 556, 420, 26], [500, 528, 330, 22], [1220, 534, 420, 26], [1560, 560, 400, 28]] }),
      beds([[-160, 840, 900, 470, 150], [860, 800, 560, 300, 110], [1300, 900, 620, 330, 130]], ['ash', 'peach', 'slate', 'ink'], 8),
      spume({ seed: 11, ink: 'cream', items: [[960, 806, 260, 50], [1240, 816, 620, 44]] }),
    ],
  },
  badge: {
    alt: 'The Swinging Bridge of Jay Cooke between its stone towers, above tilted slate and the brown St. Louis River',
    palette: overcast,
    layers: [
      sky({ seed: 5, waver: 4, bands: [['cloud', 0], ['cream', 140]] }),
      strata({ ink: 'cloud', bars: [[150, 174, 150, 9], [250, 160, 120, 8]] }),
      ridge({ ink: 'bud', points: [[0, 214], [195, 226], [390, 210]], swell: 3, seed: 8, cover: 'hardwood', height: [16, 30] }),
      water({ ink: 'brown', y: 262 }),
      ripples({ ink: 'cream', y: [266, 340], count: 8, x: 195, spread: [40, 90], width: [70, 130], height: [6, 8], seed: 3 }),
      swingingBridge({ ends: [0, 390], towers: [128, 262], y: 214, sag: 14, base: 300, rise: 84, width: 34, stone: 'steel', shade: 'slate', lit: 'ash', timber: 'ink', hangers: 9 }),
      slabs({ lit: 'ash', shade: 'slate', seam: 'ink', seed: 7, items: [[50, 310, 120, 40], [226, 310, 130, 42]] }),
      slabs({ lit: 'steel', shade: 'ink', seam: 'slate', seed: 15, items: [[40, 356, 150, 52], [200, 362, 170, 56]] }),
    ],
  },
});
