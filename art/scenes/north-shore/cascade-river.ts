import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { birch, broadleaf } from '../../motifs/broadleaf.ts';
import { spruces } from '../../motifs/conifers.ts';
import { hatch } from '../../motifs/grass.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
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
  clay: '#a05a45',
};

export default trailArt({
  hero: {
    alt: 'Two people on the bench of Lookout Mountain at noon in autumn: maples blaze red and gold down to blue Lake Superior, and the Sawtooth ridges march along the shore.',
    focus: { x: 0.55, y: 0.66 },
    palette: maples,
    layers: [
      sky({ seed: 5, waver: 8, bands: [['sky', 0], ['cream', 236]] }),
      cumulus({ x: 1090, y: 160, width: 430, height: 104, ink: 'cream', shade: 'sand', seed: 4 }),
      shape({ ink: 'sky', points: [[1060, 304], [1130, 274], [1160, 270], [1230, 286], [1290, 278], [1400, 304]] }),
      shape({ ink: 'haze', points: [[640, 320], [700, 252], [756, 226], [790, 224], [880, 262], [900, 276], [950, 254], [984, 252], [1070, 284], [1110, 274], [1200, 304], [760, 330]] }),
      water({ ink: 'lake', y: 303 }),
      ripples({ ink: 'sky', y: [306, 520], count: 17, x: 1290, spread: [380, 380], width: [120, 240], height: [3, 7], seed: 5 }),
      ripples({ ink: 'cream', y: [308, 400], count: 7, x: 1210, spread: [200, 200], width: [70, 150], height: [3, 4], seed: 8 }),
      ridge({ ink: 'red', points: [[-20, 330], [180, 322], [330, 316], [404, 214], [440, 156], [480, 140], [560, 166], [700, 236], [860, 328], [1000, 416], [1090, 470], [1180, 520]], to: 1180, swell: 3, seed: 4, cover: 'hardwood', height: [20, 36], floor: 620 }),
      canopy({ ink: 'orange', points: [[456, 160], [480, 150], [560, 176], [700, 246], [860, 338], [1000, 424], [1080, 474]], depth: [[456, 300], [560, 310], [700, 240], [1080, 30]], count: 31, size: [42, 96], seed: 16 }),
      canopy({ ink: 'gold', points: [[476, 150], [560, 176], [700, 246], [860, 338], [1000, 424]], depth: [[476, 180], [700, 190], [1000, 30]], count: 22, size: [34, 74], seed: 26 }),
      ridge({ ink: 'orange', points: [[-20, 440], [200, 452], [420, 480], [640, 512], [860, 532], [1060, 536], [1240, 528], [1420, 520], [1620, 500]], swell: 8, seed: 14, cover: 'hardwood', height: [34, 64] }),
      canopy({ ink: 'gold', points: [[-10, 450], [420, 488], [640, 520], [860, 540], [1240, 536], [1610, 508]], depth: 190, count: 18, size: [70, 140], seed: 9 }),
      spruces({ ink: 'fir', lit: 'haze', seed: 4, forms: 1, items: [[1136, 746, 220], [1084, 716, 140], [600, 690, 170], [540, 720, 120], [1226, 806, 270]] }),
      bedded({ points: [[480, 730], [560, 690], [1060, 676], [1150, 730], [1220, 820], [420, 820]], lit: 'clay', mid: 'wine', shade: 'ink', seam: 'ink', noses: 3, beds: [34, 70], step: 14, seed: 8, joints: 0.3, dusk: 0.16 }),
      shape({ ink: 'sand', points: [[490, 722], [560, 668], [640, 650], [700, 654], [704, 640], [900, 634], [960, 642], [1066, 652], [1080, 672], [960, 682], [956, 694], [800, 690], [660, 704], [580, 722]] }),
      hatch({ ink: 'gold', y: [648, 690], x: [540, 920], count: 9, length: [50, 90], thickness: [3, 5], seed: 4 }),
      shape({ ink: 'wine', points: [[726, 606], [916, 606], [916, 618], [900, 618], [900, 656], [888, 656], [888, 618], [752, 618], [752, 660], [740, 660], [740, 618], [726, 618]] }),
      visitor({ x: 760, y: 606, height: 178, pose: 'sit', ink: 'ink', coat: 'lake' }),
      visitor({ x: 852, y: 606, height: 168, pose: 'sit', ink: 'ink', coat: 'cream' }),
      birch({ x: 1330, y: 830, height: 720, bark: 'cream', shade: 'haze', mark: 'ink', leaf: 'gold', leaf2: 'orange', lean: -0.04, stem: 17, seed: 7 }),
      birch({ x: 1470, y: 830, height: 600, bark: 'cream', shade: 'haze', mark: 'ink', leaf: 'gold', lean: 0.05, stem: 14, seed: 17 }),
      bank({ ink: 'ink', points: [[0, 700], [160, 716], [330, 758], [470, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1170, 802], [1300, 762], [1440, 736], [1600, 724]], close: [[1600, 802]] }),
      broadleaf({ ink: 'wine', lit: 'red', items: [[110, 860, 880, 0], [346, 796, 380, 1]], spread: 0.78, seed: 3 }),
    ],
  },
  badge: {
    alt: 'Two people on the bench of Lookout Mountain; below, the autumn Sawtooth ridges march along Lake Superior',
    palette: maples,
    layers: [
      sky({ seed: 5, waver: 3, bands: [['sky', 0], ['cream', 140]] }),
      water({ ink: 'lake', y: 178 }),
      ripples({ ink: 'sky', y: [186, 270], count: 9, x: 280, spread: [50, 60], width: [40, 80], height: [4, 6], seed: 3 }),
      shape({ ink: 'haze', points: [[196, 190], [232, 160], [248, 152], [256, 172], [268, 190]] }),
      ridge({ ink: 'orange', points: [[80, 230], [140, 172], [178, 138], [196, 134], [208, 172], [232, 214], [262, 236]], from: 80, to: 262, swell: 1, seed: 5, cover: 'hardwood', height: [10, 18], floor: 260 }),
      ridge({ ink: 'red', points: [[10, 300], [80, 212], [112, 180], [130, 184], [146, 230], [180, 270], [230, 296]], from: 10, to: 240, swell: 1, seed: 9, cover: 'hardwood', height: [14, 24], floor: 320 }),
      canopy({ ink: 'orange', points: [[50, 280], [118, 196]], depth: [[50, 30], [118, 80]], count: 7, size: [24, 32], seed: 4 }),
      ridge({ ink: 'wine', points: [[0, 300], [195, 296], [390, 284]], swell: 3, seed: 5, cover: 'hardwood', height: [18, 30] }),
      shape({ ink: 'sand', points: [[100, 318], [150, 308], [300, 304], [336, 320], [350, 360], [80, 360]] }),
      shape({ ink: 'ink', points: [[132, 284], [280, 284], [280, 293], [266, 293], [266, 322], [257, 322], [257, 293], [156, 293], [156, 322], [147, 322], [147, 293], [132, 293]] }),
      visitor({ x: 160, y: 284, height: 132, pose: 'sit', ink: 'ink', coat: 'cream' }),
      visitor({ x: 234, y: 284, height: 122, pose: 'sit', ink: 'ink', coat: 'gold' }),
    ],
  },
});
