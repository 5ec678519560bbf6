import { trailArt } from '../../kit/scene.ts';
import { spruces, tamaracks } from '../../motifs/conifers.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { canoeCarry, packers } from '../../motifs/voyageurs.ts';
import { ripples } from '../../motifs/water.ts';

const dawn = {
  ink: '#1e1a2e',
  plum: '#473052',
  mauve: '#86607f',
  rose: '#d98c8c',
  peach: '#f5bf98',
  cream: '#fdeccd',
  sage: '#9db3ac',
  red: '#c2382f',
};

export default trailArt({
  hero: {
    alt: 'Voyageurs carry a north canoe and bales across the misty tamarack bog of Savanna Portage, dark against a great dawn sun.',
    focus: { x: 0.5, y: 0.62 },
    palette: dawn,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['sage', 0], ['peach', 120], ['cream', 290]] }),
      sun({ x: 920, y: 372, radius: 176, ink: 'rose' }),
      strata({ ink: 'cream', bars: [[420, 150, 520, 12], [640, 168, 400, 9], [1220, 126, 460, 11]] }),
      strata({ ink: 'peach', bars: [[760, 300, 460, 14], [1080, 332, 420, 12], [840, 370, 520, 12]] }),
      ridge({ ink: 'sage', y: 420, swell: 12, seed: 4, cover: 'spruce', height: [30, 100], detail: 0, swells: 3, gaps: 0.04, spacing: 0.6, floor: 500 }),
      lenses({ ink: 'cream', items: [[300, 470, 760, 44], [1180, 462, 860, 48], [760, 484, 600, 30]] }),
      ridge({ ink: 'mauve', points: [[0, 486], [400, 500], [800, 506], [1200, 500], [1600, 480]], swell: 6, seed: 8, cover: 'spruce', height: [16, 60], detail: 0, swells: 4, gaps: 0.3, spacing: 0.8, floor: 560 }),
      tamaracks({ ink: 'mauve', lit: 'rose', trunk: 'mauve', seed: 2, forms: 1, items: [[366, 512, 240], [440, 514, 330], [510, 510, 184], [1236, 512, 204], [1300, 514, 290]] }),
      bank({ ink: 'cream', points: [[-10, 546], [200, 534], [460, 540], [700, 520], [960, 528], [1240, 538], [1610, 530]], close: [[1610, 640], [-10, 640]] }),
      strata({ ink: 'peach', bars: [[300, 560, 520, 16], [980, 552, 620, 16], [1380, 570, 420, 14], [640, 580, 460, 12]] }),
      ridge({ ink: 'plum', points: [[-20, 580], [240, 590], [480, 604], [800, 608], [1120, 602], [1400, 586], [1620, 578]], swell: 4, swells: 3, seed: 3 }),
      hatch({ ink: 'mauve', y: [612, 650], count: 16, length: [90, 240], thickness: [4, 10], seed: 7 }),
      canoeCarry({ x: 800, y: 612, width: 470, ink: 'ink', lit: 'rose', sash: 'red' }),
      packers({ ink: 'ink', pack: 'plum', sash: 'red', items: [[520, 606, 126], [1098, 608, 130], [1206, 602, 120]] }),
      lenses({ ink: 'peach', items: [[560, 662, 360, 26], [1010, 676, 460, 32], [760, 724, 420, 34], [330, 700, 260, 24], [1290, 712, 300, 26]] }),
      lenses({ ink: 'cream', items: [[600, 660, 180, 10], [1060, 672, 220, 12], [720, 720, 220, 14]] }),
      ripples({ ink: 'mauve', y: [640, 780], count: 16, width: [120, 260], height: [6, 12], seed: 12 }),
      bank({ ink: 'ink', points: [[-10, 690], [200, 700], [420, 748], [640, 782], [840, 790], [1060, 776], [1240, 740], [1420, 700], [1610, 690]], close: [[1610, 812], [-10, 812]] }),
      spruces({ ink: 'ink', lit: 'plum', seed: 6, forms: 1, girth: 0.2, light: 1, items: [[250, 770, 470], [120, 790, 790], [20, 790, 560]] }),
      spruces({ ink: 'ink', lit: 'plum', seed: 6, forms: 1, girth: 0.2, items: [[1390, 780, 420], [1490, 800, 740], [1586, 800, 540]] }),
      grass({ ink: 'ink', lit: 'mauve', y: [[0, 740], [1600, 740]], count: 6, height: [80, 140], seed: 4, forms: 2, x: [0, 420] }),
      grass({ ink: 'ink', lit: 'mauve', y: 780, count: 14, height: [60, 120], seed: 4, forms: 2, x: [420, 1600], unrest: 16 }),
    ],
  },
  badge: {
    alt: 'Two voyageurs carry a canoe across Savanna Portage before the rising sun',
    palette: dawn,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['sage', 0], ['peach', 116], ['cream', 190]] }),
      sun({ x: 195, y: 204, radius: 82, ink: 'rose' }),
      strata({ ink: 'cream', bars: [[150, 158, 150, 8], [240, 184, 140, 7]] }),
      ridge({ ink: 'mauve', y: 250, swell: 3, seed: 8, cover: 'spruce', height: [14, 46], detail: 0, swells: 4, gaps: 0.1, spacing: 0.5, floor: 270 }),
      ridge({ ink: 'cream', y: 262, swell: 3, swells: 3, seed: 3 }),
      strata({ ink: 'peach', bars: [[130, 284, 160, 8], [260, 298, 150, 8]] }),
      canoeCarry({ x: 195, y: 322, width: 244, ink: 'ink', lit: 'rose', sash: 'red' }),
      ridge({ ink: 'plum', y: 318, swell: 3, swells: 3, seed: 5 }),
      grass({ ink: 'ink', lit: 'mauve', y: 350, count: 8, height: [30, 54], seed: 4, forms: 1 }),
    ],
  },
});
