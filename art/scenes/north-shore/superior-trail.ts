import { trailArt } from '../../kit/scene.ts';
import { birch } from '../../motifs/broadleaf.ts';
import { spruces } from '../../motifs/conifers.ts';
import { lavaStep } from '../../motifs/lava-steps.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders, cliff } from '../../motifs/rock.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
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
    alt: 'Gooseberry Falls spills in broad white sheets over dark steps of lava, a birch gold on the bank, in evening light.',
    focus: { x: 0.5, y: 0.55 },
    palette: evening,
    layers: [
      sky({ seed: 4, waver: 12, bands: [['honey', 0], ['glow', 84]] }),
      strata({ ink: 'amber', bars: [[330, 66, 520, 12], [1100, 96, 560, 13]] }),
      ridge({ ink: 'amber', points: [[0, 170], [400, 210], [640, 256], [740, 264], [860, 250], [1200, 190], [1620, 140]], swell: 8, seed: 5, cover: 'hardwood', height: [34, 66], floor: 420 }),
      ridge({ ink: 'mauve', points: [[0, 250], [400, 272], [620, 300], [860, 300], [1000, 290], [1200, 270], [1620, 250]], swell: 6, seed: 8, cover: 'hardwood', height: [40, 74], floor: 420 }),
      water({ ink: 'teal', y: 314 }),
      ripples({ ink: 'honey', y: [318, 340], count: 7, x: 730, spread: [100, 160], width: [70, 150], height: [3, 5], seed: 4 }),
      cliff({ seed: 6, top: [[1030, 340], [1130, 306], [1330, 282], [1620, 240]], base: [[1030, 420], [1330, 540], [1620, 600]], mid: 'basalt', lit: 'rust', shade: 'ink', columns: [60, 150], reach: [0.5, 0.2], lean: -0.04 }),
      cliff({ seed: 9, top: [[-20, 290], [240, 318], [460, 350]], base: [[-20, 560], [240, 500], [460, 420]], mid: 'basalt', lit: 'rust', shade: 'ink', columns: [60, 150], light: 1, reach: [0.5, 0.2], lean: 0.04 }),
      lavaStep({ brink: [[400, 362], [560, 352], [740, 348], [940, 352], [1090, 362]], base: [[400, 424], [740, 412], [1090, 426]], flows: [[540, 600], [630, 638], [660, 872], [886, 894]], rock: 'basalt', lit: 'rust', joint: 'ink', water: 'cream', strand: 'aqua', seed: 4 }),
      boulders({ ink: 'basalt', lit: 'rust', seed: 8, items: [[890, 424, 70, 40], [470, 428, 80, 34]] }),
      bank({ ink: 'teal', points: [[300, 520], [400, 438], [560, 420], [740, 414], [940, 422], [1090, 440], [1240, 540]], close: [[1240, 560], [300, 560]] }),
      ripples({ ink: 'aqua', y: [436, 478], count: 7, x: 760, spread: [260, 380], width: [120, 220], height: [4, 6], seed: 16 }),
      ripples({ ink: 'honey', y: [440, 486], count: 5, x: 740, spread: [160, 220], width: [80, 160], height: [3, 5], seed: 6 }),
      lavaStep({ brink: [[60, 540], [240, 520], [420, 502], [620, 490], [800, 486], [980, 494], [1180, 512], [1360, 536], [1520, 560]], base: [[60, 700], [300, 676], [620, 640], [800, 634], [1000, 642], [1240, 672], [1520, 710]], flows: [[360, 374], [392, 480], [556, 568], [590, 930], [950, 962], [1022, 1030], [1052, 1094]], rock: 'basalt', lit: 'rust', joint: 'ink', water: 'cream', strand: 'aqua', seed: 7 }),
      lavaStep({ brink: [[160, 690], [420, 666], [620, 648], [800, 640], [1000, 650], [1220, 676], [1420, 700]], base: [[160, 744], [620, 706], [800, 698], [1000, 708], [1420, 750]], flows: [[360, 440], [540, 900], [1050, 1100]], rock: 'basalt', lit: 'rust', joint: 'ink', water: 'cream', strand: 'aqua', seed: 12 }),
      bank({ ink: 'teal', points: [[100, 802], [260, 744], [440, 722], [620, 708], [800, 702], [1000, 710], [1160, 724], [1340, 750], [1480, 802]], close: [[100, 802]] }),
      ripples({ ink: 'aqua', y: [722, 796], count: 8, x: 780, spread: [320, 480], width: [160, 340], height: [5, 9], seed: 9 }),
      ripples({ ink: 'honey', y: [726, 790], count: 5, x: 740, spread: [200, 300], width: [110, 240], height: [4, 7], seed: 19 }),
      boulders({ ink: 'ink', lit: 'rust', seed: 3, items: [[990, 720, 120, 60], [1130, 772, 220, 70], [500, 778, 170, 50], [600, 664, 90, 50]] }),
      birch({ x: 1400, y: 640, height: 590, bark: 'cream', shade: 'aqua', mark: 'ink', leaf: 'amber', leaf2: 'honey', lean: -0.05, stem: 15, seed: 12 }),
      bank({ ink: 'ink', points: [[1160, 802], [1240, 740], [1300, 660], [1370, 580], [1460, 540], [1600, 520]], close: [[1600, 802]] }),
      bank({ ink: 'ink', points: [[0, 480], [110, 490], [200, 550], [260, 640], [330, 720], [400, 802]], close: [[0, 802]] }),
      spruces({ ink: 'ink', lit: 'mauve', seed: 5, forms: 1, light: 1, items: [[54, 510, 440], [150, 580, 300], [268, 680, 260], [1560, 560, 440], [1310, 670, 220]] }),
    ],
  },
  badge: {
    alt: 'Gooseberry Falls in broad white steps over dark lava in the evening',
    palette: evening,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['glow', 0]] }),
      ridge({ ink: 'amber', points: [[0, 172], [195, 188], [390, 168]], swell: 3, seed: 8, cover: 'hardwood', height: [18, 34] }),
      water({ ink: 'teal', y: 184 }),
      lavaStep({ brink: [[50, 204], [200, 192], [340, 204]], base: [[50, 242], [200, 230], [340, 244]], flows: [[138, 196], [212, 262]], rock: 'basalt', joint: 'ink', lit: 'rust', water: 'cream', strand: 'aqua', seed: 4 }),
      bank({ ink: 'teal', points: [[30, 270], [110, 240], [200, 232], [280, 240], [360, 270]], close: [[360, 290], [30, 290]] }),
      lavaStep({ brink: [[30, 276], [120, 260], [200, 254], [290, 262], [360, 276]], base: [[30, 344], [200, 322], [360, 344]], flows: [[96, 168], [204, 300]], rock: 'ink', joint: 'basalt', lit: 'rust', water: 'cream', strand: 'aqua', seed: 7 }),
      boulders({ ink: 'ink', lit: 'rust', seed: 6, items: [[182, 338, 64, 34], [300, 340, 54, 24]] }),
      water({ ink: 'teal', y: 328 }),
    ],
  },
});
