/** The two answers of the badge prompt, as patches of the same family. */
import { badge } from '../kit/scene.ts';
import { spruces } from '../motifs/conifers.ts';
import { hiker } from '../motifs/people.ts';
import { ridge } from '../motifs/ridges.ts';
import { shape } from '../motifs/shapes.ts';
import { rays, sky, stars, sun } from '../motifs/sky.ts';
import { river } from '../motifs/water.ts';

const morning = {
  ink: '#12343b',
  teal: '#2f7f80',
  aqua: '#8cc4b6',
  cream: '#fdf3d7',
  gold: '#f3c65a',
  rust: '#c4572b',
  pale: '#d3e6d2',
  moss: '#5d8a4b',
};

export const answerYes = badge({
    alt: 'Yes',
    palette: morning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['aqua', 0], ['pale', 120], ['cream', 168]] }),
      rays({ x: 195, y: 214, count: 13, ink: 'gold', opacity: 0.75, reach: [60, 230], angles: [180, 360] }),
      sun({ x: 195, y: 206, radius: 52, ink: 'gold', halo: [['cream', 70]] }),
      ridge({ ink: 'teal', y: 214, swell: 4, seed: 8, cover: 'spruce', height: [18, 46], detail: 0, swells: 4, gaps: 0.02, floor: 240, spacing: 0.32 }),
      ridge({ ink: 'moss', points: [[0, 236], [195, 226], [390, 236]], swell: 3, seed: 3 }),
      river({ ink: 'cream', path: [[200, 230, 3], [188, 244, 7], [216, 262, 12], [204, 290, 20], [170, 330, 34], [190, 390, 56]] }),
      spruces({ ink: 'ink', lit: 'teal', seed: 4, tiers: 10, girth: 0.34, forms: 2, light: 1, items: [[86, 380, 190, 0], [120, 390, 120, 1]] }),
      spruces({ ink: 'ink', lit: 'teal', seed: 4, tiers: 10, girth: 0.34, forms: 2, light: -1, items: [[304, 380, 200, 1], [272, 392, 120, 0]] }),
      hiker({ x: 236, y: 330, height: 96, ink: 'ink', pack: 'rust', hat: 'ink' }),
    ],
});

const night = {
  ink: '#151b33',
  navy: '#263257',
  indigo: '#45507f',
  cream: '#fde9bd',
  gold: '#f2a468',
  coral: '#dc6b5c',
  plum: '#7d5580',
};

export const answerNo = badge({
    alt: 'No',
    palette: night,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['navy', 0], ['indigo', 150], ['plum', 210]] }),
      stars({ ink: 'cream', count: 14, y: [60, 170], x: [70, 320], seed: 5, big: [[128, 112, 13], [280, 150, 8]] }),
      sun({ x: 252, y: 108, radius: 26, ink: 'cream' }),
      sun({ x: 264, y: 100, radius: 23, ink: 'navy' }),
      ridge({ ink: 'navy', y: 232, swell: 4, seed: 8, cover: 'spruce', height: [20, 60], detail: 0, swells: 4, gaps: 0.02, floor: 262, spacing: 0.32 }),
      ridge({ ink: 'ink', points: [[0, 280], [195, 268], [390, 280]], swell: 3, seed: 3 }),
      shape({ ink: 'gold', points: [[195, 196], [284, 318], [106, 318]] }),
      shape({ ink: 'coral', points: [[195, 196], [284, 318], [228, 318]] }),
      shape({ ink: 'cream', points: [[195, 224], [216, 318], [174, 318]] }),
      shape({ ink: 'ink', points: [[195, 250], [206, 318], [184, 318]] }),
      spruces({ ink: 'ink', lit: 'indigo', seed: 4, tiers: 10, girth: 0.34, forms: 2, light: 1, items: [[78, 380, 210, 0]] }),
      spruces({ ink: 'ink', lit: 'indigo', seed: 4, tiers: 10, girth: 0.34, forms: 2, light: -1, items: [[322, 380, 220, 1]] }),
    ],
});
