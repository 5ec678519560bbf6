import { trailArt } from '../../kit/scene.ts';
import { archBridge } from '../../motifs/arches.ts';
import { bedded } from '../../motifs/bedded.ts';
import { ferns } from '../../motifs/ferns.ts';
import { foliage } from '../../motifs/foliage.ts';
import { plunge } from '../../motifs/plunge.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { mist, ripples, water } from '../../motifs/water.ts';
import { crowns } from '../../motifs/woodland.ts';

const summerGlen = {
  ink: '#14262b',
  forest: '#215046',
  leaf: '#4d8b53',
  lime: '#aac861',
  cream: '#fcf5de',
  sky: '#a9d6d8',
  pool: '#2e7d8b',
  stone: '#cdbf9d',
  slate: '#8a8371',
  sand: '#dfb877',
  tan: '#bd8a51',
  umber: '#7a5038',
  red: '#d4573d',
};

export default trailArt({
  hero: {
    alt: 'Minnehaha Falls plunges free over a limestone ledge, in front of the hollow that it wore into the soft golden sandstone; people watch from the stone footbridge.',
    focus: { x: 0.5, y: 0.45 },
    palette: summerGlen,
    layers: [
      sky({ seed: 4, waver: 6, bands: [['sky', 0], ['cream', 70]] }),
      ridge({ ink: 'lime', points: [[0, 66], [400, 110], [800, 130], [1200, 108], [1620, 60]], swell: 6, swells: 5, seed: 8, cover: 'hardwood', height: [26, 54], floor: 330 }),
      ridge({ ink: 'leaf', points: [[0, 100], [300, 128], [600, 160], [800, 172], [1000, 160], [1300, 126], [1620, 96]], swell: 5, swells: 5, seed: 3, cover: 'hardwood', height: [30, 60], floor: 330 }),
      shape({ ink: 'umber', points: [[-20, 200], [1620, 200], [1620, 700], [-20, 700]] }),
      shape({ ink: 'ink', points: [[360, 270], [1240, 270], [1200, 322], [1110, 344], [1080, 400], [1020, 430], [1000, 520], [1010, 660], [590, 660], [602, 540], [570, 440], [520, 410], [488, 346], [400, 320]] }),
      shape({ ink: 'tan', points: [[-20, 330], [120, 326], [250, 340], [330, 376], [372, 420], [440, 440], [482, 500], [560, 530], [598, 590], [660, 622], [660, 700], [-20, 700]] }),
      shape({ ink: 'tan', points: [[1620, 330], [1480, 326], [1360, 342], [1290, 366], [1240, 424], [1166, 448], [1130, 496], [1050, 536], [1010, 586], [940, 622], [940, 700], [1620, 700]] }),
      shape({ ink: 'sand', points: [[-20, 360], [140, 366], [236, 390], [290, 440], [250, 452], [340, 486], [400, 530], [372, 540], [480, 590], [520, 640], [-20, 640]] }),
      shape({ ink: 'sand', points: [[1620, 360], [1470, 362], [1392, 384], [1330, 430], [1366, 446], [1290, 470], [1220, 520], [1246, 534], [1150, 576], [1080, 640], [1620, 640]] }),
      bedded({ points: [[590, 196], [720, 214], [880, 214], [1010, 196], [1012, 266], [900, 284], [700, 284], [588, 266]], lit: 'stone', mid: 'stone', shade: 'slate', seam: 'ink', noses: 4, beds: [18, 30], step: 6, seed: 3 }),
      bedded({ points: [[300, 150], [470, 168], [620, 192], [624, 282], [480, 292], [300, 286]], lit: 'cream', mid: 'stone', shade: 'slate', seam: 'ink', noses: 3, beds: [22, 40], step: 9, seed: 5, light: 1 }),
      bedded({ points: [[980, 192], [1130, 168], [1300, 150], [1300, 286], [1120, 292], [976, 282]], lit: 'cream', mid: 'stone', shade: 'slate', seam: 'ink', noses: 3, beds: [22, 40], step: 9, seed: 7 }),
      bedded({ points: [[-20, 104], [160, 120], [330, 148], [344, 306], [160, 318], [-20, 322]], lit: 'cream', mid: 'stone', shade: 'slate', seam: 'ink', noses: 3, beds: [26, 56], step: 12, seed: 6, light: 1 }),
      bedded({ points: [[1270, 148], [1440, 120], [1620, 100], [1620, 322], [1440, 318], [1256, 306]], lit: 'cream', mid: 'stone', shade: 'slate', seam: 'ink', noses: 3, beds: [26, 56], step: 12, seed: 9 }),
      bank({ ink: 'sky', points: [[722, 208], [770, 203], [840, 203], [884, 208]], close: [[884, 220], [722, 220]] }),
      plunge({ lip: [722, 884], foot: [690, 900], top: 214, base: 622, tresses: 4, ink: 'cream', strand: 'sky', shade: 'sky', seed: 6 }),
      water({ ink: 'pool', y: 612, floor: 802 }),
      mist({ x: 796, y: 626, width: 330, ink: 'cream', height: 40 }),
      ripples({ ink: 'cream', y: [632, 700], count: 9, x: 800, spread: [150, 220], width: [80, 190], height: [4, 7], seed: 4 }),
      bank({ ink: 'forest', points: [[-20, 470], [200, 520], [400, 590], [540, 630], [640, 664], [690, 720], [700, 802]], close: [[-20, 802]] }),
      bank({ ink: 'forest', points: [[900, 802], [920, 720], [980, 660], [1090, 622], [1240, 576], [1420, 512], [1620, 460]], close: [[1620, 802]] }),
      boulders({ ink: 'slate', lit: 'stone', seed: 5, items: [[566, 628, 84, 40], [1052, 630, 100, 46], [466, 546, 46, 24], [1180, 520, 50, 26]] }),
      lenses({ ink: 'umber', items: [[160, 446, 190, 22], [310, 500, 130, 18], [1424, 446, 210, 22], [1286, 500, 120, 18]] }),
      crowns({ leaves: [['forest', 'leaf'], ['leaf', 'lime']], rise: 0.5, items: [[140, 440, 110], [204, 446, 90], [310, 500, 90], [1450, 440, 120], [1380, 446, 80], [1286, 500, 84]] }),
      visitor({ x: 664, y: 698, height: 90, pose: 'stand', ink: 'ink', coat: 'red' }),
      visitor({ x: 706, y: 692, height: 96, pose: 'child', ink: 'ink', coat: 'lime' }),
      visitor({ x: 950, y: 696, height: 90, pose: 'point', ink: 'ink', coat: 'sand', flip: true }),
      archBridge({ top: [[200, 740], [420, 700], [600, 674], [800, 664], [1000, 674], [1180, 700], [1400, 740]], base: [[200, 802], [1400, 802]], piers: [600, 1000], pier: 0.04, crown: 40, rise: 0.4, depth: 14, ink: 'stone', shade: 'slate', lit: 'cream', seed: 3 }),
      foliage({ ink: 'ink', points: [[-20, -20], [330, -20], [280, 60], [150, 110], [120, 210], [-20, 280]], size: [34, 60], seed: 6 }),
      foliage({ ink: 'forest', points: [[-20, -20], [230, -20], [170, 34], [60, 70], [30, 140], [-20, 170]], size: [30, 54], seed: 9 }),
      bank({ ink: 'ink', points: [[-20, 690], [220, 700], [420, 742], [560, 802]], close: [[-20, 802]] }),
      bank({ ink: 'ink', points: [[1060, 802], [1190, 742], [1390, 700], [1620, 690]], close: [[1620, 802]] }),
      ferns({ ink: 'ink', lit: 'leaf', items: [[330, 806, 130], [430, 812, 100], [1180, 812, 100], [1290, 806, 130]] }),
    ],
  },
  badge: {
    alt: 'Minnehaha Falls plunges over its limestone ledge in front of a hollow of golden sandstone',
    palette: summerGlen,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0]] }),
      ridge({ ink: 'leaf', points: [[0, 84], [195, 118], [390, 84]], swell: 3, seed: 3, cover: 'hardwood', height: [18, 32], floor: 200 }),
      canopy({ ink: 'lime', points: [[60, 96], [195, 116], [330, 96]], depth: 14, count: 6, size: [20, 26], seed: 4 }),
      shape({ ink: 'umber', points: [[0, 140], [390, 140], [390, 360], [0, 360]] }),
      shape({ ink: 'ink', points: [[70, 160], [320, 160], [300, 210], [268, 224], [258, 270], [260, 350], [130, 350], [132, 280], [120, 230], [90, 206]] }),
      shape({ ink: 'tan', points: [[0, 200], [60, 202], [84, 228], [104, 238], [116, 270], [142, 284], [150, 330], [0, 340]] }),
      shape({ ink: 'tan', points: [[390, 200], [330, 202], [304, 226], [286, 240], [276, 268], [250, 284], [240, 330], [390, 340]] }),
      shape({ ink: 'sand', points: [[0, 220], [50, 222], [70, 246], [64, 252], [90, 270], [110, 310], [0, 330]] }),
      shape({ ink: 'sand', points: [[390, 220], [346, 222], [322, 244], [328, 252], [300, 268], [280, 310], [390, 330]] }),
      bedded({ points: [[120, 124], [160, 132], [232, 132], [270, 124], [270, 176], [120, 176]], lit: 'stone', mid: 'stone', shade: 'slate', seam: 'ink', noses: 2, beds: [16, 24], step: 4, seed: 3, joints: 0 }),
      bedded({ points: [[20, 96], [90, 108], [138, 124], [138, 184], [80, 196], [20, 200]], lit: 'cream', mid: 'stone', shade: 'slate', seam: 'ink', noses: 2, beds: [20, 34], step: 6, seed: 5, light: 1, joints: 0.3 }),
      bedded({ points: [[252, 124], [300, 108], [370, 96], [370, 200], [310, 196], [252, 184]], lit: 'cream', mid: 'stone', shade: 'slate', seam: 'ink', noses: 2, beds: [20, 34], step: 6, seed: 7, joints: 0.3 }),
      plunge({ lip: [158, 234], foot: [148, 246], top: 130, base: 312, tresses: 3, ink: 'cream', strand: 'sky', shade: 'sky', seed: 6 }),
      water({ ink: 'pool', y: 308 }),
      mist({ x: 196, y: 316, width: 140, ink: 'cream', height: 18 }),
      bank({ ink: 'forest', points: [[0, 268], [60, 282], [110, 312], [130, 360]], close: [[0, 360]] }),
      bank({ ink: 'forest', points: [[262, 360], [282, 312], [330, 282], [390, 268]], close: [[390, 360]] }),
    ],
  },
});
