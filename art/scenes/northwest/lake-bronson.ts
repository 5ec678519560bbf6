import { trailArt } from '../../kit/scene.ts';
import { aspens } from '../../motifs/aspens.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { cranes } from '../../motifs/prairie-birds.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { veil } from '../../motifs/veil.ts';
import { visitor } from '../../motifs/visitors.ts';
import { mist, ripples, water } from '../../motifs/water.ts';
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
    focus: { x: 0.57, y: 0.5 },
    palette: stormLight,
    layers: [
      sky({ seed: 3, waver: 18, bands: [['storm', 0], ['slate', 250], ['mist', 390], ['cream', 462]] }),
      strata({ ink: 'slate', bars: [[300, 110, 620, 26], [1180, 70, 560, 22], [760, 176, 460, 16]] }),
      strata({ ink: 'ink', bars: [[1330, 190, 520, 20], [140, 214, 420, 16]] }),
      cranes({ ink: 'cream', items: [[430, 130, 70], [356, 160, 60], [500, 172, 58]] }),
      ridge({ ink: 'olive', y: 520, swell: 6, swells: 3, seed: 6, cover: 'hardwood', height: [12, 28], floor: 570 }),
      ridge({ ink: 'amber', y: 534, swell: 6, swells: 4, seed: 9, cover: 'hardwood', height: [14, 34], floor: 590 }),
      water({ ink: 'slate', y: 540, floor: 740 }),
      ripples({ ink: 'cream', y: [544, 590], count: 12, between: [960, 1560], width: [60, 200], height: [3, 6], seed: 5 }),
      woodland({ leaves: [['amber', 'gold'], ['olive', 'straw'], ['gold', 'cream']], points: [[-20, 580], [260, 574], [580, 584]], depth: 0, rows: 1, size: [100, 100], rise: 1.1, seed: 4, spacing: 0.62 }),
      woodland({ leaves: [['amber', 'gold'], ['gold', 'cream'], ['olive', 'straw']], points: [[1440, 580], [1620, 570]], depth: 20, rows: 1, size: [90, 120], rise: 1, seed: 8 }),
      shape({ ink: 'umber', points: [[930, 596], [1480, 592], [1480, 690], [930, 690]] }),
      veil({ lip: [[990, 604], [1110, 603]], foot: [[986, 686], [1112, 686]], ink: 'cream', strand: 'slate', strands: 5, thickness: 5, seed: 3 }),
      veil({ lip: [[1136, 603], [1256, 602]], foot: [[1132, 686], [1260, 686]], ink: 'cream', strand: 'slate', strands: 5, thickness: 5, seed: 4 }),
      veil({ lip: [[1282, 602], [1402, 601]], foot: [[1280, 686], [1406, 686]], ink: 'cream', strand: 'slate', strands: 5, thickness: 5, seed: 5 }),
      shape({ ink: 'mist', points: [[900, 586], [1500, 580], [1500, 594], [900, 600]] }),
      shape({ ink: 'storm', points: [[900, 684], [1500, 680], [1620, 700], [1620, 780], [900, 780]] }),
      mist({ x: 1120, y: 698, width: 330, ink: 'cream', height: 20, seed: 3 }),
      mist({ x: 1330, y: 698, width: 190, ink: 'cream', height: 20, seed: 7 }),
      lenses({ ink: 'cream', items: [[1120, 712, 190, 8], [1290, 722, 210, 9]] }),
      lenses({ ink: 'slate', items: [[1200, 736, 220, 9], [1400, 716, 160, 8]] }),
      shape({ ink: 'stone', points: [[940, 572], [976, 570], [984, 700], [930, 700]] }),
      shape({ ink: 'rose', points: [[1414, 568], [1456, 568], [1470, 700], [1408, 700]] }),
      bank({ ink: 'olive', points: [[-20, 570], [300, 562], [640, 566], [900, 576], [950, 590], [958, 640], [980, 690], [1080, 740], [1300, 760], [1620, 750]], close: [[1620, 802], [-20, 802]] }),
      bank({ ink: 'olive', points: [[1420, 720], [1440, 640], [1456, 590], [1520, 574], [1620, 566]], close: [[1620, 760]] }),
      hatch({ ink: 'straw', y: [580, 790], count: 13, length: [80, 280], thickness: [4, 9], x: [0, 940], seed: 11 }),
      visitor({ x: 716, y: 296, height: 80, pose: 'watch', ink: 'ink', coat: 'gold' }),
      visitor({ x: 802, y: 296, height: 80, pose: 'stand', ink: 'ink', coat: 'cream' }),
      waterTower({ x: 760, y: 652, height: 540, lit: 'cream', mid: 'stone', shade: 'rose', dark: 'umber', roof: 'umber', rim: 'gold', stones: 34 }),
      bank({ ink: 'olive', points: [[540, 664], [680, 648], [800, 644], [900, 652], [980, 672]], close: [[980, 690], [540, 690]] }),
      aspens({ bark: 'cream', shade: 'mist', mark: 'ink', leaf: 'amber', leaf2: 'gold', leaves: 19, boughs: 5, seed: 4, items: [[150, 790, 700, -0.03], [1500, 790, 660, 0.03]] }),
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
