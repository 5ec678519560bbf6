/** The Test Badge: the mark of the site as a patch, so that nobody mistakes it for a hike's. */
import { badge } from '../kit/scene.ts';
import { pine } from '../motifs/conifers.ts';
import { ridge } from '../motifs/ridges.ts';
import { bank } from '../motifs/shapes.ts';
import { rays, sky, stars } from '../motifs/sky.ts';
import { ripples, water } from '../motifs/water.ts';

const northStar = {
  ink: '#12343b',
  deep: '#1d4f57',
  lake: '#3f8a86',
  aqua: '#8cc4b6',
  cream: '#fbf0d3',
  gold: '#f3c65a',
};

export const testBadge = badge({
  alt: 'The Test Badge: a wind-bent white pine on a lake shore below the north star',
  palette: northStar,
  layers: [
    sky({ waver: 4, seed: 2, bands: [['deep', 0], ['lake', 120], ['aqua', 206]] }),
    rays({ x: 262, y: 118, count: 12, reach: [44, 300], angles: [0, 360], ink: 'cream', opacity: 0.1 }),
    stars({ ink: 'cream', count: 12, y: [60, 190], x: [60, 330], seed: 9, dot: 1.2 }),
    stars({ ink: 'gold', count: 0, y: [0, 0], big: [[262, 118, 46]] }),
    ridge({ ink: 'lake', y: 256, swell: 4, seed: 8, cover: 'spruce', height: [14, 40], detail: 0, swells: 4, gaps: 0.02, floor: 272, spacing: 0.32 }),
    water({ ink: 'lake', y: 268 }),
    ripples({ ink: 'cream', y: [274, 334], count: 8, x: 250, spread: [30, 70], width: [50, 110], height: [4, 6], seed: 4 }),
    ripples({ ink: 'deep', y: [276, 340], count: 8, width: [60, 130], height: [4, 7], seed: 6 }),
    bank({ ink: 'ink', points: [[0, 300], [90, 292], [160, 306], [230, 340], [260, 372]], close: [[0, 400]] }),
    pine({ x: 132, y: 318, height: 240, ink: 'ink', lit: 'deep', lean: 0.06, plates: 9, bulk: 1.3, light: 1, seed: 12 }),
  ],
});
