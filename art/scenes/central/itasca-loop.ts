import { trailArt } from '../../kit/scene.ts';
import { ferns } from '../../motifs/ferns.ts';
import { hatch } from '../../motifs/grass.ts';
import { logCabin } from '../../motifs/log-cabin.ts';
import { redPines } from '../../motifs/red-pines.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { greatTrunks } from '../../motifs/trunks.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, river, water } from '../../motifs/water.ts';

const pineMorning = {
  ink: '#16282a',
  forest: '#2b5148',
  moss: '#5f8a4c',
  lime: '#a9bf63',
  lake: '#6fb0b8',
  mist: '#c5e0d8',
  cream: '#fdf3d6',
  amber: '#f3b957',
  bark: '#bb5f38',
};

export default trailArt({
  hero: {
    alt: 'Giant red pines stand over a small lake at Itasca on a summer morning, dwarfing a log cabin with lit windows and somebody on the trail.',
    focus: { x: 0.5, y: 0.56 },
    palette: pineMorning,
    layers: [
      sky({ seed: 6, waver: 12, bands: [['lake', 0], ['mist', 150], ['cream', 262]] }),
      sun({ x: 930, y: 366, radius: 66, ink: 'amber' }),
      strata({ ink: 'cream', bars: [[560, 130, 520, 11], [760, 146, 360, 8], [1160, 100, 420, 10]] }),
      strata({ ink: 'amber', bars: [[560, 318, 420, 9], [1180, 334, 360, 8]] }),
      ridge({ ink: 'mist', y: 404, swell: 18, swells: 3, seed: 3, cover: 'spruce', height: [20, 50], detail: 0, spacing: 0.5, floor: 470 }),
      ridge({ ink: 'forest', y: 444, swell: 6, swells: 4, seed: 7, cover: 'spruce', height: [24, 70], detail: 0, spacing: 0.52, floor: 480 }),
      water({ ink: 'lake', y: 462 }),
      ripples({ ink: 'cream', y: [466, 556], count: 16, x: 930, spread: [70, 150], width: [60, 180], height: [3, 7], seed: 9 }),
      ripples({ ink: 'forest', y: [466, 520], count: 10, width: [90, 240], height: [3, 6], seed: 5 }),
      bank({ ink: 'moss', points: [[-10, 504], [260, 512], [520, 540], [700, 566], [900, 574], [1080, 556], [1320, 524], [1610, 506]], close: [[1610, 812], [-10, 812]] }),
      redPines({ ink: 'forest', lit: 'moss', bark: 'bark', seed: 3, forms: 1, light: 1, items: [[420, 540, 330], [536, 560, 400], [590, 566, 300], [1090, 560, 370], [1150, 550, 440], [1290, 540, 320]] }),
      logCabin({ x: 660, y: 652, height: 150, log: 'bark', shade: 'forest', dark: 'ink', roof: 'ink', eave: 'cream', window: 'amber', logs: 4 }),
      bank({ ink: 'lime', points: [[-10, 640], [300, 640], [560, 654], [760, 656], [960, 644], [1200, 622], [1610, 600]], close: [[1610, 812], [-10, 812]] }),
      hatch({ ink: 'moss', y: [660, 800], count: 20, length: [120, 300], thickness: [4, 10], seed: 14 }),
      river({ ink: 'cream', path: [[717, 650, 13], [770, 662, 16], [880, 668, 20], [980, 690, 32], [900, 722, 54], [810, 766, 80], [770, 830, 116]] }),
      lenses({ ink: 'moss', items: [[860, 736, 120, 9], [800, 786, 160, 11], [940, 700, 70, 6]] }),
      greatTrunks({ ink: 'forest', lit: 'bark', furrow: 'forest', items: [[470, 664, 60]], light: 1, seed: 4, furrows: 12 }),
      greatTrunks({ ink: 'forest', lit: 'bark', furrow: 'forest', items: [[1206, 668, 68]], seed: 5, furrows: 12 }),
      visitor({ x: 962, y: 694, height: 100, pose: 'walk', ink: 'ink', coat: 'bark', flip: true }),
      lenses({ ink: 'moss', items: [[470, 664, 170, 16], [1206, 668, 190, 17]] }),
      greatTrunks({ ink: 'ink', lit: 'bark', furrow: 'ink', items: [[226, 744, 154]], light: 1, seed: 7, furrows: 18 }),
      greatTrunks({ ink: 'ink', lit: 'bark', furrow: 'ink', items: [[1424, 764, 184]], seed: 8, furrows: 20 }),
      greatTrunks({ ink: 'ink', lit: 'forest', items: [[26, 800, 120]], light: 1, seed: 2 }),
      bank({ ink: 'forest', points: [[-10, 726], [120, 720], [330, 742], [450, 786], [500, 812]], close: [[-10, 812]] }),
      bank({ ink: 'forest', points: [[1150, 812], [1240, 776], [1420, 746], [1610, 738]], close: [[1610, 812]] }),
      ferns({ ink: 'ink', lit: 'moss', items: [[100, 812, 130], [350, 814, 120], [440, 822, 90], [1220, 818, 100], [1300, 814, 120], [1550, 812, 130]] }),
    ],
  },
  badge: {
    alt: 'Giant red pine trunks over a lake at Itasca, a log cabin with lit windows between them in the morning',
    palette: pineMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['lake', 0], ['mist', 106], ['cream', 160]] }),
      ridge({ ink: 'forest', y: 204, swell: 4, seed: 7, cover: 'spruce', height: [12, 34], detail: 0, spacing: 0.34, floor: 226 }),
      water({ ink: 'lake', y: 220 }),
      ripples({ ink: 'cream', y: [226, 250], count: 5, x: 200, spread: [30, 50], width: [40, 80], height: [4, 5], seed: 4 }),
      bank({ ink: 'moss', points: [[0, 252], [195, 262], [390, 250]], close: [[390, 400], [0, 400]] }),
      logCabin({ x: 186, y: 322, height: 84, log: 'bark', shade: 'forest', dark: 'ink', roof: 'ink', eave: 'cream', window: 'amber', logs: 3 }),
      bank({ ink: 'lime', points: [[0, 318], [130, 326], [300, 318], [390, 322]], close: [[390, 400], [0, 400]] }),
      greatTrunks({ ink: 'ink', lit: 'bark', furrow: 'ink', items: [[88, 362, 52]], light: 1, seed: 7, furrows: 14 }),
      greatTrunks({ ink: 'ink', lit: 'bark', furrow: 'ink', items: [[318, 362, 44]], seed: 8, furrows: 12 }),
    ],
  },
});
