import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { figure } from '../../motifs/hikers.ts';
import { stairs } from '../../motifs/paths.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { tow } from '../../motifs/towboat.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';

const septemberMorning = {
  ink: '#1b2b2a',
  forest: '#2f5140',
  moss: '#7d9a45',
  steel: '#557c8e',
  haze: '#a3bbb7',
  gold: '#f2bd55',
  peach: '#fae2b2',
  white: '#fff6dc',
  tan: '#cf9a5f',
  rust: '#a5502f',
};

/** Sunrise over the river, on the left. */
const sunrise = values({
  dark: { ink: '#1c2829', forest: '#31523f' },
  middle: { moss: '#7c9546', steel: '#5f8799', rust: '#a9542f' },
  glow: { gold: '#f4c25c', peach: '#fbe3b4', white: '#fff8e2' },
  accent: { red: '#d8402c' },
});
const east = { from: [-1, -0.7], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Hundreds of wooden steps fill the picture from below and climb to the limestone crag of Mount Charity, a hiker halfway up; far down on the left a tow of barges goes by on the Mississippi.',
    focus: { x: 0.52, y: 0.45 },
    palette: sunrise,
    layers: [
      sky({ seed: 4, waver: 10, bands: [['peach', 0]] }),
      spray({ ink: 'gold', from: [0, 330], to: [0, 60], size: 4 }),
      sun({ x: 200, y: 300, radius: 72, ink: 'white' }),
      ridge({ ink: 'steel', points: [[-20, 380], [120, 352], [200, 356], [330, 390], [480, 396], [640, 380]], to: 700, swell: 3, swells: 6, seed: 3, cover: 'hardwood', crowns: 'facet', height: [8, 16], floor: 420 }),
      water({ ink: 'peach', y: 400 }),
      ripples({ form: 'bar', ink: 'steel', y: [406, 780], count: 22, between: [0, 700], width: [90, 340], height: [4, 12], seed: 6 }),
      ripples({ form: 'bar', ink: 'white', y: [404, 560], count: 14, x: 210, spread: [60, 140], width: [70, 200], height: [4, 8], seed: 4 }),
      tow({ x: 270, y: 560, width: 300, hull: 'rust', deck: 'gold', house: 'white', window: 'steel' }),
      mass({ ink: 'forest', light: east, rim: 5, layers: [ridge({ ink: 'forest', points: [[380, 830], [460, 700], [540, 560], [640, 400], [740, 270], [860, 190], [1000, 150], [1200, 150], [1640, 210]], from: 360, swell: 4, swells: 7, seed: 21, cover: 'hardwood', crowns: 'facet', height: [20, 46] })] }),
      // The crag grows out of the hill: it widens downward, and the woods close over its foot.
      bedded({ points: [[812, 190], [860, 122], [930, 84], [1010, 60], [1120, 50], [1200, 84], [1236, 150], [1290, 200], [1330, 280], [1400, 360], [1420, 430], [700, 430], [720, 350], [770, 260]], lit: 'white', mid: 'gold', shade: 'rust', seam: 'ink', noses: 2, beds: [40, 90], step: 10, seed: 13, reach: [0.5, 0.4], dusk: 0.4 }),
      mass({ ink: 'forest', light: east, rim: 5, layers: [
        ridge({ ink: 'forest', points: [[620, 470], [720, 376], [800, 350], [880, 380]], from: 600, to: 900, swell: 4, swells: 8, seed: 3, cover: 'hardwood', crowns: 'billow', height: [24, 52], floor: 640 }),
        ridge({ ink: 'forest', points: [[1060, 400], [1200, 340], [1360, 330], [1480, 270], [1640, 250]], from: 1040, swell: 4, swells: 8, seed: 5, cover: 'hardwood', crowns: 'billow', height: [26, 56] }),
      ] }),
      mass({ ink: 'forest', light: { ...east, ink: 'moss' }, rim: 8, layers: [ridge({ ink: 'forest', points: [[1060, 480], [1240, 460], [1400, 430], [1640, 380]], from: 1040, swell: 6, swells: 8, seed: 8, cover: 'hardwood', crowns: 'billow', height: [34, 70] })] }),
      mass({ ink: 'ink', light: { ...east, ink: 'moss' }, rim: 9, layers: [ridge({ ink: 'ink', points: [[1120, 700], [1260, 630], [1420, 600], [1640, 540]], from: 1100, swell: 6, swells: 8, seed: 12, cover: 'hardwood', crowns: 'billow', height: [44, 90] })] }),
      mass({ ink: 'ink', light: east, rim: 3, layers: [cedars({ ink: 'ink', lit: 'ink', seed: 3, items: [[822, 226, 110], [1310, 300, 150], [1206, 96, 70]] })] }),
      visitor({ x: 1040, y: 62, height: 52, pose: 'stand', ink: 'ink', coat: 'ink' }),
      mass({ ink: 'moss', light: east, rim: 4, layers: [bank({ ink: 'moss', points: [[440, 830], [560, 700], [700, 560], [820, 430], [900, 336], [1090, 330], [1150, 430], [1200, 560], [1240, 700], [1270, 830]], close: [] })] }),
      spray({ ink: 'forest', from: [1300, 700], to: [1000, 560], size: 4, within: [[1000, 340], [1090, 340], [1150, 440], [1200, 570], [1260, 830], [1000, 830]] }),
      stairs({ path: [[800, 900, 300], [860, 700, 170], [930, 540, 98], [960, 430, 56], [976, 350, 32], [984, 310, 22]], steps: 34, tread: 'white', riser: 'rust', rail: 'ink', railLit: 'gold', posts: 10 }),
      figure({ x: 930, y: 548, height: 150, pose: 'lookout', ink: 'ink', coat: 'red', pack: 'forest', skin: 'rust', hat: 'ink', rim: 'white' }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'The long stairs of Mount Charity, up to two people on its limestone crag above the Mississippi',
    palette: septemberMorning,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['steel', 0], ['haze', 96], ['peach', 196]] }),
      ridge({ ink: 'steel', points: [[210, 220], [250, 180], [286, 158], [320, 166], [390, 210]], from: 200, swell: 1, seed: 5, cover: 'hardwood', height: [8, 14], floor: 240 }),
      water({ ink: 'peach', y: 232 }),
      ripples({ ink: 'gold', y: [238, 330], count: 8, x: 300, spread: [30, 50], width: [50, 90], height: [5, 7], seed: 4 }),
      ridge({ ink: 'forest', points: [[0, 240], [70, 230], [130, 216], [236, 220], [262, 264], [300, 340]], to: 310, swell: 2, seed: 21, cover: 'hardwood', height: [14, 22] }),
      bank({ ink: 'moss', points: [[120, 246], [224, 240], [256, 290], [290, 360]], close: [[70, 400], [100, 320]] }),
      ridge({ ink: 'forest', points: [[70, 250], [92, 186], [124, 138], [160, 122], [196, 136], [214, 156]], from: 70, to: 214, swell: 1, seed: 6, cover: 'hardwood', height: [10, 18], floor: 252 }),
      bedded({ points: [[98, 196], [122, 174], [170, 158], [236, 150], [248, 176], [244, 214], [258, 250], [84, 250], [92, 220]], lit: 'white', mid: 'peach', shade: 'tan', seam: 'rust', light: 1, beds: [24, 46], step: 4, seed: 6, reach: [0.5, 0.36], dusk: 0.34, joints: 0.3 }),
      visitor({ x: 228, y: 156, height: 50, pose: 'point', ink: 'ink', coat: 'rust' }),
      visitor({ x: 204, y: 157, height: 48, pose: 'stand', ink: 'ink', coat: 'steel' }),
      stairs({ path: [[206, 384, 66], [186, 296, 32], [166, 236, 13]], steps: 12, tread: 'peach', riser: 'rust', rail: 'ink', posts: 5 }),
      cedars({ ink: 'ink', lit: 'forest', seed: 3, forms: 1, light: 1, items: [[92, 254, 84], [258, 262, 56]] }),
    ],
  },
});
