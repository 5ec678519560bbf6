import type { Station } from '../../kit/geometry.ts';
import { limb } from '../../kit/limb.ts';
import { disc } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { cattails } from '../../motifs/cattails.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { greatBlueHeron } from './minnesota-valley/heron.ts';
import { trussBridge } from './minnesota-valley/truss-bridge.ts';

const dawn = {
  ink: '#1c2530',
  slate: '#50687c',
  feather: '#86a0ae',
  mist: '#c3cfcb',
  white: '#fbf6e6',
  straw: '#f8dfae',
  peach: '#f0b98c',
  rose: '#d98a72',
  umber: '#6a4038',
  brick: '#96543f',
  bill: '#eeb02e',
  sage: '#7f8f72',
};

/** Dawn on the marsh; the light comes from behind the bridge. */
const marshDawn = values({
  dark: { ink: '#1a2130', slate: '#38526b' },
  middle: { feather: '#7d95a4', rose: '#dd8468' },
  glow: { peach: '#f3b98e', straw: '#fae0ad', white: '#fffaec' },
  accent: { bill: '#f2a01c' },
});
type HeronInk = keyof typeof marshDawn;

/** Where the bill all but meets its image. */
const SURFACE = 604;
/** From the breast down and forward, back up in the kink, over, and down into the head. */
const NECK: readonly Station[] = [[20, 330, 220], [190, 440, 150], [340, 512, 98], [450, 514, 74], [512, 452, 60], [506, 368, 52], [462, 292, 48], [446, 214, 48], [480, 142, 54], [556, 114, 62], [650, 166, 66], [690, 220, 60]];
/** The pale line down its front. */
const FRONT: readonly Station[] = [[30, 520, 4], [200, 570, 22], [360, 584, 20], [480, 560, 17], [548, 480, 14], [544, 380, 12], [500, 296, 11], [488, 224, 11], [516, 184, 11], [570, 176, 12], [620, 200, 14], [650, 236, 10]];
const BODY = 'M-20-20C100 20 220 130 280 250 330 350 320 480 260 560 200 606 80 610-20 610z';
const WING = 'M-20 230C80 236 190 290 246 384 210 372 180 372 156 380 196 416 220 456 228 500 184 470 140 456 104 456 136 490 150 520 150 556 100 516 40 500-20 500z';
const COVERTS = 'M-20 40C90 60 200 170 246 384 200 310 100 250-20 246z';
const PLUMES = limb([[290, 450, 6], [330, 520, 8], [350, 600, 1]], 1) + limb([[330, 470, 6], [382, 530, 8], [420, 598, 1]], 1) + limb([[250, 460, 6], [272, 530, 8], [276, 602, 1]], 1);

/** The head, seen level, its bill along the axis. */
const CHEEK = 'M14-30C-20-50-80-62-140-58-190-54-220-40-240-20-236 4-226 16-206 22-180 26-160 34-140 56-120 56-100 50-70 42-30 36 0 36 14 30z';
const UPPER = 'M-10-32C60-32 150-12 310 8 200 12 90 10-34 6z';
const LOWER = 'M-34 6C90 10 200 12 310 8 210 28 90 42-6 34z';
const STRIPE = 'M-84-26C-110-50-160-60-206-52-270-40-340-54-420-110-392-52-330-22-262-20-220-20-200-26-170-28-140-30-110-30-84-26z';

const striking: Layer<HeronInk> = (canvas) => {
  const on = (ink: HeronInk, path: string) => canvas.fill(ink, path);
  on('slate', BODY);
  on('slate', limb(NECK, 1));
  on('white', limb(FRONT, 1));
  on('ink', WING);
  on('feather', COVERTS);
  on('white', PLUMES);
  canvas.add('<g transform="translate(756 288)rotate(50)scale(1.22)">');
  on('white', CHEEK);
  on('bill', UPPER);
  on('rose', LOWER);
  on('ink', STRIPE);
  on('bill', disc(-56, -12, 15));
  on('ink', disc(-53, -11, 8));
  canvas.add('</g>');
};

export default trailArt({
  hero: {
    alt: 'A great blue heron bends its neck into an S and aims its bill at the water of Long Meadow Lake, an inch above its own reflection; behind it the five humps of the old Cedar Avenue bridge.',
    focus: { x: 0.46, y: 0.45 },
    palette: marshDawn,
    layers: [
      sky({ seed: 3, waver: 10, bands: [['straw', 0]] }),
      drawn({ ink: 'peach', path: 'M-20-20H1640V64C1400 90 1200 56 900 80 600 110 300 60-20 90z' }),
      ridge({ ink: 'peach', points: [[-20, 240], [400, 252], [900, 256], [1640, 230]], swell: 8, seed: 4, cover: 'hardwood', crowns: 'facet', height: [12, 28], floor: 320 }),
      water({ ink: 'straw', y: 300 }),
      drawn({ ink: 'peach', path: 'M-20 400C200 380 420 410 700 396 1000 380 1300 410 1640 390V820H-20z' }),
      drawn({ ink: 'rose', path: 'M-20 690C300 660 520 700 840 684 1100 668 1400 700 1640 676V820H-20z' }),
      trussBridge({ from: [120, 330], to: [1700, 316], height: [-150, -110], spans: 5, ink: 'peach', iron: 9, piers: 0 }),
      trussBridge({ from: [120, 300], to: [1700, 290], height: [200, 150], spans: 5, ink: 'feather', iron: 11, piers: 0.16 }),
      // Its mirror image, feather by feather, torn by small waves.
      (canvas) => {
        canvas.add(`<g opacity=".55" transform="matrix(1 0 0-1 0 ${2 * SURFACE})">`);
        striking(canvas);
        canvas.add('</g>');
      },
      drawn({ ink: 'peach', path: 'M-20 640C120 634 260 646 420 640 300 654 120 656-20 650zM360 668C480 660 600 672 720 664 600 682 460 684 360 668z' }),
      drawn({ ink: 'rose', path: 'M60 704C180 696 340 710 480 702 360 720 180 722 60 704zM300 742C440 734 560 748 700 738 580 760 420 760 300 742zM-20 762C80 756 200 770 320 764 200 782 80 782-20 778z' }),
      // The fish that it has seen, under the surface.
      drawn({ ink: 'slate', opacity: 0.5, path: 'M950 712C976 684 1040 672 1110 684 1146 690 1170 692 1196 680 1212 672 1228 666 1244 668 1232 684 1230 696 1242 714 1222 714 1206 708 1190 704 1160 712 1130 724 1086 728L1060 750C1050 742 1044 736 1042 730 1000 732 966 728 950 712z' }),
      drawn({ ink: 'rose', path: 'M920 700C1000 694 1080 706 1160 698 1080 710 1000 712 920 700zM1060 722C1120 716 1190 728 1280 718 1200 732 1120 734 1060 722z' }),
      striking,
      // Rings under the bill.
      (canvas) => canvas.stroke('white', 4, 'M880 604C920 590 1100 590 1140 604M940 612C970 622 1050 622 1080 612M800 606C850 640 1160 642 1220 604'),
    ],
  },
  badge: {
    alt: 'A great blue heron in front of the humps of the old Cedar Avenue bridge at dawn',
    palette: dawn,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['peach', 0], ['straw', 110], ['white', 200]] }),
      ridge({ ink: 'sage', y: 250, swell: 3, seed: 4, cover: 'hardwood', height: [8, 16], floor: 280 }),
      water({ ink: 'straw', y: 264 }),
      ripples({ ink: 'peach', y: [272, 330], count: 9, between: [60, 330], width: [40, 90], height: [4, 7], seed: 8 }),
      trussBridge({ from: [-40, 262], to: [430, 252], height: [92, 72], spans: 3, ink: 'umber', iron: 6, piers: 0.2 }),
      greatBlueHeron({ x: 170, y: 346, height: 262, wing: 'slate', feather: 'feather', dark: 'ink', neck: 'mist', white: 'white', bill: 'bill', leg: 'ink' }),
      cattails({ ink: 'ink', lit: 'umber', head: 'brick', seed: 2, forms: 1, items: [[300, 350, 150], [332, 350, 120]] }),
    ],
  },
});
