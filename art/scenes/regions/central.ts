import { emblem, hero } from '../../kit/scene.ts';
import { canoe } from '../../motifs/canoe.ts';
import { spruces } from '../../motifs/conifers.ts';
import { grass } from '../../motifs/grass.ts';
import { lakes } from '../../motifs/lakes.ts';
import { redPines } from '../../motifs/red-pines.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { cumulus, sky, stars, strata, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const evening = {
  ink: '#0e1f2b',
  deep: '#1a3f4d',
  teal: '#33737a',
  sea: '#7fb3a8',
  mint: '#cfe0c0',
  cream: '#fdf2d0',
  peach: '#f6c48b',
  coral: '#e58a63',
};

export default hero({
  alt: 'A canoe on a chain of lakes among dark woods in central Minnesota, under a huge green and peach evening sky with towering clouds.',
  focus: { x: 0.5, y: 0.62 },
  palette: evening,
  layers: [
    sky({ seed: 3, waver: 14, bands: [['teal', 0], ['sea', 120], ['mint', 230], ['cream', 350]] }),
    stars({ ink: 'cream', count: 12, y: [14, 110], seed: 8, big: [[1150, 62, 10], [420, 46, 7]] }),
    cumulus({ x: 1090, y: 340, width: 620, height: 230, ink: 'peach', shade: 'coral', seed: 5, bumps: 9 }),
    cumulus({ x: 430, y: 356, width: 460, height: 150, ink: 'peach', shade: 'coral', seed: 28 }),
    strata({ ink: 'cream', bars: [[700, 176, 460, 12], [860, 196, 340, 9], [300, 150, 380, 10]] }),
    strata({ ink: 'mint', bars: [[820, 372, 620, 12], [1320, 364, 460, 10]] }),
    sun({ x: 720, y: 424, radius: 50, ink: 'coral' }),
    ridge({ ink: 'sea', y: 418, swell: 12, swells: 3, seed: 5, floor: 460 }),
    ridge({ ink: 'teal', y: 432, swell: 6, swells: 4, seed: 8, cover: 'hardwood', height: [10, 18] }),
    lakes({ ink: 'cream', items: [[760, 444, 300, 10], [300, 446, 200, 8], [1240, 446, 260, 9]], unrest: 0.06, seed: 3 }),
    ridge({ ink: 'teal', points: [[-20, 456], [400, 464], [760, 458], [1200, 464], [1620, 454]], swell: 4, swells: 5, seed: 3, cover: 'hardwood', height: [12, 24] }),
    lakes({ ink: 'cream', glint: 'peach', glints: 2, items: [[660, 486, 520, 24], [1200, 482, 300, 16], [180, 488, 260, 18]], unrest: 0.08, seed: 6 }),
    ridge({ ink: 'deep', points: [[-20, 500], [340, 510], [640, 516], [1000, 512], [1300, 504], [1620, 500]], swell: 4, swells: 5, seed: 14, cover: 'hardwood', height: [18, 36] }),
    canopy({ ink: 'teal', points: [[0, 502], [1600, 502]], depth: 18, count: 22, size: [24, 34], seed: 6 }),
    bank({ ink: 'cream', points: [[300, 560], [460, 544], [800, 538], [1120, 546], [1300, 562], [1480, 620], [1610, 700]], close: [[1610, 812], [-10, 812], [-10, 700], [120, 620]] }),
    ripples({ ink: 'peach', y: [546, 720], count: 18, x: 740, spread: [160, 300], width: [120, 320], height: [4, 11], seed: 5 }),
    ripples({ ink: 'coral', y: [548, 680], count: 9, x: 720, spread: [60, 120], width: [90, 200], height: [4, 8], seed: 8 }),
    ripples({ ink: 'sea', y: [556, 800], count: 16, width: [160, 420], height: [5, 13], seed: 12 }),
    ripples({ ink: 'teal', y: [660, 800], count: 10, width: [260, 520], height: [9, 18], seed: 16 }),
    ripples({ ink: 'deep', y: [644, 660], count: 4, x: 800, spread: [60, 60], width: [240, 260], height: [8, 9], seed: 3 }),
    canoe({ x: 800, y: 640, width: 250, hull: 'coral', lit: 'peach', ink: 'ink', coat: 'deep' }),
    bank({ ink: 'ink', points: [[1010, 596], [1060, 578], [1130, 574], [1190, 584], [1230, 598]], close: [[1120, 606]] }),
    spruces({ ink: 'ink', lit: 'teal', seed: 2, forms: 1, light: 1, items: [[1060, 584, 130], [1108, 580, 190], [1152, 584, 150], [1190, 590, 90]] }),
    ripples({ ink: 'deep', y: [602, 640], count: 6, x: 1120, spread: [30, 40], width: [180, 150], height: [8, 7], seed: 5 }),
    redPines({ ink: 'ink', lit: 'deep', bark: 'ink', seed: 4, forms: 1, light: 1, items: [[270, 800, 520], [140, 840, 780], [10, 820, 600]] }),
    redPines({ ink: 'ink', lit: 'deep', bark: 'ink', seed: 4, forms: 1, items: [[1370, 800, 480], [1480, 840, 740], [1600, 820, 560]] }),
    bank({ ink: 'ink', points: [[-10, 640], [140, 664], [300, 722], [420, 812]], close: [[-10, 812]] }),
    bank({ ink: 'ink', points: [[1200, 812], [1330, 728], [1480, 666], [1610, 640]], close: [[1610, 812]] }),
    grass({ ink: 'ink', lit: 'teal', y: 820, count: 18, height: [80, 160], seed: 4, forms: 2 }),
  ],
});

/** On the milestone of the region. */
export const complete = emblem({
  alt: 'A canoe with two paddlers and a dog on a still lake at sundown, between tall red pines',
  palette: evening,
  layers: [
    sky({ seed: 4, waver: 4, bands: [['mint', 0], ['cream', 60], ['peach', 106]] }),
    sun({ x: 132, y: 132, radius: 28, ink: 'coral' }),
    ridge({ ink: 'teal', y: 146, swell: 4, swells: 3, seed: 8, cover: 'hardwood', height: [10, 18], floor: 160 }),
    water({ ink: 'cream', y: 156 }),
    ripples({ ink: 'peach', y: [160, 250], count: 9, x: 130, spread: [50, 90], width: [50, 90], height: [4, 7], seed: 5 }),
    ripples({ ink: 'coral', y: [160, 220], count: 5, x: 132, spread: [16, 30], width: [36, 60], height: [4, 6], seed: 8 }),
    ripples({ ink: 'sea', y: [196, 256], count: 8, width: [60, 110], height: [4, 8], seed: 12 }),
    canoe({ x: 132, y: 204, width: 116, hull: 'coral', lit: 'peach', ink: 'ink', coat: 'deep' }),
    redPines({ ink: 'ink', lit: 'deep', bark: 'ink', seed: 4, forms: 1, light: 1, items: [[48, 250, 214]] }),
    redPines({ ink: 'ink', lit: 'deep', bark: 'ink', seed: 4, forms: 1, items: [[216, 252, 190]] }),
  ],
});
