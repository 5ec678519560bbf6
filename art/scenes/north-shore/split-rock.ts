import { trailArt } from '../../kit/scene.ts';
import { beam, house, lighthouse } from '../../motifs/buildings.ts';
import { spruces } from '../../motifs/conifers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders, cliff } from '../../motifs/rock.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, stars, strata } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const dusk = {
  ink: '#10162b',
  navy: '#1f2b50',
  indigo: '#3b4678',
  plum: '#84527f',
  coral: '#dc6b5c',
  apricot: '#f2a468',
  cream: '#fde9bd',
};

export default trailArt({
  hero: {
    alt: 'Split Rock Lighthouse on its sheer cliff above Lake Superior at dusk, its beam crossing a band of orange afterglow; spruces frame the shore.',
    focus: { x: 0.58, y: 0.4 },
    palette: dusk,
    layers: [
      sky({ seed: 3, waver: 18, bands: [['navy', 0], ['indigo', 130], ['plum', 258], ['coral', 366], ['apricot', 440], ['cream', 494]] }),
      stars({ ink: 'cream', count: 28, y: [14, 250], seed: 8, big: [[500, 78, 13], [1226, 60, 9], [330, 190, 7]] }),
      beam({ x: 930, y: 168, ink: 'cream', opacity: 0.12, to: [[-20, 110, 64], [-20, 110, 28]] }),
      strata({ ink: 'indigo', bars: [[380, 284, 520, 14], [590, 299, 420, 10], [120, 312, 330, 9]] }),
      strata({ ink: 'plum', bars: [[560, 390, 560, 12], [330, 402, 380, 10]] }),
      strata({ ink: 'coral', bars: [[430, 462, 420, 9], [660, 476, 330, 7]] }),
      ridge({ ink: 'plum', points: [[0, 492], [230, 480], [420, 498], [560, 516], [700, 524]], to: 640, swell: 8, swells: 5, seed: 4, floor: 524 }),
      water({ ink: 'indigo', y: 520 }),
      ripples({ ink: 'apricot', y: [523, 600], count: 17, x: 520, spread: [420, 260], width: [150, 130], height: [3, 5], seed: 5 }),
      ripples({ ink: 'coral', y: [534, 690], count: 15, x: 530, spread: [480, 300], width: [110, 230], height: [3, 8], seed: 6 }),
      ripples({ ink: 'plum', y: [560, 790], count: 14, x: 600, spread: [620, 460], width: [160, 360], height: [4, 11], seed: 7 }),
      ripples({ ink: 'cream', y: [522, 566], count: 9, x: 500, spread: [160, 100], width: [90, 90], height: [3, 3], seed: 15 }),
      ripples({ ink: 'navy', y: [590, 800], count: 11, width: [160, 480], height: [5, 13], seed: 9 }),
      ridge({ ink: 'navy', points: [[985, 334], [1200, 300], [1620, 244]], from: 985, swell: 8, seed: 5, cover: 'spruce', height: [34, 130], detail: 0, floor: 420, swells: 3, gaps: 0.05, spacing: 0.34 }),
      cliff({ seed: 12, top: [[1090, 344], [1300, 322], [1640, 284]], base: [[1090, 636], [1300, 664], [1640, 700]], mid: 'indigo', lit: 'plum', shade: 'navy', crack: 'ink', columns: [60, 190], lean: -0.06, reach: [0.6, 0.1] }),
      house({ x: 1058, y: 336, width: 104, height: 78, wall: 'coral', shade: 'plum', roof: 'ink', window: 'cream', windows: 3 }),
      lighthouse({ x: 930, y: 336, height: 232, lit: 'cream', mid: 'apricot', shade: 'navy', dark: 'ink', glow: 'cream' }),
      cliff({ seed: 3, top: [[752, 470], [790, 440], [800, 372], [900, 340]], base: [[752, 592], [900, 604]], mid: 'navy', lit: 'plum', shade: 'ink', columns: [30, 70], lean: -0.08, reach: [0.5, 0.1], light: 1 }),
      cliff({ seed: 23, top: [[842, 342], [1000, 334], [1150, 340]], base: [[842, 600], [900, 604], [1150, 640]], mid: 'plum', lit: 'coral', shade: 'navy', crack: 'ink', columns: [40, 150], lean: -0.1, reach: [0.8, 0.16], nicks: 1.5 }),
      boulders({ ink: 'ink', lit: 'plum', seed: 4, items: [[752, 606, 80, 34], [850, 616, 130, 46], [990, 634, 160, 52], [1130, 650, 140, 40], [1290, 676, 200, 66], [1450, 704, 220, 74], [1580, 726, 200, 80]] }),
      ripples({ ink: 'ink', y: [610, 760], count: 10, x: 1060, spread: [320, 560], width: [220, 380], height: [6, 10], seed: 19 }),
      spruces({ ink: 'ink', lit: 'indigo', seed: 2, items: [[1186, 352, 130], [1246, 344, 84], [1318, 340, 168]] }),
      spruces({ ink: 'ink', lit: 'plum', seed: 2, light: 1, items: [[70, 800, 700, 0], [214, 800, 520, 1], [318, 800, 330, 2], [1530, 850, 500, 1]] }),
      bank({ ink: 'ink', points: [[0, 672], [120, 680], [260, 716], [420, 742], [600, 762], [760, 786], [900, 800]], close: [[900, 800], [0, 800]] }),
    ],
  },
  badge: {
    alt: 'Split Rock Lighthouse at dusk, on its red cliff above the lake, with a spruce on either side',
    palette: dusk,
    layers: [
      sky({ seed: 3, waver: 5, bands: [['navy', 0], ['indigo', 122], ['plum', 184], ['apricot', 234], ['cream', 274]] }),
      stars({ ink: 'cream', count: 7, y: [84, 150], x: [130, 250], seed: 5, big: [[162, 120, 11]] }),
      beam({ x: 216, y: 143, ink: 'cream', opacity: 0.3, to: [[20, 148, 30]] }),
      water({ ink: 'indigo', y: 290 }),
      ripples({ ink: 'apricot', y: [294, 330], count: 5, x: 110, spread: [70, 70], width: [70, 80], height: [5, 6], seed: 3 }),
      ripples({ ink: 'coral', y: [302, 344], count: 5, x: 120, spread: [80, 80], width: [80, 90], height: [5, 7], seed: 8 }),
      lighthouse({ x: 216, y: 246, height: 152, lit: 'cream', mid: 'apricot', shade: 'navy', dark: 'ink', glow: 'cream' }),
      cliff({ seed: 29, top: [[166, 258], [184, 246], [270, 244], [390, 232]], base: [[156, 336], [390, 350]], mid: 'plum', lit: 'coral', shade: 'navy', columns: [34, 70], lean: -0.12, reach: [0.8, 0.2], step: 4 }),
      spruces({ ink: 'ink', lit: 'plum', seed: 2, tiers: 9, girth: 0.34, light: 1, forms: 1, items: [[112, 366, 170], [76, 372, 110], [290, 248, 100]] }),
    ],
  },
});
