import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { flow } from '../../motifs/flow.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { shape } from '../../motifs/shapes.ts';
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

/** Evening, the sun low on the left. */
const eveningSlate = values({
  dark: { ink: '#18222c', slate: '#35495a' },
  middle: { brown: '#7d4c33', steel: '#6a8394', bud: '#a8726a' },
  glow: { ash: '#b9c8c9', peach: '#f6cf9c', cream: '#fdf1d8' },
  accent: { gold: '#f2a93b' },
});
const lowSun = { from: [-1, -0.5], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A huge tilted slab of slate rises out of the rapids of the St. Louis River; high above it the Swinging Bridge of Jay Cooke hangs between its stone towers, one person on it, in evening light.',
    focus: { x: 0.62, y: 0.4 },
    palette: eveningSlate,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['ash', 0], ['peach', 120], ['cream', 230]] }),
      spray({ ink: 'ash', from: [0, 120], to: [0, 260] }),
      mass({ ink: 'bud', opacity: 0.5, layers: [ridge({ ink: 'bud', points: [[-20, 300], [400, 290], [800, 316], [1200, 280], [1640, 250]], swell: 8, seed: 5, cover: 'spruce', height: [10, 40], detail: 0, swells: 3, gaps: 0.2, spacing: 0.8, floor: 460 })] }),
      mass({ ink: 'bud', light: lowSun, rim: 3, layers: [ridge({ ink: 'bud', points: [[-20, 340], [300, 336], [620, 376], [800, 392], [1000, 376], [1300, 336], [1640, 310]], swell: 6, seed: 8, cover: 'hardwood', height: [20, 44], floor: 480 })] }),
      water({ ink: 'brown', y: 420 }),
      ripples({ ink: 'cream', y: [424, 480], count: 26, between: [300, 1300], width: [90, 300], height: [3, 8], seed: 5 }),
      flow({ path: [[1020, 432, 250], [820, 520, 380], [540, 650, 540], [140, 880, 760]], streaks: [['ink', 12, 16], ['peach', 30, 13], ['cream', 34, 15]], length: [0.25, 0.6], spread: 0.95, seed: 14 }),
      slabs({ lit: 'ash', shade: 'slate', seam: 'ink', seed: 4, items: [[-40, 470, 300, 84], [170, 466, 260, 66], [980, 462, 250, 60], [1160, 470, 320, 90], [1400, 466, 300, 96]] }),
      swingingBridge({ ends: [-40, 1640], towers: [380, 1180], y: 232, sag: 44, base: 470, rise: 168, width: 78, stone: 'steel', shade: 'ink', lit: 'peach', timber: 'ink' }),
      figure({ x: 742, y: 272, height: 96, pose: 'stride', ink: 'ink', coat: 'gold', skin: 'brown', hat: 'ink' }),
      slabs({ lit: 'ash', shade: 'slate', seam: 'ink', seed: 7, items: [[-90, 590, 420, 150], [230, 566, 330, 100], [1080, 560, 360, 120], [1300, 580, 440, 170]] }),
      slabs({ lit: 'steel', shade: 'ink', seam: 'slate', seed: 12, items: [[-160, 760, 520, 200]] }),
      // The great slab: its bedding plane climbs to the right, its broken edge stands in the shade.
      shape({ ink: 'ink', points: [[430, 830], [700, 690], [990, 560], [1010, 574], [1260, 452], [1310, 440], [1352, 520], [1390, 540], [1430, 640], [1640, 700], [1640, 830]] }),
      shape({ ink: 'steel', points: [[430, 830], [700, 690], [990, 560], [1010, 574], [1260, 452], [1310, 440], [1320, 476], [1040, 640], [1020, 628], [800, 760], [720, 830]] }),
      shape({ ink: 'ash', points: [[430, 830], [700, 690], [990, 560], [1010, 574], [1260, 452], [1310, 440], [1290, 456], [1020, 600], [1000, 590], [720, 726], [560, 830]] }),
      shape({ ink: 'slate', points: [[760, 830], [830, 764], [1040, 646], [1324, 484], [1340, 512], [1080, 680], [900, 800], [880, 830]] }),
      spray({ ink: 'ink', from: [1100, 760], to: [960, 560], within: [[560, 830], [720, 726], [1000, 590], [1020, 600], [1320, 456], [1340, 512], [1080, 680], [880, 830]] }),
      slabs({ lit: 'slate', shade: 'ink', seam: 'steel', seed: 19, items: [[1060, 880, 640, 240]] }),
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
