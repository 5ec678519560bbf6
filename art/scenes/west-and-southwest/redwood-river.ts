import { trailArt } from '../../kit/scene.ts';
import { foliage } from '../../motifs/foliage.ts';
import { mapleLeaves } from '../../motifs/leaves.ts';
import { shafts } from '../../motifs/light-shafts.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { holdingTrout } from '../../motifs/trout.ts';
import { trunks } from '../../motifs/trunks.ts';
import { ripples, river } from '../../motifs/water.ts';
import { crowns, woodland } from '../../motifs/woodland.ts';

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

export default trailArt({
  hero: {
    alt: 'Half above and half below the Redwood River: sugar maples in October over the stream, and under its surface a brown trout that has seen a mayfly.',
    focus: { x: 0.5, y: 0.6 },
    palette: october,
    layers: [
      sky({ seed: 4, waver: 6, bands: [['pale', 0], ['cream', 90]] }),
      ridge({ ink: 'gold', points: [[0, 96], [400, 150], [700, 210], [900, 214], [1200, 150], [1620, 90]], swell: 6, seed: 5, cover: 'hardwood', height: [24, 46], floor: 420 }),
      ridge({ ink: 'orange', points: [[0, 190], [300, 214], [560, 254], [760, 274], [900, 274], [1080, 250], [1340, 206], [1620, 176]], swell: 6, seed: 8, cover: 'hardwood', height: [30, 56], floor: 430 }),
      river({ ink: 'aqua', path: [[826, 292, 14], [800, 304, 30], [850, 322, 56], [760, 350, 120], [820, 390, 280], [790, 470, 620]], glint: 'cream', glints: 16 }),
      bank({ ink: 'wine', points: [[-20, 330], [200, 326], [480, 336], [680, 352], [640, 384], [480, 420], [420, 470]], close: [[-20, 470]] }),
      bank({ ink: 'wine', points: [[1240, 470], [1160, 420], [980, 376], [900, 350], [1060, 332], [1320, 322], [1620, 320]], close: [[1620, 470]] }),
      trunks({ ink: 'ink', lit: 'rust', items: [[70, 430, 26, -20, 10], [250, 410, 18, -20, -14], [400, 390, 12, 60, 6], [1210, 390, 13, 60, -6], [1370, 410, 20, -20, 12], [1540, 430, 28, -20, -8]] }),
      foliage({ ink: 'rust', points: [[-20, -20], [560, -20], [500, 60], [380, 130], [300, 110], [200, 180], [80, 150], [-20, 200]], size: [34, 64], seed: 4 }),
      foliage({ ink: 'rust', points: [[1040, -20], [1620, -20], [1620, 200], [1500, 150], [1400, 190], [1300, 110], [1200, 130], [1100, 60]], size: [34, 64], seed: 7 }),
      foliage({ ink: 'orange', points: [[-20, -20], [420, -20], [350, 50], [230, 60], [140, 110], [-20, 90]], size: [30, 54], seed: 5 }),
      foliage({ ink: 'orange', points: [[1180, -20], [1620, -20], [1620, 90], [1460, 110], [1370, 60], [1250, 50]], size: [30, 54], seed: 8 }),
      foliage({ ink: 'gold', points: [[-20, -20], [240, -20], [170, 20], [60, 50], [-20, 40]], size: [26, 46], seed: 6 }),
      foliage({ ink: 'gold', points: [[1360, -20], [1620, -20], [1620, 40], [1540, 50], [1430, 20]], size: [26, 46], seed: 9 }),
      woodland({ leaves: [['rust', 'orange'], ['orange', 'gold'], ['wine', 'rust']], points: [[-20, 350], [300, 356], [560, 366]], depth: 20, rows: 1, size: [70, 90], seed: 5 }),
      woodland({ leaves: [['rust', 'orange'], ['orange', 'gold'], ['wine', 'rust']], points: [[1020, 366], [1300, 356], [1600, 346]], depth: 20, rows: 1, size: [70, 90], seed: 8 }),
      shape({ ink: 'deep', points: [[0, 452], [1600, 452], [1600, 802], [0, 802]] }),
      bank({ ink: 'teal', points: [[-20, 440], [200, 452], [420, 440], [640, 454], [860, 442], [1100, 456], [1360, 442], [1620, 450]], close: [[1620, 590], [-20, 590]] }),
      bank({ ink: 'deep', points: [[-20, 600], [240, 566], [520, 592], [800, 560], [1100, 590], [1360, 562], [1620, 598]], close: [[1620, 802], [-20, 802]] }),
      shafts({ ink: 'aqua', opacity: 0.3, from: 450, items: [[420, 260, 800, 90], [700, 560, 800, 130], [1040, 940, 800, 80], [1320, 1240, 800, 120]] }),
      lenses({ ink: 'cream', items: [[200, 448, 360, 9], [640, 450, 460, 11], [1150, 450, 480, 10], [1500, 448, 260, 8]] }),
      ripples({ ink: 'aqua', y: [458, 530], count: 14, between: [0, 1600], width: [90, 300], height: [4, 8], seed: 5 }),
      lenses({ ink: 'cream', items: [[556, 446, 190, 13]] }),
      lenses({ ink: 'teal', items: [[556, 447, 120, 7]] }),
      shape({ ink: 'cream', smooth: true, points: [[556, 430], [560, 380], [584, 360], [596, 376], [580, 416]] }),
      shape({ ink: 'pale', smooth: true, points: [[570, 428], [584, 396], [606, 384], [610, 400], [588, 424]] }),
      shape({ ink: 'ink', points: [[534, 440], [544, 430], [566, 428], [590, 420], [606, 408], [634, 380], [612, 414], [640, 396], [610, 422], [570, 440], [544, 446]] }),
      boulders({ ink: 'ink', lit: 'olive', seed: 6, items: [[110, 790, 260, 110], [330, 806, 190, 66], [560, 812, 230, 60], [820, 812, 200, 50], [1060, 810, 240, 70], [1290, 800, 220, 90], [1510, 796, 260, 130]] }),
      mapleLeaves({ ink: 'rust', lit: 'orange', items: [[1130, 442, 46, 20], [1260, 452, 34, -40], [250, 446, 40, 60], [1190, 600, 40, 130]] }),
      holdingTrout({ x: 830, y: 610, length: 560, ink: 'olive', flank: 'brass', belly: 'cream', spot: 'ink', red: 'rust', tilt: 11 }),
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
