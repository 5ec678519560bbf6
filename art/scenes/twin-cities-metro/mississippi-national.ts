import { trailArt } from '../../kit/scene.ts';
import { ribBridge } from '../../motifs/arches.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { crag } from '../../motifs/crag.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
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

export default trailArt({
  hero: {
    alt: 'Bridal Veil Falls drops from its pipe in the limestone wall of the Mississippi gorge; the ribs of the Franklin Avenue Bridge and the Minneapolis skyline stand against a rose dusk.',
    focus: { x: 0.62, y: 0.5 },
    palette: dusk,
    layers: [
      sky({ seed: 6, waver: 10, bands: [['mauve', 0], ['rose', 110], ['coral', 220], ['peach', 310]] }),
      strata({ ink: 'rose', bars: [[360, 66, 520, 11], [560, 82, 360, 8], [1240, 50, 420, 10]] }),
      strata({ ink: 'coral', bars: [[980, 170, 460, 11], [1180, 186, 320, 8]] }),
      skyline({ ink: 'mauve', y: 420, window: 'peach', pane: 5, seed: 4, towers: [[392, 60, 110], [452, 46, 150, 'slant'], [508, 58, 200, 'steps'], [566, 40, 130], [612, 54, 250, 'flat'], [672, 52, 224, 'crown'], [730, 40, 150, 'spire'], [782, 60, 120], [840, 48, 90, 'slant'], [330, 50, 80]] }),
      ridge({ ink: 'mauve', points: [[0, 400], [600, 414], [1620, 400]], swell: 5, seed: 4, cover: 'hardwood', height: [14, 30], floor: 470 }),
      water({ ink: 'teal', y: 460 }),
      ripples({ ink: 'coral', y: [466, 700], count: 20, x: 600, spread: [200, 260], width: [90, 280], height: [4, 10], seed: 5 }),
      ripples({ ink: 'peach', y: [466, 600], count: 10, x: 600, spread: [120, 160], width: [70, 200], height: [4, 7], seed: 8 }),
      ripples({ ink: 'plum', y: [520, 800], count: 14, between: [100, 1000], width: [140, 380], height: [6, 12], seed: 9 }),
      ridge({ ink: 'plum', points: [[-20, 400], [120, 410], [300, 452]], to: 300, swell: 5, seed: 14, cover: 'hardwood', height: [16, 34], floor: 480 }),
      ribBridge({ y: 336, spring: 470, base: 500, piers: [-140, 220, 700, 1180, 1660], ink: 'plum', shade: 'ink', lit: 'peach', deck: 22, columns: 10 }),
      crag({ left: [[1000, 420], [960, 520], [900, 690]], right: [[1620, 360], [1620, 802]], mid: 'mauve', lit: 'coral', shade: 'plum', seam: 'ink', beds: [22, 50], reach: [0.5, 0.3], step: 14, seed: 6 }),
    ],
  },
  badge: {
    alt: 'Bridal Veil Falls below the Franklin Avenue Bridge at dusk',
    palette: dusk,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mauve', 0], ['rose', 90], ['coral', 140]] }),
    ],
  },
});
