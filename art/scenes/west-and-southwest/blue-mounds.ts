import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bison } from '../../motifs/bison.ts';
import { bisonBull } from '../../motifs/bison-bull.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';

const quartzite = {
  ink: '#2a1a22',
  maroon: '#6f2c35',
  red: '#bd5745',
  pink: '#e99b7c',
  gold: '#e8b548',
  olive: '#8c8a3e',
  sky: '#7fb8b6',
  pale: '#bcd9c6',
  cream: '#fdf0cf',
};

/** Evening, the sun low on the left. */
const quartziteEvening = values({
  dark: { ink: '#22161d', maroon: '#5c2530' },
  middle: { red: '#b5503f', olive: '#8b8440', sky: '#7aa9ae' },
  glow: { pink: '#f0ab88', pale: '#c4dcd0', cream: '#fdf0d0' },
  accent: { gold: '#f3b840' },
});
const lowSun = { from: [-1, -0.6], ink: 'gold', shadow: 'ink' } as const;
const bull = { x: 1110, y: 852, width: 1120 } as const;

export default trailArt({
  hero: {
    alt: 'A bison bull, near and huge in the grass; behind him the cliff of pink quartzite at Blue Mounds runs along the prairie in evening light, the herd small at its foot.',
    focus: { x: 0.37, y: 0.5 },
    palette: quartziteEvening,
    layers: [
      sky({ seed: 2, waver: 10, bands: [['sky', 0], ['pale', 130], ['cream', 270]] }),
      spray({ ink: 'sky', from: [0, 130], to: [0, 300] }),
      ridge({ ink: 'sky', y: 420, swell: 6, swells: 2, seed: 3, floor: 470 }),
      cliff({ seed: 31, top: [[-20, 120], [60, 128], [110, 176], [210, 170], [250, 226], [330, 222], [380, 262], [470, 258], [510, 300], [600, 310], [640, 344], [760, 352], [900, 392], [1040, 404]], base: [[-20, 590], [300, 534], [600, 484], [1040, 450]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [30, 150], lean: 0.02, reach: [0.8, 0.34], step: 14 }),
      ridge({ ink: 'gold', points: [[-20, 560], [300, 516], [600, 470], [1000, 440], [1640, 430]], swell: 4, swells: 3, seed: 8 }),
      mass({ ink: 'maroon', light: lowSun, rim: 2, shadow: { y: 560, length: 0.6 }, layers: [bison({ x: 370, y: 560, width: 92, ink: 'maroon', wool: 'ink', lit: 'pink' }), bison({ x: 490, y: 532, width: 70, ink: 'maroon', wool: 'ink', lit: 'pink', flip: true }), bison({ x: 240, y: 590, width: 108, ink: 'maroon', wool: 'ink', lit: 'pink' })] }),
      hatch({ ink: 'olive', x: [0, 900], y: [560, 760], count: 22, length: [70, 260], seed: 3, thickness: [3, 10] }),
      mass({ light: lowSun, rim: 9, layers: [bisonBull({ ...bull, ink: 'ink', shade: 'ink', wool: 'ink', curl: 'ink', lit: 'ink', horn: 'ink' })] }),
      bisonBull({ ...bull, ink: 'maroon', shade: 'ink', wool: 'ink', curl: 'maroon', lit: 'red', horn: 'cream' }),
      spray({ ink: 'ink', from: [1400, 720], to: [1380, 420], within: [[1130, 330], [1300, 300], [1560, 360], [1600, 480], [1560, 640], [1380, 650], [1180, 640], [1060, 600]] }),
      mass({ ink: 'ink', light: lowSun, rim: 4, layers: [
        bank({ ink: 'ink', points: [[-20, 770], [400, 782], [800, 790], [1640, 770]], close: [[1640, 830], [-20, 830]] }),
        grass({ ink: 'ink', lit: 'ink', y: 806, count: 26, height: [60, 190], seed: 4, forms: 3 }),
      ] }),
    ],
  },
  badge: {
    alt: 'A bison in the prairie grass below the pink quartzite cliff of Blue Mounds',
    palette: quartzite,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['pale', 138], ['cream', 176]] }),
      cliff({ seed: 36, top: [[120, 220], [170, 204], [182, 184], [240, 180], [254, 148], [300, 152], [316, 118], [390, 122]], base: [[120, 232], [390, 260]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [28, 64], reach: [0.75, 0.35], step: 6 }),
      ridge({ ink: 'gold', points: [[0, 228], [150, 232], [390, 262]], swell: 3, seed: 3 }),
      ridge({ ink: 'olive', points: [[0, 300], [200, 316], [390, 300]], swell: 4, seed: 4 }),
      bisonBull({ x: 202, y: 334, width: 202, ink: 'maroon', shade: 'ink', wool: 'ink', curl: 'maroon', lit: 'pink', horn: 'cream' }),
    ],
  },
});
