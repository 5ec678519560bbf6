import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { dryBrush, grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bison } from '../../motifs/bison.ts';
import { bisonBull } from '../../motifs/bison-bull.ts';
import { grass } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { drawn } from '../../motifs/shapes.ts';
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
const bull = { x: 920, y: 776, width: 890 } as const;

export default trailArt({
  hero: {
    alt: 'A bison bull stands near and huge in the evening sun; behind him the cliff of pink quartzite at Blue Mounds runs along the golden prairie, two of the herd small at its foot.',
    focus: { x: 0.37, y: 0.5 },
    palette: quartziteEvening,
    layers: [
      sky({ seed: 2, waver: 8, bands: [['sky', 0], ['pale', 352]] }),
      drawn({ ink: 'pale', path: 'M1640 96Q1420 84 1300 108Q1180 128 1040 120Q1200 150 1380 140Q1520 134 1640 150z' }),
      spray({ ink: 'sky', from: [0, 350], to: [0, 430], within: [[-20, 346], [1640, 346], [1640, 440], [-20, 440]] }),
      ridge({ ink: 'sky', y: 420, swell: 6, swells: 2, seed: 3, floor: 470 }),
      cliff({ seed: 31, top: [[-20, 120], [60, 128], [110, 176], [210, 170], [250, 226], [330, 222], [380, 262], [470, 258], [510, 300], [600, 310], [640, 344], [760, 352], [900, 392], [1040, 404]], base: [[-20, 590], [300, 534], [600, 484], [1040, 450]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [30, 150], lean: 0.02, reach: [0.8, 0.34], step: 14 }),
      ridge({ ink: 'gold', points: [[-20, 560], [300, 516], [600, 470], [1000, 440], [1640, 430]], swell: 4, swells: 3, seed: 8 }),
      mass({ ink: 'maroon', light: lowSun, rim: 2, layers: [bison({ x: 400, y: 556, width: 80, ink: 'maroon', wool: 'ink', lit: 'pink', flip: true }), bison({ x: 240, y: 590, width: 108, ink: 'maroon', wool: 'ink', lit: 'pink' })] }),
      dryBrush({ ink: 'olive', bristles: 6, thickness: [3, 8], strokes: [[[40, 680], [380, 650], 60], [[300, 760], [700, 720], 50], [[1180, 640], [1560, 610], 60], [[-20, 790], [300, 770], 40], [[820, 560], [1180, 548], 40]], seed: 4 }),
      // His shadow lies to the right of his hooves.
      drawn({ ink: 'maroon', opacity: 0.75, path: 'M736 776Q900 756 1100 758Q1360 740 1640 752V804Q1300 812 1000 796Q840 788 736 776z' }),
      mass({ light: lowSun, rim: 8, layers: [bisonBull({ ...bull, ink: 'ink', shade: 'ink', wool: 'ink', curl: 'ink', lit: 'ink', horn: 'ink' })] }),
      bisonBull({ ...bull, ink: 'maroon', shade: 'ink', wool: 'ink', curl: 'maroon', lit: 'red', horn: 'cream' }),
      spray({ ink: 'ink', from: [1240, 640], to: [1170, 400], within: [[980, 330], [1080, 330], [1290, 380], [1330, 420], [1330, 480], [1310, 560], [1200, 520], [1100, 570], [960, 580]] }),
      // Grass about his feet.
      grass({ ink: 'olive', lit: 'gold', y: 800, x: [740, 960], count: 5, height: [34, 70], seed: 4, forms: 2 }),
      grass({ ink: 'olive', lit: 'gold', y: 800, x: [1110, 1330], count: 5, height: [34, 76], seed: 5, forms: 2 }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A bison in the prairie grass below the pink quartzite cliff of Blue Mounds',
    palette: quartzite,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['pale', 138]] }),
      cliff({ seed: 36, top: [[120, 220], [170, 204], [182, 184], [240, 180], [254, 148], [300, 152], [316, 118], [390, 122]], base: [[120, 232], [390, 260]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [28, 64], reach: [0.75, 0.35], step: 6 }),
      ridge({ ink: 'gold', points: [[0, 228], [150, 232], [390, 262]], swell: 3, seed: 3 }),
      ridge({ ink: 'olive', points: [[0, 300], [200, 316], [390, 300]], swell: 4, seed: 4 }),
      bisonBull({ x: 200, y: 334, width: 192, ink: 'maroon', shade: 'ink', wool: 'ink', curl: 'maroon', lit: 'pink', horn: 'cream' }),
    ],
  },
});
