import { alongSmoothStations, type Point, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { dryBrush, grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { besideBridge, bridgeInPerspective } from './jay-cooke/bridge-in-perspective.ts';
import { slabs } from './jay-cooke/slabs.ts';
import { swingingBridge } from './jay-cooke/swinging-bridge.ts';

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

/** An October morning, the sun low on the left. */
const octoberSlate = values({
  dark: { ink: '#141d29', slate: '#2f4558' },
  middle: { brown: '#7a4428', steel: '#6b8494', rust: '#c8642f' },
  glow: { ash: '#bccbc9', peach: '#f8cf92', cream: '#fdf2da' },
  accent: { gold: '#f6b52f' },
});
const lowSun = { from: [-1, -0.5], ink: 'peach', shadow: 'ink' } as const;

/** Slate in tilted beds: the plane of a bed in the light, its edge below it, and the end where it broke off. */
const fins = (items: readonly (readonly [x: number, y: number, length: number, rise: number, thick: number])[]): Layer<'ink' | 'slate' | 'steel' | 'ash' | 'peach'> => (canvas) => {
  for (const [x, y, length, rise, thick] of items) {
    const place = (along: number, down: number): Point => [x + along * length, y - along * rise + down * thick];
    canvas.fill('slate', polygon([place(-0.06, 0.3), place(0.2, 0), place(1, 0), place(1.04, 0.7), place(1.02, 2.4), place(-0.06, 2.4)]));
    canvas.fill('ink', polygon([place(1, 0), place(1.1, 0.5), place(1.13, 1.2), place(1.2, 2.4), place(0.9, 2.4), place(0.96, 1)]) + polygon([place(0.1, 0.5), place(0.7, 0.36), place(0.94, 0.5), place(0.5, 0.62)]) + polygon([place(0.24, 1), place(0.9, 0.96), place(0.6, 1.16)]));
    canvas.fill('steel', polygon([place(-0.08, 0.34), place(0.16, 0.06), place(0.5, -0.1), place(0.96, -0.06), place(1, 0.06), place(0.56, 0.12), place(0.3, 0.3)]));
    canvas.fill('ash', polygon([place(-0.12, 0.2), place(0.06, -0.24), place(0.4, -0.34), place(0.9, -0.3), place(1, 0), place(0.52, 0), place(0.2, 0.1)]));
    canvas.fill('peach', polygon([place(0.06, -0.24), place(0.4, -0.34), place(0.9, -0.3), place(0.6, -0.22), place(0.3, -0.2)]));
  }
};

/** From behind the bridge toward us: the middle of the white water, and half its width. */
const RIVER: readonly Station[] = [[600, 598, 24], [690, 618, 60], [830, 656, 130], [1000, 708, 220], [1200, 790, 330], [1400, 880, 440]];
/** Water that runs white over it: strands that swell, swing from side to side and thin out. */
const rapids = (ink: 'ink' | 'peach' | 'cream', seed: number, count: number, thick: number): Layer<'ink' | 'peach' | 'cream'> => (canvas) => {
  const random = new Random(seed);
  canvas.fill(ink, Array.from({ length: count }, (_, i) => {
    const [from, length, lane, swing] = [random.between(0, 0.62), random.between(0.26, 0.44), ((i + random.next()) / count) * 1.8 - 0.9, random.between(0, 6)];
    return limb([0, 0.2, 0.4, 0.6, 0.8, 1].map((share): Station => {
      const t = from + length * share;
      const [x, y, half] = alongSmoothStations(RIVER, Math.min(1, t));
      const off = lane + 0.16 * Math.sin(swing + t * 19);
      return [x + off * half, y - off * half * 0.16 + half * 0.05 * Math.sin(swing + t * 30), 0.5 + half * thick * Math.sin(share * Math.PI) * (0.7 + 0.3 * Math.sin(swing + t * 24))];
    }), 0.5);
  }).join(''));
};

/** A hiker on the deck, so many meters from the near tower. */
const walker = (along: number, coat: 'gold' | 'ash'): Layer<'ink' | 'brown' | 'gold' | 'ash'> => {
  const [[x, y], [, top]] = [besideBridge([0, along, -0.8]), besideBridge([0, along, 1])];
  return figure({ x, y, height: y - top, pose: 'stride', ink: 'ink', coat, skin: 'brown', hat: 'ink' });
};

export default trailArt({
  hero: {
    alt: 'The Swinging Bridge of Jay Cooke from the rocks beside its near stone tower: it hangs away to the far tower, two hikers on it, over tilted slate and the white water of the brown St. Louis River.',
    focus: { x: 0.29, y: 0.4 },
    palette: octoberSlate,
    layers: [
      sky({ bands: [['peach', 0]] }),
      dryBrush({ ink: 'cream', seed: 4, bristles: 12, thickness: [6, 22], strokes: [[[560, 120], [1640, 60], 150], [[900, 240], [1640, 214], 50]] }),
      // The far bank in October.
      mass({ ink: 'rust', opacity: 0.45, layers: [ridge({ ink: 'rust', points: [[-20, 396], [300, 380], [700, 384], [1100, 350], [1640, 330]], swell: 8, seed: 5, cover: 'hardwood', height: [14, 30], floor: 520 })] }),
      mass({ ink: 'rust', light: lowSun, rim: 5, layers: [ridge({ ink: 'rust', points: [[-20, 450], [400, 440], [760, 452], [1000, 430], [1300, 410], [1640, 380]], swell: 6, seed: 8, cover: 'hardwood', height: [24, 60], floor: 580 })] }),
      drawn({ ink: 'brown', path: 'M-20 520C60 500 120 512 200 504 300 494 380 516 480 510 600 500 680 520 780 508 900 496 960 512 1060 500 1200 484 1300 500 1420 482 1520 470 1580 478 1640 470V600H-20z', opacity: 0.75 }),
      // The far shore, and the river that comes from behind the bridge and spreads toward us.
      drawn({ ink: 'slate', path: 'M-20 566L120 552 300 570 430 556 620 578 760 562 880 574 940 556 1040 562 1120 548 1240 566 1360 540 1480 556 1640 524V660H1300L1180 632 1060 628 960 606 800 600H-20z', layers: [
        drawn({ ink: 'ash', path: 'M540 590L640 560 720 566 650 590zM860 596L950 556 1060 560 1130 548 1200 556 1110 590 1010 600zM1170 612L1350 540 1480 554 1420 580 1300 610zM1470 596L1640 520V560zM-20 580L60 560 140 560 60 588z' }),
        drawn({ ink: 'ink', path: 'M1010 600L1110 590 1180 606 1090 622zM1300 610L1420 580 1500 590 1400 640 1320 640z' }),
      ] }),
      drawn({ ink: 'brown', path: 'M-20 610L200 600 500 608 800 594 960 604 1070 632 1190 634 1310 664 1640 650V840H-20z' }),
      rapids('ink', 3, 7, 0.06),
      rapids('peach', 8, 8, 0.05),
      rapids('cream', 5, 14, 0.046),
      drawn({ ink: 'cream', path: 'M520 604C600 592 700 598 800 594 760 606 700 606 640 612 600 616 550 612 520 604zM1120 640C1220 620 1340 640 1480 624 1400 646 1280 648 1200 652 1160 654 1130 648 1120 640zM1360 690C1440 676 1540 690 1640 676V694C1560 704 1440 710 1360 690z' }),
      bridgeInPerspective({ stones: ['peach', 'ash', 'peach'], shaded: ['slate', 'steel', 'slate'], mortar: 'brown', dark: 'ink', timber: 'brown', lit: 'cream', people: [walker(9, 'gold'), walker(13, 'ash')] }),
      // Trees of the far bank close around the end of the bridge.
      // Slate in front: every bed of it climbs to the right, its broken end in the shade.
      fins([[250, 770, 330, 96, 90], [-110, 790, 470, 170, 120], [1060, 840, 440, 250, 150], [1330, 880, 520, 330, 190], [470, 870, 380, 130, 120], [30, 880, 470, 150, 140]]),
      grain({ ink: 'ink', opacity: 0.12 }),
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
