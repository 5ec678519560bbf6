import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { aspens } from '../../motifs/aspens.ts';
import { grass } from '../../motifs/grass.ts';
import { cranes } from '../../motifs/prairie-birds.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { waterTower } from '../../motifs/water-tower.ts';

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

/** The last sun before a storm, low on the left. */
const beforeTheStorm = values({
  dark: { ink: '#18222c', storm: '#33495e' },
  middle: { umber: '#6f4c43', slate: '#64849a', rose: '#b98668' },
  glow: { stone: '#e4c49c', mist: '#bcccc9', cream: '#fef2d4' },
  accent: { gold: '#f0a92c' },
});
const lastSun = { from: [-1, -0.4], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'The fieldstone water tower of Lake Bronson from its foot, huge in the last sun, with people on its lookout deck; behind it, a storm over golden aspens and the lake, and cranes in flight.',
    focus: { x: 0.3, y: 0.3 },
    palette: beforeTheStorm,
    layers: [
      sky({ seed: 3, waver: 24, bands: [['storm', 0], ['slate', 430], ['mist', 560], ['cream', 616]] }),
      spray({ ink: 'ink', from: [0, 0], to: [0, 420] }),
      spray({ ink: 'storm', from: [0, 430], to: [0, 580] }),
      shape({ ink: 'storm', opacity: 0.5, points: [[1020, 400], [1240, 400], [1130, 668], [880, 668]] }),
      shape({ ink: 'storm', opacity: 0.4, points: [[1330, 400], [1500, 400], [1410, 668], [1220, 668]] }),
      cranes({ ink: 'cream', items: [[1080, 180, 120], [1230, 140, 100], [1250, 236, 96], [1390, 200, 84]] }),
      water({ ink: 'mist', y: 668 }),
      ripples({ ink: 'cream', y: [672, 740], count: 16, between: [700, 1640], width: [100, 260], height: [4, 8], seed: 5 }),
      mass({ ink: 'umber', light: lastSun, rim: 4, layers: [ridge({ ink: 'umber', points: [[-20, 650], [400, 664], [900, 668], [1300, 656], [1640, 640]], swell: 4, seed: 6, cover: 'hardwood', height: [10, 24], floor: 676 })] }),
      mass({ ink: 'gold', layers: [ridge({ ink: 'gold', points: [[1190, 770], [1230, 720], [1300, 690], [1400, 660], [1640, 620]], from: 1190, swell: 6, seed: 9, cover: 'hardwood', height: [26, 60], floor: 790 })] }),
      spray({ ink: 'umber', from: [0, 780], to: [0, 640], within: [[1230, 700], [1400, 664], [1640, 624], [1640, 780], [1230, 780]] }),
      // One points out the cranes, an elbow on the rail; one follows them with binoculars.
      drawn({ ink: 'gold', path: 'M541 256L540 216Q543 203 555 201L564 202 575 206 606 181 612 188 580 218 572 221 573 256zM544 204L549 213 539 228 550 240 544 246 528 229z' }),
      drawn({ ink: 'cream', path: 'M625 256L625 216Q628 203 640 202 652 203 656 214L657 256zM650 204L668 212 655 197 660 191 679 215 674 222 652 218zM629 205L634 213 624 230 635 240 630 246 613 231z' }),
      drawn({ ink: 'rose', path: 'M550 190a10 10 0 0120 0L568 199 563 205H556L555 199zM605 183L611 175 620 174 615 180 612 188zM634 190a10 10 0 0120 0L652 199 647 205H640L639 199z' }),
      drawn({ ink: 'ink', path: 'M548 192Q546 178 558 176 570 175 572 185L563 186 558 196 552 200zM632 192Q630 178 642 176 654 175 656 183L648 186 644 196 642 206 631 208zM648 186H667V196H648z' }),
      waterTower({ x: 600, y: 836, height: 806, lit: 'cream', mid: 'stone', shade: 'umber', dark: 'ink', roof: 'ink', rim: 'gold', stones: 62, sill: 0.078 }),
      spray({ ink: 'ink', from: [860, 700], to: [640, 640], within: [[690, 352], [787, 352], [850, 836], [715, 836]] }),
      mass({ ink: 'ink', light: lastSun, rim: 5, layers: [
        bank({ ink: 'ink', points: [[-20, 740], [240, 752], [500, 770], [800, 776], [1100, 760], [1400, 774], [1640, 760]], close: [[1640, 830], [-20, 830]] }),
        grass({ ink: 'ink', lit: 'ink', y: 790, count: 20, height: [40, 100], seed: 4, forms: 2 }),
      ] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'The fieldstone water tower of Lake Bronson between golden aspens, with a storm behind it',
    palette: stormLight,
    layers: [
      sky({ waver: 5, seed: 2, bands: [['storm', 0], ['slate', 150], ['mist', 210]] }),
      ridge({ ink: 'amber', y: 268, swell: 3, seed: 6, cover: 'hardwood', height: [14, 26], floor: 310 }),
      ridge({ ink: 'olive', points: [[0, 302], [195, 294], [390, 302]], swell: 3, seed: 4 }),
      waterTower({ x: 195, y: 330, height: 238, lit: 'cream', mid: 'stone', shade: 'rose', dark: 'umber', roof: 'umber', rim: 'gold', stones: 16 }),
      ridge({ ink: 'straw', points: [[0, 326], [130, 324], [195, 320], [270, 324], [390, 330]], swell: 2, seed: 5 }),
      aspens({ bark: 'cream', shade: 'mist', mark: 'ink', leaf: 'amber', leaf2: 'gold', leaves: 8, seed: 6, boughs: 4, items: [[80, 350, 220, 0.04], [316, 350, 240, -0.04]] }),
    ],
  },
});
