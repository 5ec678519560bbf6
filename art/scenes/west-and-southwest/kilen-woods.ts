import { trailArt } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { blazingStars } from '../../motifs/flowers.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { river } from '../../motifs/water.ts';
import { whitetail } from '../../motifs/whitetail.ts';

const evening = {
  ink: '#221b2c',
  plum: '#4a3450',
  mauve: '#8a6479',
  olive: '#575c3a',
  moss: '#94924a',
  amber: '#ef9f45',
  peach: '#f9cf90',
  cream: '#fff0cc',
  rose: '#d9705d',
  river: '#6c94b4',
};

export default trailArt({
  hero: {
    alt: 'A white-tailed buck stands by a bur oak on the bluff of Kilen Woods at evening; below, the Des Moines River loops through its wooded valley under the setting sun.',
    focus: { x: 0.46, y: 0.5 },
    palette: evening,
    layers: [
      sky({ seed: 4, waver: 12, bands: [['mauve', 0], ['rose', 130], ['amber', 230], ['peach', 310]] }),
      sun({ x: 720, y: 340, radius: 112, ink: 'cream', halo: [['amber', 168]] }),
      strata({ ink: 'rose', bars: [[1080, 86, 560, 16], [1300, 102, 380, 10], [700, 60, 320, 9]] }),
      strata({ ink: 'amber', bars: [[820, 184, 420, 13], [1220, 196, 480, 15], [1050, 214, 320, 9]] }),
      strata({ ink: 'cream', bars: [[1180, 286, 420, 9], [1320, 300, 280, 7]] }),
      ridge({ ink: 'mauve', points: [[300, 392], [800, 396], [1200, 388], [1620, 380]], swell: 5, swells: 3, seed: 3, cover: 'hardwood', height: [6, 16], floor: 440 }),
      ridge({ ink: 'amber', y: 406, swell: 3, swells: 3, seed: 5 }),
      hatch({ ink: 'peach', x: [700, 1600], y: [412, 440], count: 8, length: [90, 220], thickness: [3, 6], seed: 4 }),
      ridge({ ink: 'rose', points: [[500, 466], [760, 452], [980, 452], [1240, 438], [1620, 410]], swell: 6, swells: 4, seed: 8, cover: 'hardwood', height: [14, 30], floor: 600 }),
      ridge({ ink: 'mauve', points: [[500, 510], [760, 496], [1000, 484], [1240, 484], [1620, 456]], swell: 6, swells: 4, seed: 11, cover: 'hardwood', height: [18, 36] }),
      canopy({ ink: 'rose', points: [[760, 506], [1000, 494], [1600, 470]], depth: 50, count: 20, size: [24, 40], seed: 6 }),
      bank({ ink: 'moss', points: [[600, 566], [860, 540], [1140, 548], [1400, 536], [1600, 528]], close: [[1600, 802], [600, 802]] }),
      hatch({ ink: 'olive', x: [760, 1500], y: [556, 720], count: 20, length: [60, 200], thickness: [3, 8], seed: 5 }),
      river({ ink: 'river', path: [[930, 546, 5], [1030, 552, 10], [1240, 560, 15], [1330, 576, 20], [1180, 592, 24], [930, 600, 28], [800, 618, 33], [900, 642, 40], [1150, 660, 48], [1230, 694, 58], [1080, 730, 76], [920, 780, 110], [900, 860, 150]], glint: 'peach', glints: 15 }),
      broadleaf({ ink: 'olive', lit: 'amber', seed: 6, spread: 1.15, forms: 1, light: -1, items: [[1080, 640, 88], [1010, 632, 60], [1330, 650, 110]] }),
      ridge({ ink: 'plum', points: [[0, 498], [300, 484], [520, 486], [640, 506], [700, 560], [742, 640], [800, 740], [900, 830]], to: 900, swell: 3, seed: 4 }),
      bank({ ink: 'amber', points: [[0, 498], [300, 486], [520, 488], [640, 508], [700, 560], [620, 530], [420, 506], [200, 508]], close: [[0, 520]] }),
      hatch({ ink: 'mauve', x: [20, 560], y: [530, 700], count: 20, length: [60, 190], thickness: [3, 8], slope: 0.04, seed: 9 }),
      grass({ ink: 'ink', lit: 'amber', y: [[420, 500], [680, 530]], x: [420, 680], count: 7, height: [20, 40], seed: 6, forms: 1, blades: 6 }),
      whitetail({ x: 616, y: 518, height: 190, ink: 'ink', shade: 'plum', lit: 'amber', flip: true }),
      broadleaf({ ink: 'ink', lit: 'plum', seed: 6, spread: 1.15, forms: 1, light: 1, items: [[180, 590, 600]] }),
      broadleaf({ ink: 'ink', lit: 'plum', seed: 6, spread: 1.15, forms: 1, items: [[1530, 840, 560]] }),
      ridge({ ink: 'ink', points: [[0, 690], [300, 700], [600, 752], [860, 786], [1200, 770], [1620, 716]], swell: 6, swells: 4, seed: 17 }),
      blazingStars({ stem: 'ink', petal: 'rose', lit: 'peach', items: [[330, 800, 190], [410, 812, 150], [480, 820, 170], [1240, 812, 180], [1180, 820, 130]] }),
      grass({ ink: 'ink', lit: 'olive', y: [[0, 770], [1600, 812]], count: 22, height: [70, 150], seed: 6, forms: 2 }),
    ],
  },
  badge: {
    alt: 'A buck on the oak bluff of Kilen Woods before the setting sun',
    palette: evening,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['plum', 0], ['mauve', 110], ['rose', 176], ['amber', 226]] }),
      sun({ x: 190, y: 206, radius: 84, ink: 'cream' }),
      ridge({ ink: 'rose', y: 270, swell: 4, seed: 8, cover: 'hardwood', height: [10, 20], floor: 300 }),
      ridge({ ink: 'plum', points: [[0, 296], [195, 300], [390, 320]], swell: 3, seed: 4 }),
      whitetail({ x: 200, y: 326, height: 142, ink: 'ink', shade: 'plum', lit: 'amber' }),
      ridge({ ink: 'ink', points: [[0, 316], [195, 320], [390, 330]], swell: 2, seed: 5 }),
      grass({ ink: 'ink', lit: 'amber', y: 340, count: 9, x: [80, 310], height: [26, 48], seed: 6, forms: 1, blades: 6 }),
    ],
  },
});
