import { trailArt } from '../../kit/scene.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { stairs } from '../../motifs/paths.ts';
import { hiker } from '../../motifs/people.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { cliff } from '../../motifs/rock.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';
import { eagle } from '../../motifs/wings.ts';

const bluff = {
  ink: '#1b2b2a',
  forest: '#2f5140',
  moss: '#7d9a45',
  steel: '#557c8e',
  haze: '#a3bbb7',
  gold: '#f2bd55',
  peach: '#fae2b2',
  rust: '#b9552f',
  white: '#fff6dc',
};

export default trailArt({
  hero: {
    alt: 'A hiker pauses at the top of a long timber stairway on Mount Charity, looking over the Mississippi and its wooded islands to blue bluffs at sunrise.',
    focus: { x: 0.46, y: 0.45 },
    palette: bluff,
    layers: [
      sky({ seed: 4, waver: 12, bands: [['haze', 0], ['peach', 110], ['gold', 262]] }),
      sun({ x: 1000, y: 268, radius: 60, ink: 'white', halo: [['peach', 112]] }),
      strata({ ink: 'peach', bars: [[1280, 60, 460, 10], [1120, 78, 300, 7], [470, 84, 420, 9]] }),
      strata({ ink: 'gold', bars: [[1260, 190, 420, 10], [1400, 206, 300, 7], [640, 206, 440, 9], [520, 222, 300, 6]] }),
      ridge({ ink: 'haze', points: [[400, 320], [640, 306], [780, 312], [880, 350], [1120, 352], [1230, 312], [1420, 296], [1620, 300]], swell: 5, swells: 6, seed: 3, floor: 420 }),
      water({ ink: 'peach', y: 360 }),
      ripples({ ink: 'white', y: [366, 520], count: 9, x: 1000, spread: [50, 160], width: [80, 240], height: [3, 8], seed: 9 }),
      ripples({ ink: 'gold', y: [372, 700], count: 13, x: 1010, spread: [120, 240], width: [80, 300], height: [3, 9], seed: 4 }),
      ridge({ ink: 'steel', points: [[1070, 392], [1150, 382], [1240, 316], [1310, 282], [1480, 266], [1620, 262]], from: 1070, swell: 4, swells: 6, seed: 7, cover: 'hardwood', height: [10, 18], floor: 396 }),
      cliff({ seed: 3, top: [[1256, 318], [1310, 290], [1400, 282]], base: [[1256, 332], [1400, 312]], mid: 'haze', lit: 'peach', shade: 'steel', columns: [12, 40], step: 3, reach: [0.7, 0.5] }),
      ridge({ ink: 'steel', points: [[300, 300], [560, 296], [650, 318], [720, 366], [790, 390]], from: 300, to: 790, swell: 4, swells: 6, seed: 8, cover: 'hardwood', height: [10, 18], floor: 396 }),
      cliff({ seed: 6, top: [[590, 304], [640, 312], [676, 334]], base: [[590, 330], [676, 356]], mid: 'haze', lit: 'peach', shade: 'steel', columns: [12, 34], step: 3, light: 1, reach: [0.7, 0.5] }),
      ripples({ ink: 'haze', y: [398, 560], count: 10, x: 1080, spread: [300, 240], width: [140, 340], height: [3, 9], seed: 6 }),
      ridge({ ink: 'forest', points: [[790, 434], [940, 430], [1090, 436]], from: 790, to: 1080, swell: 2, seed: 2, cover: 'hardwood', height: [5, 14], floor: 438 }),
      ridge({ ink: 'forest', points: [[1040, 486], [1200, 480], [1400, 488]], from: 1040, to: 1420, swell: 2, seed: 12, cover: 'hardwood', height: [8, 20], floor: 492 }),
      ridge({ ink: 'forest', points: [[1080, 830], [1180, 690], [1270, 560], [1350, 420], [1430, 352], [1620, 330]], from: 1080, swell: 5, swells: 5, seed: 17, cover: 'hardwood', height: [20, 34], floor: 840 }),
      cliff({ seed: 13, top: [[1352, 432], [1424, 372], [1620, 352]], base: [[1352, 478], [1424, 440], [1620, 430]], mid: 'gold', lit: 'peach', shade: 'rust', columns: [20, 70], step: 6, reach: [0.7, 0.4] }),
      canopy({ ink: 'moss', points: [[1150, 760], [1290, 590], [1360, 490], [1430, 450], [1610, 440]], depth: 300, count: 20, size: [22, 44], seed: 5 }),
      ridge({ ink: 'forest', points: [[0, 330], [330, 382], [470, 398], [560, 446], [660, 560], [800, 690], [960, 810], [980, 830]], to: 980, swell: 4, swells: 6, seed: 21, cover: 'hardwood', height: [22, 38] }),
      bank({ ink: 'moss', points: [[330, 430], [440, 416], [520, 436], [600, 540], [680, 660], [760, 760], [800, 802]], close: [[0, 802], [0, 470], [200, 436]] }),
      canopy({ ink: 'forest', points: [[40, 480], [330, 440], [440, 450], [540, 540]], depth: 260, count: 20, size: [16, 34], seed: 9, light: 1 }),
      cliff({ seed: 5, top: [[380, 390], [460, 372], [530, 392]], base: [[380, 446], [460, 462], [530, 452]], mid: 'gold', lit: 'peach', shade: 'rust', light: 1, columns: [30, 60], reach: [0.7, 0.4], step: 5 }),
      stairs({ path: [[740, 840, 130], [640, 640, 70], [560, 500, 36], [502, 398, 19]], steps: 21, tread: 'peach', riser: 'rust', rail: 'ink', railLit: 'gold', posts: 8 }),
      hiker({ x: 458, y: 376, height: 90, ink: 'ink', pack: 'rust', hat: 'ink' }),
      eagle({ x: 786, y: 160, width: 170, ink: 'ink', head: 'white', tilt: -12 }),
      broadleaf({ ink: 'ink', lit: 'forest', seed: 3, light: 1, forms: 1, spread: 0.8, items: [[90, 850, 690], [1506, 960, 620]] }),
      bank({ ink: 'ink', points: [[0, 730], [120, 742], [300, 778], [420, 802]], close: [[420, 802], [0, 802]] }),
    ],
  },
  badge: {
    alt: 'A hiker at the top of the timber stairs of Mount Charity, an eagle above the Mississippi',
    palette: bluff,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['haze', 0], ['peach', 84], ['gold', 142]] }),
      sun({ x: 262, y: 158, radius: 34, ink: 'white', halo: [['peach', 58]] }),
      ridge({ ink: 'steel', points: [[190, 214], [240, 206], [300, 170], [390, 156]], from: 200, swell: 2, seed: 5, cover: 'hardwood', height: [8, 14], floor: 216 }),
      water({ ink: 'peach', y: 212 }),
      ripples({ ink: 'gold', y: [220, 320], count: 8, x: 268, spread: [30, 60], width: [50, 110], height: [5, 7], seed: 4 }),
      ridge({ ink: 'forest', points: [[230, 246], [390, 244]], from: 250, swell: 1, seed: 2, cover: 'hardwood', height: [8, 14], floor: 250 }),
      ridge({ ink: 'forest', points: [[0, 150], [90, 186], [140, 206], [190, 264], [250, 340], [280, 390]], to: 290, swell: 2, seed: 21, cover: 'hardwood', height: [14, 22] }),
      bank({ ink: 'moss', points: [[0, 216], [90, 214], [140, 226], [180, 286], [230, 360]], close: [[0, 400]] }),
      cliff({ seed: 5, top: [[92, 208], [120, 198], [152, 208]], base: [[92, 232], [152, 240]], mid: 'gold', lit: 'peach', shade: 'rust', light: 1, columns: [20, 40], reach: [0.7, 0.4], step: 3 }),
      stairs({ path: [[214, 380, 62], [176, 284, 30], [142, 212, 12]], steps: 12, tread: 'peach', riser: 'rust', rail: 'ink', posts: 5 }),
      hiker({ x: 118, y: 202, height: 62, ink: 'ink', pack: 'rust', hat: 'ink' }),
      eagle({ x: 176, y: 104, width: 110, ink: 'ink', head: 'white', tilt: -12 }),
    ],
  },
});
