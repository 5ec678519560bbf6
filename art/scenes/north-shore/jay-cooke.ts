import { trailArt } from '../../kit/scene.ts';
import { birch } from '../../motifs/broadleaf.ts';
import { spruces } from '../../motifs/conifers.ts';
import { hiker } from '../../motifs/people.ts';
import { ridge } from '../../motifs/ridges.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { slabs } from '../../motifs/slabs.ts';
import { swingingBridge } from '../../motifs/swinging-bridge.ts';
import { ripples, water } from '../../motifs/water.ts';

const overcast = {
  ink: '#1c2530',
  slate: '#3a4b59',
  steel: '#66798a',
  ash: '#a3b3b8',
  cloud: '#ccd5d2',
  cream: '#f8f1de',
  brown: '#6b4331',
  amber: '#c98b45',
  fir: '#3d6045',
  bud: '#9c6f68',
  gold: '#f0b94a',
};

export default trailArt({
  hero: {
    alt: 'The Swinging Bridge of Jay Cooke on its stone towers, over tilted slabs of slate and the brown St. Louis River, on a gray day in early spring.',
    focus: { x: 0.5, y: 0.5 },
    palette: overcast,
    layers: [
      sky({ seed: 5, waver: 14, bands: [['ash', 0], ['cloud', 96], ['cream', 250]] }),
      strata({ ink: 'cloud', bars: [[300, 50, 620, 26], [1120, 66, 700, 30]] }),
      strata({ ink: 'ash', bars: [[700, 150, 760, 24], [1300, 190, 500, 16], [180, 196, 420, 16]] }),
      ridge({ ink: 'ash', points: [[0, 290], [400, 300], [800, 330], [1200, 296], [1620, 270]], swell: 10, seed: 5, cover: 'spruce', height: [10, 40], detail: 0, swells: 3, gaps: 0.2, spacing: 0.8 }),
      ridge({ ink: 'bud', points: [[0, 320], [300, 330], [620, 384], [800, 408], [1000, 384], [1300, 330], [1620, 300]], swell: 6, seed: 8, cover: 'hardwood', height: [26, 60], floor: 520 }),
      spruces({ ink: 'fir', lit: 'steel', seed: 6, forms: 1, items: [[560, 440, 130], [622, 446, 90], [1004, 444, 120], [1060, 438, 160], [340, 430, 150], [1290, 434, 170], [1230, 438, 110]] }),
      water({ ink: 'brown', y: 436 }),
      ripples({ ink: 'amber', y: [440, 560], count: 9, x: 800, spread: [300, 420], width: [90, 220], height: [3, 6], seed: 5 }),
      slabs({ lit: 'ash', shade: 'steel', seam: 'slate', seed: 4, items: [[150, 474, 190, 40], [360, 470, 170, 34], [900, 470, 170, 34], [1060, 480, 210, 46], [1280, 476, 220, 50]] }),
      swingingBridge({ ends: [-20, 1620], towers: [504, 1096], y: 350, sag: 30, base: 520, rise: 150, width: 62, stone: 'steel', shade: 'slate', lit: 'ash', timber: 'ink' }),
      hiker({ x: 790, y: 380, height: 84, ink: 'ink', pack: 'gold', hat: 'ink' }),
      slabs({ lit: 'ash', shade: 'slate', seam: 'ink', seed: 7, items: [[-40, 560, 300, 90], [210, 556, 260, 74], [400, 568, 280, 92], [920, 560, 270, 80], [1130, 570, 300, 96], [1380, 566, 300, 96]] }),
      ripples({ ink: 'cream', y: [484, 800], count: 30, x: 770, spread: [120, 360], width: [110, 430], height: [5, 14], crowding: 1.1, seed: 9 }),
      ripples({ ink: 'amber', y: [500, 800], count: 14, x: 770, spread: [150, 340], width: [90, 300], height: [4, 10], crowding: 1.1, seed: 19 }),
      slabs({ lit: 'ash', shade: 'slate', seam: 'ink', seed: 5, items: [[690, 560, 150, 42], [800, 636, 130, 36]] }),
      slabs({ lit: 'steel', shade: 'slate', seam: 'ink', seed: 11, items: [[-60, 660, 420, 130], [250, 650, 380, 116], [880, 650, 330, 100], [1080, 668, 420, 136], [1360, 660, 400, 140]] }),
      slabs({ lit: 'steel', shade: 'ink', seam: 'slate', seed: 15, items: [[90, 790, 520, 180], [960, 780, 460, 160]] }),
      slabs({ lit: 'slate', shade: 'ink', seam: 'steel', seed: 19, items: [[-160, 860, 560, 220], [1180, 850, 600, 230]] }),
      birch({ x: 120, y: 820, height: 760, bark: 'cream', shade: 'ash', mark: 'ink', lean: 0.04, stem: 17, seed: 9 }),
      spruces({ ink: 'ink', lit: 'fir', seed: 6, forms: 1, items: [[1480, 850, 800], [1590, 850, 620], [1370, 850, 460]] }),
    ],
  },
  badge: {
    alt: 'The Swinging Bridge of Jay Cooke between its stone towers, above tilted slate and the brown St. Louis River',
    palette: overcast,
    layers: [
      sky({ seed: 5, waver: 4, bands: [['cloud', 0], ['cream', 140]] }),
      strata({ ink: 'cloud', bars: [[150, 174, 150, 9], [250, 160, 120, 8]] }),
      ridge({ ink: 'bud', points: [[0, 214], [195, 226], [390, 210]], swell: 3, seed: 8, cover: 'hardwood', height: [16, 30] }),
      water({ ink: 'brown', y: 262 }),
      ripples({ ink: 'cream', y: [266, 340], count: 8, x: 195, spread: [40, 90], width: [70, 130], height: [6, 8], seed: 3 }),
      swingingBridge({ ends: [0, 390], towers: [128, 262], y: 214, sag: 14, base: 300, rise: 84, width: 34, stone: 'steel', shade: 'slate', lit: 'ash', timber: 'ink', hangers: 9 }),
      slabs({ lit: 'ash', shade: 'slate', seam: 'ink', seed: 7, items: [[50, 310, 120, 40], [226, 310, 130, 42]] }),
      slabs({ lit: 'steel', shade: 'ink', seam: 'slate', seed: 15, items: [[40, 356, 150, 52], [200, 362, 170, 56]] }),
    ],
  },
});
