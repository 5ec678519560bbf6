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
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { mist, ripples } from '../../motifs/water.ts';


/** The sun stands behind, low on the right. */
const kettle = values({
  dark: { ink: '#16131b', dusk: '#33222c' },
  middle: { wine: '#6d3438', pine: '#3d5a48', rust: '#ab543b' },
  glow: { tan: '#e3a36c', pale: '#c3dbd5', cream: '#fdf3dc' },
  accent: { gold: '#efb23a' },
});
const sunlight = { from: [1, -0.8], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'At Devil’s Kettle the Brule River comes out of the woods and parts around a knob of red rock: the right half falls to a pool, the left half drops into a round black pot in the rock and is gone.',
    focus: { x: 0.45, y: 0.6 },
    palette: kettle,
    layers: [
      sky({ seed: 4, waver: 6, bands: [['cream', 0]] }),
      ridge({ ink: 'gold', points: [[0, 30], [500, 50], [900, 60], [1200, 50], [1620, 30]], swell: 8, seed: 4, cover: 'hardwood', height: [30, 56], floor: 300 }),
      haze({ ink: 'cream', y: [40, 110], floor: 300, steps: 3 }),
      ridge({ ink: 'pine', points: [[0, 70], [420, 92], [760, 120], [900, 134], [1040, 118], [1300, 86], [1620, 66]], swell: 6, seed: 7, cover: 'spruce', height: [20, 96], detail: 0, swells: 3, gaps: 0.06, spacing: 0.5, floor: 802 }),
      spray({ ink: 'ink', from: [0, 250], to: [0, 90], within: [[-20, 110], [1620, 110], [1620, 300], [-20, 300]] }),
      // The river, on its bed behind the rock, until it parts.
      drawn({ ink: 'dusk', path: 'M420 300C520 236 660 208 780 200 900 194 900 184 930 176 960 164 900 152 890 142H1000C1010 160 1070 166 1056 184 1050 196 1120 200 1190 226V420H420z' }),
      drawn({ ink: 'pale', path: 'M440 312C540 262 660 226 780 214 910 204 912 196 944 186 990 170 920 158 912 144H976C984 160 1040 170 1026 186 1010 204 1100 214 1180 244V420H430z' }),
      ripples({ form: 'lens', ink: 'cream', y: [206, 318], count: 20, x: 960, spread: [60, 220], width: [30, 210], height: [3, 12], seed: 4 }),
      // The wall on the right, in the shade, and the fall before it.
      shape({ ink: 'dusk', points: [[860, 346], [1120, 340], [1130, 250], [1180, 176], [1300, 168], [1440, 176], [1640, 150], [1640, 802], [860, 802]] }),
      columns({ top: [[1160, 200], [1300, 176], [1440, 186], [1640, 160]], base: [[1186, 802], [1640, 802]], width: [50, 130], mid: 'dusk', lit: 'wine', shade: 'ink', cap: 'tan', step: 14, breaks: 2, light: -1, seed: 6, lean: -0.03 }),
      flow({ ink: 'pale', path: [[1040, 318, 104], [1056, 350, 106], [1064, 400, 106], [1072, 560, 114], [1078, 700, 124], [1082, 830, 140]], streaks: [['cream', 20, 34]], seed: 5, length: [0.2, 0.5] }),
      drawn({ ink: 'cream', path: 'M930 326Q1040 308 1150 332L1156 350Q1040 326 940 344z' }),
      // The shelf with the pot.
      shape({ ink: 'rust', points: [[-20, 196], [120, 184], [330, 206], [520, 236], [560, 266], [480, 300], [520, 330], [760, 350], [850, 420], [840, 560], [850, 802], [-20, 802]] }),
      spray({ ink: 'tan', from: [620, 240], to: [120, 420], within: [[-20, 196], [120, 184], [330, 206], [520, 236], [560, 266], [480, 300], [520, 330], [790, 360], [830, 802], [-20, 802]] }),
      shape({ ink: 'wine', points: [[-20, 196], [120, 184], [330, 206], [520, 236], [560, 266], [470, 262], [300, 230], [180, 214], [60, 222], [-20, 216]] }),
      drawn({ ink: 'pale', path: 'M500 300C560 286 640 270 700 262L840 330 800 430H700L520 350z' }),
      flow({ path: [[760, 262, 60], [720, 290, 100], [680, 330, 120], [650, 400, 128]], streaks: [['cream', 9, 20]], seed: 8, length: [0.3, 0.6] }),
      pot({ x: 430, y: 484, width: 690, height: 310, depth: 200, rings: ['tan', 'rust', 'wine', 'dusk', 'ink'], light: 1, inside: [
        flow({ ink: 'pale', path: [[656, 300, 150], [650, 380, 132], [640, 440, 118], [632, 540, 112], [630, 680, 112]], streaks: [['cream', 18, 30]], seed: 9, length: [0.3, 0.6] }),
        shape({ ink: 'dusk', opacity: 0.45, smooth: true, points: [[60, 660], [300, 520], [560, 498], [780, 520], [840, 700], [440, 760]] }),
        shape({ ink: 'ink', opacity: 0.75, smooth: true, points: [[60, 680], [300, 580], [560, 548], [780, 566], [840, 700], [440, 760]] }),
        spray({ ink: 'ink', from: [480, 640], to: [520, 440] }),
      ] }),
      drawn({ ink: 'cream', path: 'M512 336Q560 336 620 352 700 372 764 424 748 396 712 370 640 330 560 322z' }),
      shape({ ink: 'wine', points: [[-20, 690], [90, 706], [150, 700], [300, 736], [420, 724], [560, 730], [660, 700], [740, 688], [806, 642], [850, 640], [862, 802], [-20, 802]] }),
      shape({ ink: 'dusk', points: [[-20, 700], [60, 714], [84, 802], [-20, 802]] }),
      shape({ ink: 'dusk', points: [[150, 704], [230, 726], [262, 802], [172, 802]] }),
      shape({ ink: 'dusk', points: [[420, 726], [556, 734], [590, 802], [450, 802]] }),
      shape({ ink: 'dusk', points: [[660, 704], [736, 692], [770, 802], [690, 802]] }),
      shape({ ink: 'tan', points: [[-20, 684], [90, 698], [150, 692], [300, 728], [420, 716], [560, 722], [660, 692], [740, 680], [806, 634], [806, 644], [740, 689], [660, 702], [560, 732], [420, 725], [300, 738], [150, 702], [90, 708], [-20, 694]] }),
      // The knob that parts the river.
      shape({ ink: 'dusk', points: [[764, 350], [800, 408], [838, 480], [830, 600], [862, 802], [780, 802], [806, 640], [776, 470]] }),
      shape({ ink: 'wine', points: [[790, 390], [880, 402], [906, 470], [896, 600], [934, 802], [856, 802], [826, 600], [838, 470]] }),
      shape({ ink: 'rust', points: [[880, 396], [930, 386], [966, 330], [964, 430], [982, 520], [966, 640], [990, 802], [928, 802], [892, 600], [908, 470]] }),
      shape({ ink: 'tan', points: [[758, 350], [768, 306], [812, 262], [850, 248], [880, 222], [926, 236], [944, 276], [968, 334], [932, 390], [882, 404], [800, 398]] }),
      shape({ ink: 'rust', points: [[758, 350], [768, 306], [812, 262], [834, 306], [820, 346], [830, 400], [800, 398]] }),
      spray({ ink: 'ink', from: [780, 800], to: [960, 440], within: [[768, 346], [800, 408], [882, 404], [932, 390], [964, 430], [982, 520], [966, 640], [990, 802], [800, 802], [806, 600]] }),
      drawn({ ink: 'cream', path: 'M744 340Q760 288 806 258 776 296 768 344zM930 236Q966 270 976 330 950 290 934 262z' }),
      mist({ x: 1090, y: 812, width: 360, height: 60, ink: 'cream', seed: 4 }),
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
      drawn({ ink: 'pale', path: 'M206 150H246C250 164 262 172 300 184V214H110L120 196C160 186 200 172 206 150z' }),
      flow({ ink: 'pale', path: [[272, 196, 30], [276, 214, 31], [280, 270, 34], [284, 360, 42]], streaks: [['cream', 9, 10]], seed: 5, length: [0.3, 0.6] }),
      shape({ ink: 'rust', points: [[20, 190], [90, 182], [136, 192], [120, 206], [214, 226], [228, 280], [236, 350], [20, 350]] }),
      pot({ x: 134, y: 256, width: 176, height: 92, depth: 50, rings: ['tan', 'wine', 'dusk', 'ink'], light: 1, inside: [
        flow({ ink: 'pale', path: [[180, 190, 34], [178, 230, 30], [176, 270, 28], [176, 330, 28]], streaks: [['cream', 7, 8]], seed: 3, length: [0.3, 0.6] }),
        shape({ ink: 'ink', opacity: 0.6, smooth: true, points: [[60, 300], [110, 272], [170, 266], [210, 290], [200, 330], [80, 330]] }),
      ] }),
      drawn({ ink: 'pale', path: 'M128 202L160 190H206L214 236 196 232Q170 214 134 212z' }),
      shape({ ink: 'wine', points: [[200, 208], [226, 222], [232, 280], [240, 350], [214, 350], [210, 280]] }),
      shape({ ink: 'rust', points: [[226, 222], [252, 206], [256, 260], [264, 350], [238, 350], [230, 280]] }),
      shape({ ink: 'tan', points: [[200, 208], [206, 186], [224, 176], [244, 184], [252, 206], [226, 224]] }),
    ],
  },
});
