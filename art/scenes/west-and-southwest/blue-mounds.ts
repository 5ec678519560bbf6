import { trailArt } from '../../kit/scene.ts';
import { bison } from '../../motifs/bison.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders, cliff } from '../../motifs/rock.ts';
import { shape } from '../../motifs/shapes.ts';
import { cumulus, sky, sun } from '../../motifs/sky.ts';

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

export default trailArt({
  hero: {
    alt: 'A bison stands in golden prairie below the long pink quartzite cliff of Blue Mounds, with more of the herd grazing in the distance under big summer clouds.',
    focus: { x: 0.42, y: 0.6 },
    palette: quartzite,
    layers: [
      sky({ seed: 2, waver: 14, bands: [['sky', 0], ['pale', 262], ['cream', 352]] }),
      cumulus({ x: 560, y: 258, width: 560, height: 170, ink: 'cream', shade: 'pale', seed: 14 }),
      cumulus({ x: 1010, y: 160, width: 300, height: 84, ink: 'cream', shade: 'pale', seed: 19 }),
      cumulus({ x: 130, y: 330, width: 300, height: 84, ink: 'cream', seed: 3 }),
      ridge({ ink: 'sky', y: 404, swell: 10, swells: 2, seed: 3, floor: 470 }),
      ridge({ ink: 'olive', points: [[0, 428], [700, 424], [1620, 380]], swell: 6, swells: 2, seed: 6, floor: 560 }),
      cliff({ seed: 31, top: [[430, 414], [620, 384], [860, 326], [1120, 262], [1380, 196], [1640, 150]], base: [[430, 448], [860, 476], [1200, 508], [1640, 560]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [30, 170], lean: -0.02, reach: [0.78, 0.3], nicks: 2, step: 11 }),
      ridge({ ink: 'maroon', points: [[430, 450], [900, 478], [1300, 516], [1620, 556]], from: 430, swell: 5, swells: 6, seed: 9, cover: 'hardwood', height: [12, 22], floor: 600 }),
      ridge({ ink: 'gold', points: [[0, 446], [430, 452], [900, 486], [1300, 530], [1620, 574]], swell: 6, swells: 3, seed: 8 }),
      hatch({ ink: 'olive', x: [0, 820], y: [466, 640], count: 17, length: [70, 230], seed: 3, thickness: [3, 10] }),
      hatch({ ink: 'olive', x: [880, 1500], y: [590, 650], count: 7, length: [120, 230], seed: 4, thickness: [4, 9] }),
      hatch({ ink: 'cream', x: [0, 700], y: [470, 560], count: 8, length: [60, 160], seed: 13, thickness: [2, 5] }),
      boulders({ ink: 'maroon', lit: 'pink', seed: 3, items: [[1210, 556, 70, 30], [1280, 566, 46, 18], [1420, 586, 90, 34], [730, 498, 40, 14]] }),
      bison({ x: 880, y: 530, width: 74, ink: 'maroon', wool: 'ink', lit: 'pink', horn: 'cream' }),
      bison({ x: 1000, y: 552, width: 108, ink: 'maroon', wool: 'ink', lit: 'pink', horn: 'cream' }),
      bison({ x: 1126, y: 584, width: 124, ink: 'maroon', wool: 'ink', lit: 'pink', horn: 'cream', flip: true }),
      ridge({ ink: 'olive', points: [[0, 584], [400, 640], [800, 664], [1200, 640], [1620, 616]], swell: 10, swells: 3, seed: 12 }),
      hatch({ ink: 'gold', y: [640, 800], count: 20, length: [90, 260], seed: 5, thickness: [3, 9] }),
      shape({ ink: 'maroon', points: [[380, 724], [560, 708], [820, 716], [860, 730], [700, 746], [460, 746]], smooth: true }),
      bison({ x: 600, y: 730, width: 420, ink: 'maroon', wool: 'ink', lit: 'pink', horn: 'cream' }),
      grass({ ink: 'maroon', lit: 'gold', y: 816, count: 20, height: [110, 190], seed: 4 }),
      grass({ ink: 'maroon', lit: 'gold', y: 816, count: 7, height: [190, 290], seed: 4, x: [0, 250] }),
      grass({ ink: 'maroon', lit: 'gold', y: 816, count: 9, height: [190, 320], seed: 4, x: [1280, 1600] }),
      grass({ ink: 'ink', lit: 'olive', y: 826, count: 18, height: [70, 130], seed: 4 }),
    ],
  },
  badge: {
    alt: 'A bison in the prairie grass below the pink quartzite cliff of Blue Mounds',
    palette: quartzite,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['pale', 138], ['cream', 176]] }),
      sun({ x: 166, y: 124, radius: 34, ink: 'gold', halo: [['cream', 46]] }),
      cliff({ seed: 36, top: [[120, 214], [230, 166], [390, 122]], base: [[120, 232], [390, 260]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [28, 64], reach: [0.75, 0.35], step: 6 }),
      ridge({ ink: 'gold', points: [[0, 228], [150, 232], [390, 262]], swell: 3, seed: 3 }),
      ridge({ ink: 'olive', points: [[0, 300], [200, 316], [390, 300]], swell: 4, seed: 4 }),
      bison({ x: 200, y: 336, width: 196, ink: 'maroon', wool: 'ink', lit: 'pink', horn: 'cream' }),
    ],
  },
});
