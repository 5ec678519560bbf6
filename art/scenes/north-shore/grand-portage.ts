import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { spruces } from '../../motifs/conifers.ts';
import { flow } from '../../motifs/flow.ts';
import { overlook } from '../../motifs/overlook.ts';
import { rainbow } from '../../motifs/rainbow.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { falls, mist, water } from '../../motifs/water.ts';

const summerNoon = {
  ink: '#14302c',
  deep: '#235348',
  green: '#448246',
  leaf: '#9bbf4d',
  slate: '#39444c',
  stone: '#717a78',
  sky: '#5fb3cf',
  pale: '#bfe3e2',
  cream: '#fdf8e6',
  coral: '#e8694f',
  gold: '#f3c04d',
  violet: '#8a6fb3',
};

/** From the foot of the fall; the sun stands on the left, over the brink. */
const thunder = values({
  dark: { ink: '#11202b', slate: '#25404d' },
  middle: { pine: '#3a6b4c', teal: '#4b7f88' },
  glow: { sun: '#f4d58d', mist: '#b4d8d6', cream: '#fcf7e6' },
  accent: { coral: '#e8603f' },
});
const overTheBrink = { from: [-1, -0.8], ink: 'sun', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'High Falls of the Pigeon River from below: a tower of white water fills the sheet between dark walls; two people on the deck at its foot are small, and a rainbow stands in the spray.',
    focus: { x: 0.52, y: 0.6 },
    palette: thunder,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'sun', from: [0, 0], to: [0, 120] }),
      mass({ ink: 'pine', light: overTheBrink, rim: 3, layers: [ridge({ ink: 'pine', points: [[-20, 60], [300, 70], [620, 96], [900, 100], [1200, 70], [1620, 40]], swell: 6, seed: 9, cover: 'spruce', height: [20, 70], detail: 0, swells: 3, gaps: 0.06, spacing: 0.5, floor: 300 })] }),
      shape({ ink: 'slate', points: [[-20, 110], [420, 130], [560, 116], [1010, 116], [1200, 100], [1620, 70], [1620, 802], [-20, 802]] }),
      cliff({ seed: 14, top: [[-20, 104], [300, 118], [600, 132]], base: [[-20, 830], [600, 830]], mid: 'ink', lit: 'slate', shade: 'ink', columns: [80, 210], light: 1, reach: [0.5, 0.12], step: 20 }),
      cliff({ seed: 40, top: [[960, 130], [1240, 100], [1640, 60]], base: [[960, 830], [1640, 830]], mid: 'slate', lit: 'teal', shade: 'ink', crack: 'ink', columns: [70, 220], lean: 0.03, reach: [0.6, 0.14], step: 24, nicks: 1 }),
      flow({ ink: 'mist', path: [[760, 92, 190], [766, 130, 206], [776, 240, 214], [790, 460, 244], [800, 660, 290], [800, 820, 320]], streaks: [['cream', 34, 56], ['teal', 10, 16], ['cream', 12, 40]], seed: 5, length: [0.3, 0.6], spread: 0.88 }),
      // The knob that splits the water below the brink.
      shape({ ink: 'ink', points: [[900, 150], [938, 132], [976, 170], [990, 260], [972, 350], [950, 420], [936, 330], [906, 250]] }),
      shape({ ink: 'teal', points: [[900, 150], [938, 132], [950, 190], [940, 260], [950, 340], [936, 330], [906, 250]] }),
      mass({ ink: 'ink', light: overTheBrink, rim: 4, layers: [spruces({ ink: 'ink', lit: 'ink', seed: 5, forms: 2, items: [[250, 120, 170], [330, 124, 120], [430, 130, 150], [1150, 116, 150], [1240, 104, 190], [1310, 100, 120], [1470, 84, 180], [1560, 78, 130]] })] }),
      mass({ ink: 'mist', opacity: 0.5, layers: [mist({ x: 800, y: 800, width: 1180, height: 300, ink: 'mist', seed: 3 })] }),
      rainbow({ x: 1010, y: 830, radius: 330, band: 16, inks: ['coral', 'sun', 'pine', 'teal'], angles: [196, 354], opacity: 0.4 }),
      mass({ ink: 'cream', opacity: 0.6, layers: [mist({ x: 770, y: 806, width: 900, height: 200, ink: 'mist', seed: 8 })] }),
      mist({ x: 760, y: 812, width: 640, height: 110, ink: 'cream', seed: 5 }),
      visitor({ x: 1146, y: 716, height: 58, pose: 'point', ink: 'ink', coat: 'coral', flip: true }),
      visitor({ x: 1174, y: 716, height: 58, pose: 'child', ink: 'ink', coat: 'sun' }),
      mass({ ink: 'ink', light: overTheBrink, rim: 3, layers: [
        overlook({ x: 1104, y: 716, width: 560, rail: 26, legs: 90, ink: 'ink', lit: 'ink', posts: 15 }),
        shape({ ink: 'ink', points: [[1040, 802], [1090, 764], [1180, 750], [1300, 760], [1420, 740], [1640, 730], [1640, 820], [1040, 820]] }),
        shape({ ink: 'ink', points: [[-20, 700], [120, 690], [230, 730], [330, 742], [420, 790], [440, 820], [-20, 820]] }),
      ] }),
    ],
  },
  badge: {
    alt: 'High Falls of the Pigeon River with a rainbow in its spray, green woods above',
    palette: summerNoon,
    layers: [
      sky({ seed: 3, waver: 3, bands: [['sky', 0]] }),
      cumulus({ x: 214, y: 142, width: 150, height: 50, ink: 'cream', shade: 'pale', seed: 12 }),
      ridge({ ink: 'green', points: [[0, 150], [120, 164], [200, 172], [390, 146]], swell: 3, seed: 9, cover: 'spruce', height: [16, 36], detail: 0, swells: 3, gaps: 0.04, spacing: 0.44 }),
      bedded({ points: [[30, 178], [128, 178], [110, 340], [30, 340]], mid: 'slate', lit: 'stone', shade: 'ink', seam: 'ink', beds: [24, 50], joints: 0, step: 6, light: 1, noses: 2, reach: [0.44, 0.3], seed: 3 }),
      bedded({ points: [[206, 178], [380, 172], [380, 340], [226, 340]], mid: 'slate', lit: 'stone', shade: 'ink', seam: 'ink', beds: [24, 50], joints: 0, step: 6, noses: 3, reach: [0.4, 0.3], seed: 8 }),
      shape({ ink: 'ink', points: [[120, 176], [214, 176], [236, 330], [100, 330]] }),
      falls({ x: 166, top: 172, base: 320, width: [70, 112], ink: 'cream', strand: 'pale', strands: 8, seed: 5 }),
      water({ ink: 'deep', y: 318 }),
      rainbow({ x: 240, y: 348, radius: 120, band: 9, inks: ['coral', 'gold', 'leaf', 'sky', 'violet'], angles: [190, 350] }),
      mist({ x: 180, y: 334, width: 180, height: 40, ink: 'cream', seed: 8 }),
      spruces({ ink: 'ink', lit: 'green', seed: 5, tiers: 9, girth: 0.34, forms: 1, items: [[86, 366, 150]] }),
    ],
  },
});
