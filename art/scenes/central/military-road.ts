import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { tamaracks } from '../../motifs/conifers.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, cut, drawn } from '../../motifs/shapes.ts';
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

const WATER = 'M1640 684C1500 676 1400 690 1270 684 1130 680 1060 692 930 690 800 688 620 700 420 692 280 688 130 690-20 684V830H1640z';
/** To the shins in it, two men under a north canoe. */
const carry = canoeCarry({ x: 786, y: 756, width: 1440, ink: 'ink', lit: 'rose', skin: 'rose', shirt: 'plum', sash: 'red' });

export default trailArt({
  hero: {
    alt: 'Two voyageurs, shin-deep in water, carry a long overturned canoe across a huge dawn sun in the tamarack bog of Savanna Portage; beyond them, others bend under bales.',
    focus: { x: 0.33, y: 0.5 },
    palette: portage,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['peach', 0]] }),
      spray({ ink: 'rose', from: [0, 0], to: [0, 300], size: 3 }),
      sun({ x: 900, y: 400, radius: 340, ink: 'cream' }),
      ridge({ ink: 'rose', y: 590, swell: 8, seed: 4, cover: 'spruce', height: [20, 70], detail: 0, swells: 3, gaps: 0.2, spacing: 0.7, floor: 640 }),
      mass({ ink: 'mauve', layers: [
        ridge({ ink: 'mauve', points: [[-20, 610], [400, 620], [800, 626], [1200, 620], [1620, 608]], swell: 6, seed: 8, cover: 'spruce', height: [10, 40], detail: 0, swells: 4, gaps: 0.3, spacing: 0.8, floor: 660 }),
        tamaracks({ ink: 'mauve', lit: 'mauve', seed: 2, forms: 2, items: [[90, 626, 220], [170, 624, 150], [1500, 624, 230], [1420, 624, 150], [20, 626, 140]] }),
      ] }),
      // The others, far behind on the causeway of moss.
      mass({ ink: 'plum', layers: [packers({ ink: 'plum', pack: 'plum', cord: 'plum', skin: 'plum', items: [[652, 660, 100], [726, 662, 94], [812, 660, 92], [872, 662, 86]] })] }),
      bank({ ink: 'plum', points: [[-20, 656], [300, 650], [620, 662], [980, 650], [1300, 648], [1620, 650]], close: [[1620, 820], [-20, 820]] }),
      // Standing water, with the sun in it.
      drawn({ ink: 'peach', path: WATER, layers: [
        drawn({ ink: 'cream', path: 'M1160 690C1040 684 980 700 850 700 960 706 900 720 760 722 900 728 960 740 860 752 960 756 1000 772 900 790V830H1120C1090 800 1130 780 1210 768 1120 758 1100 744 1190 734 1250 726 1120 716 1130 706 1200 702 1220 696 1160 690z' }),
        mass({ mirror: { y: 716, ink: 'mauve' }, layers: [cut({ within: [[-20, 0], [1620, 0], [1620, 716], [-20, 716]], layers: [carry] })] }),
      ] }),
      cut({ within: [[-20, 0], [1620, 0], [1620, 716], [-20, 716]], layers: [carry] }),
      // Rings around their legs.
      drawn({ ink: 'cream', path: 'M396 716C420 708 480 708 500 717 480 724 420 724 396 716zM556 717C580 709 650 708 668 716 640 723 580 724 556 717zM1030 716C1060 708 1110 709 1128 717 1100 724 1050 723 1030 716zM1140 717C1160 709 1210 709 1232 716 1210 723 1160 724 1140 717z' }),
      drawn({ ink: 'mauve', path: 'M418 717C434 713 470 713 484 717 470 721 434 721 418 717zM582 717C600 713 640 713 652 716 636 720 600 721 582 717zM1048 717C1064 713 1100 713 1112 717 1096 721 1064 721 1048 717zM1158 717C1174 713 1204 713 1218 717 1204 721 1174 721 1158 717z' }),
      // Sedge near by.
      mass({ ink: 'ink', light: behind, rim: 4, layers: [
        bank({ ink: 'ink', points: [[-20, 742], [120, 752], [250, 784], [330, 830]], close: [[-20, 830]] }),
        bank({ ink: 'ink', points: [[1240, 830], [1380, 790], [1500, 772], [1620, 752]], close: [[1620, 830]] }),
        grass({ ink: 'ink', lit: 'ink', x: [-10, 250], y: [[0, 770], [260, 800]], count: 9, height: [60, 130], seed: 4, forms: 2 }),
        grass({ ink: 'ink', lit: 'ink', x: [1360, 1610], y: [[1360, 800], [1620, 770]], count: 8, height: [60, 140], seed: 6, forms: 2 }),
      ] }),
    ],
  },
  badge: {
    alt: 'Two voyageurs carry a canoe across Savanna Portage against the rising sun',
    palette: dawn,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sage', 0], ['peach', 116], ['cream', 190]] }),
      sun({ x: 195, y: 204, radius: 82, ink: 'rose' }),
      strata({ ink: 'cream', bars: [[150, 158, 150, 8]] }),
      ridge({ ink: 'mauve', y: 250, swell: 3, seed: 8, cover: 'spruce', height: [14, 46], detail: 0, swells: 4, gaps: 0.1, spacing: 0.5, floor: 270 }),
      ridge({ ink: 'cream', y: 262, swell: 3, swells: 3, seed: 3 }),
      canoeCarry({ x: 195, y: 324, width: 262, ink: 'ink', lit: 'rose', skin: 'peach', shirt: 'plum', sash: 'red' }),
      ridge({ ink: 'plum', y: 318, swell: 3, swells: 3, seed: 5 }),
    ],
  },
});
