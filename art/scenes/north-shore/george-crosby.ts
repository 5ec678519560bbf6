import { trailArt } from '../../kit/scene.ts';
import { bullMoose } from '../../motifs/bull-moose.ts';
import { spruces } from '../../motifs/conifers.ts';
import { drifts } from '../../motifs/drifts.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const mistyMorning = {
  ink: '#22303a',
  slate: '#3f5c68',
  teal: '#6f929a',
  mauve: '#b58f99',
  rose: '#e6a898',
  peach: '#f6cfae',
  cream: '#fdf1da',
  gold: '#f2a95a',
};

export default trailArt({
  hero: {
    alt: 'A bull moose stands in the shallows of Benson Lake at sunrise, dark against banks of mist that lie between the wooded ridges.',
    focus: { x: 0.46, y: 0.55 },
    palette: mistyMorning,
    layers: [
      sky({ seed: 6, waver: 12, bands: [['rose', 0], ['peach', 110], ['cream', 236]] }),
      sun({ x: 980, y: 214, radius: 62, ink: 'gold', halo: [['cream', 106]] }),
      ridge({ ink: 'rose', points: [[0, 250], [260, 214], [480, 250], [700, 286], [980, 300], [1240, 236], [1620, 200]], swell: 8, seed: 4 }),
      ridge({ ink: 'mauve', points: [[0, 262], [240, 300], [520, 330], [800, 346], [1080, 320], [1330, 264], [1620, 240]], swell: 8, seed: 9, cover: 'spruce', height: [14, 44], detail: 0, swells: 3, gaps: 0.08, spacing: 0.5 }),
      drifts({ ink: 'cream', height: 30, bars: [[500, 372, 560], [860, 386, 700], [1180, 372, 300], [250, 388, 420]] }),
      ridge({ ink: 'teal', points: [[0, 330], [200, 360], [460, 400], [760, 420], [1060, 404], [1320, 366], [1620, 320]], swell: 6, seed: 13, cover: 'spruce', height: [20, 76], detail: 0, swells: 3, gaps: 0.08, spacing: 0.48, floor: 470 }),
      water({ ink: 'peach', y: 452 }),
      drifts({ ink: 'cream', height: 34, bars: [[620, 436, 620], [900, 452, 760], [360, 456, 360], [1290, 444, 240], [760, 474, 420]] }),
      ripples({ ink: 'cream', y: [490, 690], count: 18, x: 900, spread: [500, 460], width: [160, 340], height: [4, 9], seed: 5 }),
      ripples({ ink: 'gold', y: [488, 640], count: 11, x: 985, spread: [90, 70], width: [70, 150], height: [3, 7], seed: 8 }),
      ripples({ ink: 'rose', y: [520, 800], count: 15, width: [200, 520], height: [5, 13], seed: 12 }),
      bullMoose({ x: 716, y: 628, height: 258, ink: 'ink', far: 'slate', rim: 'mauve', mirrored: 'mauve' }),
      ripples({ ink: 'peach', y: [634, 770], count: 13, x: 716, spread: [120, 170], width: [160, 260], height: [4, 9], seed: 3 }),
      ripples({ ink: 'slate', y: [628, 640], count: 6, x: 716, spread: [130, 130], width: [110, 110], height: [5, 4], seed: 6 }),
      boulders({ ink: 'slate', lit: 'rose', seed: 8, light: 1, items: [[1130, 690, 150, 44], [1220, 716, 110, 36]] }),
      spruces({ ink: 'slate', lit: 'teal', seed: 7, forms: 2, light: 1, items: [[250, 704, 400, 0], [330, 728, 270, 1], [1360, 722, 430, 1], [1290, 744, 280, 0]] }),
      bank({ ink: 'ink', points: [[0, 640], [150, 650], [290, 690], [420, 740], [520, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1060, 802], [1190, 752], [1340, 706], [1480, 680], [1600, 670]], close: [[1600, 802]] }),
      spruces({ ink: 'ink', lit: 'slate', seed: 7, forms: 2, light: 1, items: [[60, 830, 780, 0], [186, 840, 500, 1], [1450, 830, 560, 1], [1560, 830, 740, 0]] }),
      grass({ ink: 'ink', lit: 'slate', y: [[340, 770], [640, 830]], x: [330, 640], count: 12, height: [70, 130], seed: 4 }),
      grass({ ink: 'ink', lit: 'slate', y: [[960, 830], [1280, 752]], x: [960, 1280], count: 12, height: [70, 140], seed: 4 }),
    ],
  },
  badge: {
    alt: 'A bull moose in misty Benson Lake before the rising sun',
    palette: mistyMorning,
    layers: [
      sky({ seed: 6, waver: 4, bands: [['rose', 0], ['peach', 120], ['cream', 300]] }),
      sun({ x: 206, y: 176, radius: 50, ink: 'gold', halo: [['cream', 72]] }),
      ridge({ ink: 'teal', points: [[0, 214], [110, 226], [195, 232], [280, 226], [390, 210]], swell: 3, seed: 13, cover: 'spruce', height: [12, 40], detail: 0, swells: 3, gaps: 0.08, spacing: 0.44, floor: 260 }),
      water({ ink: 'peach', y: 252 }),
      drifts({ ink: 'cream', height: 14, bars: [[150, 248, 120], [250, 254, 130], [200, 262, 170]] }),
      bullMoose({ x: 204, y: 322, height: 128, ink: 'ink', far: 'slate', rim: 'mauve' }),
      ripples({ ink: 'teal', y: [318, 340], count: 6, x: 204, spread: [70, 90], width: [90, 110], height: [6, 6], seed: 6 }),
    ],
  },
});
