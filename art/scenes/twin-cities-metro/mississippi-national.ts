import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { ribBridge } from '../../motifs/arches.ts';
import { bedded } from '../../motifs/bedded.ts';
import { flow } from '../../motifs/flow.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { skyline } from '../../motifs/skyline.ts';
import { falls, mist, ripples, water } from '../../motifs/water.ts';

const dusk = {
  ink: '#1a1430',
  plum: '#3d2a57',
  mauve: '#76507f',
  rose: '#c9627c',
  coral: '#ee8f74',
  peach: '#f9c391',
  cream: '#ffeecb',
  teal: '#2d5a6b',
};

/** The sun has just gone, behind the city on the left. */
const cityDusk = values({
  dark: { ink: '#1a1430', plum: '#3d2a57' },
  middle: { mauve: '#80568a', rose: '#cf6580' },
  glow: { coral: '#f29a78', peach: '#fbc995', cream: '#fff1d0' },
  accent: { lamp: '#ffd84d' },
});
const afterglow = { from: [-1, -0.7], ink: 'coral', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Bridal Veil Falls drops down a limestone wall that fills half the picture; beyond it the ribs of the Franklin Avenue Bridge span the Mississippi gorge before the skyline of Minneapolis at dusk.',
    focus: { x: 0.56, y: 0.5 },
    palette: cityDusk,
    layers: [
      sky({ seed: 6, waver: 10, bands: [['peach', 0]] }),
      spray({ ink: 'rose', from: [0, 0], to: [0, 420], size: 5 }),
      skyline({ ink: 'coral', lit: 'peach', y: 470, seed: 4, towers: [[60, 70, 110], [150, 60, 170, 'slant'], [220, 76, 250, 'steps'], [300, 54, 160], [362, 70, 330, 'flat'], [440, 68, 296, 'crown'], [516, 50, 200, 'spire'], [580, 74, 150], [660, 60, 110, 'slant'], [-10, 60, 80]] }),
      ridge({ ink: 'mauve', points: [[-20, 450], [600, 462], [1640, 450]], swell: 5, seed: 4, cover: 'hardwood', crowns: 'facet', height: [12, 26], floor: 540 }),
      water({ ink: 'rose', y: 520 }),
      spray({ ink: 'plum', from: [0, 820], to: [0, 540], size: 5 }),
      ripples({ form: 'bar', ink: 'peach', y: [526, 760], count: 26, x: 380, spread: [200, 380], width: [90, 320], height: [4, 11], seed: 5 }),
      ripples({ form: 'bar', ink: 'plum', y: [560, 800], count: 14, between: [0, 900], width: [140, 420], height: [5, 13], seed: 9 }),
      ribBridge({ y: 372, spring: 520, base: 556, piers: [-300, 130, 640, 1150], ink: 'plum', shade: 'ink', lit: 'coral', deck: 24, columns: 10 }),
      shape({ ink: 'ink', points: [[800, 250], [1640, 140], [1640, 820], [700, 820], [760, 600]] }),
      ...[[300, 1206], [390, 1176], [486, 1220], [574, 1184], [676, 1230]].map(([y = 0, x = 0], i) => shape<keyof typeof cityDusk>({ ink: i % 2 ? 'mauve' : 'rose', points: [[x, y], [1400, y - 18], [1640, y - 40], [1640, y + 30 + (i % 3) * 12], [1420, y + 62], [x + 24, y + 74], [x - 8, y + 40]] })),
      shape({ ink: 'plum', points: [[1190, 360], [1420, 346], [1640, 300], [1640, 326], [1420, 372], [1190, 390]] }),
      spray({ ink: 'ink', from: [1640, 800], to: [1240, 340], size: 4, within: [[1180, 300], [1640, 200], [1640, 800], [1180, 780]] }),
      bedded({ points: [[808, 268], [960, 246], [970, 420], [950, 620], [920, 790], [690, 800], [750, 640], [790, 460]], lit: 'coral', mid: 'rose', shade: 'plum', seam: 'ink', noses: 1, beds: [50, 110], step: 15, seed: 9, joints: 0.3, reach: [0.5, 0.4] }),
      bedded({ points: [[790, 250], [980, 224], [1180, 196], [1300, 180], [1300, 270], [1120, 300], [960, 318], [790, 326]], lit: 'coral', mid: 'rose', shade: 'mauve', seam: 'ink', noses: 3, beds: [34, 56], step: 12, seed: 3, joints: 0.2 }),
      bank({ ink: 'cream', points: [[962, 252], [976, 230], [1030, 220], [1080, 216], [1112, 222], [1124, 246]], close: [[1128, 330], [1140, 440], [1150, 560], [1170, 750], [920, 750], [936, 560], [950, 440], [958, 330]] }),
      flow({ path: [[1044, 236, 68], [1044, 280, 76], [1045, 500, 92], [1046, 744, 110]], streaks: [['coral', 20, 12], ['mauve', 14, 8]], length: [0.25, 0.7], spread: 0.88, seed: 7 }),
      shape({ ink: 'ink', points: [[1010, 420], [1018, 540], [1012, 744], [990, 744], [1000, 540]] }),
      shape({ ink: 'ink', points: [[1092, 360], [1102, 500], [1110, 640], [1114, 744], [1096, 744], [1090, 560]] }),
      flow({ path: [[948, 330, 6], [930, 500, 20], [906, 744, 34]], streaks: [['cream', 5, 7]], length: [0.3, 0.6], seed: 4 }),
      flow({ path: [[1140, 330, 6], [1156, 500, 18], [1184, 744, 32]], streaks: [['cream', 5, 7]], length: [0.3, 0.6], seed: 6 }),
      mass({ ink: 'plum', light: afterglow, rim: 4, layers: [ridge({ ink: 'plum', points: [[800, 252], [960, 226], [1200, 190], [1640, 130]], from: 800, swell: 4, seed: 8, cover: 'hardwood', crowns: 'facet', height: [24, 48], floor: 250 })] }),
      spray({ ink: 'cream', from: [1046, 770], to: [1046, 600], size: 4, within: [[860, 600], [1230, 600], [1280, 780], [820, 780]] }),
      mist({ x: 1046, y: 744, width: 280, ink: 'cream', height: 36 }),
      mass({ ink: 'ink', light: afterglow, rim: 5, layers: [boulders({ ink: 'ink', lit: 'ink', seed: 4, items: [[720, 800, 230, 80], [880, 790, 170, 62], [1180, 790, 220, 84], [1340, 810, 260, 100], [1030, 800, 150, 50]] }), bank({ ink: 'ink', points: [[560, 830], [760, 796], [1000, 786], [1300, 776], [1620, 740]], close: [[1620, 830]] })] }),
      sun({ x: 1400, y: 72, radius: 15, ink: 'lamp' }),
      sun({ x: 1240, y: 108, radius: 12, ink: 'lamp' }),
      shape({ ink: 'ink', points: [[1397, 86], [1403, 86], [1405, 160], [1395, 160]] }),
      shape({ ink: 'ink', points: [[1238, 119], [1242, 119], [1244, 180], [1236, 180]] }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'Bridal Veil Falls on the limestone wall of the Mississippi gorge, the ribs of the Franklin Avenue Bridge behind it at dusk',
    palette: dusk,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['rose', 0], ['coral', 116], ['peach', 160]] }),
      skyline({ ink: 'mauve', y: 170, seed: 4, towers: [[84, 24, 30], [112, 28, 66, 'steps'], [146, 26, 84], [178, 24, 56, 'crown']] }),
      water({ ink: 'teal', y: 226 }),
      ripples({ ink: 'peach', y: [236, 330], count: 7, x: 116, spread: [30, 50], width: [50, 90], height: [5, 7], seed: 5 }),
      ribBridge({ y: 150, spring: 232, base: 246, piers: [-140, 126, 392], ink: 'ink', shade: 'plum', lit: 'cream', deck: 14, columns: 4 }),
      bedded({ points: [[200, 218], [400, 206], [400, 360], [160, 360], [178, 300], [190, 260]], lit: 'coral', mid: 'mauve', shade: 'plum', seam: 'ink', noses: 3, beds: [34, 56], step: 8, seed: 6, joints: 0 }),
      shape({ ink: 'ink', points: [[236, 226], [294, 222], [300, 360], [226, 360]] }),
      bedded({ points: [[192, 200], [300, 194], [400, 186], [400, 226], [192, 238]], lit: 'peach', mid: 'coral', shade: 'mauve', seam: 'ink', noses: 2, beds: [20, 26], step: 7, seed: 3, joints: 0, open: 0.4 }),
      falls({ x: 264, top: 206, base: 346, width: [40, 58], ink: 'cream', strand: 'peach', strands: 4, seed: 4 }),
      ridge({ ink: 'plum', points: [[186, 196], [400, 180]], from: 190, swell: 2, seed: 8, cover: 'hardwood', height: [18, 28], floor: 202 }),
    ],
  },
});
