import { trailArt } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { spruces } from '../../motifs/conifers.ts';
import { crag } from '../../motifs/crag.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { hiker } from '../../motifs/people.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, shape } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { spurs } from '../../motifs/spurs.ts';
import { river } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const octoberEvening = {
  ink: '#22202c',
  pine: '#2f4646',
  slate: '#5b7583',
  haze: '#a9bdb8',
  sage: '#8c9a63',
  cream: '#fdeccb',
  gold: '#efb352',
  orange: '#d77f3a',
  rust: '#a1452f',
  umber: '#5e3035',
};

export default trailArt({
  hero: {
    alt: 'A hiker stands in the doorway worn through Chimney Rock, a free-standing column in evening light above autumn woods and the winding Whitewater River.',
    focus: { x: 0.56, y: 0.4 },
    palette: octoberEvening,
    layers: [
      sky({ seed: 5, waver: 10, bands: [['slate', 0], ['haze', 128], ['cream', 250]] }),
      sun({ x: 1120, y: 250, radius: 58, ink: 'cream', halo: [['gold', 96]] }),
      strata({ ink: 'haze', bars: [[420, 66, 460, 11], [610, 84, 320, 8], [1300, 72, 420, 10]] }),
      strata({ ink: 'cream', bars: [[300, 186, 420, 10], [1380, 170, 340, 8]] }),
      ridge({ ink: 'haze', points: [[0, 330], [300, 312], [700, 330], [1000, 338], [1240, 308], [1620, 300]], swell: 5, swells: 6, seed: 3, cover: 'hardwood', height: [8, 18], floor: 460 }),
      ridge({ ink: 'slate', points: [[-20, 360], [240, 344], [520, 352], [660, 400], [760, 452], [1040, 452], [1180, 400], [1300, 356], [1620, 338]], swell: 4, swells: 6, seed: 8, cover: 'hardwood', height: [10, 24], floor: 620 }),
      spurs({ ink: 'pine', hollow: 0.3, items: [[1330, 372, 1280, 1360, 476], [1450, 366, 1400, 1490, 476], [1570, 360, 1530, 1620, 476]] }),
      bank({ ink: 'sage', points: [[700, 470], [940, 456], [1240, 462], [1620, 456]], close: [[1620, 802], [640, 802]] }),
      hatch({ ink: 'gold', y: [474, 640], count: 10, length: [60, 200], thickness: [3, 7], x: [900, 1560], seed: 5 }),
      river({ ink: 'slate', path: [[1370, 466, 4], [1250, 474, 9], [1150, 484, 14], [1230, 502, 21], [1350, 528, 30], [1210, 566, 42], [1080, 616, 58], [1150, 690, 84], [1250, 820, 130]], glint: 'cream', glints: 14 }),
      woodland({ leaves: [['orange', 'gold'], ['rust', 'orange']], points: [[940, 500], [1010, 512], [1050, 530]], depth: 10, rows: 1, size: [60, 70], light: 1, seed: 5 }),
      ridge({ ink: 'umber', points: [[-20, 410], [200, 430], [420, 486], [560, 560]], to: 620, swell: 4, swells: 5, seed: 12, cover: 'hardwood', height: [20, 44], floor: 680 }),
      canopy({ ink: 'rust', points: [[40, 430], [260, 456], [520, 560]], depth: 120, count: 13, size: [44, 66], light: 1, seed: 4 }),
      bank({ ink: 'pine', points: [[0, 590], [260, 578], [480, 580], [640, 588], [860, 592], [930, 618], [980, 690], [1060, 802]], close: [[0, 802]] }),
      crag({ seed: 12, light: 1, left: [[500, 600], [470, 700], [450, 802]], right: [[920, 600], [960, 690], [1010, 802]], mid: 'rust', lit: 'orange', shade: 'umber', seam: 'ink', beds: [18, 40], step: 12, buttresses: 4, reach: [0.44, 0.34] }),
      crag({ seed: 5, light: 1, left: [[628, 158], [588, 236], [622, 306], [590, 430], [556, 606]], right: [[808, 158], [818, 230], [780, 300], [820, 440], [886, 606]], mid: 'orange', lit: 'gold', shade: 'rust', seam: 'umber', beds: [16, 58], step: 6, buttresses: 3, reach: [0.5, 0.4] }),
      crag({ seed: 8, light: 1, left: [[668, 92], [640, 120], [604, 164]], right: [[776, 92], [818, 124], [828, 164]], mid: 'gold', lit: 'cream', shade: 'rust', seam: 'umber', beds: [14, 30], step: 5, buttresses: 2, reach: [0.6, 0.5] }),
      shape({ ink: 'umber', points: [[654, 612], [646, 556], [660, 506], [652, 462], [678, 408], [706, 392], [724, 420], [750, 474], [744, 520], [774, 566], [780, 612]] }),
      shape({ ink: 'umber', points: [[742, 262], [734, 300], [746, 336], [758, 300]] }),
      shape({ ink: 'haze', points: [[684, 612], [678, 560], [690, 512], [684, 470], [702, 432], [718, 446], [734, 482], [728, 526], [754, 572], [758, 612]] }),
      shape({ ink: 'gold', points: [[684, 612], [679, 572], [716, 556], [750, 566], [758, 612]] }),
      hiker({ x: 720, y: 608, height: 88, ink: 'ink', pack: 'rust', hat: 'ink' }),
      bank({ ink: 'pine', points: [[420, 604], [540, 592], [660, 602], [800, 596], [930, 612]], close: [[880, 626], [660, 620], [500, 632]] }),
      spruces({ ink: 'ink', lit: 'pine', seed: 5, girth: 0.34, forms: 1, light: 1, items: [[700, 100, 64, 0], [520, 620, 200, 0], [446, 640, 270, 0], [940, 640, 150, 0]] }),
      boulders({ ink: 'umber', lit: 'orange', seed: 6, light: 1, items: [[400, 700, 150, 60]] }),
      bank({ ink: 'ink', points: [[0, 690], [180, 696], [380, 740], [560, 802]], close: [[0, 802]] }),
      bank({ ink: 'ink', points: [[1140, 802], [1300, 752], [1460, 716], [1600, 704]], close: [[1600, 802]] }),
      broadleaf({ ink: 'ink', lit: 'rust', seed: 6, light: 1, forms: 1, spread: 0.8, items: [[120, 800, 640], [1510, 810, 560]] }),
      grass({ ink: 'ink', lit: 'orange', y: 812, count: 13, height: [70, 140], seed: 4, forms: 1 }),
    ],
  },
  badge: {
    alt: 'A hiker in the doorway worn through Chimney Rock, the setting sun beside it, above autumn woods',
    palette: octoberEvening,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['slate', 0], ['haze', 110], ['cream', 176]] }),
      sun({ x: 290, y: 170, radius: 26, ink: 'cream', halo: [['gold', 42]] }),
      ridge({ ink: 'slate', points: [[0, 226], [120, 236], [240, 246], [390, 224]], swell: 3, seed: 8, cover: 'hardwood', height: [10, 20], floor: 290 }),
      woodland({ leaves: [['rust', 'orange'], ['orange', 'gold'], ['umber', 'rust']], points: [[40, 282], [195, 292], [350, 282]], depth: 20, rows: 1, size: [56, 66], light: 1, seed: 5 }),
      crag({ seed: 5, light: 1, left: [[140, 130], [116, 160], [122, 206], [106, 256], [100, 344]], right: [[226, 122], [236, 164], [232, 204], [250, 240], [266, 344]], mid: 'orange', lit: 'gold', shade: 'rust', seam: 'umber', beds: [12, 38], step: 4, buttresses: 3, reach: [0.5, 0.44] }),
      crag({ seed: 8, light: 1, left: [[180, 72], [170, 96], [150, 104], [134, 132]], right: [[214, 72], [226, 92], [222, 108], [236, 132]], mid: 'orange', lit: 'gold', shade: 'rust', beds: [12, 20], step: 3, buttresses: 2, reach: [0.56, 0.5] }),
      shape({ ink: 'umber', points: [[170, 352], [164, 300], [172, 272], [168, 248], [186, 226], [200, 232], [214, 260], [210, 284], [230, 314], [234, 352]] }),
      shape({ ink: 'cream', points: [[186, 352], [180, 306], [187, 276], [184, 256], [192, 244], [198, 250], [204, 270], [200, 290], [216, 318], [220, 352]] }),
      hiker({ x: 200, y: 334, height: 56, ink: 'ink', pack: 'rust', hat: 'ink' }),
      bank({ ink: 'pine', points: [[0, 324], [120, 332], [260, 330], [390, 322]], close: [[390, 400], [0, 400]] }),
      spruces({ ink: 'ink', lit: 'pine', seed: 5, girth: 0.36, tiers: 9, forms: 1, light: 1, items: [[92, 346, 130], [306, 348, 104]] }),
    ],
  },
});
