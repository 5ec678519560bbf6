import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { numbers } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { dryBrush, grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { lookoutFromBelow } from './mount-tom/lookout-from-below.ts';
import { stoneLookout } from './mount-tom/stone-lookout.ts';

const sunset = {
  ink: '#22121f',
  wine: '#512037',
  crimson: '#9c2f3c',
  vermilion: '#dd5b32',
  orange: '#f2913c',
  yellow: '#fbd06a',
  cream: '#fef0c4',
  violet: '#6e5483',
};

/** A clear evening in fall, the sun low on the left. */
const evening = values({
  dark: { ink: '#1b1a2b', plum: '#4a2a42' },
  middle: { umber: '#8a4538', rose: '#c9735a' },
  glow: { sand: '#efb183', sky: '#8cc7cb', cream: '#fdf0d6' },
  accent: { blue: '#1f5f8f' },
});
const low = { from: [-1, -0.4], ink: 'cream', shadow: 'ink' } as const;

type Coat = 'ink' | 'plum' | 'umber' | 'rose' | 'blue';

/** One points over the rail... */
const pointing: readonly Layer<Coat>[] = [
  drawn({ ink: 'ink', path: 'M801 227H829L838 348H821L816 260 812 300 806 348H789L799 262z' }),
  drawn({ ink: 'umber', path: 'M794 171L793 152H809L812 169zM781 131C783 120 801 116 809 124 815 131 814 145 807 154L794 158 786 157 784 151 781 149 783 146 778 143 782 137z' }),
  drawn({ ink: 'blue', path: limb([[804, 180, 9.8], [774, 169, 7.7], [746, 159, 5.6], [737, 156, 4.9]], 1) }),
  drawn({ ink: 'umber', path: limb([[741, 158, 4.9], [732, 155, 5.6], [725, 154, 4.9], [720, 153, 2.1]], 1) + limb([[730, 152, 2.1], [718, 148, 1.8], [710, 145, 1.4]], 1) }),
  drawn({ ink: 'blue', path: 'M829 231C835 204 830 179 818 166 808 159 795 161 791 169 787 179 791 194 798 206L801 231z', layers: [drawn({ ink: 'ink', opacity: 0.35, path: 'M812 165C825 176 826 207 819 235H836V165zM787 193L811 179 808 214 798 222z' })] }),
  drawn({ ink: 'ink', path: 'M780 134C781 117 802 113 812 123 818 133 816 147 809 154 807 145 804 141 800 143 798 138 797 136 793 135z' }),
  drawn({ ink: 'umber', path: limb([[765, 204, 5.6], [753, 206, 6.3], [746, 210, 5.6], [744, 217, 3.5]], 1) }),
  drawn({ ink: 'blue', path: limb([[807, 176, 9.8], [804, 192, 9.8], [794, 200, 8.4], [793, 201, 7.7], [777, 204, 6.3], [760, 204, 6.3]], 1) }),
];
/** ...and one looks through binoculars. */
const looking: readonly Layer<Coat>[] = [
  drawn({ ink: 'ink', path: 'M655 227H688L694 348H677L674 260 668 348H651z' }),
  drawn({ ink: 'umber', path: 'M658 172V151H674L676 171zM647 131C648 119 667 115 675 123 681 131 679 147 671 155L660 159 651 157 650 150 647 148 648 145 644 143z' }),
  drawn({ ink: 'rose', path: 'M688 231C693 204 690 179 682 168 672 161 658 162 654 171 650 185 654 207 655 231z', layers: [drawn({ ink: 'ink', opacity: 0.35, path: 'M676 164C685 179 683 207 678 235H697V164zM650 193L672 182C668 197 661 207 653 211z' })] }),
  drawn({ ink: 'rose', path: 'M657 169C667 165 674 173 671 183 668 193 662 202 655 206 649 210 643 206 641 200L636 159 646 156 653 185z' }),
  drawn({ ink: 'umber', path: 'M635 161C632 152 636 145 644 145L648 157z' }),
  drawn({ ink: 'ink', path: 'M645 133C647 115 669 111 679 122 686 134 686 158 695 173 683 178 675 166 672 151 669 143 664 137 655 136zM616 134H626V153H616zM625 136H648V149H625z' }),
];

/** A figure on the deck, the light of the evening along its left side. */
const onDeck = (degrees: number, x: number, y: number, scale: number, layers: readonly Layer<Coat>[]): Layer<Coat | 'cream'> => (canvas) => {
  canvas.add(`<g transform="rotate(${degrees} ${x + 740 * scale} 300)matrix(${numbers([scale, 0, 0, scale, x, y])})">`);
  mass<Coat | 'cream'>({ ink: 'ink', light: low, rim: 3.5, layers })(canvas);
  for (const layer of layers) layer(canvas);
  canvas.add('</g>');
};

export default trailArt({
  hero: {
    alt: 'The granite lookout on Mount Tom from its foot, straight up past the arch: a timber deck juts out overhead, where one person points and another looks through binoculars in the evening light.',
    focus: { x: 0.5, y: 0.3 },
    palette: evening,
    layers: [
      sky({ bands: [['sky', 0]] }),
      // High thin cloud in the last light.
      dryBrush({ ink: 'cream', seed: 4, bristles: 12, thickness: [5, 20], strokes: [[[-60, 150], [420, 10], 110], [[1180, 240], [1660, 110], 100], [[1290, 420], [1660, 330], 50]] }),
      lookoutFromBelow({ stones: ['rose', 'sand', 'rose'], shaded: ['plum', 'umber', 'plum'], mortar: 'umber', dark: 'ink', timber: 'umber', lit: 'cream', onDeck: [
        onDeck(4, -232, -50, 1.22, looking),
        onDeck(3, -202, -98, 1.22, pointing),
      ] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'The granite lookout with its timber deck on Mount Tom at sunset',
    palette: sunset,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['crimson', 0], ['vermilion', 100], ['orange', 150], ['yellow', 200]] }),
      ridge({ ink: 'crimson', y: 248, swell: 3, seed: 8, cover: 'hardwood', height: [14, 28] }),
      ridge({ ink: 'wine', points: [[0, 320], [100, 290], [200, 278], [300, 290], [390, 322]], swell: 0, swells: 1 }),
      visitor({ x: 176, y: 194, height: 68, pose: 'watch', ink: 'ink', coat: 'crimson' }),
      stoneLookout({ x: 195, y: 292, height: 168, stone: 'vermilion', shade: 'wine', dark: 'ink', through: 'yellow', lit: 'yellow', pale: 'orange', course: 0.18 }),
      broadleaf({ ink: 'ink', lit: 'wine', seed: 4, spread: 1.1, forms: 1, items: [[78, 366, 130], [322, 366, 120]] }),
      ridge({ ink: 'ink', y: 330, swell: 3, seed: 4 }),
    ],
  },
});
