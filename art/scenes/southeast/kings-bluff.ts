import { trailArt } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { spruces } from '../../motifs/conifers.ts';
import { crag } from '../../motifs/crag.ts';
import { bluestems } from '../../motifs/flowers.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { spurs } from '../../motifs/spurs.ts';
import { ripples, water } from '../../motifs/water.ts';
import { gulls } from '../../motifs/wings.ts';
import { woodland } from '../../motifs/woodland.ts';

const maples = {
  ink: '#2a1a1a',
  wine: '#7a2f2a',
  red: '#b9472f',
  orange: '#e0832f',
  gold: '#f2bd4f',
  cream: '#fdf0cf',
  blue: '#6ea9c0',
  pale: '#bcdcda',
  green: '#3f5f3c',
};

export default trailArt({
  hero: {
    alt: 'Queen’s Bluff on a clear October day: pale crags over a steep golden goat prairie and red woods, five hundred feet above the islands of the Mississippi.',
    focus: { x: 0.52, y: 0.4 },
    palette: maples,
    layers: [
      sky({ seed: 7, waver: 10, bands: [['blue', 0], ['pale', 190], ['cream', 300]] }),
      strata({ ink: 'pale', bars: [[300, 70, 480, 10], [460, 92, 320, 8], [1180, 60, 380, 9], [1340, 82, 260, 7]] }),
      ridge({ ink: 'pale', points: [[900, 330], [1100, 322], [1620, 316]], from: 880, swell: 4, swells: 5, seed: 3, floor: 380 }),
      water({ ink: 'blue', y: 368 }),
      ridge({ ink: 'blue', points: [[1130, 372], [1190, 330], [1250, 306], [1420, 300], [1620, 290]], from: 1120, swell: 3, swells: 6, seed: 8, cover: 'hardwood', height: [10, 18], floor: 380 }),
      ripples({ ink: 'pale', y: [374, 660], count: 14, between: [880, 1600], width: [70, 260], height: [3, 9], seed: 5 }),
      ripples({ ink: 'cream', y: [374, 560], count: 10, x: 1180, spread: [200, 160], width: [60, 180], height: [3, 6], seed: 9 }),
      ridge({ ink: 'orange', points: [[1040, 404], [1180, 398], [1330, 406]], from: 1050, to: 1330, swell: 2, seed: 2, cover: 'hardwood', height: [6, 14], floor: 410 }),
      ridge({ ink: 'red', points: [[1240, 446], [1400, 440], [1620, 448]], from: 1230, swell: 2, seed: 12, cover: 'hardwood', height: [8, 18], floor: 456 }),
      ridge({ ink: 'wine', points: [[1050, 520], [1200, 510], [1390, 522]], from: 1060, to: 1390, swell: 2, seed: 14, cover: 'hardwood', height: [10, 22], floor: 530 }),
      ridge({ ink: 'wine', points: [[0, 300], [200, 250], [420, 206], [640, 186], [800, 190], [880, 232], [940, 330], [1000, 450], [1070, 560], [1160, 640]], to: 1160, swell: 3, swells: 8, seed: 9, cover: 'hardwood', height: [14, 26], floor: 700 }),
      woodland({ leaves: [['wine', 'red'], ['red', 'orange'], ['orange', 'gold'], ['wine', 'red']], points: [[150, 310], [420, 250], [560, 240], [640, 330]], depth: [[150, 330], [420, 390], [640, 330]], rows: 3, size: [96, 140], light: 1, seed: 12 }),
      bank({ ink: 'gold', points: [[690, 300], [860, 290], [930, 350], [1000, 480], [1090, 600], [1150, 660]], close: [[520, 720], [600, 520], [660, 380]] }),
      spurs({ ink: 'orange', hollow: 0.4, items: [[650, 340, 470, 560, 720], [742, 350, 668, 712, 720], [842, 350, 868, 900, 700]] }),
      hatch({ ink: 'orange', y: [360, 560], count: 14, length: [30, 80], thickness: [3, 7], x: [660, 960], slope: 0.5, seed: 5 }),
      crag({ seed: 7, light: 1, left: [[548, 262], [560, 300], [580, 352]], right: [[668, 262], [680, 352]], mid: 'gold', lit: 'cream', shade: 'orange', seam: 'wine', beds: [14, 36], step: 6, buttresses: 2, reach: [0.5, 0.36] }),
      crag({ seed: 4, light: 1, left: [[640, 182], [632, 260], [646, 356]], right: [[826, 182], [876, 250], [928, 348]], mid: 'gold', lit: 'cream', shade: 'orange', seam: 'wine', beds: [18, 56], step: 8, buttresses: 3, reach: [0.5, 0.4] }),
      woodland({ leaves: [['wine', 'red'], ['red', 'orange']], points: [[566, 276], [640, 250], [680, 208], [760, 196], [830, 200]], depth: 8, rows: 1, size: [58, 72], spacing: 0.62, light: 1, seed: 6 }),
      woodland({ leaves: [['wine', 'red'], ['red', 'orange']], points: [[580, 384], [660, 380], [720, 386]], depth: 8, rows: 1, size: [54, 70], spacing: 0.6, light: 1, seed: 3 }),
      woodland({ leaves: [['red', 'orange'], ['wine', 'red']], points: [[860, 378], [940, 376]], depth: 6, rows: 1, size: [46, 56], spacing: 0.6, light: 1, seed: 8 }),
      spruces({ ink: 'ink', lit: 'green', seed: 5, girth: 0.34, forms: 1, light: 1, items: [[630, 450, 100], [596, 490, 130], [900, 500, 70], [1000, 620, 84]] }),
      ridge({ ink: 'wine', points: [[440, 690], [800, 660], [1180, 680]], from: 440, to: 1220, swell: 4, seed: 6, cover: 'hardwood', height: [16, 30] }),
      woodland({ leaves: [['red', 'orange'], ['wine', 'red'], ['green', 'gold']], points: [[430, 720], [800, 712], [1170, 720]], depth: 40, rows: 1, size: [130, 130], spacing: 0.8, light: 1, seed: 5 }),
      gulls({ ink: 'ink', items: [[1050, 214, 54], [1110, 190, 38], [1000, 246, 34]] }),
      bank({ ink: 'ink', points: [[0, 560], [180, 600], [420, 670], [700, 716], [1000, 720], [1300, 690], [1600, 640]], close: [[1600, 802], [0, 802]] }),
      broadleaf({ ink: 'ink', lit: 'orange', seed: 6, light: 1, forms: 1, spread: 0.72, items: [[120, 700, 660], [1500, 760, 560]] }),
      grass({ ink: 'ink', lit: 'red', y: 810, count: 15, height: [110, 190], seed: 4, forms: 1, x: [160, 1480] }),
      bluestems({ stem: 'ink', petal: 'gold', items: [[330, 820, 400], [470, 820, 340], [1180, 820, 300], [1320, 820, 360]] }),
    ],
  },
  badge: {
    alt: 'Queen’s Bluff with its crags and golden goat prairie, seen from King’s Bluff in October',
    palette: maples,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['blue', 0], ['pale', 96], ['cream', 160]] }),
      water({ ink: 'blue', y: 236 }),
      ripples({ ink: 'cream', y: [244, 320], count: 7, x: 300, spread: [50, 60], width: [50, 90], height: [5, 7], seed: 4 }),
      ridge({ ink: 'wine', points: [[0, 190], [70, 142], [150, 120], [210, 124], [236, 170], [262, 240], [310, 320], [340, 360]], to: 340, swell: 2, swells: 6, seed: 9, cover: 'hardwood', height: [12, 20] }),
      bank({ ink: 'gold', points: [[140, 200], [224, 196], [256, 250], [304, 340]], close: [[70, 360], [104, 270]] }),
      spurs({ ink: 'orange', hollow: 0.4, items: [[150, 196, 70, 128, 350], [196, 190, 180, 216, 350]] }),
      crag({ seed: 7, light: 1, left: [[92, 166], [104, 216]], right: [[150, 166], [156, 216]], mid: 'gold', lit: 'cream', shade: 'orange', beds: [12, 22], step: 4, buttresses: 2, reach: [0.5, 0.4] }),
      crag({ seed: 4, light: 1, left: [[138, 120], [134, 166], [142, 220]], right: [[212, 122], [236, 160], [260, 220]], mid: 'gold', lit: 'cream', shade: 'orange', seam: 'wine', beds: [12, 28], step: 4, buttresses: 3, reach: [0.52, 0.4] }),
      woodland({ leaves: [['wine', 'red'], ['red', 'orange']], points: [[96, 180], [134, 164], [152, 134], [214, 130]], depth: 4, rows: 1, size: [34, 40], spacing: 0.6, light: 1, seed: 6 }),
      woodland({ leaves: [['red', 'orange'], ['wine', 'red']], points: [[20, 290], [120, 330], [300, 350]], depth: 20, rows: 1, size: [60, 60], light: 1, seed: 5 }),
      spruces({ ink: 'ink', lit: 'green', seed: 5, girth: 0.36, tiers: 9, forms: 1, light: 1, items: [[86, 300, 120]] }),
    ],
  },
});
