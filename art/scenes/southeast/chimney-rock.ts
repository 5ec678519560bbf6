import { trailArt } from '../../kit/scene.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { pine } from '../../motifs/conifers.ts';
import { drifts } from '../../motifs/drifts.ts';
import { hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { river } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const octoberMorning = {
  ink: '#1d2326',
  pine: '#34544a',
  slate: '#5f8091',
  haze: '#a3bfc2',
  pale: '#d8e5dc',
  cream: '#fdf0d3',
  buff: '#f0cd8e',
  tan: '#cf9358',
  umber: '#86503a',
  dark: '#432c2e',
  rust: '#b9542f',
};

export default trailArt({
  hero: {
    alt: 'Chimney Rock, a free-standing stack of pale dolomite with a doorway worn through its foot, where somebody stands; morning mist in the Whitewater valley below.',
    focus: { x: 0.5, y: 0.4 },
    palette: octoberMorning,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['slate', 0], ['haze', 110], ['pale', 220], ['cream', 320]] }),
      strata({ ink: 'haze', bars: [[300, 60, 460, 11], [520, 82, 320, 8], [1180, 56, 420, 10]] }),
      strata({ ink: 'cream', bars: [[340, 176, 520, 12], [1240, 190, 420, 10]] }),
      ridge({ ink: 'haze', points: [[0, 372], [260, 356], [460, 380], [700, 396], [1000, 380], [1300, 360], [1620, 350]], swell: 5, swells: 6, seed: 3, cover: 'hardwood', height: [8, 16], floor: 520 }),
      ridge({ ink: 'slate', points: [[-20, 398], [140, 388], [300, 404], [400, 450], [470, 504], [900, 500], [960, 452], [1040, 416], [1300, 400], [1620, 392]], swell: 3, swells: 6, seed: 8, cover: 'hardwood', height: [10, 22], floor: 720 }),
      bank({ ink: 'pine', points: [[0, 540], [240, 528], [480, 524], [700, 530]], close: [[1000, 802], [0, 802]] }),
      river({ ink: 'haze', path: [[470, 516, 4], [400, 528, 8], [330, 542, 13], [430, 560, 20], [560, 586, 30], [470, 626, 44], [330, 690, 66], [240, 820, 110]], glint: 'cream', glints: 12 }),
      drifts({ ink: 'pale', height: 26, bars: [[120, 520, 340], [330, 512, 300], [560, 518, 320], [940, 514, 260]] }),
      woodland({ leaves: [['rust', 'tan'], ['pine', 'slate'], ['tan', 'buff']], points: [[0, 610], [120, 622], [230, 650]], depth: 60, rows: 2, size: [70, 96], seed: 5 }),
      bedded({ points: [[1030, 356], [1190, 330], [1330, 300], [1620, 270], [1620, 740], [1120, 740], [1080, 620], [1046, 480]], lit: 'tan', mid: 'umber', shade: 'dark', seam: 'ink', noses: 3, beds: [40, 120], step: 15, seed: 4, joints: 0.4, reach: [0.5, 0.34], dusk: 0.14 }),
      bedded({ points: [[566, 520], [640, 500], [676, 540], [690, 664], [528, 664], [548, 590]], lit: 'buff', mid: 'tan', shade: 'umber', seam: 'dark', beds: [20, 60], step: 9, seed: 6, reach: [0.5, 0.4] }),
      bedded({ points: [[688, 108], [790, 74], [872, 92], [886, 148], [856, 196], [826, 216], [846, 300], [908, 336], [916, 392], [872, 424], [884, 500], [920, 560], [972, 664], [640, 664], [664, 560], [640, 470], [682, 430], [704, 350], [676, 290], [708, 238], [664, 196], [650, 140]], lit: 'cream', mid: 'buff', shade: 'tan', seam: 'dark', noses: 1, beds: [20, 84], step: 13, seed: 11, reach: [0.4, 0.3], dusk: 0.46, open: 0.55 }),
      shape({ ink: 'dark', points: [[736, 596], [726, 540], [744, 506], [776, 488], [800, 462], [836, 470], [862, 510], [880, 560], [876, 604], [820, 610]] }),
      shape({ ink: 'haze', points: [[764, 594], [758, 552], [778, 522], [806, 494], [826, 504], [838, 548], [834, 600]] }),
      shape({ ink: 'umber', points: [[838, 548], [826, 504], [836, 490], [856, 526], [868, 566], [864, 602], [834, 600]] }),
      visitor({ x: 786, y: 594, height: 104, pose: 'sit', ink: 'ink', coat: 'rust' }),
      bank({ ink: 'pine', points: [[440, 802], [560, 700], [660, 662], [800, 656], [940, 664], [1060, 706], [1240, 716], [1620, 690]], close: [[1620, 802]] }),
      hatch({ ink: 'tan', y: [676, 790], count: 16, length: [50, 190], thickness: [3, 7], x: [560, 1240], seed: 5 }),
      cedars({ ink: 'ink', lit: 'pine', seed: 3, items: [[1040, 712, 190], [1110, 730, 120], [620, 690, 110], [1330, 302, 120], [1240, 322, 80], [1520, 800, 300], [1410, 790, 170]] }),
      woodland({ leaves: [['rust', 'tan'], ['dark', 'rust'], ['tan', 'buff']], points: [[1370, 300], [1480, 284], [1610, 270]], depth: 8, rows: 1, size: [90, 110], seed: 8 }),
      bank({ ink: 'ink', points: [[0, 700], [160, 706], [330, 742], [470, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1180, 802], [1320, 764], [1470, 740], [1600, 730]], close: [[1600, 802]] }),
      pine({ x: 150, y: 820, height: 690, ink: 'ink', lit: 'pine', seed: 64, lean: -0.04, plates: 10 }),
    ],
  },
  badge: {
    alt: 'Somebody sits in the opening worn through Chimney Rock, a stack of pale dolomite above autumn woods',
    palette: octoberMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['slate', 0], ['haze', 120], ['pale', 180]] }),
      ridge({ ink: 'slate', points: [[0, 250], [120, 236], [270, 246], [390, 230]], swell: 3, seed: 8, cover: 'hardwood', height: [8, 16] }),
      bank({ ink: 'pine', points: [[0, 306], [120, 300], [280, 300], [390, 306]], close: [[390, 400], [0, 400]] }),
      bedded({ points: [[146, 96], [206, 76], [252, 90], [258, 124], [240, 146], [228, 158], [240, 186], [268, 202], [268, 226], [252, 242], [262, 270], [296, 345], [108, 345], [132, 268], [120, 232], [146, 216], [156, 182], [142, 160], [154, 146], [132, 128]], lit: 'cream', mid: 'buff', shade: 'tan', seam: 'dark', beds: [18, 44], step: 8, seed: 11, reach: [0.42, 0.32], dusk: 0.42, open: 0.6, joints: 0.3 }),
      shape({ ink: 'dark', points: [[160, 314], [154, 272], [172, 248], [196, 228], [222, 240], [242, 280], [240, 320], [198, 324]] }),
      shape({ ink: 'haze', points: [[176, 312], [172, 280], [186, 262], [200, 248], [214, 258], [222, 290], [218, 316]] }),
      visitor({ x: 188, y: 312, height: 76, pose: 'sit', ink: 'ink', coat: 'rust' }),
      woodland({ leaves: [['rust', 'tan'], ['tan', 'buff']], points: [[40, 310], [96, 316]], depth: 26, rows: 2, size: [50, 60], seed: 5 }),
      woodland({ leaves: [['rust', 'tan'], ['dark', 'rust']], points: [[284, 310], [350, 304]], depth: 26, rows: 2, size: [50, 60], seed: 6 }),
    ],
  },
});
