import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { spruces } from '../../motifs/conifers.ts';
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
    alt: 'In the slot of the Temperance River: the stream pours over a lip between walls of dark lava that old potholes have bitten hollow, a log is wedged between them, and a footbridge crosses above.',
    focus: { x: 0.5, y: 0.5 },
    palette: basalt,
    layers: [
      sky({ seed: 4, waver: 6, bands: [['foam', 0], ['cream', 60]] }),
      ridge({ ink: 'moss', points: [[0, 110], [800, 130], [1620, 110]], swell: 6, seed: 9, cover: 'hardwood', height: [30, 60], floor: 320 }),
      ridge({ ink: 'pine', points: [[0, 176], [800, 206], [1620, 176]], swell: 6, seed: 5, cover: 'spruce', from: 560, to: 1040, height: [40, 130], detail: 0, swells: 3, gaps: 0.1, spacing: 0.7, floor: 320 }),
      shape({ ink: 'ink', points: [[360, 250], [1240, 250], [1240, 802], [360, 802]] }),
      river({ ink: 'foam', path: [[820, 200, 12], [800, 226, 22], [822, 252, 34], [788, 280, 48], [802, 306, 60], [802, 330, 62]] }),
      lenses({ ink: 'cream', items: [[798, 234, 40, 7], [794, 254, 56, 8], [806, 278, 70, 9], [784, 298, 90, 10], [816, 314, 80, 9]] }),
      plunge({ lip: [742, 862], foot: [722, 880], top: 322, base: 612, tresses: 4, ink: 'cream', strand: 'foam', shade: 'foam', seed: 6 }),
      bedded({ points: [[856, 270], [900, 240], [1000, 226], [1100, 220], [1100, 680], [866, 660], [880, 560], [862, 470], [884, 380], [862, 320]], lit: 'lit', mid: 'stone', shade: 'brown', seam: 'deep', noses: 2, beds: [90, 150], step: 12, seed: 3, joints: 0 }),
      bedded({ points: [[500, 220], [600, 226], [700, 240], [746, 270], [740, 320], [716, 380], [740, 470], [720, 560], [736, 660], [500, 680]], lit: 'stone', mid: 'brown', shade: 'deep', seam: 'ink', noses: 2, beds: [90, 150], step: 12, seed: 5, light: 1, joints: 0 }),
      river({ ink: 'tea', path: [[800, 596, 90], [790, 640, 170], [822, 700, 320], [800, 770, 500], [800, 860, 560]] }),
      mist({ x: 800, y: 620, width: 220, ink: 'cream', height: 34 }),
      ripples({ ink: 'cream', y: [630, 740], count: 16, x: 800, spread: [70, 190], width: [60, 200], height: [6, 11], seed: 6 }),
      ripples({ ink: 'amber', y: [650, 800], count: 13, x: 800, spread: [80, 300], width: [70, 240], height: [5, 10], seed: 11 }),
      shape({ ink: 'ink', points: [[520, 486], [640, 462], [742, 436], [748, 412], [760, 432], [900, 398], [1080, 350], [1092, 372], [910, 426], [906, 446], [892, 430], [700, 482], [530, 520]] }),
      shape({ ink: 'lit', points: [[520, 490], [640, 466], [900, 402], [1080, 354], [1080, 362], [902, 412], [644, 480], [520, 506]] }),
      bedded({ points: [[1000, 196], [1060, 164], [1180, 146], [1420, 130], [1420, 820], [1010, 820], [1000, 720], [1016, 600], [984, 480], [1026, 340], [996, 260]], lit: 'glow', mid: 'lit', shade: 'stone', seam: 'brown', noses: 2, beds: [80, 170], step: 18, seed: 7, joints: 0.15 }),
      bedded({ points: [[180, 130], [420, 146], [540, 164], [604, 196], [606, 260], [574, 340], [618, 480], [584, 600], [590, 720], [540, 820], [180, 820]], lit: 'stone', mid: 'brown', shade: 'deep', seam: 'ink', noses: 2, beds: [80, 170], step: 18, seed: 8, light: 1, joints: 0.15 }),
      bedded({ points: [[1232, 140], [1270, 104], [1420, 80], [1640, 66], [1640, 820], [1140, 820], [1200, 700], [1250, 580], [1204, 440], [1262, 300]], lit: 'lit', mid: 'stone', shade: 'brown', seam: 'deep', noses: 2, beds: [100, 200], step: 22, seed: 9, joints: 0.15 }),
      bedded({ points: [[-40, 66], [180, 80], [330, 104], [368, 140], [338, 300], [396, 440], [350, 580], [400, 700], [460, 820], [-40, 820]], lit: 'brown', mid: 'deep', shade: 'ink', seam: 'ink', noses: 2, beds: [100, 200], step: 22, seed: 6, light: 1, joints: 0.15 }),
      shape({ ink: 'brown', points: [[900, 802], [936, 762], [1010, 730], [1120, 726], [1640, 742], [1640, 802]] }),
      shape({ ink: 'lit', points: [[950, 786], [956, 760], [1020, 726], [1150, 704], [1330, 700], [1460, 688], [1640, 690], [1640, 802], [1060, 802]] }),
      shape({ ink: 'glow', smooth: true, points: [[1232, 745], [1190, 769], [1118, 781], [1034, 773], [1019, 745], [1042, 720], [1118, 707], [1191, 721]] }),
      shape({ ink: 'glow', smooth: true, points: [[1379, 726], [1364, 740], [1316, 743], [1270, 739], [1250, 726], [1275, 714], [1316, 707], [1359, 713]] }),
      shape({ ink: 'brown', smooth: true, points: [[1235, 755], [1193, 778], [1121, 790], [1037, 782], [1022, 755], [1045, 731], [1121, 718], [1194, 732]] }),
      shape({ ink: 'brown', smooth: true, points: [[1381, 731], [1366, 744], [1318, 747], [1272, 744], [1252, 731], [1277, 720], [1318, 713], [1361, 719]] }),
      shape({ ink: 'ink', smooth: true, points: [[1222, 766], [1186, 781], [1124, 789], [1052, 784], [1039, 766], [1058, 750], [1124, 742], [1186, 751]] }),
      shape({ ink: 'ink', smooth: true, points: [[1371, 737], [1359, 745], [1320, 747], [1283, 744], [1266, 737], [1287, 730], [1320, 726], [1355, 730]] }),
      shape({ ink: 'ink', points: [[-20, 700], [160, 716], [330, 730], [420, 760], [520, 776], [560, 802], [-20, 802]] }),
      shape({ ink: 'brown', points: [[-20, 700], [160, 716], [330, 730], [420, 760], [520, 776], [400, 774], [300, 752], [140, 740], [-20, 722]] }),
      visitor({ x: 780, y: 150, height: 76, pose: 'stand', ink: 'ink', coat: 'amber' }),
      visitor({ x: 812, y: 150, height: 76, pose: 'child', ink: 'ink', coat: 'cream' }),
      overlook({ x: 500, y: 150, width: 600, rail: 36, legs: 14, ink: 'ink', lit: 'glow', posts: 12 }),
      spruces({ ink: 'ink', lit: 'pine', seed: 6, forms: 1, items: [[430, 152, 260], [1180, 152, 280], [270, 96, 220], [1350, 92, 240]] }),
      lenses({ ink: 'moss', items: [[390, 126, 180, 22], [1214, 122, 150, 20], [60, 72, 320, 15], [280, 96, 190, 12], [470, 158, 280, 16], [1130, 158, 280, 16], [1340, 92, 220, 13], [1540, 70, 300, 15]] }),
    ],
  },
  badge: {
    alt: 'The Temperance River falls into a slot of dark lava that potholes have bitten hollow, with a footbridge above',
    palette: basalt,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['foam', 0]] }),
      ridge({ ink: 'moss', points: [[0, 130], [195, 140], [390, 130]], swell: 3, seed: 9, cover: 'hardwood', height: [18, 30], floor: 220 }),
      shape({ ink: 'ink', points: [[60, 176], [330, 176], [330, 350], [60, 350]] }),
      shape({ ink: 'foam', points: [[182, 166], [206, 166], [226, 200], [166, 200]] }),
      plunge({ lip: [170, 222], foot: [162, 230], top: 196, base: 304, tresses: 2, ink: 'cream', strand: 'foam', shade: 'foam', seed: 6 }),
      river({ ink: 'tea', path: [[196, 298, 26], [194, 314, 60], [200, 340, 110], [196, 400, 130]] }),
      mist({ x: 196, y: 308, width: 76, ink: 'cream', height: 12 }),
      ripples({ ink: 'cream', y: [312, 334], count: 5, x: 196, spread: [20, 40], width: [30, 60], height: [4, 6], seed: 6 }),
      bedded({ points: [[224, 186], [250, 166], [400, 150], [400, 360], [228, 360], [238, 300], [224, 250], [238, 216]], lit: 'glow', mid: 'lit', shade: 'stone', seam: 'brown', noses: 2, beds: [30, 60], step: 7, seed: 7, joints: 0 }),
      bedded({ points: [[-10, 150], [140, 166], [168, 186], [156, 216], [170, 250], [156, 300], [164, 360], [-10, 360]], lit: 'stone', mid: 'brown', shade: 'deep', seam: 'ink', noses: 2, beds: [30, 60], step: 7, seed: 8, light: 1, joints: 0 }),
      visitor({ x: 182, y: 162, height: 56, pose: 'stand', ink: 'ink', coat: 'amber' }),
      visitor({ x: 208, y: 162, height: 56, pose: 'child', ink: 'ink', coat: 'cream' }),
      overlook({ x: 108, y: 162, width: 176, rail: 22, legs: 6, ink: 'ink', lit: 'glow', posts: 6 }),
    ],
  },
});
