import { trailArt } from '../../kit/scene.ts';
import { bison } from '../../motifs/bison.ts';
import { bisonBull } from '../../motifs/bison-bull.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { pricklyPears } from '../../motifs/prickly-pear.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders, cliff } from '../../motifs/rock.ts';
import { shape } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';

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
    alt: 'A bison stands in golden prairie below the broken pink quartzite cliff of Blue Mounds, the herd behind it and prickly pear in bloom, under big summer clouds.',
    focus: { x: 0.42, y: 0.76 },
    palette: quartzite,
    layers: [
      sky({ seed: 2, waver: 14, bands: [['sky', 0], ['pale', 262], ['cream', 352]] }),
      cumulus({ x: 560, y: 258, width: 560, height: 170, ink: 'cream', shade: 'pale', seed: 14 }),
      cumulus({ x: 1010, y: 160, width: 300, height: 84, ink: 'cream', shade: 'pale', seed: 19 }),
      cumulus({ x: 130, y: 330, width: 300, height: 84, ink: 'cream', seed: 3, bumps: 6 }),
      ridge({ ink: 'sky', y: 404, swell: 10, swells: 2, seed: 3, floor: 470 }),
      ridge({ ink: 'olive', points: [[0, 428], [700, 424], [1620, 380]], swell: 6, swells: 2, seed: 6, floor: 560 }),
      cliff({ seed: 31, top: [[430, 424], [520, 414], [560, 394], [660, 388], [700, 362], [800, 372], [850, 326], [940, 320], [980, 296], [1080, 306], [1130, 252], [1230, 246], [1290, 214], [1380, 226], [1430, 168], [1520, 160], [1640, 174]], base: [[430, 448], [860, 476], [1200, 508], [1640, 560]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [34, 190], lean: -0.02, reach: [0.78, 0.3], step: 16 }),
      broadleaf({ ink: 'olive', lit: 'gold', seed: 4, spread: 1.1, forms: 1, items: [[740, 372, 54], [1030, 304, 70], [1350, 222, 84]] }),
      cliff({ seed: 8, top: [[960, 420], [1020, 396], [1100, 404], [1150, 440]], base: [[950, 494], [1160, 508]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [36, 80], reach: [0.7, 0.4], step: 10 }),
      ridge({ ink: 'maroon', points: [[430, 450], [900, 478], [1300, 516], [1620, 556]], from: 430, swell: 5, swells: 6, seed: 9, cover: 'hardwood', height: [12, 26], floor: 600 }),
      ridge({ ink: 'gold', points: [[0, 446], [430, 452], [900, 486], [1300, 530], [1620, 574]], swell: 6, swells: 3, seed: 8 }),
      hatch({ ink: 'olive', x: [0, 820], y: [466, 640], count: 9, length: [70, 230], seed: 3, thickness: [3, 10] }),
      boulders({ ink: 'maroon', lit: 'pink', seed: 3, items: [[1210, 550, 76, 32], [1280, 562, 46, 18], [1420, 584, 96, 38], [730, 498, 40, 14]] }),
      bison({ x: 880, y: 532, width: 78, ink: 'maroon', wool: 'ink', lit: 'pink' }),
      bison({ x: 1010, y: 556, width: 112, ink: 'maroon', wool: 'ink', lit: 'pink' }),
      bison({ x: 1140, y: 586, width: 128, ink: 'maroon', wool: 'ink', lit: 'pink', flip: true }),
      ridge({ ink: 'olive', points: [[0, 584], [400, 640], [800, 664], [1200, 640], [1620, 616]], swell: 10, swells: 3, seed: 12 }),
      hatch({ ink: 'gold', y: [640, 800], count: 9, length: [90, 260], seed: 5, thickness: [3, 9] }),
      shape({ ink: 'maroon', points: [[400, 728], [560, 712], [820, 716], [870, 730], [700, 746], [470, 748]], smooth: true }),
      bisonBull({ x: 610, y: 734, width: 430, ink: 'maroon', shade: 'ink', wool: 'ink', curl: 'maroon', lit: 'pink', horn: 'cream' }),
      boulders({ ink: 'red', lit: 'pink', seed: 12, items: [[1150, 800, 360, 150], [1010, 806, 150, 66]] }),
      pricklyPears({ pad: 'olive', lit: 'pale', flower: 'gold', heart: 'red', items: [[1120, 736, 112], [1220, 780, 90], [1020, 786, 70]] }),
      grass({ ink: 'maroon', lit: 'gold', y: 816, count: 10, height: [100, 180], seed: 4, x: [0, 960], forms: 2 }),
      grass({ ink: 'maroon', lit: 'gold', y: 816, count: 6, height: [190, 290], seed: 4, x: [0, 250], forms: 2 }),
      grass({ ink: 'maroon', lit: 'gold', y: 816, count: 8, height: [180, 320], seed: 4, x: [1320, 1600], forms: 2 }),
      grass({ ink: 'ink', lit: 'olive', y: 826, count: 11, height: [70, 130], seed: 4, forms: 2 }),
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
