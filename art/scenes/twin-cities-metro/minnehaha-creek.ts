import { trailArt } from '../../kit/scene.ts';
import { archBridge } from '../../motifs/arches.ts';
import { crag } from '../../motifs/crag.ts';
import { hatch } from '../../motifs/grass.ts';
import { hiker } from '../../motifs/people.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { bareTrees, icefall } from '../../motifs/winter.ts';

const winter = {
  ink: '#101f38',
  navy: '#22406a',
  blue: '#4279a8',
  ice: '#86bfd8',
  pale: '#c4e2e6',
  snow: '#f4f7ee',
  rose: '#e7a79a',
  gold: '#f7d08c',
  red: '#c4473f',
};

export default trailArt({
  hero: {
    alt: 'Minnehaha Falls frozen into blue columns under a snowy limestone ledge, with a low stone footbridge across the creek below, on a rose winter morning.',
    focus: { x: 0.5, y: 0.52 },
    palette: winter,
    layers: [
      sky({ seed: 4, waver: 8, bands: [['ice', 0], ['pale', 50], ['rose', 128]] }),
      strata({ ink: 'snow', bars: [[360, 36, 460, 9], [520, 50, 320, 7], [1260, 84, 420, 9]] }),
      sun({ x: 1010, y: 150, radius: 50, ink: 'gold', halo: [['pale', 82]] }),
      bareTrees({ ink: 'blue', seed: 3, items: [[180, 230, 200], [330, 230, 150], [430, 220, 190], [566, 220, 140], [646, 220, 200], [790, 224, 120], [884, 224, 170], [1130, 220, 200], [1210, 220, 140], [1360, 224, 180]] }),
      ridge({ ink: 'blue', points: [[0, 206], [500, 224], [800, 232], [1100, 222], [1620, 196]], swell: 6, seed: 8, cover: 'hardwood', height: [10, 24], floor: 330 }),
      bank({ ink: 'snow', points: [[0, 224], [260, 220], [520, 240], [800, 250], [1080, 238], [1340, 214], [1600, 206]], close: [[1600, 420], [0, 420]] }),
      shape({ ink: 'ink', points: [[430, 268], [1170, 268], [1240, 640], [360, 640]] }),
      crag({ left: [[540, 264], [560, 330]], right: [[1060, 264], [1040, 330]], mid: 'blue', lit: 'ice', shade: 'navy', seam: 'ink', beds: [12, 26], reach: [0.3, 0.2], step: 8, seed: 2 }),
      crag({ left: [[-20, 248], [-20, 680]], right: [[600, 264], [580, 340], [500, 470], [430, 680]], mid: 'navy', lit: 'blue', shade: 'navy', seam: 'ink', beds: [26, 58], reach: [0.62, 0.5], step: 14, light: 1, seed: 4 }),
      crag({ left: [[1000, 264], [1022, 340], [1100, 470], [1170, 680]], right: [[1620, 236], [1620, 700]], mid: 'navy', lit: 'rose', shade: 'navy', seam: 'ink', beds: [26, 58], reach: [0.5, 0.34], step: 14, seed: 9 }),
      icefall({ x: [618, 986], top: 256, base: 592, ink: 'ice', lit: 'snow', shade: 'blue', columns: 11, free: 0.36, seed: 5 }),
      icefall({ x: [470, 610], top: 262, base: 500, ink: 'ice', lit: 'pale', shade: 'blue', columns: 7, free: 1, seed: 8 }),
      icefall({ x: [994, 1120], top: 262, base: 480, ink: 'ice', lit: 'pale', shade: 'blue', columns: 7, free: 1, seed: 3 }),
      bank({ ink: 'snow', points: [[540, 276], [600, 252], [700, 248], [800, 252], [900, 246], [1000, 250], [1060, 274]], close: [[1040, 266], [900, 268], [760, 272], [640, 266]] }),
      bank({ ink: 'pale', points: [[380, 640], [520, 596], [640, 584], [740, 572], [830, 586], [950, 570], [1080, 592], [1220, 640]], close: [[1220, 802], [380, 802]] }),
      bank({ ink: 'snow', points: [[0, 560], [160, 574], [320, 610], [470, 650], [620, 690], [700, 740]], close: [[700, 802], [0, 802]] }),
      bank({ ink: 'snow', points: [[900, 740], [990, 690], [1140, 648], [1300, 604], [1460, 570], [1600, 552]], close: [[1600, 802], [900, 802]] }),
      bank({ ink: 'blue', points: [[640, 802], [690, 730], [730, 690], [800, 682], [870, 690], [920, 730], [980, 802]], close: [[640, 802]] }),
      lenses({ ink: 'ice', items: [[790, 730, 130, 12], [830, 762, 190, 16], [760, 786, 160, 12]] }),
      archBridge({ top: [[380, 664], [560, 640], [800, 628], [1040, 640], [1220, 664]], base: [[380, 740], [1220, 740]], piers: [650, 950], pier: 0.04, crown: 22, rise: 0.62, depth: 20, ink: 'navy', shade: 'ink', lit: 'snow', seed: 3 }),
      hiker({ x: 716, y: 634, height: 84, ink: 'ink', pack: 'red', hat: 'red' }),
      hatch({ ink: 'blue', x: [430, 610], y: [664, 730], count: 9, length: [40, 60], thickness: [5, 6], seed: 3 }),
      hatch({ ink: 'blue', x: [980, 1130], y: [664, 730], count: 8, length: [40, 60], thickness: [5, 6], seed: 8 }),
      boulders({ ink: 'ink', lit: 'snow', seed: 4, items: [[640, 742, 120, 46], [960, 744, 130, 50], [1050, 772, 150, 52], [548, 776, 130, 44]] }),
      bank({ ink: 'snow', points: [[0, 640], [180, 640], [340, 660], [470, 716], [540, 802]], close: [[540, 802], [0, 802]] }),
      bank({ ink: 'snow', points: [[1060, 802], [1100, 716], [1190, 652], [1440, 640], [1600, 630]], close: [[1600, 802], [1060, 802]] }),
      lenses({ ink: 'ice', items: [[200, 716, 300, 12], [110, 744, 240, 12], [400, 730, 170, 9], [1400, 716, 260, 12], [1510, 744, 260, 12], [1230, 740, 170, 9]] }),
      bareTrees({ ink: 'ink', seed: 3, items: [[90, 780, 900], [300, 760, 500], [1500, 780, 940], [1320, 756, 460]] }),
      bank({ ink: 'pale', points: [[0, 740], [160, 752], [330, 770], [460, 802]], close: [[460, 802], [0, 802]] }),
      bank({ ink: 'pale', points: [[1140, 802], [1280, 768], [1450, 750], [1600, 738]], close: [[1600, 802], [1140, 802]] }),
    ],
  },
  badge: {
    alt: 'Frozen Minnehaha Falls under its limestone ledge, with the stone bridge below',
    palette: winter,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['pale', 0], ['rose', 84]] }),
      bareTrees({ ink: 'blue', seed: 3, forms: 1, items: [[110, 128, 70], [160, 126, 54], [232, 126, 60], [284, 128, 76]] }),
      bank({ ink: 'snow', points: [[0, 118], [110, 118], [195, 126], [280, 118], [390, 116]], close: [[390, 200], [0, 200]] }),
      shape({ ink: 'ink', points: [[0, 136], [390, 136], [390, 340], [0, 340]] }),
      crag({ left: [[-10, 130], [-10, 300]], right: [[128, 136], [110, 200], [84, 300]], mid: 'navy', lit: 'blue', shade: 'ink', beds: [22, 40], reach: [0.6, 0.5], step: 6, light: 1, seed: 4 }),
      crag({ left: [[262, 136], [280, 200], [306, 300]], right: [[400, 130], [400, 300]], mid: 'navy', lit: 'rose', shade: 'ink', beds: [22, 40], reach: [0.6, 0.5], step: 6, seed: 9 }),
      icefall({ x: [134, 256], top: 130, base: 280, ink: 'ice', lit: 'snow', shade: 'blue', columns: 7, free: 0.3, seed: 5 }),
      bank({ ink: 'pale', points: [[60, 290], [150, 274], [195, 280], [250, 272], [330, 290]], close: [[330, 400], [60, 400]] }),
      archBridge({ top: [[20, 296], [195, 280], [370, 296]], base: [[20, 350], [370, 350]], piers: [136, 256], pier: 0.04, crown: 14, rise: 0.66, depth: 12, ink: 'navy', shade: 'ink', lit: 'snow' }),
    ],
  },
});
