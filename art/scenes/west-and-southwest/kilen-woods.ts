import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass } from '../../motifs/grass.ts';
import { oak } from '../../motifs/oak.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, lenses } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { ripples } from '../../motifs/water.ts';
import { whitetail } from '../../motifs/whitetail.ts';

const evening = {
  ink: '#221b2c',
  plum: '#4a3450',
  mauve: '#8a6479',
  olive: '#575c3a',
  moss: '#94924a',
  amber: '#ef9f45',
  peach: '#f9cf90',
  cream: '#fff0cc',
  rose: '#d9705d',
  river: '#6c94b4',
};

/** Evening: the sun stands low on the right, over the river. */
const underTheOak = values({
  dark: { ink: '#1c1824', plum: '#43304a' },
  middle: { rose: '#b1584f', olive: '#6c6f45', mauve: '#8b6a85' },
  glow: { peach: '#f6c489', river: '#bcd3d6', cream: '#fff1d2' },
  accent: { amber: '#f29a35' },
});
const lowSun = { from: [1, -0.35], ink: 'amber', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Under the crooked limbs of an old bur oak on the bluff of Kilen Woods, a buck looks out over the loops of the Des Moines River far below, into the evening sun.',
    focus: { x: 0.5, y: 0.55 },
    palette: underTheOak,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'peach', from: [0, 0], to: [0, 330] }),
      sun({ x: 1080, y: 300, radius: 130, ink: 'amber' }),
      mass({ ink: 'mauve', opacity: 0.5, layers: [ridge({ ink: 'mauve', points: [[-20, 350], [500, 340], [900, 352], [1300, 334], [1640, 346]], swell: 4, seed: 3, cover: 'hardwood', height: [6, 14], floor: 480 })] }),
      bank({ ink: 'peach', points: [[-20, 386], [500, 380], [1000, 390], [1640, 376]], close: [[1640, 820], [-20, 820]] }),
      lenses({ ink: 'cream', items: [[1060, 404, 760, 16], [760, 424, 520, 14]] }),
      mass({ ink: 'mauve', light: lowSun, rim: 3, layers: [ridge({ ink: 'mauve', points: [[-20, 440], [300, 448], [700, 450], [1000, 440], [1300, 446], [1640, 430]], swell: 4, seed: 5, cover: 'hardwood', height: [10, 20], floor: 820 })] }),
      drawn({ ink: 'cream', path: 'M1640 478C1200 466 700 470 460 524 330 560 420 630 660 650 900 680 1300 684 1640 660V604C1300 626 960 632 760 612 640 600 620 570 720 548 960 506 1300 506 1640 512z' }),
      ripples({ ink: 'river', y: [484, 502], count: 9, between: [760, 1600], width: [90, 220], height: [3, 7], seed: 5 }),
      mass({ ink: 'rose', light: lowSun, rim: 4, layers: [ridge({ ink: 'rose', points: [[740, 600], [860, 576], [1000, 560], [1200, 554], [1420, 556], [1660, 546]], from: 740, swell: 4, seed: 8, cover: 'hardwood', height: [14, 30], floor: 614 })] }),
      ripples({ ink: 'river', y: [622, 660], count: 12, between: [640, 1600], width: [90, 240], height: [3, 8], seed: 9 }),
      mass({ ink: 'plum', light: lowSun, rim: 5, layers: [ridge({ ink: 'plum', points: [[480, 720], [760, 700], [1000, 690], [1300, 706], [1640, 680]], from: 480, swell: 4, seed: 11, cover: 'hardwood', height: [20, 44], floor: 820 })] }),
      mass({ ink: 'ink', light: lowSun, rim: 5, layers: [
        oak({ x: 250, y: 760, trunk: 116, fork: 3.1, limbs: [[-82, 4.2], [-52, 4.6], [-130, 4.2], [-14, 2], [-168, 4]], ink: 'ink', seed: 12 }),
        bank({ ink: 'ink', points: [[-20, 690], [200, 684], [420, 690], [640, 702], [860, 732], [980, 790], [1020, 830]], close: [[-20, 830]] }),
        grass({ ink: 'ink', lit: 'ink', y: 706, x: [0, 640], count: 9, height: [24, 60], seed: 6, forms: 2 }),
        whitetail({ x: 750, y: 732, height: 230, ink: 'ink', shade: 'ink', flip: true }),
      ] }),
    ],
  },
  badge: {
    alt: 'A buck on the oak bluff of Kilen Woods before the setting sun',
    palette: evening,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['plum', 0], ['mauve', 110], ['rose', 176], ['amber', 226]] }),
      sun({ x: 190, y: 206, radius: 84, ink: 'cream' }),
      ridge({ ink: 'rose', y: 270, swell: 4, seed: 8, cover: 'hardwood', height: [10, 20], floor: 300 }),
      ridge({ ink: 'plum', points: [[0, 296], [195, 300], [390, 320]], swell: 3, seed: 4 }),
      whitetail({ x: 200, y: 326, height: 142, ink: 'ink', shade: 'plum', lit: 'amber' }),
      ridge({ ink: 'ink', points: [[0, 316], [195, 320], [390, 330]], swell: 2, seed: 5 }),
      grass({ ink: 'ink', lit: 'amber', y: 340, count: 9, x: [80, 310], height: [26, 48], seed: 6, forms: 1, blades: 6 }),
    ],
  },
});
