import { trailArt } from '../../kit/scene.ts';
import { birch, limb } from '../../motifs/broadleaf.ts';
import { house } from '../../motifs/buildings.ts';
import { grass } from '../../motifs/grass.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, lenses } from '../../motifs/shapes.ts';
import { cumulus, sky } from '../../motifs/sky.ts';
import { sloop } from '../../motifs/sloop.ts';
import { ripples, water } from '../../motifs/water.ts';

const midsummer = {
  ink: '#0e2338',
  deep: '#15477c',
  blue: '#2b7bb9',
  azure: '#74bfe0',
  pale: '#cdeaee',
  white: '#fffbee',
  green: '#23604a',
  leaf: '#86b552',
  sand: '#f1d593',
  red: '#d8452e',
};

export default trailArt({
  hero: {
    alt: 'A white sailboat and its reflection on the deep blue water of Lake Carlos under summer clouds; granite boulders and two birches stand on the beach.',
    focus: { x: 0.47, y: 0.4 },
    palette: midsummer,
    layers: [
      sky({ seed: 5, waver: 8, bands: [['azure', 0], ['pale', 300]] }),
      cumulus({ x: 1180, y: 318, width: 520, height: 200, ink: 'white', shade: 'pale', seed: 5, bumps: 9 }),
      cumulus({ x: 280, y: 330, width: 440, height: 130, ink: 'white', shade: 'pale', seed: 28 }),
      cumulus({ x: 470, y: 150, width: 230, height: 54, ink: 'white', shade: 'pale', seed: 12 }),
      ridge({ ink: 'blue', y: 366, swell: 16, swells: 3, seed: 8, cover: 'hardwood', height: [14, 26], floor: 410 }),
      ridge({ ink: 'green', points: [[-20, 330], [240, 350], [480, 384], [640, 398]], to: 640, swell: 5, swells: 5, seed: 4, cover: 'hardwood', height: [14, 30], floor: 404 }),
      canopy({ ink: 'leaf', points: [[0, 330], [240, 352], [440, 380]], depth: [[0, 54], [440, 10]], count: 11, size: [14, 26], seed: 4 }),
      ridge({ ink: 'green', points: [[1060, 398], [1240, 380], [1440, 348], [1640, 334]], from: 1060, swell: 5, swells: 5, seed: 9, cover: 'hardwood', height: [12, 28], floor: 404 }),
      canopy({ ink: 'leaf', points: [[1220, 384], [1420, 354], [1600, 338]], depth: [[1220, 8], [1600, 50]], count: 12, size: [14, 26], seed: 7 }),
      house({ x: 400, y: 404, width: 124, height: 62, wall: 'pale', shade: 'azure', roof: 'ink', window: 'deep', windows: 4, chimney: true }),
      water({ ink: 'blue', y: 402 }),
      ripples({ ink: 'azure', y: [406, 470], count: 12, width: [120, 320], height: [3, 6], seed: 4 }),
      ripples({ ink: 'green', y: [404, 424], count: 12, between: [0, 480], width: [160, 200], height: [5, 7], seed: 14 }),
      ripples({ ink: 'green', y: [404, 424], count: 10, between: [1180, 1600], width: [140, 200], height: [5, 7], seed: 15 }),
      ripples({ ink: 'deep', y: [430, 800], count: 16, width: [160, 620], height: [4, 26], seed: 31 }),
      ripples({ ink: 'deep', y: [560, 800], count: 11, width: [500, 760], height: [18, 34], seed: 36 }),
      ripples({ ink: 'azure', y: [470, 740], count: 12, width: [80, 240], height: [3, 8], seed: 42 }),
      lenses({ ink: 'ink', items: [[744, 520, 250, 16]] }),
      sloop({ x: 744, y: 508, height: 352, sail: 'white', jib: 'white', shade: 'azure', hull: 'ink', stripe: 'red', mirror: { sail: 'pale', water: 'blue', length: 0.66 } }),
      sloop({ x: 1030, y: 424, height: 70, sail: 'white', jib: 'pale', shade: 'azure', hull: 'ink', stripe: 'red', flip: true }),
      bank({ ink: 'sand', points: [[900, 812], [1060, 760], [1220, 690], [1400, 640], [1610, 612]], close: [[1610, 812]] }),
      bank({ ink: 'green', points: [[1180, 812], [1280, 740], [1420, 690], [1610, 660]], close: [[1610, 812]] }),
      boulders({ ink: 'ink', lit: 'pale', seed: 6, items: [[1240, 706, 110, 50], [1150, 744, 70, 30], [1050, 790, 130, 54], [960, 804, 70, 26]] }),
      birch({ x: 1386, y: 780, height: 640, bark: 'white', shade: 'azure', mark: 'ink', leaf: 'green', leaf2: 'leaf', lean: -0.06, stem: 13, seed: 9 }),
      birch({ x: 1500, y: 764, height: 754, bark: 'white', shade: 'azure', mark: 'ink', leaf: 'green', leaf2: 'leaf', lean: 0.04, stem: 16, seed: 12 }),
      lenses({ ink: 'ink', items: [[1392, 782, 110, 26], [1506, 766, 120, 26]] }),
      grass({ ink: 'ink', lit: 'leaf', y: [[1180, 812], [1610, 740]], count: 8, height: [70, 130], seed: 4, forms: 2, x: [1180, 1600] }),
      limb({ x: -20, y: 40, length: 640, direction: 1, ink: 'green', lit: 'leaf', leaves: 44, droop: 0.2, seed: 12 }),
      bank({ ink: 'ink', points: [[-10, 640], [90, 656], [220, 714], [330, 780], [380, 812]], close: [[-10, 812]] }),
      grass({ ink: 'ink', lit: 'leaf', y: [[0, 670], [360, 812]], count: 8, height: [80, 150], seed: 4, forms: 2, x: [0, 340] }),
    ],
  },
  badge: {
    alt: 'A white sailboat mirrored in the deep blue of Lake Carlos',
    palette: midsummer,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['azure', 0], ['pale', 190]] }),
      cumulus({ x: 84, y: 200, width: 150, height: 60, ink: 'white', seed: 5, bumps: 6 }),
      cumulus({ x: 320, y: 176, width: 130, height: 50, ink: 'white', seed: 12, bumps: 6 }),
      ridge({ ink: 'green', points: [[0, 196], [120, 218], [270, 216], [390, 190]], swell: 3, seed: 4, cover: 'hardwood', height: [10, 20], floor: 232 }),
      water({ ink: 'blue', y: 226 }),
      ripples({ ink: 'deep', y: [240, 340], count: 10, width: [120, 240], height: [6, 16], seed: 31 }),
      sloop({ x: 190, y: 268, height: 178, sail: 'white', jib: 'white', shade: 'azure', hull: 'ink', stripe: 'red', mirror: { sail: 'pale', water: 'deep', length: 0.5 } }),
      ripples({ ink: 'azure', y: [250, 330], count: 5, width: [50, 90], height: [4, 6], seed: 11 }),
    ],
  },
});
