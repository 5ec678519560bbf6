import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { cedars } from '../../motifs/cedars.ts';
import { grass, } from '../../motifs/grass.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { sloops } from '../../motifs/sloop.ts';
import { ripples, water } from '../../motifs/water.ts';
import { woodland } from '../../motifs/woodland.ts';

const mayMorning = {
  ink: '#123332',
  pine: '#1f5a4c',
  leaf: '#57934a',
  lime: '#a3c25c',
  lake: '#2b83a4',
  sheen: '#86c5cc',
  haze: '#bfe0dc',
  cream: '#fff5dc',
  buff: '#efd29a',
  tan: '#bf9163',
  umber: '#6b4a3e',
  coral: '#dd6b45',
};

/** Morning: the sun stands over the lake, low on the right. */
const overPepin = values({
  dark: { ink: '#1a2430', umber: '#4a3637' },
  middle: { leaf: '#3f6b55', stone: '#94654c', lake: '#4f93a6' },
  glow: { buff: '#eab27a', sheen: '#a5d3d0', cream: '#fff2d6' },
  accent: { coral: '#e2553a' },
});
const sunrise = { from: [1, -0.5], ink: 'cream', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'In-Yan-Teopa, a limestone arch on the very edge of the bluff at Frontenac; through its opening and far below, sails on the bright width of Lake Pepin.',
    focus: { x: 0.42, y: 0.5 },
    palette: overPepin,
    layers: [
      sky({ seed: 4, waver: 6, bands: [['cream', 0]] }),
      spray({ ink: 'buff', from: [0, 0], to: [0, 130], opacity: 0.8 }),
      ridge({ ink: 'sheen', points: [[-20, 96], [500, 84], [800, 104], [1100, 82], [1400, 66], [1620, 74]], swell: 4, swells: 6, seed: 5, cover: 'hardwood', crowns: 'facet', height: [6, 12], floor: 150 }),
      mass({ ink: 'lake', opacity: 0.6, layers: [ridge({ ink: 'lake', points: [[560, 140], [900, 128], [1180, 116], [1330, 92], [1470, 104], [1620, 84]], swell: 3, swells: 6, seed: 9, cover: 'hardwood', crowns: 'facet', height: [6, 14], floor: 150 })] }),
      water({ ink: 'sheen', y: 146 }),
      ripples({ form: 'crescent', ink: 'cream', y: [150, 420], count: 30, x: 1240, spread: [120, 300], width: [90, 260], height: [3, 9], seed: 8 }),
      bank({ ink: 'lake', points: [[-20, 340], [400, 330], [760, 344], [1000, 372], [1250, 366], [1620, 380]], close: [[1620, 802], [-20, 802]] }),
      ripples({ form: 'crescent', ink: 'lake', y: [250, 345], count: 14, between: [600, 1600], width: [120, 360], height: [4, 9], seed: 12 }),
      ripples({ form: 'crescent', ink: 'sheen', y: [350, 600], count: 26, between: [420, 1600], width: [60, 260], height: [3, 8], seed: 5 }),
      ripples({ form: 'crescent', ink: 'cream', y: [380, 520], count: 7, x: 1250, spread: [100, 200], width: [120, 200], height: [4, 7], seed: 3 }),
      sloops({ items: [[1010, 216, 18], [1130, 250, 26], [560, 470, 36], [1350, 300, 38], [1150, 420, 62]], sail: 'cream', jib: 'buff', hull: 'ink' }),
      mass({ ink: 'leaf', layers: [ridge({ ink: 'leaf', points: [[-20, 620], [400, 604], [900, 590], [1100, 566], [1350, 584], [1620, 560]], swell: 6, seed: 6, cover: 'hardwood', crowns: 'facet', height: [7, 15], floor: 802 })] }),
      mass({ ink: 'ink', layers: [ridge({ ink: 'ink', points: [[860, 740], [1040, 700], [1240, 724], [1440, 690], [1640, 640]], from: 860, swell: 8, seed: 11, cover: 'hardwood', crowns: 'billow', height: [24, 60], floor: 802 })] }),
      spray({ ink: 'leaf', from: [1640, 600], to: [1000, 800], within: [[860, 740], [1040, 690], [1240, 710], [1440, 680], [1640, 630], [1640, 802], [860, 802]], size: 4 }),
      bedded({ points: [[-40, 60], [200, 34], [420, 20], [600, 44], [760, 96], [828, 170], [800, 300], [836, 420], [812, 560], [850, 802], [664, 802], [676, 640], [650, 500], [622, 400], [560, 336], [490, 342], [436, 420], [416, 540], [430, 660], [404, 802], [-40, 802]], lit: 'buff', mid: 'stone', shade: 'umber', seam: 'ink', noses: 3, beds: [56, 150], step: 16, seed: 11, reach: [0.3, 0.18], dusk: 0.5, open: 0.34, light: 1, joints: 0.2 }),
      spray({ ink: 'ink', from: [-20, 600], to: [420, 200], within: [[-40, 60], [420, 20], [480, 340], [416, 540], [404, 802], [-40, 802]] }),
      // The thickness of the arch: the underside in shade, and the left leg lit by the sun that shines through.
      drawn({ ink: 'umber', path: 'M420 440L452 356 500 316H572L628 360 668 450 686 560 690 700H650L640 560 620 470 584 408 548 384H512L478 424 456 470z' }),
      drawn({ ink: 'buff', path: 'M424 430L456 470 446 560 464 660 452 700H388L396 640 386 560 396 440z' }),
      drawn({ ink: 'stone', path: 'M396 552L446 556 448 566 394 566zM402 636L460 640 464 654 404 650zM640 560L686 554 687 566 641 570zM620 470L668 450 671 462 624 482z' }),
      // The brink: dark grass, and nothing beyond it.
      mass({ ink: 'ink', light: sunrise, rim: 5, layers: [
        shape({ ink: 'ink', points: [[-20, 700], [200, 690], [420, 676], [640, 684], [860, 690], [1000, 700], [1060, 716], [1040, 750], [1066, 802], [-20, 802]] }),
        grass({ ink: 'ink', lit: 'ink', y: 706, x: [20, 900], count: 11, height: [20, 60], seed: 4, forms: 1 }),
      ] }),
      figure({ x: 966, y: 702, height: 132, pose: 'lookout', ink: 'ink', coat: 'coral', pack: 'umber', hat: 'buff', skin: 'stone', rim: 'cream', flip: true }),
      mass({ ink: 'ink', light: sunrise, rim: 4, layers: [cedars({ ink: 'ink', lit: 'leaf', seed: 3, forms: 1, items: [[700, 84, 90], [90, 56, 120]] })] }),
    ],
  },
  badge: {
    alt: 'A limestone arch on the edge of the bluff, with sails on Lake Pepin far below it',
    palette: mayMorning,
    layers: [
      sky({ seed: 4, waver: 3, bands: [['sheen', 0], ['haze', 110]] }),
      ridge({ ink: 'leaf', points: [[0, 166], [140, 158], [390, 150]], swell: 3, seed: 9, cover: 'hardwood', height: [6, 12], floor: 220 }),
      water({ ink: 'lake', y: 176 }),
      ripples({ ink: 'sheen', y: [186, 320], count: 12, between: [60, 330], width: [30, 90], height: [4, 6], seed: 5 }),
      sloops({ items: [[222, 266, 42], [334, 216, 30], [318, 190, 20]], sail: 'cream', jib: 'haze', hull: 'ink' }),
      woodland({ leaves: [['pine', 'leaf'], ['leaf', 'lime']], points: [[150, 312], [360, 304]], depth: 8, rows: 1, size: [44, 50], seed: 3 }),
      bedded({ points: [[72, 126], [130, 96], [196, 106], [280, 138], [304, 190], [292, 240], [316, 345], [256, 345], [262, 296], [248, 232], [212, 204], [176, 236], [166, 296], [172, 345], [40, 345], [56, 240], [50, 180]], lit: 'cream', mid: 'buff', shade: 'tan', seam: 'umber', noses: 2, beds: [20, 46], step: 8, seed: 14, reach: [0.5, 0.36], dusk: 0.36, open: 0.55, joints: 0.3 }),
      bank({ ink: 'leaf', points: [[0, 322], [110, 312], [196, 320], [290, 316], [390, 330]], close: [[390, 400], [0, 400]] }),
      cedars({ ink: 'ink', lit: 'pine', seed: 3, forms: 1, items: [[112, 116, 50], [160, 106, 34]] }),
    ],
  },
});
