import { trailArt } from '../../kit/scene.ts';
import { birch, broadleaf } from '../../motifs/broadleaf.ts';
import { spruces } from '../../motifs/conifers.ts';
import { hatch } from '../../motifs/grass.ts';
import { hiker } from '../../motifs/people.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const maples = {
  ink: '#2a1a1e',
  wine: '#6f2a2c',
  red: '#b9402c',
  orange: '#e0782c',
  gold: '#f4bd4b',
  sand: '#d9c2a0',
  cream: '#fdf3d9',
  lake: '#2f7ca6',
  sky: '#8fc6d4',
  haze: '#5f8fa6',
  fir: '#2f4a3f',
};

export default trailArt({
  hero: {
    alt: 'A hiker on a ledge of Lookout Mountain at noon in autumn: maples blaze red and gold down to blue Lake Superior, and the Sawtooth ridges march along the shore.',
    focus: { x: 0.55, y: 0.66 },
    palette: maples,
    layers: [
      sky({ seed: 5, waver: 8, bands: [['sky', 0], ['cream', 236]] }),
      cumulus({ x: 1090, y: 160, width: 430, height: 104, ink: 'cream', shade: 'sand', seed: 4 }),
      shape({ ink: 'sky', points: [[1090, 304], [1136, 262], [1160, 256], [1230, 272], [1370, 304]] }),
      shape({ ink: 'haze', points: [[760, 320], [800, 262], [846, 206], [878, 196], [960, 226], [1080, 268], [1200, 304], [760, 330]] }),
      water({ ink: 'lake', y: 303 }),
      ripples({ ink: 'sky', y: [306, 520], count: 17, x: 1290, spread: [380, 380], width: [120, 240], height: [3, 7], seed: 5 }),
      ripples({ ink: 'cream', y: [308, 400], count: 7, x: 1210, spread: [200, 200], width: [70, 150], height: [3, 4], seed: 8 }),
      ridge({ ink: 'red', points: [[-20, 330], [180, 322], [330, 316], [404, 214], [440, 156], [480, 140], [560, 166], [700, 236], [860, 328], [1000, 416], [1090, 470], [1180, 520]], to: 1180, swell: 3, seed: 4, cover: 'hardwood', height: [20, 36], floor: 620 }),
      canopy({ ink: 'orange', points: [[456, 160], [480, 150], [560, 176], [700, 246], [860, 338], [1000, 424], [1080, 474]], depth: [[456, 300], [560, 310], [700, 240], [1080, 30]], count: 36, size: [42, 96], seed: 16 }),
      canopy({ ink: 'gold', points: [[476, 150], [560, 176], [700, 246], [860, 338], [1000, 424]], depth: [[476, 180], [700, 190], [1000, 30]], count: 22, size: [34, 74], seed: 26 }),
      ridge({ ink: 'orange', points: [[-20, 440], [200, 452], [420, 480], [640, 512], [860, 532], [1060, 536], [1240, 528], [1420, 520], [1620, 500]], swell: 8, seed: 14, cover: 'hardwood', height: [34, 64] }),
      canopy({ ink: 'gold', points: [[-10, 450], [420, 488], [640, 520], [860, 540], [1240, 536], [1610, 508]], depth: 190, count: 18, size: [70, 140], seed: 9 }),
      spruces({ ink: 'fir', lit: 'haze', seed: 4, forms: 1, items: [[1130, 640, 150], [1084, 640, 104], [606, 652, 160], [552, 668, 110], [1226, 668, 180]] }),
      canopy({ ink: 'wine', points: [[500, 660], [640, 640]], depth: 24, count: 4, size: [70, 90], seed: 6 }),
      canopy({ ink: 'wine', points: [[1060, 646], [1260, 670]], depth: 24, count: 5, size: [70, 90], seed: 8 }),
      shape({ ink: 'ink', points: [[420, 802], [480, 724], [560, 668], [700, 640], [960, 634], [1070, 652], [1150, 720], [1230, 802]] }),
      shape({ ink: 'wine', points: [[484, 726], [560, 670], [700, 642], [960, 636], [1068, 654], [960, 680], [800, 690], [660, 708], [580, 732]] }),
      shape({ ink: 'sand', points: [[490, 722], [560, 668], [700, 640], [960, 634], [1066, 652], [960, 662], [800, 668], [660, 684], [580, 714]] }),
      shape({ ink: 'wine', points: [[420, 802], [484, 730], [560, 736], [600, 802]] }),
      shape({ ink: 'wine', points: [[670, 712], [800, 694], [830, 692], [850, 740], [806, 802], [730, 802]] }),
      shape({ ink: 'wine', points: [[966, 684], [1062, 660], [1080, 716], [1040, 802], [1000, 802]] }),
      hatch({ ink: 'gold', y: [648, 690], x: [540, 920], count: 9, length: [50, 90], thickness: [3, 5], seed: 4 }),
      hiker({ x: 800, y: 656, height: 178, ink: 'ink', pack: 'lake', hat: 'cream' }),
      birch({ x: 1330, y: 830, height: 720, bark: 'cream', shade: 'haze', mark: 'ink', leaf: 'gold', leaf2: 'orange', lean: -0.04, stem: 17, seed: 7 }),
      birch({ x: 1470, y: 830, height: 600, bark: 'cream', shade: 'haze', mark: 'ink', leaf: 'gold', lean: 0.05, stem: 14, seed: 17 }),
      bank({ ink: 'ink', points: [[0, 700], [160, 716], [330, 758], [470, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1170, 802], [1300, 762], [1440, 736], [1600, 724]], close: [[1600, 802]] }),
      broadleaf({ ink: 'ink', lit: 'wine', items: [[1590, 860, 420, 1]], spread: 0.9, seed: 3 }),
      broadleaf({ ink: 'wine', lit: 'red', items: [[110, 860, 880, 0], [346, 796, 380, 1]], spread: 0.78, seed: 3 }),
    ],
  },
  badge: {
    alt: 'Lopsided Sawtooth ridges ablaze in autumn march along blue Lake Superior, a red maple before them',
    palette: maples,
    layers: [
      sky({ seed: 5, waver: 3, bands: [['sky', 0], ['cream', 150]] }),
      water({ ink: 'lake', y: 226 }),
      shape({ ink: 'haze', points: [[228, 228], [252, 196], [264, 190], [330, 228]] }),
      shape({ ink: 'orange', points: [[140, 240], [188, 178], [204, 168], [244, 196], [302, 240]] }),
      shape({ ink: 'red', points: [[140, 240], [188, 178], [202, 170], [200, 214], [214, 240]] }),
      ripples({ ink: 'cream', y: [234, 276], count: 7, x: 296, spread: [30, 40], width: [50, 70], height: [4, 5], seed: 3 }),
      shape({ ink: 'orange', points: [[20, 300], [84, 208], [122, 150], [142, 138], [180, 168], [236, 220], [300, 276], [330, 300]] }),
      shape({ ink: 'red', points: [[20, 300], [84, 208], [122, 150], [140, 140], [134, 196], [150, 246], [146, 300]] }),
      canopy({ ink: 'gold', points: [[150, 156], [180, 180], [236, 232], [280, 272]], depth: [[150, 96], [236, 46], [280, 20]], count: 13, size: [22, 32], seed: 8 }),
      ridge({ ink: 'wine', points: [[0, 300], [150, 292], [240, 296], [390, 304]], swell: 3, seed: 5, cover: 'hardwood', height: [16, 30] }),
      canopy({ ink: 'red', points: [[130, 300], [300, 304]], depth: 30, count: 7, size: [34, 44], seed: 4 }),
      spruces({ ink: 'fir', lit: 'haze', seed: 4, tiers: 10, girth: 0.34, forms: 1, items: [[288, 350, 110]] }),
      broadleaf({ ink: 'ink', lit: 'red', items: [[108, 356, 140, 0]], spread: 0.78, seed: 3 }),
    ],
  },
});
