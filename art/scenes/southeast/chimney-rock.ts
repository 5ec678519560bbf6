import { trailArt } from '../../kit/scene.ts';
import { spruces } from '../../motifs/conifers.ts';
import { crag } from '../../motifs/crag.ts';
import { hatch } from '../../motifs/grass.ts';
import { hiker } from '../../motifs/people.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, stars, strata, sun } from '../../motifs/sky.ts';
import { river } from '../../motifs/water.ts';

const snowDusk = {
  ink: '#1a1c36',
  indigo: '#353d6c',
  violet: '#6b6699',
  mauve: '#a592b8',
  rose: '#e8a6a0',
  peach: '#fbd9b0',
  clay: '#c9735c',
  ice: '#c3cbe4',
  snow: '#f6f2f4',
};

export default trailArt({
  hero: {
    alt: 'Chimney Rock, a free-standing column with a doorway worn through it, glows at a snowy dusk above the winding Whitewater River.',
    focus: { x: 0.46, y: 0.34 },
    palette: snowDusk,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['indigo', 0], ['violet', 110], ['mauve', 214], ['rose', 300]] }),
      stars({ ink: 'snow', count: 16, y: [14, 170], seed: 8, big: [[420, 96, 10]] }),
      sun({ x: 1060, y: 178, radius: 46, ink: 'peach', halo: [['mauve', 74]] }),
      strata({ ink: 'mauve', bars: [[420, 190, 420, 10], [1320, 200, 360, 9]] }),
      strata({ ink: 'rose', bars: [[520, 268, 360, 9], [1260, 276, 420, 10]] }),
      ridge({ ink: 'mauve', points: [[0, 330], [400, 318], [900, 326], [1620, 312]], swell: 6, swells: 5, seed: 3, floor: 420 }),
      ridge({ ink: 'violet', points: [[0, 330], [500, 350], [900, 372], [1000, 366], [1100, 320], [1260, 300], [1620, 290]], swell: 4, swells: 6, seed: 8, cover: 'spruce', height: [10, 34], detail: 0, gaps: 0.05, spacing: 0.5, floor: 640 }),
      ridge({ ink: 'ice', points: [[900, 446], [1010, 430], [1090, 396], [1190, 384], [1330, 392], [1440, 366], [1620, 356]], from: 890, swell: 4, swells: 5, seed: 6, floor: 470 }),
      spruces({ ink: 'violet', lit: 'violet', seed: 5, girth: 0.3, forms: 1, items: [[1070, 430, 40], [1100, 424, 56], [1220, 420, 50], [1252, 424, 36], [1440, 410, 60], [1476, 414, 46], [1360, 416, 40]] }),
      bank({ ink: 'ice', points: [[800, 440], [1000, 430], [1300, 440], [1620, 430]], close: [[1620, 802], [700, 802]] }),
      bank({ ink: 'snow', points: [[820, 470], [1050, 460], [1280, 480], [1620, 470]], close: [[1620, 802], [700, 802]] }),
      river({ ink: 'indigo', path: [[1330, 446, 4], [1230, 460, 9], [1120, 476, 15], [1190, 500, 22], [1300, 530, 30], [1180, 570, 40], [1040, 620, 54], [1100, 690, 80], [1200, 820, 120]], glint: 'rose', glints: 14 }),
      spruces({ ink: 'indigo', lit: 'ice', seed: 5, girth: 0.3, forms: 2, items: [[960, 520, 70], [1000, 540, 90], [1370, 530, 90], [1420, 550, 120], [1470, 540, 80], [930, 580, 100]] }),
      ridge({ ink: 'indigo', points: [[0, 470], [250, 490], [520, 530], [640, 560]], to: 650, swell: 4, swells: 5, seed: 12, cover: 'spruce', height: [16, 60], detail: 0, gaps: 0.2, spacing: 0.6, floor: 620 }),
      crag({ seed: 4, light: 1, left: [[560, 584], [560, 680], [520, 802]], right: [[886, 588], [930, 680], [960, 802]], mid: 'violet', lit: 'clay', shade: 'indigo', seam: 'ink', beds: [26, 54], step: 20, reach: [0.34, 0.24] }),
      bank({ ink: 'ice', points: [[0, 520], [300, 520], [560, 550], [780, 566], [906, 592]], close: [[860, 606], [760, 600], [660, 660], [600, 802], [0, 802]] }),
      bank({ ink: 'snow', points: [[0, 560], [300, 548], [500, 570], [660, 584], [700, 604], [600, 650], [540, 720], [500, 802]], close: [[0, 802]] }),
      crag({ seed: 9, light: 1, left: [[650, 132], [622, 200], [672, 262], [650, 360], [684, 440], [628, 590]], right: [[786, 124], [830, 210], [794, 270], [842, 350], [806, 440], [872, 598]], mid: 'clay', lit: 'peach', shade: 'indigo', seam: 'ink', beds: [22, 52], step: 15, reach: [0.44, 0.4] }),
      shape({ ink: 'ink', points: [[706, 560], [700, 510], [722, 470], [716, 440], [742, 416], [764, 440], [760, 476], [786, 512], [778, 566]] }),
      shape({ ink: 'mauve', points: [[730, 556], [726, 516], [744, 478], [738, 446], [750, 436], [760, 446], [754, 480], [778, 516], [772, 560]] }),
      hiker({ x: 586, y: 602, height: 84, ink: 'ink', pack: 'clay', hat: 'ink' }),
      shape({ ink: 'snow', points: [[636, 136], [652, 114], [700, 98], [760, 104], [804, 130], [770, 126], [730, 140], [690, 128]] }),
      spruces({ ink: 'ink', lit: 'ice', seed: 5, girth: 0.3, forms: 2, light: 1, items: [[500, 630, 200, 0], [430, 660, 290, 1], [898, 600, 110, 0], [90, 840, 720, 0], [240, 840, 540, 1], [360, 850, 330, 0], [1520, 850, 640, 1], [1410, 860, 400, 0]] }),
      hatch({ ink: 'ice', y: [620, 790], count: 14, length: [90, 240], thickness: [4, 10], x: [260, 480], seed: 5 }),
      bank({ ink: 'ink', points: [[0, 740], [180, 748], [380, 786], [460, 802]], close: [[0, 802]] }),
    ],
  },
  badge: {
    alt: 'Chimney Rock with its worn doorway at a snowy dusk, the moon beside it',
    palette: snowDusk,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['indigo', 0], ['violet', 110], ['mauve', 170], ['rose', 220]] }),
      stars({ ink: 'snow', count: 6, y: [70, 130], x: [80, 300], seed: 5 }),
      sun({ x: 286, y: 134, radius: 24, ink: 'peach' }),
      ridge({ ink: 'violet', points: [[0, 244], [200, 250], [390, 236]], swell: 3, seed: 8, cover: 'spruce', height: [12, 34], detail: 0, gaps: 0, spacing: 0.4, floor: 280 }),
      bank({ ink: 'ice', points: [[0, 276], [200, 262], [390, 280]], close: [[390, 400], [0, 400]] }),
      crag({ seed: 9, light: 1, left: [[146, 96], [130, 130], [160, 180], [144, 230], [160, 270], [122, 330]], right: [[230, 92], [252, 140], [230, 180], [256, 230], [240, 270], [276, 330]], mid: 'clay', lit: 'peach', shade: 'indigo', seam: 'ink', beds: [20, 36], step: 10, reach: [0.44, 0.4] }),
      shape({ ink: 'ink', points: [[178, 322], [174, 290], [188, 262], [184, 242], [200, 226], [214, 242], [212, 266], [228, 292], [222, 322]] }),
      shape({ ink: 'snow', points: [[136, 102], [148, 84], [186, 74], [222, 80], [244, 98], [216, 94], [190, 104], [164, 96]] }),
      bank({ ink: 'snow', points: [[0, 306], [120, 314], [260, 312], [390, 320]], close: [[390, 400], [0, 400]] }),
      spruces({ ink: 'ink', lit: 'ice', seed: 5, girth: 0.36, tiers: 9, forms: 1, light: 1, items: [[92, 346, 150], [304, 350, 120]] }),
    ],
  },
});
