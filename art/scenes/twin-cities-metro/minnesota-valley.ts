import { trailArt } from '../../kit/scene.ts';
import { cattails } from '../../motifs/cattails.ts';
import { grass } from '../../motifs/grass.ts';
import { heron } from '../../motifs/heron.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { trussBridge } from '../../motifs/truss-bridge.ts';
import { ripples, water } from '../../motifs/water.ts';
import { gulls } from '../../motifs/wings.ts';

const evening = {
  ink: '#1b1f2a',
  umber: '#4a2f33',
  brick: '#8c4636',
  orange: '#e0822f',
  amber: '#f4b04a',
  straw: '#f9d98a',
  cream: '#fff3cf',
  sage: '#7f8b62',
};

export default trailArt({
  hero: {
    alt: 'Five humps of an old truss bridge step across the marsh of Long Meadow Lake before a low evening sun; a great blue heron waits among cattails.',
    focus: { x: 0.48, y: 0.66 },
    palette: evening,
    layers: [
      sky({ seed: 3, waver: 12, bands: [['amber', 0], ['straw', 120], ['cream', 300]] }),
      strata({ ink: 'straw', bars: [[380, 58, 520, 12], [620, 76, 380, 9], [1260, 92, 480, 11]] }),
      strata({ ink: 'amber', bars: [[1020, 176, 460, 11], [1220, 192, 340, 8], [240, 210, 420, 10]] }),
      sun({ x: 860, y: 330, radius: 96, ink: 'orange', halo: [['amber', 148]] }),
      gulls({ ink: 'brick', items: [[560, 128, 46], [620, 150, 34], [516, 160, 30]] }),
      ridge({ ink: 'amber', points: [[0, 392], [400, 410], [900, 424], [1620, 396]], swell: 10, seed: 4, cover: 'hardwood', height: [10, 22], floor: 470 }),
      ridge({ ink: 'sage', points: [[0, 430], [500, 446], [1000, 448], [1620, 430]], swell: 6, seed: 9, cover: 'hardwood', height: [10, 24], floor: 480 }),
      water({ ink: 'straw', y: 462 }),
      ripples({ ink: 'cream', y: [468, 620], count: 16, x: 860, spread: [60, 200], width: [90, 240], height: [4, 9], seed: 3 }),
      ripples({ ink: 'orange', y: [470, 700], count: 22, x: 860, spread: [80, 200], width: [70, 220], height: [4, 9], seed: 8 }),
      trussBridge({ from: [-90, 496], to: [1690, 462], height: [-150, -104], spans: 5, ink: 'amber', iron: 8, piers: 0 }),
      ripples({ ink: 'straw', y: [510, 660], count: 20, width: [120, 320], height: [4, 9], seed: 19 }),
      trussBridge({ from: [-90, 466], to: [1690, 440], height: [216, 150], spans: 5, ink: 'umber', iron: 9, piers: 0.2 }),
      lenses({ ink: 'sage', items: [[300, 566, 420, 16], [1280, 556, 480, 18], [1040, 612, 260, 14]] }),
      bank({ ink: 'brick', points: [[0, 598], [180, 612], [380, 640], [560, 700], [640, 770]], close: [[640, 800], [0, 800]] }),
      bank({ ink: 'brick', points: [[1060, 770], [1130, 704], [1260, 648], [1430, 614], [1600, 590]], close: [[1600, 800], [1060, 800]] }),
      grass({ ink: 'brick', lit: 'umber', y: [[0, 640], [560, 740]], x: [0, 560], count: 9, height: [60, 110], seed: 4, forms: 2 }),
      grass({ ink: 'brick', lit: 'umber', y: [[1120, 740], [1600, 640]], x: [1120, 1600], count: 8, height: [60, 110], seed: 4, forms: 2 }),
      lenses({ ink: 'umber', items: [[740, 746, 360, 24]] }),
      heron({ x: 690, y: 748, height: 408, ink: 'ink', lit: 'brick' }),
      bank({ ink: 'ink', points: [[0, 690], [200, 700], [420, 742], [640, 768], [900, 770], [1180, 748], [1400, 706], [1600, 680]], close: [[1600, 802], [0, 802]] }),
      cattails({ ink: 'ink', lit: 'umber', head: 'brick', seed: 2, items: [[60, 760, 420], [160, 780, 500], [280, 790, 380], [390, 800, 270], [1220, 800, 300], [1330, 790, 420], [1450, 780, 520], [1560, 760, 440]] }),
    ],
  },
  badge: {
    alt: 'A great blue heron before the humps of the old truss bridge and an evening sun',
    palette: evening,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['amber', 0], ['straw', 120], ['cream', 190]] }),
      sun({ x: 214, y: 170, radius: 62, ink: 'orange' }),
      ridge({ ink: 'sage', y: 252, swell: 3, seed: 4, cover: 'hardwood', height: [8, 16], floor: 280 }),
      water({ ink: 'straw', y: 264 }),
      ripples({ ink: 'orange', y: [272, 330], count: 7, x: 214, spread: [40, 60], width: [60, 110], height: [6, 7], seed: 4 }),
      trussBridge({ from: [-60, 256], to: [450, 256], height: [74, 74], spans: 3, ink: 'umber', iron: 7, piers: 0.3 }),
      bank({ ink: 'ink', points: [[0, 326], [120, 322], [240, 326], [390, 318]], close: [[390, 400], [0, 400]] }),
      heron({ x: 148, y: 330, height: 214, ink: 'ink', lit: 'brick' }),
      cattails({ ink: 'ink', lit: 'umber', head: 'brick', seed: 2, forms: 1, items: [[294, 352, 150], [330, 352, 120]] }),
    ],
  },
});
