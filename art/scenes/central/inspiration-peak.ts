import { trailArt } from '../../kit/scene.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { lakes } from '../../motifs/lakes.ts';
import { hiker } from '../../motifs/people.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { river } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const blaze = {
  ink: '#2b1a1c',
  wine: '#7b2b2b',
  red: '#c0432c',
  orange: '#e5832b',
  gold: '#f4c04b',
  cream: '#fdf1cf',
  lake: '#2f7fae',
  sky: '#79b9d6',
  pale: '#c6e2e2',
  fir: '#3d5c3f',
};

export default trailArt({
  hero: {
    alt: 'Two people on the bald grass top of Inspiration Peak look out over blue lakes in blazing maple woods at autumn noon.',
    focus: { x: 0.5, y: 0.5 },
    palette: blaze,
    layers: [
      sky({ seed: 2, waver: 8, bands: [['sky', 0], ['pale', 190]] }),
      cumulus({ x: 1110, y: 196, width: 460, height: 128, ink: 'cream', shade: 'pale', seed: 5 }),
      cumulus({ x: 400, y: 150, width: 360, height: 92, ink: 'cream', shade: 'pale', seed: 28 }),
      cumulus({ x: 790, y: 232, width: 220, height: 40, ink: 'cream', seed: 12 }),
      ridge({ ink: 'sky', y: 268, swell: 8, swells: 4, seed: 6, floor: 340 }),
      ridge({ ink: 'fir', y: 288, swell: 6, swells: 4, seed: 11, floor: 350 }),
      ridge({ ink: 'orange', y: 300, swell: 7, swells: 3, seed: 3, cover: 'hardwood', height: [12, 22] }),
      lenses({ ink: 'pale', items: [[280, 312, 180, 12], [600, 308, 130, 10], [980, 314, 240, 13], [1250, 306, 130, 10], [1440, 314, 170, 13], [60, 308, 120, 10]] }),
      ridge({ ink: 'red', points: [[-20, 340], [260, 328], [520, 340], [760, 326], [1060, 340], [1320, 326], [1620, 338]], swell: 5, swells: 5, seed: 5, cover: 'hardwood', height: [15, 28] }),
      canopy({ ink: 'orange', points: [[0, 336], [1600, 334]], depth: 26, count: 18, size: [20, 30], seed: 5 }),
      lakes({ ink: 'lake', items: [[150, 366, 270, 18], [560, 358, 180, 12], [1120, 362, 200, 15], [1420, 358, 230, 14]], unrest: 0.2, seed: 4 }),
      lakes({ ink: 'lake', glint: 'pale', glints: 4, items: [[800, 384, 600, 50]], unrest: 0.16, seed: 9 }),
      ridge({ ink: 'gold', points: [[-20, 414], [200, 384], [400, 366], [640, 408], [860, 412], [1060, 384], [1260, 364], [1480, 392], [1620, 404]], swell: 4, swells: 5, seed: 7, cover: 'hardwood', height: [22, 40] }),
      canopy({ ink: 'orange', points: [[0, 404], [420, 388], [640, 412], [1060, 400], [1280, 388], [1600, 408]], depth: 40, count: 24, size: [28, 44], light: 1, seed: 8 }),
      lakes({ ink: 'lake', glint: 'pale', glints: 3, items: [[330, 462, 420, 56], [1230, 458, 460, 58], [40, 470, 220, 40], [1560, 476, 180, 34]], unrest: 0.1, seed: 7 }),
      ridge({ ink: 'red', points: [[-20, 482], [160, 468], [340, 500], [560, 466], [800, 480], [1040, 462], [1260, 498], [1440, 472], [1620, 494]], swell: 4, swells: 5, seed: 14, cover: 'hardwood', height: [34, 60] }),
      canopy({ ink: 'orange', points: [[0, 486], [1600, 486]], depth: 110, count: 14, size: [44, 70], seed: 12 }),
      woodland({ leaves: [['wine', 'red'], ['gold', 'cream'], ['orange', 'gold']], points: [[-20, 556], [160, 540], [330, 566], [420, 560]], depth: 1, rows: 1, size: [86, 86], rise: 0.85, spacing: 0.66, seed: 11 }),
      woodland({ leaves: [['wine', 'red'], ['gold', 'cream'], ['orange', 'gold']], points: [[1160, 560], [1280, 570], [1440, 546], [1640, 560]], depth: 1, rows: 1, size: [86, 86], rise: 0.85, spacing: 0.66, seed: 14 }),
      bank({ ink: 'orange', points: [[90, 830], [230, 700], [400, 580], [560, 492], [690, 446], [820, 430], [950, 446], [1090, 500], [1230, 590], [1370, 710], [1480, 830]], close: [] }),
      bank({ ink: 'gold', points: [[90, 830], [230, 700], [400, 580], [560, 492], [690, 446], [820, 432], [884, 456], [930, 540], [990, 640], [1010, 740], [1080, 830]], close: [] }),
      hatch({ ink: 'orange', x: [430, 800], y: [480, 780], count: 16, length: [50, 190], thickness: [3, 10], seed: 5, slope: -0.1 }),
      hatch({ ink: 'gold', x: [960, 1180], y: [530, 780], count: 10, length: [60, 150], thickness: [3, 8], seed: 9, slope: 0.2 }),
      river({ ink: 'cream', path: [[806, 428, 6], [776, 450, 10], [800, 488, 16], [866, 530, 24], [866, 588, 36], [770, 650, 54], [690, 730, 78], [690, 830, 110]] }),
      visitor({ x: 780, y: 434, height: 112, pose: 'point', ink: 'ink', coat: 'lake', flip: true }),
      visitor({ x: 850, y: 430, height: 98, pose: 'stand', ink: 'ink', coat: 'cream' }),
      woodland({ leaves: [['wine', 'red'], ['red', 'orange'], ['orange', 'gold']], points: [[-60, 560], [160, 640], [330, 760], [400, 830]], depth: 170, rows: 2, size: [140, 210], rise: 0.95, spacing: 0.62, seed: 4 }),
      woodland({ leaves: [['wine', 'red'], ['red', 'orange'], ['orange', 'gold']], points: [[1260, 830], [1340, 720], [1480, 620], [1660, 560]], depth: 170, rows: 2, size: [140, 210], rise: 0.95, spacing: 0.62, seed: 6 }),
      grass({ ink: 'ink', lit: 'gold', y: 816, count: 14, height: [60, 120], seed: 4, forms: 2, x: [360, 1260] }),
    ],
  },
  badge: {
    alt: 'A hiker on the bald top of Inspiration Peak above lakes and autumn maples',
    palette: blaze,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sky', 0], ['pale', 126]] }),
      cumulus({ x: 272, y: 150, width: 140, height: 50, ink: 'cream', seed: 5, bumps: 6 }),
      ridge({ ink: 'orange', y: 196, swell: 3, seed: 11, cover: 'hardwood', height: [10, 18] }),
      lakes({ ink: 'lake', items: [[100, 214, 130, 16], [292, 212, 140, 16]], unrest: 0.06, seed: 4 }),
      woodland({ leaves: [['red', 'orange'], ['wine', 'red']], points: [[20, 252], [370, 248]], depth: 34, rows: 2, size: [50, 70], rise: 0.8, seed: 8 }),
      ridge({ ink: 'wine', y: 290, swell: 3, seed: 3 }),
      bank({ ink: 'orange', points: [[10, 380], [80, 300], [150, 246], [200, 232], [250, 246], [320, 304], [380, 380]], close: [] }),
      bank({ ink: 'gold', points: [[10, 380], [80, 300], [150, 246], [200, 232], [226, 262], [250, 320], [260, 380]], close: [] }),
      river({ ink: 'cream', path: [[196, 238, 5], [184, 258, 9], [202, 286, 15], [176, 330, 28], [168, 372, 42]] }),
      hiker({ x: 196, y: 242, height: 124, ink: 'ink', pack: 'red', hat: 'ink' }),
    ],
  },
});
