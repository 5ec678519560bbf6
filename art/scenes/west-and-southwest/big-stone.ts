import { trailArt } from '../../kit/scene.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { shafts } from '../../motifs/light-shafts.ts';
import { outcrops } from '../../motifs/outcrops.ts';
import { flyingPelicans, pelicans } from '../../motifs/pelicans.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata } from '../../motifs/sky.ts';
import { tallgrass } from '../../motifs/tallgrass.ts';
import { ripples, water } from '../../motifs/water.ts';

const storm = {
  ink: '#1a2030',
  storm: '#39445a',
  slate: '#63758a',
  mist: '#a9b9ba',
  lake: '#3f7f8c',
  glow: '#f3dc93',
  gold: '#e3b443',
  grass: '#7d8b3c',
  plum: '#6d4854',
  rose: '#c97f6c',
  peach: '#f3c3a0',
  cream: '#fdf5e0',
};

export default trailArt({
  hero: {
    alt: 'White pelicans fly against a dark storm over the long water of Big Stone Lake; a low sun lights the prairie, the granite outcrops and the hills of South Dakota.',
    focus: { x: 0.58, y: 0.5 },
    palette: storm,
    layers: [
      sky({ seed: 4, waver: 10, bands: [['slate', 0], ['mist', 316], ['glow', 368]] }),
      bank({ ink: 'storm', points: [[-20, 196], [160, 214], [330, 180], [520, 142], [700, 158], [880, 128], [1080, 150], [1260, 208], [1450, 226], [1620, 190]], close: [[1620, -20], [-20, -20]] }),
      strata({ ink: 'storm', bars: [[300, 214, 520, 22], [640, 176, 420, 18], [1120, 196, 460, 24], [1440, 240, 420, 20]] }),
      strata({ ink: 'slate', bars: [[420, 118, 560, 12], [820, 94, 420, 9], [1240, 130, 520, 12], [150, 150, 320, 9]] }),
      bank({ ink: 'ink', points: [[-20, 84], [200, 92], [420, 54], [640, 30], [900, 44], [1130, 76], [1380, 110], [1620, 82]], close: [[1620, -20], [-20, -20]] }),
      strata({ ink: 'ink', bars: [[260, 96, 480, 18], [700, 52, 380, 14], [1290, 118, 520, 20]] }),
      shafts({ ink: 'storm', opacity: 0.3, from: 180, items: [[1236, 1170, 400, 150], [1420, 1370, 396, 200], [250, 190, 396, 160]] }),
      strata({ ink: 'slate', bars: [[420, 330, 620, 16], [900, 346, 420, 10]] }),
      strata({ ink: 'cream', bars: [[640, 384, 420, 9], [900, 394, 300, 6]] }),
      ridge({ ink: 'slate', points: [[0, 384], [400, 396], [800, 404], [1200, 392], [1620, 372]], swell: 8, swells: 4, seed: 3, floor: 430 }),
      ridge({ ink: 'grass', points: [[0, 402], [360, 410], [700, 418], [980, 416], [1300, 402], [1620, 392]], swell: 6, swells: 5, seed: 7, floor: 436 }),
      hatch({ ink: 'gold', y: [408, 428], count: 9, length: [80, 180], thickness: [3, 5], seed: 3 }),
      water({ ink: 'lake', y: 424 }),
      ripples({ ink: 'glow', y: [428, 520], count: 11, x: 760, spread: [260, 320], width: [80, 220], height: [3, 6], seed: 5 }),
      ripples({ ink: 'mist', y: [430, 600], count: 12, width: [80, 280], height: [2, 7], seed: 9 }),
      ripples({ ink: 'storm', y: [440, 620], count: 9, width: [100, 320], height: [3, 9], seed: 12 }),
      ridge({ ink: 'storm', points: [[1180, 470], [1300, 448], [1620, 430]], from: 1150, swell: 3, seed: 8, cover: 'hardwood', height: [12, 30], floor: 474 }),
      pelicans({ ink: 'cream', shade: 'mist', bill: 'gold', wing: 'ink', water: 'lake', items: [[600, 534, 66], [450, 506, 48], [330, 528, -60]] }),
      flyingPelicans({ ink: 'cream', shade: 'mist', tip: 'ink', bill: 'gold', items: [[450, 304, 156, 1], [700, 252, 140, 0], [900, 294, 120, 1], [1076, 236, 104, 0], [1226, 264, 90, 1]] }),
      bank({ ink: 'gold', points: [[0, 560], [260, 552], [500, 586], [720, 634], [900, 622], [1100, 566], [1340, 520], [1600, 506]], close: [[1600, 802], [0, 802]] }),
      hatch({ ink: 'grass', y: [590, 720], count: 17, length: [60, 220], thickness: [3, 9], seed: 4 }),
      outcrops({ ink: 'rose', lit: 'peach', shade: 'plum', seed: 5, items: [[1250, 596, 330, 120], [1010, 632, 250, 96], [1150, 668, 280, 84], [840, 656, 120, 40]] }),
      ridge({ ink: 'grass', points: [[0, 640], [300, 650], [600, 700], [900, 712], [1240, 680], [1620, 640]], swell: 8, swells: 4, seed: 14 }),
      hatch({ ink: 'gold', y: [690, 800], count: 11, length: [80, 220], thickness: [3, 8], seed: 6 }),
      outcrops({ ink: 'rose', lit: 'peach', shade: 'plum', seed: 9, items: [[450, 726, 250, 78], [630, 740, 120, 36]] }),
      tallgrass({ stem: 'ink', foot: 'rose', leaf: 'ink', culms: 3, seed: 12, items: [[60, 830, 500, 0.2], [210, 830, 360, 0.24], [1430, 830, 380, 0.22], [1560, 830, 520, 0.16]] }),
      grass({ ink: 'ink', lit: 'gold', y: 818, count: 19, height: [80, 170], seed: 5, forms: 2, lean: 16, mirrored: false }),
    ],
  },
  badge: {
    alt: 'A white pelican flies over the pink granite of Big Stone Lake under a dark storm cloud',
    palette: storm,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['slate', 0], ['glow', 234]] }),
      bank({ ink: 'storm', points: [[0, 150], [90, 158], [160, 132], [240, 128], [310, 150], [390, 146]], close: [[390, 0], [0, 0]] }),
      strata({ ink: 'ink', bars: [[190, 96, 190, 12]] }),
      ridge({ ink: 'grass', y: 250, swell: 4, seed: 3, floor: 262 }),
      water({ ink: 'lake', y: 256 }),
      ripples({ ink: 'glow', y: [264, 304], count: 5, x: 195, spread: [100, 80], width: [60, 120], height: [5, 7], seed: 4 }),
      flyingPelicans({ ink: 'cream', shade: 'mist', tip: 'ink', bill: 'gold', items: [[200, 216, 150, 0]] }),
      outcrops({ ink: 'rose', lit: 'peach', shade: 'plum', seed: 5, items: [[250, 322, 150, 62], [150, 336, 130, 50]] }),
      ridge({ ink: 'gold', points: [[0, 330], [195, 328], [390, 330]], swell: 2, seed: 3 }),
    ],
  },
});
