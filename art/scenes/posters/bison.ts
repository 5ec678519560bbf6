/** The right poster of the front page: a bison below the quartzite cliff of Blue Mounds. */
import { poster } from '../../kit/scene.ts';
import { bison } from '../../motifs/bison.ts';
import { bisonBull } from '../../motifs/bison-bull.ts';
import { grass, hatch } from '../../motifs/grass.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders, cliff } from '../../motifs/rock.ts';
import { shape } from '../../motifs/shapes.ts';
import { cumulus, rays, sky, sun } from '../../motifs/sky.ts';
import { tallgrass } from '../../motifs/tallgrass.ts';

const lateSummer = {
  ink: '#2a1a22',
  maroon: '#6f2c35',
  red: '#bd5745',
  pink: '#eba183',
  gold: '#eab54a',
  olive: '#8a873c',
  sky: '#5fa5ab',
  pale: '#b4d5c6',
  cream: '#fdf0cf',
};

export const bisonBelowTheCliff = poster({
  alt: 'A bison bull stands in golden prairie below the tall pink quartzite cliff of Blue Mounds, in the light of a late summer afternoon.',
  focus: { x: 0.45, y: 0.66 },
  palette: lateSummer,
  layers: [
    sky({ seed: 2, waver: 18, bands: [['sky', 0], ['pale', 500], ['cream', 650]] }),
    rays({ x: 300, y: 240, count: 15, reach: [130, 1100], angles: [10, 370], ink: 'pale', opacity: 0.35, seed: 6 }),
    sun({ x: 300, y: 240, radius: 104, ink: 'cream' }),
    cumulus({ x: 130, y: 590, width: 440, height: 140, ink: 'cream', shade: 'pale', seed: 14, light: 1 }),
    ridge({ ink: 'sky', y: 742, swell: 10, swells: 2, seed: 3, floor: 800 }),
    ridge({ ink: 'olive', y: 764, swell: 6, swells: 2, seed: 6, floor: 860 }),
    cliff({ seed: 33, top: [[260, 752], [320, 716], [360, 706], [380, 640], [470, 620], [500, 540], [580, 528], [610, 452], [720, 436], [760, 372], [880, 384], [910, 318], [1020, 306]], base: [[260, 786], [600, 822], [1020, 880]], mid: 'red', lit: 'pink', shade: 'maroon', crack: 'ink', columns: [50, 170], lean: -0.02, reach: [0.78, 0.3], nicks: 1, step: 16 }),
    ridge({ ink: 'maroon', points: [[260, 790], [600, 824], [1020, 876]], from: 260, swell: 5, swells: 6, seed: 9, cover: 'hardwood', height: [14, 28], floor: 920 }),
    ridge({ ink: 'gold', points: [[0, 784], [300, 792], [600, 832], [1020, 890]], swell: 6, swells: 3, seed: 8 }),
    hatch({ ink: 'olive', y: [820, 1000], count: 18, length: [70, 220], seed: 3, thickness: [3, 10] }),
    hatch({ ink: 'cream', x: [0, 600], y: [806, 920], count: 9, length: [60, 160], seed: 13, thickness: [3, 6] }),
    bison({ x: 84, y: 872, width: 88, ink: 'maroon', wool: 'ink', lit: 'pink' }),
    bison({ x: 158, y: 838, width: 52, ink: 'maroon', wool: 'ink', lit: 'pink', flip: true }),
    boulders({ ink: 'maroon', lit: 'pink', seed: 3, items: [[880, 938, 130, 60], [960, 980, 120, 50]] }),
    ridge({ ink: 'olive', points: [[0, 1010], [400, 1050], [700, 1056], [1020, 1020]], swell: 8, swells: 3, seed: 12 }),
    hatch({ ink: 'gold', y: [1060, 1290], count: 20, length: [90, 240], seed: 5, thickness: [4, 10] }),
    shape({ ink: 'maroon', points: [[170, 1128], [360, 1106], [780, 1112], [860, 1132], [640, 1158], [280, 1158]], smooth: true }),
    bisonBull({ x: 500, y: 1136, width: 650, ink: 'maroon', shade: 'ink', wool: 'ink', curl: 'maroon', lit: 'pink', horn: 'cream' }),
    grass({ ink: 'maroon', lit: 'gold', y: 1166, x: [180, 860], count: 12, height: [50, 100], seed: 4, forms: 2 }),
    tallgrass({ stem: 'maroon', foot: 'red', leaf: 'maroon', culms: 3, seed: 12, items: [[6, 1330, 560, 0.03], [120, 1330, 330, 0.1], [900, 1330, 340, 0.06], [975, 1330, 600, -0.03]] }),
    grass({ ink: 'maroon', lit: 'gold', y: 1310, count: 15, height: [130, 240], seed: 4, forms: 2 }),
    grass({ ink: 'ink', lit: 'olive', y: 1322, count: 14, height: [90, 160], seed: 4, forms: 2 }),
  ],
});
