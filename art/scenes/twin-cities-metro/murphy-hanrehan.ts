import { trailArt } from '../../kit/scene.ts';
import { foliage } from '../../motifs/foliage.ts';
import { hatch } from '../../motifs/grass.ts';
import { leaves, mapleLeaves } from '../../motifs/leaves.ts';
import { shafts } from '../../motifs/light-shafts.ts';
import { hiker } from '../../motifs/people.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { greatTrunks, trunks } from '../../motifs/trunks.ts';
import { warbler } from '../../motifs/warbler.ts';
import { river } from '../../motifs/water.ts';

const maple = {
  ink: '#2b1620',
  wine: '#5c2430',
  rust: '#a33b2a',
  orange: '#e0742b',
  gold: '#f4b13d',
  butter: '#fbdc86',
  cream: '#fff4cf',
  olive: '#5f6b33',
};

export default trailArt({
  hero: {
    alt: 'Shafts of light fall through golden maples at Murphy-Hanrehan; a leaf-strewn trail climbs and dips over small steep hills between tall trunks, with one hiker on it.',
    focus: { x: 0.5, y: 0.55 },
    palette: maple,
    layers: [
      sky({ seed: 3, waver: 20, bands: [['butter', 0], ['cream', 200]] }),
      foliage({ ink: 'gold', points: [[-40, -40], [1640, -40], [1640, 330], [1500, 250], [1390, 340], [1290, 220], [1130, 270], [1050, 150], [900, 196], [810, 100], [700, 170], [600, 120], [520, 250], [400, 210], [300, 320], [180, 240], [60, 340], [-40, 280]], size: [36, 90], seed: 2 }),
      leaves({ ink: 'butter', count: 36, x: [300, 1300], y: [10, 190], size: [18, 34], seed: 31 }),
      trunks({ ink: 'orange', items: [[420, 470, 10, -20, 20], [520, 450, 8, -20, -30], [610, 440, 11, -20, 30], [690, 446, 7, -20, -10], [900, 440, 9, -20, 10], [990, 450, 12, -20, -40], [1066, 456, 8, -20, 20], [1180, 470, 10, -20, 30], [330, 480, 9, -20, -20], [1260, 474, 9, -20, -30]] }),
      bank({ ink: 'gold', points: [[0, 440], [200, 470], [420, 440], [600, 392], [760, 440], [900, 446], [1060, 386], [1240, 440], [1600, 420]], close: [[1600, 802], [0, 802]] }),
      river({ ink: 'butter', path: [[836, 436, 9], [850, 452, 14], [826, 480, 22], [760, 530, 30], [740, 580, 44]] }),
      shafts({ ink: 'cream', opacity: 0.4, items: [[700, 430, 560, 150], [840, 640, 620, 120], [1000, 860, 640, 170], [1200, 1120, 560, 130]] }),
      trunks({ ink: 'rust', lit: 'gold', items: [[240, 560, 20, -20, -30], [480, 540, 17, -20, 40], [1110, 530, 18, -20, -50], [1330, 560, 22, -20, 30]] }),
      bank({ ink: 'orange', points: [[0, 570], [220, 530], [420, 500], [600, 540], [690, 582], [790, 580], [880, 592], [1020, 540], [1180, 490], [1380, 530], [1600, 510]], close: [[1600, 802], [0, 802]] }),
      hatch({ ink: 'gold', y: [560, 700], count: 20, length: [80, 200], thickness: [4, 9], seed: 4 }),
      river({ ink: 'butter', path: [[742, 582, 40], [752, 602, 50], [800, 640, 70], [860, 700, 100], [820, 820, 170]] }),
      hiker({ x: 736, y: 600, height: 140, ink: 'ink', pack: 'rust', hat: 'ink' }),
      greatTrunks({ ink: 'ink', lit: 'wine', seed: 9, items: [[110, 780, 96], [1480, 790, 110], [360, 730, 56], [1260, 730, 60]] }),
      foliage({ ink: 'rust', points: [[-40, -40], [560, -40], [480, 60], [360, 90], [280, 180], [120, 200], [-40, 280]], size: [50, 100], seed: 4 }),
      foliage({ ink: 'rust', points: [[1080, -40], [1640, -40], [1640, 300], [1500, 220], [1360, 190], [1280, 90], [1150, 70]], size: [50, 100], seed: 7 }),
      foliage({ ink: 'orange', points: [[420, -40], [720, -40], [650, 36], [560, 50], [470, 130], [380, 100]], size: [34, 70], seed: 9 }),
      foliage({ ink: 'orange', points: [[930, -40], [1180, -40], [1230, 110], [1150, 120], [1080, 60], [990, 40]], size: [34, 70], seed: 12 }),
      leaves({ ink: 'orange', count: 24, x: [0, 460], y: [0, 190], size: [26, 40], seed: 4 }),
      leaves({ ink: 'orange', count: 24, x: [1150, 1600], y: [0, 190], size: [26, 40], seed: 8 }),
      bank({ ink: 'wine', points: [[0, 690], [200, 700], [420, 750], [600, 802]], close: [[600, 802], [0, 802]] }),
      bank({ ink: 'wine', points: [[1040, 802], [1200, 750], [1400, 706], [1600, 690]], close: [[1600, 802], [1040, 802]] }),
      leaves({ ink: 'gold', count: 30, y: [660, 790], size: [16, 30], seed: 14 }),
      leaves({ ink: 'rust', count: 24, y: [600, 790], size: [14, 30], seed: 24 }),
    ],
  },
  badge: {
    alt: 'A hooded warbler, yellow with a black hood, on a twig in the golden woods of Murphy-Hanrehan',
    palette: maple,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['orange', 0], ['rust', 262]] }),
      sun({ x: 195, y: 196, radius: 122, ink: 'cream' }),
      trunks({ ink: 'wine', lit: 'rust', items: [[336, 400, 22, 20, 14], [64, 400, 16, 20, -8]] }),
      mapleLeaves({ ink: 'rust', lit: 'orange', items: [[100, 262, 92, -120], [292, 250, 84, 130], [262, 106, 74, 30]] }),
      shape({ ink: 'ink', points: [[40, 306], [150, 292], [250, 290], [350, 268], [350, 278], [250, 300], [150, 303], [40, 318]] }),
      warbler({ x: 196, y: 300, width: 226, hood: 'ink', breast: 'gold', back: 'olive', wing: 'wine' }),
    ],
  },
});
