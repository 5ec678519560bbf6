import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { grass, } from '../../motifs/grass.ts';
import { pasqueflower } from '../../motifs/pasqueflower.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { ripples, } from '../../motifs/water.ts';
import { crowns } from '../../motifs/woodland.ts';

/** The sun stands low on the left, behind the flowers. */
const aprilEvening = values({
  dark: { ink: '#1f2530', moss: '#3b4a38' },
  middle: { violet: '#6b4b98', olive: '#7f8c48', lake: '#5a98b2' },
  glow: { lilac: '#bda6df', straw: '#ecca7c', cream: '#fdf3da' },
  accent: { gold: '#f5a81f' },
});
const low = { from: [-1, -0.7], ink: 'cream', shadow: 'ink' } as const;
const flower = { inside: 'violet', petal: 'lilac', lit: 'cream', heart: 'gold', stem: 'ink', silk: 'straw' } as const;

export default trailArt({
  hero: {
    alt: 'Pasqueflowers, silky and open, one still in bud, large against the evening light at Glacial Lakes; behind them round prairie hills and a clear kettle lake with oaks on its far shore.',
    focus: { x: 0.46, y: 0.5 },
    palette: aprilEvening,
    layers: [
      sky({ seed: 3, waver: 8, bands: [['cream', 0]] }),
      spray({ ink: 'straw', from: [0, 0], to: [0, 190] }),
      sun({ x: 290, y: 170, radius: 84, ink: 'gold' }),
      mass({ ink: 'lilac', opacity: 0.55, layers: [bank({ ink: 'lilac', points: [[-20, 236], [200, 210], [420, 222], [640, 196], [860, 214], [1100, 180], [1330, 206], [1620, 176]], close: [[1620, 420], [-20, 420]] })] }),
      bank({ ink: 'straw', points: [[-20, 262], [160, 276], [380, 244], [640, 268], [900, 238], [1140, 262], [1400, 226], [1620, 246]], close: [[1620, 802], [-20, 802]] }),
      spray({ ink: 'olive', from: [0, 420], to: [0, 250], within: [[-20, 262], [160, 276], [380, 244], [640, 268], [900, 238], [1140, 262], [1400, 226], [1620, 246], [1620, 430], [-20, 430]] }),
      shape({ ink: 'lake', smooth: true, points: [[620, 410], [760, 372], [980, 358], [1240, 360], [1450, 384], [1540, 426], [1420, 480], [1160, 506], [860, 496], [680, 462]] }),
      ripples({ form: 'crescent', ink: 'cream', y: [384, 490], count: 16, x: 1060, spread: [160, 260], width: [110, 220], height: [3, 7], seed: 8 }),
      mass({ ink: 'moss', light: low, rim: 4, mirror: { y: 366, ink: 'moss', opacity: 0.5 }, layers: [crowns({ leaves: [['moss', 'moss']], items: [[1180, 368, 60], [1230, 366, 84], [1296, 368, 72], [1352, 372, 56]] })] }),
      bank({ ink: 'olive', points: [[-20, 400], [160, 366], [360, 384], [520, 440], [700, 500], [960, 530], [1240, 520], [1480, 456], [1620, 430]], close: [[1620, 802], [-20, 802]] }),
      spray({ ink: 'moss', from: [0, 660], to: [0, 400], within: [[-20, 420], [160, 386], [360, 404], [520, 460], [700, 520], [960, 550], [1240, 540], [1480, 476], [1620, 450], [1620, 802], [-20, 802]] }),
      mass({ ink: 'moss', light: low, rim: 4, layers: [bank({ ink: 'moss', points: [[-20, 600], [240, 566], [520, 584], [800, 640], [1100, 660], [1400, 610], [1620, 590]], close: [[1620, 802], [-20, 802]] }), grass({ ink: 'ink', lit: 'ink', y: 640, count: 16, height: [50, 110], seed: 9, forms: 2 })] }),
      spray({ ink: 'ink', from: [0, 802], to: [0, 600], within: [[-20, 620], [520, 604], [800, 660], [1100, 680], [1620, 610], [1620, 802], [-20, 802]] }),
      pasqueflower({ x: 1150, y: 520, scale: 1.15, tilt: 30, bud: true, length: 300, seed: 2, ...flower }),
      pasqueflower({ x: 340, y: 610, scale: 1.1, tilt: -30, half: true, length: 320, seed: 3, ...flower }),
      pasqueflower({ x: 720, y: 500, scale: 1.9, tilt: 5, seed: 1, ...flower }),
      mass({ ink: 'ink', light: low, rim: 4, layers: [grass({ ink: 'ink', lit: 'ink', y: 830, count: 30, height: [70, 170], seed: 4, forms: 3 })] }),
    ],
  },
  badge: {
    alt: 'A pasqueflower against the evening sun, with a round kettle lake and prairie hills behind it',
    palette: aprilEvening,
    layers: [
      sky({ seed: 3, waver: 3, bands: [['cream', 0]] }),
      sun({ x: 116, y: 150, radius: 34, ink: 'gold' }),
      bank({ ink: 'straw', points: [[0, 176], [110, 190], [230, 170], [390, 184]], close: [[390, 400], [0, 400]] }),
      shape({ ink: 'lake', smooth: true, points: [[150, 232], [250, 206], [360, 216], [370, 256], [260, 270], [170, 258]] }),
      bank({ ink: 'olive', points: [[0, 236], [90, 226], [190, 262], [290, 270], [390, 244]], close: [[390, 400], [0, 400]] }),
      pasqueflower({ x: 200, y: 270, scale: 0.8, tilt: 4, seed: 1, ...flower }),
    ],
  },
});
