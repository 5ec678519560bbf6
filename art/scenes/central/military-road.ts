import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { tamaracks } from '../../motifs/conifers.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { canoeCarry, packers } from '../../motifs/voyageurs.ts';

const dawn = {
  ink: '#1e1a2e',
  plum: '#473052',
  mauve: '#86607f',
  rose: '#d98c8c',
  peach: '#f5bf98',
  cream: '#fdeccd',
  sage: '#9db3ac',
  red: '#c2382f',
};

/** Dawn on the bog: the sun stands behind the men, a little to the right. */
const portage = values({
  dark: { ink: '#1d1830', plum: '#45305a' },
  middle: { mauve: '#8c6488', rose: '#dc7f73' },
  glow: { peach: '#f7c294', cream: '#fff0d0' },
  accent: { red: '#d4352a' },
});
const behind = { from: [0.7, -1], ink: 'cream', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Two voyageurs carry an upturned north canoe, large and dark against a huge dawn sun, over the wet tamarack bog of Savanna Portage; others follow bent under bales.',
    focus: { x: 0.62, y: 0.5 },
    palette: portage,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['peach', 0]] }),
      spray({ ink: 'rose', from: [0, 0], to: [0, 300], size: 3 }),
      sun({ x: 900, y: 390, radius: 330, ink: 'cream' }),
      spray({ ink: 'rose', from: [900, 730], to: [900, 380], size: 3, within: [[560, 330], [1240, 330], [1240, 740], [560, 740]] }),
      ridge({ ink: 'rose', y: 560, swell: 10, seed: 4, cover: 'spruce', height: [20, 70], detail: 0, swells: 3, gaps: 0.2, spacing: 0.7, floor: 640 }),
      mass({ ink: 'mauve', layers: [
        ridge({ ink: 'mauve', points: [[-20, 590], [400, 600], [800, 606], [1200, 600], [1620, 588]], swell: 6, seed: 8, cover: 'spruce', height: [10, 40], detail: 0, swells: 4, gaps: 0.3, spacing: 0.8, floor: 660 }),
        tamaracks({ ink: 'mauve', lit: 'mauve', seed: 2, forms: 2, items: [[120, 606, 220], [196, 604, 150], [1500, 604, 260], [1420, 604, 170], [30, 606, 140]] }),
      ] }),
      bank({ ink: 'plum', points: [[-20, 646], [300, 640], [620, 650], [980, 644], [1300, 650], [1620, 638]], close: [[1620, 820], [-20, 820]] }),
      // Standing water: one arm of it winds toward us, the rest lies where the moss has sunk.
      drawn({ ink: 'peach', path: 'M1640 664C1500 660 1400 676 1270 672 1130 668 1060 684 930 682 800 680 720 696 600 694 470 692 380 706 250 700 330 716 440 712 520 718 600 724 540 740 470 742 420 746 440 760 520 762 660 764 760 752 830 738 880 728 960 736 1060 730 1180 722 1230 704 1380 702 1480 700 1560 692 1640 694zM-20 690C60 684 130 694 170 704 110 716 40 712-20 716zM960 786C1060 768 1180 772 1280 756 1370 748 1420 760 1340 776 1240 796 1040 800 960 786z' }),
      drawn({ ink: 'cream', path: 'M1130 682C1010 676 950 694 820 692 760 692 720 702 640 706 740 716 800 704 880 708 980 712 1060 700 1130 682zM560 734C620 728 700 734 780 722 740 744 640 752 540 752z' }),
      packers({ ink: 'ink', pack: 'plum', cord: 'peach', skin: 'rose', sash: 'red', items: [[1420, 692, 250], [1566, 678, 224]] }),
      canoeCarry({ x: 712, y: 716, width: 1180, ink: 'ink', lit: 'rose', skin: 'rose', shirt: 'plum', sash: 'red' }),
      mass({ ink: 'ink', light: behind, rim: 4, layers: [
        bank({ ink: 'ink', points: [[-20, 742], [200, 756], [420, 790], [520, 830]], close: [[-20, 830]] }),
        bank({ ink: 'ink', points: [[880, 830], [1080, 796], [1340, 770], [1620, 744]], close: [[1620, 830]] }),
        grass({ ink: 'ink', lit: 'ink', y: 806, count: 22, height: [50, 110], seed: 4, forms: 2 }),
      ] }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'Two voyageurs carry a canoe across Savanna Portage before the rising sun',
    palette: dawn,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sage', 0], ['peach', 116], ['cream', 190]] }),
      sun({ x: 195, y: 204, radius: 82, ink: 'rose' }),
      strata({ ink: 'cream', bars: [[150, 158, 150, 8], [240, 184, 140, 7]] }),
      ridge({ ink: 'mauve', y: 250, swell: 3, seed: 8, cover: 'spruce', height: [14, 46], detail: 0, swells: 4, gaps: 0.1, spacing: 0.5, floor: 270 }),
      ridge({ ink: 'cream', y: 262, swell: 3, swells: 3, seed: 3 }),
      strata({ ink: 'peach', bars: [[130, 284, 160, 8], [260, 298, 150, 8]] }),
      canoeCarry({ x: 195, y: 322, width: 244, ink: 'ink', lit: 'rose', skin: 'peach', shirt: 'plum', sash: 'red' }),
      ridge({ ink: 'plum', y: 318, swell: 3, swells: 3, seed: 5 }),
    ],
  },
});
