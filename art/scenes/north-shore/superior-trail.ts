import { trailArt } from '../../kit/scene.ts';
import { birch } from '../../motifs/broadleaf.ts';
import { spruces } from '../../motifs/conifers.ts';
import { lavaStep } from '../../motifs/lava-steps.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { stoneWall } from '../../motifs/stone-wall.ts';
import { ripples, water } from '../../motifs/water.ts';

const evening = {
  ink: '#1b202b',
  basalt: '#343241',
  mauve: '#66566a',
  rust: '#a8664c',
  amber: '#e79a3a',
  honey: '#f8cb71',
  cream: '#fff4d9',
  teal: '#2e5d6b',
  aqua: '#93bcb8',
  glow: '#fbe3ac',
};

export default trailArt({
  hero: {
    alt: 'Gooseberry Falls spills in broad white sheets over dark steps of lava, birches gold on both banks, as the sun goes down upstream.',
    focus: { x: 0.5, y: 0.55 },
    palette: evening,
    layers: [
      sky({ seed: 4, waver: 12, bands: [['honey', 0], ['glow', 84]] }),
      sun({ x: 724, y: 196, radius: 66, ink: 'cream', halo: [['honey', 108]] }),
      strata({ ink: 'amber', bars: [[330, 66, 520, 12], [1100, 96, 560, 13]] }),
      ridge({ ink: 'amber', points: [[0, 170], [400, 210], [640, 256], [740, 264], [860, 250], [1200, 190], [1620, 140]], swell: 8, seed: 5, cover: 'hardwood', height: [34, 66], floor: 420 }),
      ridge({ ink: 'mauve', points: [[0, 250], [400, 272], [620, 300], [860, 300], [1000, 290], [1200, 270], [1620, 250]], swell: 6, seed: 8, cover: 'hardwood', height: [40, 74], floor: 420 }),
      water({ ink: 'teal', y: 314 }),
      ripples({ ink: 'honey', y: [318, 346], count: 8, x: 730, spread: [100, 180], width: [70, 160], height: [3, 5], seed: 4 }),
      lavaStep({ brink: [[180, 360], [520, 350], [740, 358], [1000, 350], [1240, 342]], base: [[180, 424], [700, 430], [1240, 424]], flows: [[520, 690], [716, 900], [960, 1050]], rock: 'basalt', lit: 'rust', joint: 'ink', water: 'cream', strand: 'aqua', seed: 4 }),
      boulders({ ink: 'basalt', lit: 'rust', seed: 8, items: [[704, 434, 60, 40], [930, 432, 84, 46], [486, 432, 70, 34]] }),
      water({ ink: 'teal', y: 432, floor: 560 }),
      ripples({ ink: 'cream', y: [430, 446], count: 8, x: 780, spread: [250, 250], width: [60, 130], height: [5, 7], seed: 3 }),
      ripples({ ink: 'aqua', y: [444, 490], count: 7, x: 800, spread: [420, 420], width: [120, 240], height: [4, 7], seed: 16 }),
      ripples({ ink: 'honey', y: [446, 486], count: 6, x: 740, spread: [200, 260], width: [80, 160], height: [3, 5], seed: 6 }),
      lavaStep({ brink: [[60, 478], [360, 490], [640, 506], [820, 496], [1060, 512], [1200, 504], [1500, 496]], base: [[60, 626], [400, 640], [700, 664], [1100, 656], [1500, 640]], flows: [[310, 590], [650, 940], [1080, 1190]], rock: 'basalt', lit: 'rust', joint: 'ink', water: 'cream', strand: 'aqua', seed: 7 }),
      boulders({ ink: 'basalt', lit: 'rust', seed: 5, items: [[620, 668, 120, 96], [1010, 660, 150, 84], [430, 660, 80, 40]] }),
      water({ ink: 'teal', y: 656 }),
      ripples({ ink: 'cream', y: [648, 674], count: 10, x: 760, spread: [420, 400], width: [90, 200], height: [7, 11], seed: 6 }),
      ripples({ ink: 'aqua', y: [676, 790], count: 10, x: 780, spread: [460, 520], width: [160, 380], height: [5, 11], seed: 9 }),
      ripples({ ink: 'honey', y: [680, 780], count: 6, x: 740, spread: [240, 320], width: [110, 260], height: [4, 8], seed: 19 }),
      ripples({ ink: 'ink', y: [690, 800], count: 5, x: 800, spread: [420, 520], width: [180, 380], height: [6, 11], seed: 29 }),
      boulders({ ink: 'ink', lit: 'rust', seed: 3, items: [[1010, 726, 190, 60], [1130, 760, 220, 76], [500, 764, 170, 50]] }),
      stoneWall({ top: [[1176, 288], [1330, 270], [1620, 236]], base: [[1176, 506], [1330, 516], [1620, 560]], ink: 'basalt', lit: 'rust', dark: 'mauve', coping: 'honey', course: 34, stone: [52, 104], share: 0.86, seed: 4 }),
      birch({ x: 170, y: 600, height: 560, bark: 'cream', shade: 'aqua', mark: 'ink', leaf: 'amber', leaf2: 'honey', lean: 0.06, stem: 14, seed: 7 }),
      birch({ x: 1400, y: 640, height: 590, bark: 'cream', shade: 'aqua', mark: 'ink', leaf: 'amber', leaf2: 'honey', lean: -0.05, stem: 15, seed: 12 }),
      bank({ ink: 'ink', points: [[1080, 802], [1180, 740], [1270, 640], [1340, 560], [1440, 520], [1600, 500]], close: [[1600, 802]] }),
      bank({ ink: 'ink', points: [[0, 430], [110, 440], [210, 500], [280, 600], [360, 700], [430, 802]], close: [[0, 802]] }),
      spruces({ ink: 'ink', lit: 'mauve', seed: 5, forms: 1, light: 1, items: [[54, 470, 410], [268, 620, 250], [1560, 540, 420], [1310, 630, 200]] }),
    ],
  },
  badge: {
    alt: 'Gooseberry Falls in broad white steps over dark lava under an evening sun',
    palette: evening,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['glow', 0]] }),
      sun({ x: 178, y: 148, radius: 34, ink: 'cream', halo: [['honey', 54]] }),
      ridge({ ink: 'amber', points: [[0, 172], [195, 188], [390, 168]], swell: 3, seed: 8, cover: 'hardwood', height: [18, 34] }),
      water({ ink: 'teal', y: 184 }),
      lavaStep({ brink: [[50, 198], [200, 194], [340, 200]], base: [[50, 234], [340, 238]], flows: [[130, 196], [216, 270]], rock: 'basalt', lit: 'rust', joint: 'ink', water: 'cream', strand: 'aqua', seed: 4 }),
      water({ ink: 'teal', y: 240 }),
      lavaStep({ brink: [[30, 256], [200, 262], [360, 254]], base: [[30, 324], [360, 330]], flows: [[76, 170], [214, 318]], rock: 'ink', lit: 'rust', joint: 'basalt', water: 'cream', strand: 'aqua', seed: 7 }),
      boulders({ ink: 'ink', lit: 'rust', seed: 6, items: [[180, 336, 70, 34], [214, 338, 44, 22]] }),
      water({ ink: 'teal', y: 328 }),
    ],
  },
});
