import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { tamaracks } from '../../motifs/conifers.ts';
import { figure } from '../../motifs/hikers.ts';
import { lakes } from '../../motifs/lakes.ts';
import { boardwalk, walkway } from '../../motifs/paths.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const bog = {
  ink: '#1d2725',
  brown: '#5b3527',
  rust: '#a9472f',
  amber: '#d98b2b',
  gold: '#f4c453',
  teal: '#2b5a59',
  mist: '#93b7a8',
  cream: '#fbeccb',
};

/** Seen from above in October; the low sun on the left draws long shadows over the bog. */
const bogFromAbove = values({
  dark: { ink: '#1c2624', teal: '#274f50' },
  middle: { rust: '#a8492c', amber: '#d2842a' },
  glow: { gold: '#f5c552', mist: '#b7d0c2', cream: '#fdf0d2' },
  accent: { red: '#d93a2b' },
});
const low = { from: [-1, -0.6], ink: 'cream', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'From above, a plank boardwalk bends in bold turns across a rust-red bog dotted with dark pools and golden tamaracks, out to Big Bog Lake; one walker throws a long October shadow.',
    focus: { x: 0.5, y: 0.5 },
    palette: bogFromAbove,
    layers: [
      sky({ seed: 6, waver: 10, bands: [['cream', 0]] }),
      ridge({ ink: 'mist', y: 70, swell: 8, seed: 4, cover: 'spruce', height: [16, 44], detail: 0, swells: 3, gaps: 0.02, spacing: 0.62, floor: 120 }),
      ridge({ ink: 'teal', y: 100, swell: 5, seed: 8, cover: 'spruce', height: [16, 50], detail: 0, swells: 4, gaps: 0.04, spacing: 0.56, floor: 130 }),
      water({ ink: 'mist', y: 122 }),
      ripples({ form: 'bar', ink: 'cream', y: [126, 200], count: 14, width: [120, 320], height: [4, 8], seed: 23 }),
      ripples({ form: 'bar', ink: 'teal', y: [124, 160], count: 10, width: [90, 240], height: [4, 8], seed: 11 }),
      bank({ ink: 'amber', points: [[-20, 206], [200, 216], [420, 198], [640, 222], [820, 206], [1060, 226], [1300, 204], [1620, 216]], close: [[1620, 830], [-20, 830]] }),
      spray({ ink: 'rust', from: [0, 840], to: [0, 230], size: 5 }),
      lakes({ ink: 'teal', glint: 'mist', glints: 2, unrest: 0.22, seed: 6, items: [[280, 270, 240, 24], [1180, 264, 300, 26], [1420, 350, 320, 44], [360, 400, 300, 48], [860, 360, 200, 28], [120, 520, 340, 70], [1290, 530, 380, 74], [560, 640, 300, 66], [1500, 720, 420, 110], [1060, 760, 300, 80]] }),
      walkway({ path: [[640, 940], [800, 760], [960, 600], [900, 480], [700, 400], [640, 340], [740, 292], [840, 256], [830, 228], [800, 206]], horizon: 96, half: 0.17, planks: 51, crowding: 1.3, plank: 'cream', plank2: 'gold', edge: 'ink', shadow: 'ink' }),
      mass({ ink: 'gold', light: low, rim: 4, shadow: { y: 300, length: 0.9, opacity: 0.45 }, layers: [tamaracks({ ink: 'gold', lit: 'gold', seed: 2, forms: 2, items: [[60, 290, 96], [110, 300, 130], [150, 296, 84], [430, 290, 70], [1300, 300, 150], [1350, 292, 96], [1390, 300, 128], [1450, 296, 80]] })] }),
      mass({ ink: 'gold', light: low, rim: 5, shadow: { y: 470, length: 0.9, opacity: 0.45 }, layers: [tamaracks({ ink: 'gold', lit: 'gold', seed: 5, forms: 2, items: [[300, 466, 190], [360, 472, 270], [1240, 466, 130], [1500, 472, 290], [1570, 468, 200]] })] }),
      mass({ light: low, shadow: { y: 480, length: 1.1, opacity: 0.5 }, layers: [figure({ x: 836, y: 488, height: 130, pose: 'stride', ink: 'ink', coat: 'ink', skin: 'ink' })] }),
      figure({ x: 836, y: 488, height: 130, pose: 'stride', ink: 'ink', coat: 'red', pack: 'teal', skin: 'rust', hat: 'teal', rim: 'cream', flip: true }),
      mass({ ink: 'gold', light: low, rim: 6, shadow: { y: 740, length: 0.9, opacity: 0.45 }, layers: [tamaracks({ ink: 'gold', lit: 'gold', seed: 8, forms: 2, items: [[220, 736, 560], [90, 742, 380], [340, 744, 240], [1460, 740, 220]] })] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A plank boardwalk through the golden tamaracks of the bog at Lake Bemidji, toward a low sun',
    palette: bog,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mist', 0], ['cream', 112]] }),
      sun({ x: 195, y: 178, radius: 50, ink: 'gold' }),
      ridge({ ink: 'teal', y: 222, swell: 4, seed: 8, cover: 'spruce', height: [20, 56], detail: 0, swells: 4, gaps: 0.02, floor: 250, spacing: 0.32 }),
      ridge({ ink: 'amber', y: 228, swell: 3, seed: 2 }),
      ridge({ ink: 'rust', y: 274, swell: 4, swells: 4, seed: 5, cover: 'hardwood', height: [10, 18] }),
      boardwalk({ path: [[168, 372, 92], [214, 310, 52], [226, 274, 32], [198, 244, 17], [200, 226, 9]], plank: 'cream', plank2: 'gold', edge: 'brown', shadow: 'ink', planks: 15, crowding: 1.7 }),
      tamaracks({ ink: 'amber', lit: 'gold', trunk: 'brown', seed: 2, forms: 1, tiers: 11, girth: 0.36, light: 1, items: [[118, 306, 210], [76, 330, 150]] }),
      tamaracks({ ink: 'amber', lit: 'gold', trunk: 'brown', seed: 2, forms: 1, tiers: 11, girth: 0.36, items: [[300, 312, 232], [338, 336, 150]] }),
    ],
  },
});
