import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { spruces } from '../../motifs/conifers.ts';
import { chamber } from '../../motifs/gorge.ts';
import { overlook } from '../../motifs/overlook.ts';
import { plunge } from '../../motifs/plunge.ts';
import { ridge } from '../../motifs/ridges.ts';
import { lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { mist, ripples, river } from '../../motifs/water.ts';

const basalt = {
  ink: '#15131a',
  deep: '#2a2229',
  brown: '#4d3a3a',
  stone: '#7d5d50',
  lit: '#b98a68',
  glow: '#efc694',
  cream: '#fdf6e2',
  foam: '#c2dcd4',
  tea: '#5f4127',
  amber: '#a9752f',
  pine: '#23443a',
  moss: '#7f9a4c',
};

export default trailArt({
  hero: {
    alt: 'The slot of the Temperance River seen from its floor: dark lava hollowed into one round chamber after another, a fall at the end, a log wedged high between the walls, and a footbridge above.',
    focus: { x: 0.5, y: 0.5 },
    palette: basalt,
    layers: [
      sky({ seed: 4, waver: 6, bands: [['foam', 0], ['cream', 60]] }),
      ridge({ ink: 'moss', points: [[0, 110], [800, 120], [1620, 110]], swell: 6, seed: 9, cover: 'hardwood', height: [30, 60], floor: 320 }),
      ridge({ ink: 'pine', points: [[0, 176], [800, 186], [1620, 176]], swell: 6, seed: 5, cover: 'spruce', height: [40, 130], detail: 0, swells: 3, gaps: 0.1, spacing: 0.7, floor: 320 }),
      shape({ ink: 'ink', points: [[360, 216], [1240, 216], [1240, 802], [360, 802]] }),
      plunge({ lip: [768, 832], foot: [744, 852], top: 262, base: 604, tresses: 3, ink: 'cream', strand: 'foam', shade: 'foam', seed: 6 }),
      chamber({ far: [[864, 250], [892, 330], [850, 430], [880, 520], [846, 640]], near: [[1040, 230], [1040, 330], [1040, 430], [1040, 540], [1040, 680]], bands: [['brown', 0], ['stone', 0.16], ['lit', 0.4]], groove: 'brown', grooves: 5, eye: 600, seed: 3 }),
      chamber({ far: [[736, 250], [708, 330], [750, 430], [720, 520], [754, 640]], near: [[560, 230], [560, 330], [560, 430], [560, 540], [560, 680]], bands: [['stone', 0], ['brown', 0.1], ['deep', 0.4]], groove: 'ink', grooves: 5, eye: 600, seed: 4 }),
      bedded({ points: [[870, 206], [1040, 196], [1040, 262], [862, 262]], lit: 'stone', mid: 'brown', shade: 'deep', seam: 'ink', noses: 2, beds: [20, 40], step: 8, seed: 3, joints: 0.4 }),
      bedded({ points: [[560, 196], [732, 206], [738, 262], [560, 262]], lit: 'brown', mid: 'deep', shade: 'deep', seam: 'ink', noses: 2, beds: [20, 40], step: 8, seed: 5, joints: 0.4 }),
      river({ ink: 'tea', path: [[800, 596, 70], [790, 640, 130], [822, 700, 230], [780, 770, 380], [800, 860, 460]] }),
      mist({ x: 800, y: 614, width: 190, ink: 'cream', height: 28 }),
      ripples({ ink: 'cream', y: [624, 740], count: 18, x: 800, spread: [60, 190], width: [60, 200], height: [6, 11], seed: 6 }),
      ripples({ ink: 'amber', y: [650, 800], count: 13, x: 800, spread: [80, 300], width: [70, 240], height: [5, 10], seed: 11 }),
      chamber({ far: [[990, 230], [1034, 330], [960, 470], [1010, 580], [950, 760]], near: [[1280, 200], [1280, 330], [1280, 480], [1280, 620], [1280, 840]], bands: [['stone', 0], ['lit', 0.14], ['glow', 0.36], ['lit', 0.6]], groove: 'stone', grooves: 6, eye: 600, seed: 7 }),
      chamber({ far: [[610, 230], [566, 330], [640, 470], [590, 580], [650, 760]], near: [[320, 200], [320, 330], [320, 480], [320, 620], [320, 840]], bands: [['stone', 0], ['brown', 0.08], ['deep', 0.4]], groove: 'ink', grooves: 6, eye: 600, seed: 9 }),
      bedded({ points: [[1000, 150], [1280, 130], [1280, 252], [984, 262]], lit: 'glow', mid: 'lit', shade: 'stone', seam: 'brown', noses: 3, beds: [30, 60], step: 12, seed: 7, joints: 0.5 }),
      bedded({ points: [[320, 130], [600, 150], [616, 262], [320, 252]], lit: 'stone', mid: 'brown', shade: 'deep', seam: 'ink', noses: 3, beds: [30, 60], step: 12, seed: 8, light: 1, joints: 0.5 }),
      shape({ ink: 'ink', points: [[566, 474], [546, 470], [556, 456], [544, 444], [572, 438], [640, 434], [740, 418], [748, 396], [758, 414], [1000, 372], [1044, 358], [1060, 366], [1054, 384], [1010, 396], [906, 414], [902, 432], [888, 416], [700, 450]] }),
      shape({ ink: 'lit', points: [[576, 442], [640, 438], [1000, 376], [1042, 362], [1012, 382], [642, 448]] }),
      chamber({ far: [[1190, 240], [1260, 360], [1160, 520], [1220, 660], [1130, 860]], near: [[1640, 200], [1640, 360], [1640, 520], [1640, 660], [1640, 860]], bands: [['brown', 0], ['stone', 0.12], ['lit', 0.3], ['stone', 0.5], ['brown', 0.74]], groove: 'brown', grooves: 5, eye: 600, seed: 5 }),
      chamber({ far: [[410, 240], [340, 360], [440, 520], [380, 660], [470, 860]], near: [[-40, 200], [-40, 360], [-40, 520], [-40, 660], [-40, 860]], bands: [['brown', 0], ['deep', 0.06], ['ink', 0.4]], groove: 'deep', grooves: 4, eye: 600, seed: 8 }),
      bedded({ points: [[1206, 96], [1400, 70], [1640, 50], [1640, 280], [1190, 290]], lit: 'lit', mid: 'stone', shade: 'brown', seam: 'ink', noses: 3, beds: [44, 90], step: 15, seed: 9, joints: 0.4 }),
      bedded({ points: [[-40, 50], [200, 70], [394, 96], [412, 290], [-40, 280]], lit: 'brown', mid: 'deep', shade: 'ink', seam: 'ink', noses: 3, beds: [44, 90], step: 15, seed: 6, light: 1, joints: 0.3 }),
      visitor({ x: 780, y: 166, height: 76, pose: 'stand', ink: 'ink', coat: 'amber' }),
      visitor({ x: 812, y: 166, height: 76, pose: 'child', ink: 'ink', coat: 'cream' }),
      overlook({ x: 590, y: 166, width: 420, rail: 36, legs: 12, ink: 'ink', lit: 'glow', posts: 10 }),
      spruces({ ink: 'ink', lit: 'pine', seed: 6, forms: 1, items: [[470, 140, 260], [1130, 140, 280], [300, 90, 220], [1330, 90, 240]] }),
      lenses({ ink: 'moss', items: [[100, 64, 320, 15], [320, 90, 170, 12], [470, 144, 220, 13], [1130, 144, 220, 12], [1290, 88, 180, 13], [1490, 64, 300, 15]] }),
    ],
  },
  badge: {
    alt: 'The Temperance River falls into a slot of dark lava hollowed into round chambers, with a footbridge above',
    palette: basalt,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['foam', 0]] }),
      ridge({ ink: 'moss', points: [[0, 130], [195, 138], [390, 130]], swell: 3, seed: 9, cover: 'hardwood', height: [18, 30], floor: 220 }),
      shape({ ink: 'ink', points: [[60, 160], [330, 160], [330, 350], [60, 350]] }),
      plunge({ lip: [178, 214], foot: [168, 224], top: 186, base: 304, tresses: 2, ink: 'cream', strand: 'foam', shade: 'foam', seed: 6 }),
      river({ ink: 'tea', path: [[196, 298, 26], [194, 314, 50], [200, 340, 90], [196, 400, 130]] }),
      mist({ x: 196, y: 308, width: 76, ink: 'cream', height: 12 }),
      ripples({ ink: 'cream', y: [312, 334], count: 5, x: 196, spread: [20, 40], width: [30, 60], height: [4, 6], seed: 6 }),
      chamber({ far: [[232, 190], [244, 226], [226, 262], [240, 300], [226, 360]], near: [[320, 180], [320, 226], [320, 262], [320, 300], [320, 360]], bands: [['stone', 0], ['lit', 0.18], ['glow', 0.46]], groove: 'stone', grooves: 4, eye: 280, seed: 7 }),
      chamber({ far: [[158, 190], [146, 226], [164, 262], [150, 300], [164, 360]], near: [[70, 180], [70, 226], [70, 262], [70, 300], [70, 360]], bands: [['stone', 0], ['brown', 0.12], ['deep', 0.46]], groove: 'ink', grooves: 4, eye: 280, seed: 9 }),
      bedded({ points: [[234, 160], [340, 150], [340, 200], [230, 204]], lit: 'glow', mid: 'lit', shade: 'stone', seam: 'brown', noses: 2, beds: [18, 28], step: 6, seed: 7, joints: 0 }),
      bedded({ points: [[50, 150], [156, 160], [160, 204], [50, 200]], lit: 'stone', mid: 'brown', shade: 'deep', seam: 'ink', noses: 2, beds: [18, 28], step: 6, seed: 8, light: 1, joints: 0 }),
      chamber({ far: [[286, 210], [304, 250], [276, 296], [292, 360]], near: [[400, 200], [400, 250], [400, 296], [400, 360]], bands: [['brown', 0], ['stone', 0.2]], groove: 'brown', grooves: 3, eye: 280, seed: 5 }),
      chamber({ far: [[104, 210], [86, 250], [114, 296], [98, 360]], near: [[-10, 200], [-10, 250], [-10, 296], [-10, 360]], bands: [['brown', 0], ['ink', 0.1]], groove: 'deep', grooves: 2, eye: 280, seed: 8 }),
      visitor({ x: 182, y: 162, height: 56, pose: 'stand', ink: 'ink', coat: 'amber' }),
      visitor({ x: 208, y: 162, height: 56, pose: 'child', ink: 'ink', coat: 'cream' }),
      overlook({ x: 126, y: 162, width: 140, rail: 22, legs: 6, ink: 'ink', lit: 'glow', posts: 6 }),
    ],
  },
});
