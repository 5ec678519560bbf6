import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { hatch } from '../../motifs/grass.ts';
import { stairs } from '../../motifs/paths.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { tow } from '../../motifs/towboat.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';
import { crowns } from '../../motifs/woodland.ts';

const septemberMorning = {
  ink: '#1b2b2a',
  forest: '#2f5140',
  moss: '#7d9a45',
  steel: '#557c8e',
  haze: '#a3bbb7',
  gold: '#f2bd55',
  peach: '#fae2b2',
  white: '#fff6dc',
  tan: '#cf9a5f',
  rust: '#a5502f',
};

export default trailArt({
  hero: {
    alt: 'The long stairs of Mount Charity climb to its limestone crag, where two people stand; beyond lie Mount Hope and Mount Faith, and a tow of barges on the Mississippi at sunrise.',
    focus: { x: 0.46, y: 0.4 },
    palette: septemberMorning,
    layers: [
      sky({ seed: 4, waver: 10, bands: [['steel', 0], ['haze', 70], ['peach', 262], ['gold', 306]] }),
      strata({ ink: 'haze', bars: [[1240, 36, 460, 10], [300, 44, 420, 9]] }),
      strata({ ink: 'peach', bars: [[1330, 150, 420, 12], [1120, 182, 300, 8], [260, 170, 420, 12], [120, 206, 300, 8]] }),
      ridge({ ink: 'haze', points: [[900, 326], [1100, 322], [1300, 316], [1620, 300]], from: 880, swell: 3, swells: 6, seed: 3, floor: 360 }),
      water({ ink: 'peach', y: 342 }),
      ripples({ ink: 'gold', y: [346, 520], count: 12, x: 1240, spread: [160, 320], width: [60, 240], height: [3, 7], seed: 4 }),
      ripples({ ink: 'haze', y: [400, 790], count: 11, x: 1260, spread: [300, 340], width: [120, 360], height: [4, 12], seed: 6 }),
      ridge({ ink: 'haze', points: [[960, 346], [1010, 318], [1050, 298], [1090, 294], [1130, 306], [1180, 330], [1220, 346]], from: 960, to: 1220, swell: 1, seed: 7, cover: 'hardwood', height: [8, 14], floor: 350 }),
      ridge({ ink: 'steel', points: [[780, 330], [850, 262], [900, 210], [950, 196], [990, 210], [1010, 270], [1060, 330], [1130, 364]], from: 780, to: 1130, swell: 1, swells: 6, seed: 9, cover: 'hardwood', height: [10, 18], floor: 372 }),
      bedded({ points: [[930, 202], [980, 200], [1000, 226], [1010, 270], [1024, 290], [940, 284]], lit: 'white', mid: 'peach', shade: 'haze', seam: 'steel', light: 1, noses: 2, beds: [14, 28], step: 5, seed: 4, joints: 0 }),
      ridge({ ink: 'steel', points: [[1330, 380], [1400, 350], [1450, 290], [1500, 252], [1560, 240], [1620, 250]], from: 1330, swell: 2, swells: 6, seed: 5, cover: 'hardwood', height: [12, 22], floor: 392 }),
      bedded({ points: [[1476, 262], [1530, 246], [1610, 246], [1610, 320], [1500, 316]], lit: 'white', mid: 'peach', shade: 'haze', seam: 'steel', light: 1, noses: 3, beds: [16, 30], step: 5, seed: 8, joints: 0 }),
      lenses({ ink: 'forest', items: [[960, 372, 460, 18], [1490, 394, 430, 20], [1230, 428, 260, 13], [1330, 660, 330, 30]] }),
      tow({ x: 1200, y: 550, width: 260, hull: 'rust', deck: 'gold', house: 'white', window: 'steel' }),
      ripples({ ink: 'white', y: [564, 590], count: 6, x: 1280, spread: [90, 130], width: [70, 130], height: [3, 5], seed: 3 }),
      ridge({ ink: 'forest', points: [[-20, 470], [160, 420], [340, 380], [480, 360], [640, 350], [800, 372], [880, 440], [960, 560], [1060, 700], [1150, 830]], to: 1150, swell: 4, swells: 7, seed: 21, cover: 'hardwood', height: [22, 40] }),
      canopy({ ink: 'moss', points: [[-20, 480], [340, 400], [560, 380]], depth: [[-20, 220], [560, 300]], count: 26, size: [54, 96], light: 1, seed: 4 }),
      canopy({ ink: 'tan', points: [[0, 500], [340, 420], [560, 420]], depth: [[0, 200], [560, 240]], count: 9, size: [50, 80], light: 1, seed: 9 }),
      bank({ ink: 'moss', points: [[640, 400], [760, 396], [850, 440], [930, 560], [1010, 680], [1100, 810]], close: [[560, 810], [600, 640], [640, 500]] }),
      hatch({ ink: 'gold', y: [450, 790], count: 13, length: [40, 110], thickness: [3, 8], x: [640, 800], slope: 0.5, seed: 5 }),
      ridge({ ink: 'forest', points: [[430, 420], [490, 300], [560, 212], [640, 170], [700, 166], [760, 196], [800, 236]], from: 430, to: 800, swell: 2, swells: 5, seed: 6, cover: 'hardwood', height: [18, 34], floor: 430 }),
      canopy({ ink: 'moss', points: [[540, 250], [640, 190], [740, 200]], depth: 40, count: 6, size: [34, 54], light: 1, seed: 7 }),
      bedded({ points: [[560, 300], [610, 262], [680, 240], [760, 226], [826, 232], [846, 270], [840, 330], [858, 390], [880, 440], [536, 440], [548, 370]], lit: 'white', mid: 'peach', shade: 'tan', seam: 'rust', light: 1, noses: 2, beds: [40, 90], step: 6, seed: 13, reach: [0.5, 0.4], dusk: 0.36 }),
      ridge({ ink: 'moss', points: [[640, 458], [760, 452], [884, 456]], from: 640, to: 884, swell: 2, seed: 8, cover: 'hardwood', height: [12, 24], floor: 476 }),
      visitor({ x: 806, y: 236, height: 64, pose: 'point', ink: 'ink', coat: 'rust' }),
      visitor({ x: 776, y: 234, height: 64, pose: 'stand', ink: 'ink', coat: 'steel' }),
      stairs({ path: [[770, 860, 126], [712, 690, 76], [748, 560, 44], [706, 456, 24], [716, 400, 12]], steps: 30, tread: 'peach', riser: 'rust', rail: 'ink', railLit: 'gold', posts: 10 }),
      shape({ ink: 'ink', points: [[868, 590], [930, 590], [930, 597], [924, 597], [924, 618], [918, 618], [918, 597], [880, 597], [880, 618], [874, 618], [874, 597], [868, 597]] }),
      visitor({ x: 894, y: 590, height: 92, pose: 'sit', ink: 'ink', coat: 'gold' }),
      cedars({ ink: 'ink', lit: 'forest', seed: 3, light: 1, items: [[590, 300, 84], [534, 440, 190], [470, 460, 130], [890, 470, 120]] }),
      crowns({ leaves: [['forest', 'moss'], ['rust', 'tan'], ['forest', 'moss']], light: 1, items: [[420, 700, 170], [560, 740, 150], [1010, 760, 150], [300, 760, 200], [1110, 810, 170], [480, 810, 190]] }),
      bank({ ink: 'ink', points: [[-20, 720], [160, 736], [340, 770], [470, 802]], close: [[470, 802], [-20, 802]] }),
    ],
  },
  badge: {
    alt: 'The long stairs of Mount Charity, up to two people on its limestone crag above the Mississippi',
    palette: septemberMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['steel', 0], ['haze', 96], ['peach', 196]] }),
      ridge({ ink: 'steel', points: [[210, 220], [250, 180], [286, 158], [320, 166], [390, 210]], from: 200, swell: 1, seed: 5, cover: 'hardwood', height: [8, 14], floor: 240 }),
      water({ ink: 'peach', y: 232 }),
      ripples({ ink: 'gold', y: [238, 330], count: 8, x: 300, spread: [30, 50], width: [50, 90], height: [5, 7], seed: 4 }),
      ridge({ ink: 'forest', points: [[0, 240], [70, 230], [130, 216], [236, 220], [262, 264], [300, 340]], to: 310, swell: 2, seed: 21, cover: 'hardwood', height: [14, 22] }),
      bank({ ink: 'moss', points: [[120, 246], [224, 240], [256, 290], [290, 360]], close: [[70, 400], [100, 320]] }),
      ridge({ ink: 'forest', points: [[70, 250], [92, 186], [124, 138], [160, 122], [196, 136], [214, 156]], from: 70, to: 214, swell: 1, seed: 6, cover: 'hardwood', height: [10, 18], floor: 252 }),
      bedded({ points: [[98, 196], [122, 174], [170, 158], [236, 150], [248, 176], [244, 214], [258, 250], [84, 250], [92, 220]], lit: 'white', mid: 'peach', shade: 'tan', seam: 'rust', light: 1, beds: [24, 46], step: 4, seed: 6, reach: [0.5, 0.36], dusk: 0.34, joints: 0.3 }),
      visitor({ x: 228, y: 156, height: 50, pose: 'point', ink: 'ink', coat: 'rust' }),
      visitor({ x: 204, y: 157, height: 48, pose: 'stand', ink: 'ink', coat: 'steel' }),
      stairs({ path: [[206, 384, 66], [186, 296, 32], [166, 236, 13]], steps: 12, tread: 'peach', riser: 'rust', rail: 'ink', posts: 5 }),
      cedars({ ink: 'ink', lit: 'forest', seed: 3, forms: 1, light: 1, items: [[92, 254, 84], [258, 262, 56]] }),
    ],
  },
});
