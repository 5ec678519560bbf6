import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bullMoose, facingMoose } from '../../motifs/bull-moose.ts';
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

/** Sunrise straight ahead, through mist on the water. */
const firstLight = values({
  dark: { ink: '#1a2430', dusk: '#3b4658', umber: '#5e3a35' },
  middle: { mauve: '#a77f9c', blue: '#6f93a3', rose: '#d9837b' },
  glow: { peach: '#f6cdae', cream: '#fff1da' },
  accent: { gold: '#f2a544' },
});
const sunrise = { from: [0, -1], ink: 'cream', shadow: 'ink' } as const;
const bull = { x: 700, y: 284, width: 720, ink: 'ink', head: 'dusk', dark: 'ink', antler: 'umber' } as const;

export default trailArt({
  hero: {
    alt: 'A bull moose faces you from the mist of Benson Lake, the rising sun huge behind his antlers.',
    focus: { x: 0.39, y: 0.4 },
    palette: firstLight,
    layers: [
      sky({ seed: 4, waver: 12, bands: [['rose', 0], ['peach', 240], ['cream', 430]] }),
      spray({ ink: 'rose', from: [0, 240], to: [0, 440] }),
      sun({ x: 700, y: 350, radius: 240, ink: 'gold' }),
      mass({ ink: 'mauve', opacity: 0.6, layers: [ridge({ ink: 'mauve', points: [[-20, 470], [300, 450], [700, 500], [1100, 440], [1640, 380]], swell: 10, seed: 3, cover: 'hardwood', height: [6, 14], floor: 660 })] }),
      mass({ ink: 'blue', layers: [ridge({ ink: 'blue', points: [[-20, 520], [300, 550], [700, 566], [1100, 540], [1640, 490]], swell: 8, seed: 6, cover: 'spruce', height: [16, 80], detail: 0, spacing: 0.7, gaps: 0.2, floor: 640 })] }),
      haze({ ink: 'cream', y: [540, 620], floor: 640, steps: 4, opacity: 0.4, waver: 16 }),
      water({ ink: 'peach', y: 622 }),
      ripples({ ink: 'gold', y: [630, 800], count: 26, x: 700, spread: [180, 300], width: [140, 400], height: [5, 12], seed: 8 }),
      ripples({ ink: 'cream', y: [630, 800], count: 26, between: [0, 1600], width: [140, 420], height: [4, 10], seed: 5 }),
      mass({ light: { ...sunrise, from: [1, -1], ink: 'gold' }, rim: 9, layers: [facingMoose(bull)] }),
      mass({ light: { ...sunrise, from: [-1, -1] }, rim: 8, mirror: { y: 740, ink: 'umber', opacity: 0.5 }, layers: [facingMoose(bull)] }),
      facingMoose(bull),
      spray({ ink: 'ink', from: [440, 290], to: [480, 90], within: [[400, 220], [450, 150], [570, 130], [620, 250], [540, 300]] }),
      spray({ ink: 'ink', from: [960, 290], to: [920, 90], within: [[1000, 220], [950, 150], [830, 130], [780, 250], [860, 300]] }),
      spray({ ink: 'ink', from: [700, 560], to: [700, 400], within: [[644, 480], [660, 400], [740, 400], [756, 480], [740, 530], [700, 540], [660, 530]] }),
      drifts({ ink: 'cream', height: 34, bars: [[120, 690, 620], [400, 700, 420], [1040, 706, 460], [1450, 700, 700]] }),
      ripples({ ink: 'cream', y: [738, 790], count: 13, x: 700, spread: [200, 260], width: [120, 260], height: [5, 9], seed: 15 }),
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
