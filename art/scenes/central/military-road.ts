import type { Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { tamaracks } from '../../motifs/conifers.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cut, drawn } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { thwart, underCanoe } from '../../motifs/under-canoe.ts';
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

/** Dawn in the bog, ahead of us, and fog. */
const portage = values({
  dark: { ink: '#1f1420', umber: '#56291f' },
  middle: { rust: '#a8552b', mauve: '#8d6a8c' },
  glow: { amber: '#f0aa4c', peach: '#f9d2a0', cream: '#fff2d6' },
  accent: { red: '#d4352a' },
});
const light = { from: [0.2, -1], ink: 'cream', shadow: 'ink' } as const;

/** A fist around the gunwale, and the sleeve that comes up to it; on the left they are mirrored. */
const mirrored = (joints: readonly Station[]): string => limb(joints, 1) + limb(joints.map(([x, y, half]): Station => [1600 - x, y, half]), 1);
const SLEEVES = mirrored([[1700, 900, 120], [1560, 720, 92], [1462, 560, 66]]);
const CUFFS = mirrored([[1468, 572, 64], [1452, 548, 58]]);
const FISTS = mirrored([[1452, 560, 50], [1430, 500, 54], [1414, 440, 46], [1404, 400, 30]]);
const FINGERS = [0, 1, 2, 3].map((i) => mirrored([[1362 + i * 28, 452 + i * 12, 12], [1372 + i * 28, 412 + i * 12, 16], [1394 + i * 28, 396 + i * 14, 15], [1414 + i * 26, 420 + i * 16, 10]])).join('');
const GAPS = [0, 1, 2].map((i) => mirrored([[1376 + i * 28, 456 + i * 12, 0.6], [1384 + i * 28, 428 + i * 12, 2.4], [1400 + i * 28, 404 + i * 13, 0.6]])).join('');

export default trailArt({
  hero: {
    alt: 'From under a birchbark canoe that we carry, its ribs overhead and our hands on the gunwales: voyageurs bent under bales wade ahead of us through the misty tamarack bog of Savanna Portage.',
    focus: { x: 0.55, y: 0.6 },
    palette: portage,
    layers: [
      sky({ bands: [['cream', 0]] }),
      // Fog between the stands of golden tamaracks.
      mass({ ink: 'peach', layers: [tamaracks({ ink: 'peach', lit: 'peach', seed: 5, forms: 3, items: [[520, 470, 270], [700, 466, 220], [760, 466, 260], [850, 466, 240], [920, 466, 300], [1030, 470, 250], [1120, 470, 280]] })] }),
      mass({ ink: 'amber', layers: [tamaracks({ ink: 'amber', lit: 'amber', seed: 5, forms: 3, items: [[400, 484, 240], [480, 484, 180], [560, 480, 230], [640, 482, 170], [980, 480, 210], [1070, 484, 260], [1150, 480, 190], [1250, 486, 240]] })] }),
      drawn({ ink: 'cream', path: 'M-20 470C200 446 420 476 640 458 860 442 1080 474 1300 456 1440 446 1560 456 1640 450V560H-20z' }),
      drawn({ ink: 'peach', path: 'M-20 520C240 496 520 512 800 500 1080 490 1360 512 1640 498V840H-20z' }),
      // Standing water: the light in it, and the dark of the moss.
      drawn({ ink: 'mauve', path: 'M-20 540C100 530 240 544 360 536 300 556 420 560 500 566 380 580 260 574 120 590 60 596 20 596-20 604zM1640 528C1500 522 1340 540 1180 532 1240 548 1160 556 1100 562 1240 574 1400 570 1520 584 1560 588 1600 590 1640 600z' }),
      dryBrush({ ink: 'cream', seed: 3, bristles: 12, thickness: [5, 14], strokes: [[[360, 640], [1300, 620], 60], [[240, 760], [1180, 740], 80]] }),
      dryBrush({ ink: 'mauve', seed: 8, bristles: 12, thickness: [5, 16], strokes: [[[60, 690], [820, 700], 80], [[900, 770], [1560, 760], 90], [[700, 590], [1200, 584], 30]] }),
      mass({ ink: 'mauve', layers: [packers({ ink: 'mauve', pack: 'mauve', cord: 'mauve', skin: 'mauve', items: [[668, 528, 66], [620, 534, 76]] })] }),
      mass({ ink: 'umber', light, rim: 3, layers: [packers({ ink: 'umber', pack: 'umber', cord: 'umber', skin: 'umber', items: [[730, 568, 118]] })] }),
      cut({ within: [[600, 200], [1200, 200], [1200, 672], [600, 672]], layers: [packers({ ink: 'ink', pack: 'umber', cord: 'amber', skin: 'rust', sash: 'red', items: [[880, 696, 290]] })] }),
      // To the shins in it; what stands in the water stands there twice.
      drawn({ ink: 'mauve', path: 'M826 672H858C866 690 862 706 880 722 890 740 870 752 860 770 850 752 836 740 840 722 828 706 834 690 826 672zM936 670H966C958 690 966 706 948 722 940 740 950 754 930 770 920 752 930 738 926 722 940 704 930 690 936 670z' }),
      drawn({ ink: 'cream', path: 'M796 672C812 662 866 662 882 672 866 682 812 682 796 672zM912 669C928 659 976 659 992 669 976 679 928 679 912 669z' }),
      drawn({ ink: 'ink', path: 'M820 672C828 666 852 666 862 672 852 677 830 677 820 672zM930 669C938 663 964 663 972 669 962 674 940 674 930 669z' }),
      // Sedge.
      mass({ ink: 'umber', light, rim: 3, layers: [grass({ ink: 'umber', lit: 'umber', x: [180, 420], y: [[180, 800], [420, 830]], count: 7, height: [70, 150], seed: 4, forms: 1 }), grass({ ink: 'umber', lit: 'umber', x: [1180, 1400], y: [[1180, 830], [1400, 800]], count: 6, height: [70, 140], seed: 4, forms: 1 })] }),
      underCanoe({ planks: ['ink', 'ink', 'umber'], ribs: ['umber', 'umber', 'rust'], glow: 'amber', rail: 'umber', lit: 'cream', root: 'amber' }),
      thwart(2.6, 'umber', 'amber'),
      mass({ ink: 'ink', light, rim: 5, layers: [drawn({ ink: 'ink', path: SLEEVES })] }),
      drawn({ ink: 'red', path: CUFFS }),
      mass({ ink: 'rust', light, rim: 4, layers: [drawn({ ink: 'rust', path: FISTS }), drawn({ ink: 'rust', path: FINGERS })] }),
      drawn({ ink: 'umber', path: GAPS }),
      grain({ ink: 'ink', opacity: 0.12 }),
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
