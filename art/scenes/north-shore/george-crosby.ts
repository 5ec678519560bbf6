import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bullMoose, nearMoose } from '../../motifs/bull-moose.ts';
import { drifts } from '../../motifs/drifts.ts';
import { haze } from '../../motifs/haze.ts';
import { ridge } from '../../motifs/ridges.ts';
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

/** P2 */
/** First light, ahead on the left, through mist on the water. */
const firstLight = values({
  dark: { ink: '#1a2531', dusk: '#33495c', umber: '#5b3a35' },
  middle: { mauve: '#a77f9c', blue: '#6f93a3', rose: '#d98b83' },
  glow: { peach: '#f6cdae', cream: '#fdeed6' },
  accent: { gold: '#f0a54a' },
});
const sunrise = { from: [-1, -0.6], ink: 'gold', shadow: 'ink' } as const;
const bull = { y: 40, ink: 'ink', lit: 'dusk', antler: 'umber', far: 'dusk', eye: 'gold' } as const;

export default trailArt({
  hero: {
    alt: 'A bull moose, so near that he fills the picture, stands in the mist of Benson Lake at sunrise; the light runs along his antlers, nose and back.',
    focus: { x: 0.3, y: 0.4 },
    palette: firstLight,
    layers: [
      sky({ seed: 4, waver: 12, bands: [['rose', 0], ['peach', 190], ['cream', 360]] }),
      spray({ ink: 'rose', from: [0, 190], to: [0, 380] }),
      sun({ x: 330, y: 380, radius: 150, ink: 'gold' }),
      mass({ ink: 'mauve', opacity: 0.6, layers: [ridge({ ink: 'mauve', points: [[-20, 460], [300, 430], [700, 480], [1100, 420], [1640, 370]], swell: 10, seed: 3, cover: 'hardwood', height: [6, 14], floor: 660 })] }),
      mass({ ink: 'blue', layers: [ridge({ ink: 'blue', points: [[-20, 520], [300, 540], [700, 560], [1100, 540], [1640, 500]], swell: 8, seed: 6, cover: 'spruce', height: [16, 70], detail: 0, spacing: 0.7, gaps: 0.2, floor: 660 })] }),
      haze({ ink: 'cream', y: [530, 620], floor: 660, steps: 4, opacity: 0.4, waver: 16 }),
      water({ ink: 'peach', y: 636 }),
      ripples({ ink: 'cream', y: [644, 800], count: 26, x: 330, spread: [90, 300], width: [140, 400], height: [5, 12], seed: 8 }),
      ripples({ ink: 'mauve', y: [660, 800], count: 12, between: [0, 800], width: [140, 360], height: [4, 9], seed: 5 }),
      mass({ light: sunrise, rim: 8, layers: [nearMoose(bull)] }),
      nearMoose(bull),
      spray({ ink: 'ink', from: [640, 350], to: [700, 120], within: [[600, 330], [590, 230], [700, 130], [860, 190], [840, 250], [660, 336]] }),
      spray({ ink: 'dusk', from: [1000, 230], to: [1180, 620], within: [[820, 260], [1040, 224], [1340, 294], [1620, 330], [1620, 800], [780, 800], [770, 400]] }),
      drifts({ ink: 'cream', height: 46, bars: [[120, 700, 620], [560, 716, 620], [1000, 740, 700], [1450, 726, 700]] }),
      drifts({ ink: 'peach', height: 60, bars: [[400, 800, 900], [1100, 806, 1000]] }),
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
