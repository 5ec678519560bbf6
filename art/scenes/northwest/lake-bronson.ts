import { trailArt } from '../../kit/scene.ts';
import { aspens } from '../../motifs/aspens.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { cranes } from '../../motifs/prairie-birds.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { veil } from '../../motifs/veil.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';
import { waterTower } from '../../motifs/water-tower.ts';
import { woodland } from '../../motifs/woodland.ts';

const stormLight = {
  ink: '#1f2a33',
  storm: '#3d566c',
  slate: '#6b8a9e',
  mist: '#b4c6c6',
  cream: '#fdf1d0',
  gold: '#f2bf45',
  amber: '#d58f2f',
  straw: '#d9b765',
  olive: '#7f7a3c',
  stone: '#e2c3a0',
  rose: '#b98a72',
  umber: '#6d4d45',
};

export default trailArt({
  hero: {
    alt: 'The fieldstone water tower of Lake Bronson, with people on its lookout deck, in the last sun before a storm; golden aspens, the dam and the lake, and cranes flying south.',
    focus: { x: 0.5, y: 0.5 },
    palette: stormLight,
    layers: [
      sky({ seed: 3, waver: 18, bands: [['storm', 0], ['slate', 250], ['mist', 390], ['cream', 462]] }),
      strata({ ink: 'slate', bars: [[300, 110, 620, 26], [1180, 70, 560, 22], [760, 176, 460, 16]] }),
      strata({ ink: 'ink', bars: [[1330, 190, 520, 20], [140, 214, 420, 16]] }),
      cranes({ ink: 'cream', items: [[380, 150, 70], [300, 178, 60], [232, 210, 54], [452, 190, 58], [516, 232, 50]] }),
      ridge({ ink: 'olive', y: 520, swell: 6, swells: 3, seed: 6, cover: 'hardwood', height: [12, 28], floor: 570 }),
      ridge({ ink: 'amber', y: 534, swell: 6, swells: 4, seed: 9, cover: 'hardwood', height: [14, 34], floor: 590 }),
      water({ ink: 'slate', y: 540, floor: 740 }),
      ripples({ ink: 'cream', y: [544, 600], count: 14, between: [900, 1600], width: [60, 200], height: [3, 6], seed: 5 }),
      bank({ ink: 'straw', points: [[-20, 556], [300, 548], [640, 560], [900, 580], [1000, 640]], close: [[1000, 700], [-20, 700]] }),
      woodland({ leaves: [['amber', 'gold'], ['olive', 'straw'], ['gold', 'cream']], points: [[-20, 560], [260, 548], [560, 566]], depth: 30, rows: 2, size: [80, 120], rise: 1, seed: 4 }),
      woodland({ leaves: [['amber', 'gold'], ['gold', 'cream'], ['olive', 'straw']], points: [[1300, 566], [1460, 556], [1620, 560]], depth: 20, rows: 1, size: [90, 120], rise: 1, seed: 8 }),
      shape({ ink: 'mist', points: [[1010, 584], [1370, 584], [1376, 600], [1004, 600]] }),
      shape({ ink: 'umber', points: [[1014, 600], [1366, 600], [1376, 672], [1000, 672]] }),
      veil({ lip: [[1040, 604], [1126, 604]], foot: [[1034, 674], [1132, 674]], ink: 'cream', strand: 'slate', strands: 4, thickness: 5, seed: 3 }),
      veil({ lip: [[1148, 604], [1232, 604]], foot: [[1142, 674], [1238, 674]], ink: 'cream', strand: 'slate', strands: 4, thickness: 5, seed: 4 }),
      veil({ lip: [[1254, 604], [1340, 604]], foot: [[1248, 674], [1346, 674]], ink: 'cream', strand: 'slate', strands: 4, thickness: 5, seed: 5 }),
      shape({ ink: 'slate', points: [[940, 700], [1000, 672], [1180, 664], [1380, 672], [1480, 704], [1330, 736], [1070, 732]], smooth: true }),
      lenses({ ink: 'cream', items: [[1190, 680, 330, 12], [1120, 702, 160, 7], [1290, 706, 190, 8]] }),
      bank({ ink: 'olive', points: [[-20, 640], [360, 628], [620, 622], [800, 616], [960, 640], [1040, 700], [1240, 732], [1620, 690]], close: [[1620, 802], [-20, 802]] }),
      hatch({ ink: 'straw', y: [640, 790], count: 20, length: [80, 280], thickness: [4, 9], seed: 11 }),
      visitor({ x: 716, y: 284, height: 70, pose: 'watch', ink: 'ink', coat: 'gold' }),
      visitor({ x: 802, y: 286, height: 70, pose: 'stand', ink: 'ink', coat: 'cream' }),
      waterTower({ x: 760, y: 652, height: 540, lit: 'cream', mid: 'stone', shade: 'rose', dark: 'umber', roof: 'umber', rim: 'gold', stones: 34 }),
      bank({ ink: 'olive', points: [[540, 664], [680, 648], [800, 644], [900, 652], [980, 672]], close: [[980, 690], [540, 690]] }),
      aspens({ bark: 'cream', shade: 'mist', mark: 'ink', leaf: 'amber', leaf2: 'gold', leaves: 9, boughs: 4, seed: 4, items: [[330, 730, 470, 0.05], [140, 790, 700, -0.03], [1480, 790, 700, 0.03]] }),
      bank({ ink: 'ink', points: [[-20, 752], [140, 760], [300, 782], [440, 802]], close: [[-20, 802]] }),
      bank({ ink: 'ink', points: [[1180, 802], [1320, 784], [1470, 762], [1620, 748]], close: [[1620, 802]] }),
      grass({ ink: 'ink', lit: 'straw', y: 816, x: [0, 1600], count: 9, height: [60, 150], seed: 4, forms: 1, blades: 7 }),
    ],
  },
  badge: {
    alt: 'The fieldstone water tower of Lake Bronson between golden aspens, before a storm',
    palette: stormLight,
    layers: [
      sky({ waver: 5, seed: 2, bands: [['storm', 0], ['slate', 150], ['mist', 210]] }),
      ridge({ ink: 'amber', y: 268, swell: 3, seed: 6, cover: 'hardwood', height: [14, 26], floor: 310 }),
      ridge({ ink: 'olive', points: [[0, 302], [195, 294], [390, 302]], swell: 3, seed: 4 }),
      waterTower({ x: 195, y: 330, height: 238, lit: 'cream', mid: 'stone', shade: 'rose', dark: 'umber', roof: 'umber', rim: 'gold', stones: 18 }),
      ridge({ ink: 'straw', points: [[0, 326], [130, 324], [195, 320], [270, 324], [390, 330]], swell: 2, seed: 5 }),
      aspens({ bark: 'cream', shade: 'mist', mark: 'ink', leaf: 'amber', leaf2: 'gold', leaves: 8, seed: 6, boughs: 4, items: [[80, 350, 220, 0.04], [316, 350, 240, -0.04]] }),
    ],
  },
});
