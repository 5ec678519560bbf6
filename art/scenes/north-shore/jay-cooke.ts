import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { flow } from '../../motifs/flow.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { slabs } from '../../motifs/slabs.ts';
import { swingingBridge } from '../../motifs/swinging-bridge.ts';
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

/** Evening, the sun low on the left. */
const eveningSlate = values({
  dark: { ink: '#18222c', slate: '#35495a' },
  middle: { brown: '#7d4c33', steel: '#6a8394', bud: '#a8726a' },
  glow: { ash: '#b9c8c9', peach: '#f6cf9c', cream: '#fdf1d8' },
  accent: { gold: '#f2a93b' },
});
const lowSun = { from: [-1, -0.5], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A huge tilted slab of slate rises out of the rapids of the St. Louis River; high above it the Swinging Bridge of Jay Cooke hangs between its stone towers, one person on it, in evening light.',
    focus: { x: 0.62, y: 0.4 },
    palette: eveningSlate,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['ash', 0], ['peach', 120], ['cream', 230]] }),
      spray({ ink: 'ash', from: [0, 120], to: [0, 260] }),
      mass({ ink: 'bud', opacity: 0.5, layers: [ridge({ ink: 'bud', points: [[-20, 300], [400, 290], [800, 316], [1200, 280], [1640, 250]], swell: 8, seed: 5, cover: 'spruce', height: [10, 40], detail: 0, swells: 3, gaps: 0.2, spacing: 0.8, floor: 460 })] }),
      mass({ ink: 'bud', light: lowSun, rim: 3, layers: [ridge({ ink: 'bud', points: [[-20, 340], [300, 336], [620, 376], [800, 392], [1000, 376], [1300, 336], [1640, 310]], swell: 6, seed: 8, cover: 'hardwood', height: [20, 44], floor: 480 })] }),
      water({ ink: 'brown', y: 420 }),
      // Fast water: narrow under the bridge, it runs down to the left and spreads between the rocks in long white strokes.
      drawn({ ink: 'cream', path: 'M430 452C560 440 700 462 860 446 960 438 1040 452 1100 446 1040 470 940 464 860 476 760 488 640 470 560 482 500 488 450 470 430 452z' }),
      flow({ square: true, path: [[980, 466, 8], [880, 480, 20], [770, 508, 40], [660, 556, 78], [530, 636, 118], [370, 730, 150], [170, 820, 180], [-40, 890, 200]], streaks: [['ink', 6, 20], ['peach', 10, 22], ['cream', 17, 26]], length: [0.26, 0.56], spread: 0.98, seed: 4 }),
      drawn({ ink: 'bud', path: 'M950 506C870 520 790 566 730 622 780 560 860 512 950 506zM900 540C840 562 790 596 750 640 780 590 830 550 900 540zM960 526C910 536 870 556 830 584 860 548 900 528 960 526z' }),
      // The towers stand on ledges of the same slate, which lean the same way.
      drawn({ ink: 'slate', path: 'M-20 440L120 424 260 448 300 436 470 452 560 474 610 506 540 500 470 518 380 504 260 522 120 508-20 530zM980 478L1080 456 1140 446 1300 444 1420 426 1640 400V560H1200L1120 524 1060 518z', layers: [
        drawn({ ink: 'ash', path: 'M-20 430L120 420 260 446 300 432 470 450 560 472 500 474 420 466 300 478 200 466 60 480-20 476zM960 480L1080 454 1140 444 1300 442 1420 424 1640 396V446L1460 462 1320 484 1180 474 1100 488z' }),
        drawn({ ink: 'ink', path: 'M40 500L220 490 330 500 200 508zM420 488L560 484 520 494zM1160 506L1300 500 1460 484 1340 520z' }),
      ] }),
      swingingBridge({ ends: [-40, 1640], towers: [380, 1180], y: 232, sag: 44, base: 464, rise: 168, width: 78, stone: 'steel', shade: 'ink', lit: 'ash', timber: 'ink' }),
      drawn({ ink: 'ash', path: 'M306 470L340 456 352 466 380 460 410 468 440 458 452 472 400 480zM1108 470L1142 456 1160 466 1190 460 1216 470 1240 458 1256 474 1190 482z' }),
      figure({ x: 742, y: 272, height: 96, pose: 'stride', ink: 'ink', coat: 'gold', skin: 'brown', hat: 'ink' }),
      // Left: one long ledge in steps, its beds tilted like the great slab's, then a low broken one in front.
      drawn({ ink: 'slate', path: 'M-20 566L90 540 110 552 250 520 268 536 360 516 404 534 420 560 360 574 340 596 250 604 220 640 100 652-20 690z', layers: [
        drawn({ ink: 'ash', path: 'M-20 560L90 536 110 548 250 516 268 532 360 512 404 534 290 556 260 552 130 590 100 582-20 618z' }),
        drawn({ ink: 'ink', path: 'M-20 660L110 618 230 590 250 600 120 640-20 690zM280 574L410 548 400 560 300 588z' }),
      ] }),
      drawn({ ink: 'ink', path: 'M-20 716L70 690 96 704 190 672 214 692 252 690 300 742 290 768 330 802H-20z', layers: [
        drawn({ ink: 'steel', path: 'M-20 710L70 686 96 700 190 668 214 690 240 688 120 734 90 726-20 764z' }),
        drawn({ ink: 'slate', path: 'M-20 780L100 740 240 700 262 712 130 762-20 810z' }),
      ] }),
      drawn({ ink: 'cream', path: 'M404 548C440 556 460 570 430 580 380 590 350 606 300 608 270 616 250 640 210 650 270 650 320 628 380 616 440 604 470 580 450 562zM300 748C330 760 350 780 350 810H326C320 790 300 780 288 768z' }),
      slabs({ lit: 'ash', shade: 'slate', seam: 'ink', seed: 7, items: [[1300, 580, 440, 170]] }),
      // The great slab: its bedding plane climbs to the right, its broken edge stands in the shade.
      shape({ ink: 'ink', points: [[430, 830], [700, 690], [990, 560], [1010, 574], [1260, 452], [1310, 440], [1352, 520], [1390, 540], [1430, 640], [1640, 700], [1640, 830]] }),
      shape({ ink: 'steel', points: [[430, 830], [700, 690], [990, 560], [1010, 574], [1260, 452], [1310, 440], [1320, 476], [1040, 640], [1020, 628], [800, 760], [720, 830]] }),
      shape({ ink: 'ash', points: [[430, 830], [700, 690], [990, 560], [1010, 574], [1260, 452], [1310, 440], [1290, 456], [1020, 600], [1000, 590], [720, 726], [560, 830]] }),
      shape({ ink: 'slate', points: [[760, 830], [830, 764], [1040, 646], [1324, 484], [1340, 512], [1080, 680], [900, 800], [880, 830]] }),
      spray({ ink: 'ink', from: [1100, 760], to: [960, 560], within: [[560, 830], [720, 726], [1000, 590], [1020, 600], [1320, 456], [1340, 512], [1080, 680], [880, 830]] }),
      slabs({ lit: 'slate', shade: 'ink', seam: 'steel', seed: 19, items: [[1060, 880, 640, 240]] }),
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
