import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { columns } from '../../motifs/columns.ts';
import { spruces } from '../../motifs/conifers.ts';
import { flow } from '../../motifs/flow.ts';
import { haze } from '../../motifs/haze.ts';
import { pot } from '../../motifs/pot.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cut, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { mist } from '../../motifs/water.ts';


/** The sun stands behind, low on the right. */
const kettle = values({
  dark: { ink: '#16131b', dusk: '#33222c' },
  middle: { wine: '#6d3438', pine: '#3d5a48', rust: '#ab543b' },
  glow: { tan: '#e3a36c', pale: '#c3dbd5', cream: '#fdf3dc' },
  accent: { gold: '#efb23a' },
});
const sunlight = { from: [1, -0.8], ink: 'gold', shadow: 'ink' } as const;

const intoTheKettle = flow({ ink: 'pale', path: [[840, 200, 90], [790, 232, 112], [730, 276, 108], [670, 334, 100], [614, 400, 96], [574, 480, 94], [556, 640, 92]], streaks: [['cream', 20, 28]], seed: 9, length: [0.2, 0.4] });

export default trailArt({
  hero: {
    alt: 'At Devil’s Kettle the Brule River parts around a knob of red rock: the right half falls to a pool, the left half pours into a round black pot in the rock and is gone.',
    focus: { x: 0.4, y: 0.6 },
    palette: kettle,
    layers: [
      sky({ seed: 4, waver: 6, bands: [['cream', 0]] }),
      ridge({ ink: 'gold', points: [[0, 40], [500, 70], [900, 92], [1200, 70], [1620, 40]], swell: 8, seed: 4, cover: 'hardwood', height: [30, 56], floor: 300 }),
      haze({ ink: 'cream', y: [40, 120], floor: 300, steps: 3 }),
      ridge({ ink: 'pine', points: [[0, 110], [420, 126], [700, 132], [900, 134], [1200, 124], [1620, 106]], swell: 6, seed: 7, cover: 'spruce', height: [20, 104], detail: 0, swells: 3, gaps: 0.06, spacing: 0.5, floor: 802 }),
      spray({ ink: 'ink', from: [0, 260], to: [0, 110], within: [[-20, 130], [1620, 130], [1620, 300], [-20, 300]] }),
      flow({ ink: 'pale', path: [[890, 116, 26], [880, 150, 70], [872, 190, 150], [890, 250, 250], [900, 330, 300]], streaks: [['cream', 26, 16]], seed: 3, length: [0.1, 0.3] }),
      // The wall on the right, in the shade, and the fall before it.
      shape({ ink: 'dusk', points: [[860, 330], [1020, 262], [1120, 236], [1160, 190], [1300, 168], [1440, 176], [1640, 150], [1640, 802], [860, 802]] }),
      columns({ top: [[1186, 196], [1300, 176], [1440, 186], [1640, 160]], base: [[1186, 802], [1640, 802]], width: [50, 130], mid: 'dusk', lit: 'wine', shade: 'ink', cap: 'tan', step: 14, breaks: 2, light: -1, seed: 6, lean: -0.03 }),
      flow({ ink: 'pale', path: [[1020, 226, 90], [1066, 268, 104], [1084, 330, 104], [1090, 470, 116], [1100, 640, 132], [1104, 830, 160]], streaks: [['cream', 20, 34]], seed: 5, length: [0.2, 0.5] }),
      // The shelf with the pot.
      shape({ ink: 'rust', points: [[-20, 222], [120, 206], [330, 216], [560, 204], [650, 232], [720, 300], [790, 360], [830, 560], [850, 802], [-20, 802]] }),
      spray({ ink: 'tan', from: [760, 200], to: [240, 420], within: [[-20, 222], [120, 206], [330, 216], [560, 204], [650, 232], [720, 300], [790, 360], [830, 802], [-20, 802]] }),
      shape({ ink: 'wine', points: [[-20, 222], [120, 206], [330, 216], [420, 210], [300, 234], [180, 226], [60, 246], [-20, 240]] }),
      pot({ x: 440, y: 436, width: 720, height: 320, depth: 200, rings: ['tan', 'rust', 'wine', 'dusk', 'ink'], light: 1, inside: [
        intoTheKettle,
        shape({ ink: 'dusk', opacity: 0.4, smooth: true, points: [[60, 600], [300, 470], [520, 448], [760, 500], [820, 660], [440, 720]] }),
        shape({ ink: 'ink', opacity: 0.6, smooth: true, points: [[60, 620], [300, 524], [520, 504], [740, 540], [820, 660], [440, 720]] }),
        spray({ ink: 'ink', from: [440, 620], to: [470, 380] }),
      ] }),
      cut({ within: [[560, 150], [980, 150], [980, 420], [800, 440], [740, 400], [640, 345], [540, 300]], layers: [intoTheKettle] }),
      shape({ ink: 'wine', points: [[-20, 660], [90, 686], [150, 680], [300, 716], [420, 704], [560, 714], [660, 680], [740, 668], [806, 622], [850, 640], [862, 802], [-20, 802]] }),
      shape({ ink: 'dusk', points: [[-20, 676], [60, 690], [84, 802], [-20, 802]] }),
      shape({ ink: 'dusk', points: [[150, 684], [230, 706], [262, 802], [172, 802]] }),
      shape({ ink: 'dusk', points: [[420, 708], [556, 718], [590, 802], [450, 802]] }),
      shape({ ink: 'dusk', points: [[660, 684], [736, 672], [770, 802], [690, 802]] }),
      shape({ ink: 'tan', points: [[-20, 654], [90, 678], [150, 672], [300, 708], [420, 696], [560, 706], [660, 672], [740, 660], [806, 612], [806, 622], [740, 669], [660, 682], [560, 716], [420, 705], [300, 718], [150, 682], [90, 688], [-20, 664]] }),
      // The knob that parts the river.
      shape({ ink: 'dusk', points: [[768, 346], [800, 388], [838, 470], [830, 600], [862, 802], [800, 802], [806, 600], [776, 460]] }),
      shape({ ink: 'wine', points: [[796, 380], [880, 402], [906, 470], [896, 600], [934, 802], [856, 802], [826, 600], [838, 470]] }),
      shape({ ink: 'rust', points: [[880, 396], [950, 376], [996, 308], [990, 430], [1008, 520], [992, 640], [1010, 802], [928, 802], [892, 600], [908, 470]] }),
      shape({ ink: 'tan', points: [[768, 348], [776, 300], [816, 252], [856, 246], [880, 222], [936, 232], [958, 264], [996, 310], [952, 380], [882, 404], [800, 390]] }),
      shape({ ink: 'rust', points: [[768, 348], [776, 300], [816, 252], [834, 300], [820, 340], [830, 392], [800, 390]] }),
      spray({ ink: 'ink', from: [780, 800], to: [960, 440], within: [[768, 346], [800, 388], [882, 404], [952, 380], [990, 430], [1008, 520], [992, 640], [1010, 802], [800, 802], [806, 600]] }),
      mist({ x: 1116, y: 812, width: 400, height: 60, ink: 'cream', seed: 4 }),
      mass({ ink: 'ink', light: sunlight, rim: 4, layers: [spruces({ ink: 'ink', lit: 'ink', seed: 4, forms: 2, items: [[1236, 190, 150], [1330, 184, 250], [1406, 190, 190], [1560, 176, 300]] })] }),
    ],
  },
  badge: {
    alt: 'The Brule River parts around a knob of rock: one half falls to a pool, the other into the round black pot of Devil’s Kettle',
    palette: kettle,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['cream', 0]] }),
      ridge({ ink: 'pine', points: [[0, 140], [195, 150], [390, 140]], swell: 3, seed: 7, cover: 'spruce', height: [12, 30], detail: 0, floor: 220 }),
      shape({ ink: 'wine', points: [[210, 184], [390, 172], [390, 350], [210, 350]] }),
      shape({ ink: 'dusk', points: [[318, 178], [338, 177], [342, 350], [322, 350]] }),
      flow({ ink: 'pale', path: [[222, 152, 24], [252, 176, 30], [272, 210, 30], [280, 270, 34], [284, 360, 42]], streaks: [['cream', 9, 10]], seed: 5, length: [0.3, 0.6] }),
      shape({ ink: 'rust', points: [[20, 196], [90, 186], [180, 190], [214, 220], [228, 280], [236, 350], [20, 350]] }),
      pot({ x: 134, y: 256, width: 176, height: 92, depth: 50, rings: ['tan', 'wine', 'dusk', 'ink'], light: 1, inside: [
        flow({ ink: 'pale', path: [[212, 158, 20], [190, 178, 24], [168, 210, 22], [160, 250, 20], [158, 330, 22]], streaks: [['cream', 7, 8]], seed: 3, length: [0.3, 0.6] }),
        shape({ ink: 'ink', opacity: 0.6, smooth: true, points: [[60, 300], [110, 272], [170, 266], [210, 290], [200, 330], [80, 330]] }),
      ] }),
      cut({ within: [[130, 140], [250, 140], [250, 200], [222, 246], [196, 240], [130, 212]], layers: [flow({ ink: 'pale', path: [[212, 158, 20], [190, 178, 24], [168, 210, 22], [160, 250, 20], [158, 330, 22]], streaks: [['cream', 7, 8]], seed: 3, length: [0.3, 0.6] })] }),
      shape({ ink: 'wine', points: [[200, 208], [226, 222], [232, 280], [240, 350], [214, 350], [210, 280]] }),
      shape({ ink: 'rust', points: [[226, 222], [252, 206], [256, 260], [264, 350], [238, 350], [230, 280]] }),
      shape({ ink: 'tan', points: [[200, 208], [206, 186], [224, 176], [244, 184], [252, 206], [226, 224]] }),
    ],
  },
});
