import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { spruces } from '../../motifs/conifers.ts';
import { overlook } from '../../motifs/overlook.ts';
import { rainbow } from '../../motifs/rainbow.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { falls, mist, ripples, river, water } from '../../motifs/water.ts';

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

export default trailArt({
  hero: {
    alt: 'High Falls of the Pigeon River thunders between dark walls and green summer woods; a rainbow stands in the spray before two people on a deck.',
    focus: { x: 0.54, y: 0.55 },
    palette: summerNoon,
    layers: [
      sky({ seed: 3, waver: 8, bands: [['sky', 0], ['pale', 150]] }),
      cumulus({ x: 520, y: 128, width: 420, height: 100, ink: 'cream', shade: 'pale', seed: 12 }),
      cumulus({ x: 1290, y: 96, width: 280, height: 60, ink: 'cream', bumps: 7, seed: 5 }),
      ridge({ ink: 'leaf', points: [[0, 190], [300, 150], [620, 184], [900, 170], [1200, 130], [1620, 150]], swell: 12, seed: 6, floor: 420 }),
      ridge({ ink: 'green', points: [[0, 214], [300, 196], [560, 226], [760, 240], [960, 224], [1250, 176], [1620, 160]], swell: 8, seed: 9, cover: 'spruce', height: [20, 60], detail: 0, swells: 3, gaps: 0.06, spacing: 0.5, floor: 690 }),
      river({ ink: 'pale', path: [[770, 230, 26], [756, 238, 70], [742, 246, 92], [742, 256, 97]] }),
      bedded({ points: [[200, 250], [640, 250], [600, 420], [560, 650], [200, 700]], mid: 'slate', lit: 'stone', shade: 'ink', seam: 'ink', beds: [60, 120], step: 13, noses: 3, joints: 0.2, open: 0.4, light: 1, reach: [0.4, 0.3], seed: 3 }),
      bedded({ points: [[846, 258], [1420, 258], [1420, 700], [900, 650], [880, 430]], mid: 'slate', lit: 'stone', shade: 'ink', seam: 'ink', beds: [60, 120], step: 13, noses: 3, joints: 0.2, open: 0.4, reach: [0.42, 0.3], seed: 8 }),
      bank({ ink: 'green', points: [[180, 300], [270, 306], [350, 274], [430, 296], [510, 268], [590, 280], [644, 256]], close: [[644, 244], [180, 244]] }),
      bank({ ink: 'green', points: [[842, 262], [910, 284], [990, 270], [1080, 300], [1180, 274], [1290, 310], [1440, 300]], close: [[1440, 250], [842, 250]] }),
      shape({ ink: 'ink', points: [[630, 250], [870, 250], [930, 650], [560, 650]] }),
      falls({ x: 742, top: 246, base: 640, width: [190, 290], ink: 'cream', strand: 'pale', strands: 19, seed: 5 }),
      falls({ x: 868, top: 262, base: 640, width: [16, 96], sway: 36, ink: 'cream', strand: 'pale', strands: 6, seed: 9 }),
      water({ ink: 'deep', y: 640 }),
      rainbow({ x: 996, y: 742, radius: 310, band: 10, inks: ['coral', 'gold', 'leaf', 'sky', 'violet'], angles: [200, 342] }),
      ridge({ ink: 'green', points: [[-20, 190], [120, 240], [240, 330], [330, 440], [420, 560], [520, 690]], to: 520, swell: 6, seed: 12, cover: 'hardwood', height: [30, 56], floor: 700 }),
      canopy({ ink: 'leaf', points: [[-20, 200], [120, 254], [240, 346], [330, 460], [420, 580]], depth: [[-20, 330], [240, 200], [420, 40]], count: 24, size: [44, 96], seed: 9 }),
      ridge({ ink: 'green', points: [[1040, 690], [1130, 560], [1240, 440], [1360, 330], [1480, 240], [1620, 180]], from: 1040, swell: 6, seed: 15, cover: 'hardwood', height: [30, 56], floor: 700 }),
      canopy({ ink: 'leaf', points: [[1150, 570], [1240, 460], [1360, 350], [1480, 260], [1620, 200]], depth: [[1150, 60], [1360, 200], [1620, 340]], count: 22, size: [44, 96], seed: 19 }),
      mist({ x: 780, y: 668, width: 520, height: 96, ink: 'pale', seed: 3 }),
      mist({ x: 760, y: 676, width: 420, height: 56, ink: 'cream', seed: 8 }),
      ripples({ ink: 'pale', y: [684, 800], count: 14, x: 780, spread: [260, 420], width: [160, 320], height: [5, 10], seed: 4 }),
      ripples({ ink: 'ink', y: [690, 800], count: 8, x: 760, spread: [320, 420], width: [200, 380], height: [6, 12], seed: 6 }),
      boulders({ ink: 'ink', lit: 'stone', seed: 6, items: [[560, 706, 150, 60], [470, 742, 200, 80], [1030, 724, 150, 54]] }),
      visitor({ x: 1166, y: 628, height: 104, pose: 'point', ink: 'ink', coat: 'coral', flip: true }),
      visitor({ x: 1216, y: 628, height: 104, pose: 'child', ink: 'ink', coat: 'gold' }),
      overlook({ x: 1112, y: 628, width: 360, rail: 42, legs: 120, ink: 'ink', lit: 'gold', posts: 7 }),
      bank({ ink: 'ink', points: [[1010, 802], [1100, 742], [1200, 704], [1360, 680], [1600, 640]], close: [[1600, 802]] }),
      bank({ ink: 'ink', points: [[0, 620], [140, 640], [280, 700], [400, 760], [470, 802]], close: [[0, 802]] }),
      spruces({ ink: 'ink', lit: 'deep', seed: 5, forms: 2, items: [[60, 830, 740, 0], [190, 830, 520, 1], [300, 830, 330, 0], [1540, 830, 780, 0], [1420, 830, 430, 1]] }),
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
