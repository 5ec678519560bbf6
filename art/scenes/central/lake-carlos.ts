import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { sloop } from '../../motifs/sloop.ts';
import { splitStone } from '../../motifs/split-stone.ts';
import { ripples, water } from '../../motifs/water.ts';

/** A summer evening on the beach; the sun stands low over the lake, on the right. */
const evening = values({
  dark: { ink: '#1b1c33', indigo: '#2c3d6b' },
  middle: { lake: '#4c78a8', rust: '#b3694f', stone: '#9a8486' },
  glow: { buff: '#e6b98c', peach: '#f8d3a2', cream: '#fff2da' },
  accent: { red: '#e2452f' },
});
const low = { from: [1, -0.6], ink: 'peach', shadow: 'ink' } as const;
const granite = { mortar: 'ink', stones: ['buff', 'stone', 'rust', 'buff', 'stone', 'peach'], shade: 'indigo', light: 1 } as const;

export default trailArt({
  hero: {
    alt: 'The bath house of split granite boulders stands by the beach of Lake Carlos in the evening sun; somebody sits on a low wall and watches a sailboat on the deep blue lake.',
    focus: { x: 0.5, y: 0.5 },
    palette: evening,
    layers: [
      sky({ seed: 5, waver: 8, bands: [['cream', 0]] }),
      spray({ ink: 'peach', from: [0, 0], to: [0, 210], size: 3 }),
      sun({ x: 1260, y: 240, radius: 96, ink: 'peach' }),
      ridge({ ink: 'stone', y: 262, swell: 10, seed: 8, cover: 'hardwood', crowns: 'billow', height: [10, 22], floor: 300 }),
      water({ ink: 'lake', y: 284 }),
      spray({ ink: 'indigo', from: [0, 820], to: [0, 330], size: 4 }),
      ripples({ form: 'crescent', ink: 'indigo', y: [330, 800], count: 26, between: [340, 1600], width: [140, 480], height: [4, 22], seed: 31 }),
      ripples({ form: 'crescent', ink: 'peach', y: [290, 640], count: 26, x: 1260, spread: [90, 240], width: [80, 220], height: [4, 10], seed: 8 }),
      mass({ ink: 'indigo', light: low, rim: 3, layers: [ridge({ ink: 'indigo', points: [[280, 200], [480, 236], [640, 268], [720, 284]], from: 280, to: 730, swell: 4, seed: 4, cover: 'hardwood', crowns: 'billow', height: [14, 32], floor: 288 })] }),
      sloop({ x: 960, y: 470, height: 380, sail: 'cream', jib: 'red', shade: 'peach', hull: 'ink', stripe: 'cream', mirror: { sail: 'buff', water: 'lake', length: 0.6 } }),
      bank({ ink: 'buff', points: [[380, 700], [700, 690], [980, 706], [1240, 742], [1460, 800]], close: [[1460, 830], [380, 830]] }),
      spray({ ink: 'rust', from: [500, 840], to: [900, 690], size: 3, within: [[380, 700], [700, 690], [980, 706], [1240, 742], [1460, 820], [380, 820]] }),
      splitStone({ points: [[340, 636], [700, 626], [712, 720], [340, 752]], size: [28, 50], seed: 4, ...granite }),
      shape({ ink: 'peach', points: [[340, 616], [712, 606], [716, 628], [340, 640]] }),
      figure({ x: 590, y: 616, height: 236, pose: 'seated', ink: 'ink', coat: 'indigo', skin: 'rust', hat: 'ink', rim: 'cream' }),
      splitStone({ points: [[-20, 60], [356, 60], [370, 300], [392, 820], [-20, 820]], size: [56, 118], seed: 2, ...granite }),
      shape({ ink: 'ink', opacity: 0.55, points: [[-20, 60], [364, 60], [364, 214], [-20, 250]] }),
      spray({ ink: 'ink', from: [-20, 520], to: [330, 480], size: 5, within: [[-20, 170], [366, 140], [392, 820], [-20, 820]] }),
      mass({ ink: 'ink', light: { from: [1, 1], ink: 'peach', shadow: 'ink' }, rim: 6, layers: [shape({ ink: 'ink', points: [[-20, 10], [330, 24], [474, 100], [470, 126], [-20, 176]] })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A white sail on the deep blue of Lake Carlos, beside a wall of split granite boulders',
    palette: evening,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['cream', 0]] }),
      sun({ x: 300, y: 176, radius: 30, ink: 'peach' }),
      ridge({ ink: 'indigo', points: [[0, 184], [390, 196]], swell: 3, seed: 4, cover: 'hardwood', height: [8, 16], floor: 214 }),
      water({ ink: 'lake', y: 206 }),
      ripples({ ink: 'indigo', y: [226, 340], count: 9, between: [140, 380], width: [90, 180], height: [6, 14], seed: 31 }),
      ripples({ ink: 'peach', y: [216, 330], count: 7, x: 300, spread: [20, 40], width: [40, 70], height: [5, 7], seed: 8 }),
      sloop({ x: 224, y: 274, height: 190, sail: 'cream', jib: 'red', shade: 'peach', hull: 'ink', stripe: 'cream', mirror: { sail: 'buff', water: 'lake', length: 0.3 } }),
      splitStone({ points: [[0, 90], [122, 90], [126, 200], [132, 400], [0, 400]], size: [40, 48], seed: 2, ...granite }),
      shape({ ink: 'ink', points: [[0, 30], [130, 60], [164, 106], [160, 116], [0, 122]] }),
    ],
  },
});
