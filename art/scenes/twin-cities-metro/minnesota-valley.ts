import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc, petal } from '../../kit/path.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { cattails } from '../../motifs/cattails.ts';
import { haze } from '../../motifs/haze.ts';
import { greatBlueHeron } from '../../motifs/heron.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { trussBridge } from '../../motifs/truss-bridge.ts';
import { ripples, water } from '../../motifs/water.ts';

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

/** Dawn on the marsh; the light comes from the left. */
const marshDawn = values({
  dark: { ink: '#1b2330', slate: '#425a70' },
  middle: { feather: '#8398a5', rose: '#d8876b' },
  glow: { peach: '#f3c095', straw: '#fae3b4', white: '#fffaec' },
  accent: { bill: '#f2a71c' },
});
const early = { from: [-1, -0.8], ink: 'white', shadow: 'ink' } as const;

/** The heron, wading to the right: folded wing, the neck in its S, joints of the heels just above the water. */
const WING = 'M728 392C660 296 540 304 440 372C350 434 290 520 214 622C330 584 430 578 540 566C650 554 724 514 744 456C750 430 742 410 728 392z';
const NECK = limb([[640, 430, 84], [720, 408, 66], [772, 352, 44], [768, 288, 33], [730, 240, 28], [710, 196, 26], [726, 154, 25], [770, 128, 25], [810, 126, 22]], 1);
const THIGH = 'M520 552C548 610 560 622 562 652L584 652C586 620 606 590 616 560zM604 548C640 590 650 622 648 656L670 656C676 620 700 580 704 528z';
const LEGS = limb([[574, 640, 11], [564, 668, 10], [560, 684, 13], [566, 706, 9], [570, 750, 9]], 1) + limb([[658, 646, 11], [646, 674, 10], [642, 690, 13], [650, 714, 9], [656, 760, 9]], 1);
const CROWN = 'M706 132C712 98 770 82 826 100C800 104 772 108 752 120C716 136 660 150 596 142C640 140 680 138 706 132z';

export default trailArt({
  hero: {
    alt: 'A great blue heron, as tall as the picture, wades in the shallows of Long Meadow Lake at dawn; behind it the humps of the old Cedar Avenue bridge march off, mirrored in the water.',
    focus: { x: 0.46, y: 0.45 },
    palette: marshDawn,
    layers: [
      sky({ seed: 3, waver: 10, bands: [['straw', 0]] }),
      spray({ ink: 'peach', from: [0, 0], to: [0, 360], size: 4 }),
      sun({ x: 1190, y: 300, radius: 100, ink: 'white' }),
      ridge({ ink: 'peach', points: [[-20, 440], [400, 452], [900, 456], [1640, 430]], swell: 8, seed: 4, cover: 'hardwood', crowns: 'facet', height: [12, 28], floor: 520 }),
      ridge({ ink: 'rose', points: [[-20, 476], [500, 486], [1000, 488], [1640, 474]], swell: 5, seed: 9, cover: 'hardwood', crowns: 'facet', height: [10, 20], floor: 520 }),
      water({ ink: 'straw', y: 504 }),
      spray({ ink: 'rose', from: [0, 840], to: [0, 560], size: 4 }),
      trussBridge({ from: [-260, 560], to: [1700, 506], height: [-200, -90], spans: 5, ink: 'peach', iron: 9, piers: 0 }),
      ripples({ form: 'crescent', ink: 'white', y: [512, 760], count: 24, x: 1160, spread: [200, 420], width: [90, 320], height: [4, 10], seed: 3 }),
      ripples({ form: 'crescent', ink: 'rose', y: [540, 800], count: 18, width: [90, 340], height: [4, 11], seed: 8 }),
      trussBridge({ from: [-260, 520], to: [1700, 482], height: [300, 130], spans: 5, ink: 'slate', iron: 11, piers: 0.16 }),
      haze({ ink: 'white', y: [470, 530], floor: 560, steps: 3, opacity: 0.24 }),
      // His image lies under him in pieces.
      drawn({ ink: 'slate', path: 'M330 776C420 764 560 770 700 764 800 760 860 772 900 778 840 788 700 782 600 786 480 792 390 788 330 776zM420 806C520 796 640 802 760 796L800 812H420z' }),
      mass({ light: early, rim: 6, layers: [drawn({ ink: 'ink', path: WING + NECK + LEGS + THIGH + CROWN })] }),
      drawn({ ink: 'ink', path: LEGS }),
      drawn({ ink: 'feather', path: THIGH }),
      drawn({ ink: 'white', path: 'M734 430C752 486 700 546 610 560L500 566C560 540 680 500 734 430z' }),
      drawn({ ink: 'feather', path: NECK }),
      drawn({ ink: 'slate', path: limb([[792, 372, 3], [806, 330, 9], [790, 276, 9], [752, 234, 7], [734, 196, 6], [744, 166, 4]], 1) }),
      drawn({ ink: 'white', path: limb([[756, 420, 4], [786, 376, 10], [796, 330, 9], [780, 280, 8], [744, 238, 7], [724, 196, 6], [736, 164, 5], [770, 146, 3]], 1) }),
      drawn({ ink: 'slate', path: WING, layers: [
        drawn({ ink: 'feather', path: 'M720 372C640 300 530 316 440 384C390 424 360 452 330 492C440 430 600 420 720 420z' }),
        drawn({ ink: 'ink', path: 'M470 506C400 520 320 560 220 616L540 560C520 536 500 516 470 506zM600 500C560 504 520 520 480 546L640 548C640 526 624 508 600 500z' }),
        drawn({ ink: 'slate', path: 'M640 352C560 356 480 392 420 444C500 404 580 384 660 380zM690 392C620 392 540 410 470 444C560 428 640 420 706 420z' }),
      ] }),
      drawn({ ink: 'white', path: petal(744, 420, 132, 13, 98, 1) + petal(726, 436, 118, 12, 112, 1) + petal(760, 402, 108, 10, 88, 1) }),
      drawn({ ink: 'white', path: 'M728 136C740 112 780 100 822 104C838 108 848 118 850 128C836 146 800 152 768 150C748 150 730 148 728 136z' }),
      drawn({ ink: 'bill', path: 'M838 110C906 112 980 130 1050 158C974 152 900 148 834 140C840 130 842 120 838 110z' }),
      drawn({ ink: 'rose', path: 'M836 138C900 146 974 152 1050 158C970 162 890 158 826 146z' }),
      drawn({ ink: 'ink', path: CROWN + disc(812, 122, 6) }),
      // Rings around his legs.
      drawn({ ink: 'white', path: 'M512 746C540 736 590 736 614 746 590 756 540 756 512 746zM590 756C620 746 680 746 706 756 680 766 620 766 590 756zM430 762C500 752 520 770 600 764 540 780 470 778 430 762zM660 784C720 774 780 786 840 778 790 794 710 796 660 784z' }),
      drawn({ ink: 'ink', path: 'M548 742C556 738 580 738 588 744 582 750 554 750 548 742zM634 752C642 748 668 748 676 754 668 760 642 760 634 752zM556 752C566 760 580 756 586 764 578 772 562 768 556 776 566 784 580 780 584 788 572 794 560 790 552 788 546 774 550 762 556 752zM642 762C652 770 666 766 672 774 662 782 646 778 640 786 650 792 660 792 664 800H640C632 788 636 772 642 762z' }),
      grain({ ink: 'ink', opacity: 0.12 }),
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
