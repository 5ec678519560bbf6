import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { spruces } from '../../motifs/conifers.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { cut, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
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

/** An October morning, the sun over the lake on the right. */
const sawtooths = values({
  dark: { ink: '#26151c', wine: '#6a2430' },
  middle: { red: '#b23a2b', orange: '#d9702b', haze: '#8c97ab' },
  glow: { pale: '#c9d5d6', peach: '#fad09a', cream: '#fff2d8' },
  accent: { gold: '#f7b53a' },
});
const overTheLake = { from: [1, -0.7], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Two people on the bench of Lookout Mountain at sunrise: the Sawtooth ridges in autumn red march up the shore like the teeth of a saw, beside the shining Lake Superior.',
    focus: { x: 0.56, y: 0.6 },
    palette: sawtooths,
    layers: [
      sky({ seed: 5, waver: 8, bands: [['pale', 0], ['peach', 110], ['cream', 190]] }),
      spray({ ink: 'pale', from: [0, 110], to: [0, 240] }),
      sun({ x: 1270, y: 150, radius: 84, ink: 'gold' }),
      water({ ink: 'peach', y: 246 }),
      ripples({ ink: 'cream', y: [250, 620], count: 60, x: 1270, spread: [60, 300], width: [90, 360], height: [4, 11], seed: 8 }),
      ripples({ ink: 'haze', y: [300, 640], count: 16, between: [1000, 1640], width: [100, 300], height: [3, 8], seed: 5 }),
      shape({ ink: 'pale', points: [[940, 250], [990, 196], [1010, 192], [1180, 250]] }),
      cut({ within: [[0, 0], [1600, 0], [1600, 300], [0, 300]], layers: [mass({ ink: 'haze', light: overTheLake, rim: 3, opacity: 0.8, layers: [ridge({ ink: 'haze', points: [[700, 300], [836, 270], [862, 180], [872, 164], [1000, 226], [1190, 320]], from: 700, to: 1190, swell: 2, seed: 4, cover: 'hardwood', height: [5, 10], floor: 300 })] })] }),
      cut({ within: [[0, 0], [1600, 0], [1600, 400], [0, 400]], layers: [mass({ ink: 'orange', light: overTheLake, rim: 4, layers: [ridge({ ink: 'orange', points: [[500, 400], [600, 340], [636, 200], [648, 152], [690, 168], [860, 258], [1150, 426]], from: 500, to: 1150, swell: 3, seed: 7, cover: 'hardwood', height: [10, 18], floor: 400 })] })] }),
      spray({ ink: 'red', from: [540, 330], to: [760, 330], within: [[500, 420], [560, 340], [650, 180], [690, 180], [860, 270], [1080, 390], [1080, 420]] }),
      cut({ within: [[0, 0], [1600, 0], [1600, 580], [0, 580]], layers: [mass({ ink: 'red', light: overTheLake, rim: 5, layers: [ridge({ ink: 'red', points: [[200, 560], [310, 480], [366, 230], [378, 148], [430, 166], [640, 292], [860, 428], [1140, 618]], from: 200, to: 1140, swell: 3, seed: 4, cover: 'hardwood', height: [16, 30], floor: 580 })] })] }),
      spray({ ink: 'wine', from: [250, 440], to: [560, 460], within: [[200, 580], [290, 470], [380, 200], [430, 190], [640, 310], [1000, 540], [1000, 580]] }),
      mass({ ink: 'wine', light: { from: [1, -0.7], ink: 'orange', shadow: 'ink' }, rim: 6, layers: [ridge({ ink: 'wine', points: [[-20, 230], [40, 196], [90, 206], [160, 246], [400, 400], [640, 540], [860, 660], [1000, 760]], to: 1000, swell: 4, seed: 9, cover: 'hardwood', height: [26, 50], floor: 820 })] }),
      spray({ ink: 'ink', from: [60, 700], to: [420, 480], within: [[-20, 320], [90, 250], [400, 420], [640, 560], [900, 720], [900, 820], [-20, 820]] }),
      mass({ ink: 'ink', light: overTheLake, rim: 5, layers: [
        shape({ ink: 'ink', points: [[420, 830], [470, 770], [560, 756], [600, 716], [760, 700], [1030, 704], [1090, 728], [1180, 736], [1230, 776], [1330, 790], [1380, 830]] }),
        shape({ ink: 'ink', points: [[780, 628], [1010, 628], [1010, 644], [990, 644], [990, 706], [974, 706], [974, 644], [816, 644], [816, 706], [800, 706], [800, 644], [780, 644]] }),
        visitor({ x: 834, y: 630, height: 204, pose: 'sit', ink: 'ink', coat: 'ink' }),
        visitor({ x: 936, y: 630, height: 190, pose: 'sit', ink: 'ink', coat: 'ink' }),
      ] }),
      mass({ ink: 'ink', light: overTheLake, rim: 4, layers: [spruces({ ink: 'ink', lit: 'ink', seed: 4, forms: 2, items: [[1450, 850, 220], [1520, 850, 300]] })] }),
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
