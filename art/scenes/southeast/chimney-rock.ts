import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { haze } from '../../motifs/haze.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
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

/** An October morning: the sun is low on the left, and the valley still holds its mist. */
const valley = values({
  dark: { ink: '#20221f', pine: '#33493f' },
  middle: { umber: '#96583a', slate: '#75919a', tan: '#c9914f' },
  glow: { buff: '#f1d08f', pale: '#d5e3da', cream: '#fff3d8' },
  accent: { red: '#cf3f2b' },
});
const low = { from: [-1, -0.7], ink: 'buff', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Chimney Rock, a free-standing stack of pale dolomite, rises the full height of the picture from the mist of the Whitewater valley; a hiker stands small before the opening worn through its foot.',
    focus: { x: 0.48, y: 0.6 },
    palette: valley,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['pale', 0]] }),
      spray({ ink: 'slate', from: [0, 0], to: [0, 360], size: 4 }),
      spray({ ink: 'cream', from: [0, 470], to: [0, 240], size: 4 }),
      ridge({ ink: 'slate', points: [[-20, 420], [160, 396], [360, 404], [520, 470], [640, 520], [980, 530], [1080, 470], [1200, 400], [1400, 372], [1640, 380]], swell: 4, swells: 6, seed: 3, cover: 'hardwood', crowns: 'facet', height: [8, 18], floor: 830 }),
      haze({ ink: 'cream', y: [440, 560], floor: 830, steps: 4, opacity: 0.3 }),
      mass({ ink: 'umber', light: low, rim: 4, layers: [ridge({ ink: 'umber', points: [[-20, 560], [180, 520], [340, 540], [480, 600], [620, 650]], to: 640, swell: 4, swells: 6, seed: 8, cover: 'hardwood', crowns: 'facet', height: [16, 36], floor: 830 })] }),
      mass({ ink: 'umber', light: low, rim: 4, layers: [ridge({ ink: 'umber', points: [[960, 640], [1120, 580], [1300, 520], [1460, 500], [1640, 520]], from: 940, swell: 4, swells: 6, seed: 12, cover: 'hardwood', crowns: 'facet', height: [16, 36], floor: 830 })] }),
      haze({ ink: 'cream', y: [600, 700], floor: 830, steps: 3, opacity: 0.26 }),
      bedded({ points: [[615, 49], [760, 8], [876, 30], [896, 97], [854, 154], [811, 178], [840, 279], [928, 322], [939, 390], [876, 428], [893, 519], [945, 591], [1018, 716], [547, 716], [581, 591], [547, 483], [607, 435], [638, 339], [598, 267], [644, 205], [581, 154], [561, 87]], lit: 'cream', mid: 'buff', shade: 'umber', seam: 'ink', noses: 1, beds: [24, 96], step: 15, seed: 11, reach: [0.36, 0.26], dusk: 0.5, open: 0.55 }),
      // The opening: sky, the jamb that the sun reaches, and the dark of the one it does not.
      shape({ ink: 'pale', points: [[700, 640], [690, 590], [706, 548], [738, 520], [778, 510], [812, 526], [836, 566], [842, 612], [834, 644]] }),
      shape({ ink: 'slate', points: [[696, 620], [760, 606], [838, 620], [836, 650], [698, 650]] }),
      shape({ ink: 'ink', points: [[690, 640], [678, 588], [700, 536], [740, 506], [786, 496], [820, 512], [812, 526], [778, 516], [742, 528], [712, 556], [700, 592], [708, 642]] }),
      shape({ ink: 'cream', points: [[820, 512], [852, 556], [864, 606], [856, 646], [828, 646], [836, 606], [826, 566], [806, 528]] }),
      shape({ ink: 'tan', points: [[852, 556], [864, 606], [856, 646], [842, 646], [850, 604], [840, 560]] }),
      // Its foot spreads in ledges into the hill.
      shape({ ink: 'buff', points: [[430, 740], [452, 708], [520, 690], [560, 652], [650, 640], [700, 652], [900, 646], [930, 740]] }),
      shape({ ink: 'cream', points: [[452, 708], [520, 690], [560, 652], [650, 640], [700, 652], [640, 664], [590, 672], [556, 704]] }),
      shape({ ink: 'umber', points: [[850, 650], [940, 640], [1010, 656], [1040, 690], [1120, 704], [1150, 740], [850, 740], [870, 690]] }),
      shape({ ink: 'ink', points: [[600, 690], [720, 682], [860, 692], [720, 690]] }),
      figure({ x: 770, y: 700, height: 130, pose: 'lookout', ink: 'ink', coat: 'red', skin: 'umber', hat: 'ink', rim: 'cream' }),
      mass({ ink: 'pine', light: low, rim: 5, layers: [
        bank({ ink: 'pine', points: [[-20, 800], [260, 752], [480, 712], [700, 692], [920, 694], [1140, 724], [1380, 776], [1620, 810]], close: [[1620, 830], [-20, 830]] }),
        cedars({ ink: 'pine', lit: 'pine', seed: 3, items: [[1080, 728, 190], [1150, 742, 120], [470, 724, 130], [1010, 712, 90]] }),
      ] }),
      spray({ ink: 'ink', from: [0, 830], to: [0, 710], size: 4, within: [[-20, 820], [260, 772], [480, 732], [700, 712], [920, 714], [1140, 744], [1620, 820], [1620, 830], [-20, 830]] }),
      grain({ ink: 'ink', opacity: 0.12 }),
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
