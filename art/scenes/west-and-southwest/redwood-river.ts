import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { mapleLeaves } from '../../motifs/leaves.ts';
import { shafts } from '../../motifs/light-shafts.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { holdingTrout } from '../../motifs/trout.ts';
import { ripples, river } from '../../motifs/water.ts';
import { crowns } from '../../motifs/woodland.ts';

const october = {
  ink: '#0d2329',
  deep: '#123f49',
  teal: '#1f6a6e',
  aqua: '#7cbcb2',
  pale: '#cfe6da',
  cream: '#fdf3d5',
  gold: '#f2c254',
  orange: '#dd8136',
  rust: '#ad462d',
  wine: '#5f2a2c',
  olive: '#5a5427',
  brass: '#cf9f45',
};

/** October, the sun above on the right. */
const belowTheSurface = values({
  dark: { ink: '#0c2229', deep: '#12414c', olive: '#4d4a22' },
  middle: { teal: '#2b7c7e', rust: '#bb4d2c' },
  glow: { aqua: '#9fd0c4', brass: '#e0b45a', cream: '#fdf3d5' },
  accent: { gold: '#f4b03c' },
});

export default trailArt({
  hero: {
    alt: 'A brown trout, long as the picture, rises under the surface of the Redwood River to a mayfly; above the water the maples of Camden glow in October.',
    focus: { x: 0.28, y: 0.6 },
    palette: belowTheSurface,
    layers: [
      sky({ seed: 4, waver: 6, bands: [['cream', 0]] }),
      mass({ ink: 'gold', opacity: 0.75, layers: [ridge({ ink: 'gold', points: [[-20, 60], [300, 40], [700, 84], [900, 88], [1200, 40], [1640, 20]], swell: 6, seed: 5, cover: 'hardwood', height: [24, 50], floor: 230 })] }),
      mass({ ink: 'rust', light: { from: [1, -1], ink: 'gold', shadow: 'ink' }, rim: 5, layers: [ridge({ ink: 'rust', points: [[-20, 130], [240, 118], [520, 150], [760, 176], [1000, 160], [1300, 130], [1640, 110]], swell: 6, seed: 8, cover: 'hardwood', height: [34, 66], floor: 240 })] }),
      spray({ ink: 'ink', from: [0, 240], to: [0, 120], within: [[0, 150], [760, 190], [1600, 130], [1600, 240], [0, 240]] }),
      shape({ ink: 'deep', points: [[0, 230], [1600, 230], [1600, 802], [0, 802]] }),
      bank({ ink: 'teal', points: [[-20, 226], [200, 238], [420, 224], [640, 240], [860, 228], [1100, 242], [1360, 226], [1620, 236]], close: [[1620, 480], [-20, 480]] }),
      bank({ ink: 'deep', points: [[-20, 500], [240, 452], [520, 486], [800, 446], [1100, 482], [1360, 444], [1620, 490]], close: [[1620, 802], [-20, 802]] }),
      spray({ ink: 'deep', from: [0, 480], to: [0, 280] }),
      shafts({ ink: 'aqua', opacity: 0.28, from: 240, items: [[560, 260, 800, 100], [860, 560, 800, 150], [1230, 980, 800, 90], [1540, 1300, 800, 140]] }),
      ripples({ ink: 'aqua', y: [246, 330], count: 20, between: [0, 1600], width: [120, 360], height: [4, 10], seed: 5 }),
      ripples({ ink: 'rust', y: [250, 350], count: 14, between: [0, 1600], width: [100, 300], height: [4, 9], seed: 9 }),
      ripples({ ink: 'gold', y: [250, 320], count: 10, between: [300, 1400], width: [100, 260], height: [4, 8], seed: 15 }),
      lenses({ ink: 'cream', items: [[160, 232, 420, 10], [620, 234, 500, 12], [1130, 236, 520, 11], [1520, 232, 300, 9]] }),
      boulders({ ink: 'ink', lit: 'olive', seed: 6, items: [[110, 800, 300, 120], [350, 812, 220, 70], [600, 816, 260, 60], [870, 816, 240, 54], [1110, 812, 280, 76], [1340, 806, 250, 100], [1540, 800, 290, 150]], light: 1 }),
      spray({ ink: 'ink', from: [0, 800], to: [0, 590] }),
      holdingTrout({ x: 830, y: 516, length: 1010, ink: 'olive', flank: 'brass', belly: 'cream', spot: 'ink', red: 'rust', tilt: 14 }),
      spray({ ink: 'olive', from: [900, 420], to: [860, 560], within: [[560, 420], [820, 420], [1200, 540], [1180, 620], [840, 560], [540, 500]] }),
      // The mayfly on the surface, and the ring it makes.
      lenses({ ink: 'cream', items: [[330, 230, 220, 16]] }),
      lenses({ ink: 'teal', items: [[330, 231, 140, 8]] }),
      shape({ ink: 'cream', smooth: true, points: [[326, 208], [330, 140], [364, 108], [382, 132], [358, 190]] }),
      shape({ ink: 'aqua', smooth: true, points: [[346, 206], [366, 160], [398, 144], [402, 168], [370, 200]] }),
      shape({ ink: 'ink', points: [[294, 222], [308, 208], [340, 204], [372, 194], [396, 176], [436, 132], [406, 184], [446, 156], [402, 196], [346, 222], [308, 230]] }),
      mapleLeaves({ ink: 'rust', lit: 'gold', items: [[1150, 226, 66, 20], [1330, 236, 48, -40], [1400, 420, 52, 130]] }),
    ],
  },
  badge: {
    alt: 'A brown trout under the surface of the Redwood River, below maples in October',
    palette: october,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['pale', 0], ['cream', 120]] }),
      ridge({ ink: 'gold', points: [[0, 132], [195, 158], [390, 132]], swell: 3, seed: 5, cover: 'hardwood', height: [16, 26], floor: 230 }),
      ridge({ ink: 'orange', points: [[0, 164], [150, 186], [240, 186], [390, 164]], swell: 2, seed: 8, cover: 'hardwood', height: [16, 26], floor: 230 }),
      river({ ink: 'aqua', path: [[204, 186, 6], [192, 194, 20], [206, 206, 60], [196, 224, 130]] }),
      crowns({ leaves: [['rust', 'orange'], ['wine', 'rust']], items: [[96, 224, 60], [300, 224, 60], [56, 224, 56], [334, 224, 56]] }),
      shape({ ink: 'deep', points: [[0, 220], [390, 220], [390, 420], [0, 420]] }),
      bank({ ink: 'teal', points: [[0, 218], [100, 224], [200, 217], [300, 224], [390, 218]], close: [[390, 276], [0, 276]] }),
      shafts({ ink: 'aqua', opacity: 0.3, from: 222, items: [[150, 110, 350, 40], [270, 240, 350, 34]] }),
      lenses({ ink: 'cream', items: [[130, 222, 150, 7], [268, 222, 130, 7]] }),
      holdingTrout({ x: 198, y: 278, length: 218, ink: 'olive', flank: 'brass', belly: 'cream', spot: 'ink', red: 'rust', tilt: 8 }),
      boulders({ ink: 'ink', lit: 'olive', seed: 6, items: [[130, 350, 90, 30], [260, 352, 100, 34]] }),
    ],
  },
});
