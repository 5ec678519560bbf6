import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bison } from '../../motifs/bison.ts';
import { flow } from '../../motifs/flow.ts';
import { sandstone } from '../../motifs/sandstone.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { mist, ripples, } from '../../motifs/water.ts';

/** Evening: the sun stands on the right, and lights the left wall. */
const fallsTwice = values({
  dark: { ink: '#1d1a23', umber: '#4b2e2b' },
  middle: { rose: '#a9573f', pool: '#3f7277', ochre: '#c18548' },
  glow: { buff: '#f0c47c', sky: '#bfdad4', cream: '#fff4da' },
  accent: { red: '#dc4428' },
});
const west = { from: [1, -0.6], ink: 'buff', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Minneopa Creek falls twice: over a low ledge, then down the middle of a great bowl of golden sandstone; far off on the skyline the bison herd, and two people small at the pool.',
    focus: { x: 0.5, y: 0.5 },
    palette: fallsTwice,
    layers: [
      sky({ bands: [['cream', 0]] }),
      spray({ ink: 'buff', from: [0, 0], to: [0, 150] }),
      bank({ ink: 'buff', points: [[-20, 132], [300, 126], [700, 138], [1100, 126], [1640, 134]], close: [[1640, 400], [-20, 400]] }),
      mass({ ink: 'umber', light: west, rim: 2, layers: [bison({ x: 340, y: 134, width: 74, ink: 'ink', lit: 'ink', wool: 'ink' }), bison({ x: 470, y: 138, width: 54, ink: 'ink', lit: 'ink', wool: 'ink', flip: true }), bison({ x: 560, y: 140, width: 60, ink: 'ink', lit: 'ink', wool: 'ink' }), bison({ x: 1120, y: 132, width: 66, ink: 'ink', lit: 'ink', wool: 'ink', flip: true }), bison({ x: 1240, y: 134, width: 48, ink: 'ink', lit: 'ink', wool: 'ink' })] }),
      bank({ ink: 'ochre', points: [[-20, 178], [300, 168], [640, 190], [960, 190], [1300, 164], [1640, 176]], close: [[1640, 400], [-20, 400]] }),
      flow({ ink: 'sky', path: [[960, 172, 14], [940, 186, 30], [916, 200, 50], [900, 216, 60]], streaks: [['cream', 8, 12]], seed: 3 }),
      // The first fall.
      shape({ ink: 'umber', points: [[560, 216], [700, 222], [900, 222], [1040, 212], [1060, 300], [540, 300]] }),
      shape({ ink: 'rose', points: [[560, 216], [800, 224], [800, 244], [540, 240]] }),
      shape({ ink: 'rose', points: [[980, 218], [1040, 212], [1056, 236], [986, 240]] }),
      shape({ ink: 'pool', points: [[640, 290], [760, 276], [1000, 270], [1000, 306], [640, 312]] }),
      flow({ ink: 'cream', path: [[900, 206, 60], [900, 220, 66], [896, 278, 74]], streaks: [['sky', 9, 11]], length: [0.3, 0.6], seed: 5 }),
      // The bowl: the second fall hangs before the dark under its ledge.
      shape({ ink: 'ink', points: [[520, 296], [1080, 296], [1180, 690], [430, 690]] }),
      sandstone({ points: [[-40, 190], [240, 206], [480, 240], [640, 288], [706, 308], [664, 350], [626, 372], [634, 450], [586, 508], [590, 590], [540, 640], [544, 700], [-40, 770]], mid: 'buff', lit: 'cream', shade: 'ochre', bands: [266, 360, 470, 590], seed: 8, light: 1 }),
      shape({ ink: 'ochre', points: [[100, 200], [210, 206], [196, 330], [218, 460], [204, 600], [236, 740], [150, 752], [146, 600], [120, 440]] }),
      shape({ ink: 'rose', points: [[168, 203], [210, 206], [196, 330], [218, 460], [204, 600], [236, 740], [206, 744], [182, 600], [190, 440]] }),
      shape({ ink: 'ochre', points: [[370, 225], [440, 236], [430, 340], [446, 450], [426, 560], [440, 712], [384, 718], [392, 560], [380, 400]] }),
      shape({ ink: 'rose', points: [[414, 231], [440, 236], [430, 340], [446, 450], [426, 560], [440, 712], [416, 716], [410, 560], [424, 400]] }),
      sandstone({ points: [[906, 310], [980, 288], [1120, 240], [1360, 206], [1640, 186], [1640, 770], [1090, 700], [1092, 620], [1040, 580], [1044, 500], [996, 452], [1000, 376], [958, 346]], mid: 'rose', lit: 'ochre', shade: 'umber', bands: [266, 360, 470, 590], seed: 12, light: 1 }),
      shape({ ink: 'umber', points: [[1176, 229], [1290, 214], [1276, 350], [1292, 480], [1262, 620], [1280, 726], [1206, 716], [1200, 560], [1184, 420]] }),
      shape({ ink: 'umber', points: [[1410, 202], [1640, 186], [1640, 770], [1470, 744], [1484, 600], [1450, 500], [1440, 330]] }),
      spray({ ink: 'ink', from: [1640, 760], to: [1160, 320], within: [[910, 306], [1120, 240], [1640, 186], [1640, 760], [1130, 700], [1060, 400]] }),
      spray({ ink: 'ochre', from: [0, 760], to: [160, 260], within: [[0, 200], [240, 210], [480, 244], [640, 290], [620, 450], [570, 600], [540, 700], [0, 766]] }),
      flow({ ink: 'cream', path: [[790, 292, 100], [792, 316, 112], [802, 420, 118], [800, 560, 126], [800, 690, 140]], streaks: [['sky', 32, 11], ['pool', 8, 7]], length: [0.3, 0.75], seed: 9 }),
      shape({ ink: 'pool', points: [[-20, 740], [470, 690], [1130, 690], [1640, 744], [1640, 820], [-20, 820]] }),
      mist({ x: 800, y: 708, width: 460, height: 64, ink: 'cream', seed: 4 }),
      ripples({ ink: 'sky', y: [716, 800], count: 14, x: 800, spread: [260, 520], width: [140, 300], height: [5, 9], seed: 6 }),
      visitor({ x: 1180, y: 726, height: 62, pose: 'point', ink: 'ink', coat: 'red', flip: true }),
      visitor({ x: 1210, y: 728, height: 62, pose: 'child', ink: 'ink', coat: 'cream' }),
      mass({ ink: 'ink', light: west, rim: 4, layers: [
        shape({ ink: 'ink', points: [[1060, 820], [1110, 748], [1180, 724], [1300, 722], [1420, 690], [1640, 660], [1640, 820]] }),
        shape({ ink: 'ink', points: [[-20, 690], [140, 700], [260, 740], [340, 790], [380, 820], [-20, 820]] }),
      ] }),
    ],
  },
  badge: {
    alt: 'Minneopa Creek falls twice through golden sandstone; a bison on the skyline above it',
    palette: fallsTwice,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['cream', 0]] }),
      bank({ ink: 'buff', points: [[0, 168], [195, 162], [390, 168]], close: [[390, 400], [0, 400]] }),
      mass({ ink: 'umber', light: west, rim: 2, layers: [bison({ x: 160, y: 168, width: 84, ink: 'ink', lit: 'ink', wool: 'ink' })] }),
      shape({ ink: 'ochre', points: [[20, 190], [150, 184], [260, 184], [370, 190], [370, 240], [20, 240]] }),
      shape({ ink: 'umber', points: [[150, 194], [280, 192], [290, 232], [140, 232]] }),
      flow({ ink: 'cream', path: [[226, 184, 22], [226, 194, 25], [224, 224, 28]], streaks: [['sky', 5, 6]], length: [0.4, 0.7], seed: 5 }),
      shape({ ink: 'pool', points: [[140, 228], [270, 220], [280, 238], [130, 240]] }),
      shape({ ink: 'ink', points: [[130, 236], [262, 236], [290, 360], [100, 360]] }),
      sandstone({ points: [[20, 206], [110, 222], [156, 238], [130, 252], [134, 276], [112, 290], [116, 330], [20, 360]], mid: 'buff', lit: 'cream', shade: 'ochre', bands: [238, 262, 290, 316], seed: 8 }),
      sandstone({ points: [[236, 238], [280, 224], [370, 204], [370, 360], [284, 330], [286, 290], [262, 276], [266, 252]], mid: 'rose', lit: 'ochre', shade: 'umber', bands: [238, 262, 290, 316], seed: 12 }),
      flow({ ink: 'cream', path: [[196, 232, 40], [196, 246, 45], [196, 300, 48], [196, 360, 54]], streaks: [['sky', 9, 9], ['pool', 3, 5]], length: [0.3, 0.6], seed: 9 }),
    ],
  },
});
