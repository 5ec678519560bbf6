import { trailArt } from '../../kit/scene.ts';
import { ferns } from '../../motifs/ferns.ts';
import { foliage } from '../../motifs/foliage.ts';
import { hatch } from '../../motifs/grass.ts';
import { canopy, ridge } from '../../motifs/ridges.ts';
import { bank, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { greatTrunks } from '../../motifs/trunks.ts';
import { turtle } from '../../motifs/turtle.ts';
import { ripples, water } from '../../motifs/water.ts';

const shade = {
  ink: '#0b1f1c',
  pine: '#14392f',
  green: '#24603f',
  fern: '#559447',
  lime: '#a8cb57',
  light: '#eff3b8',
  pond: '#2f7468',
  yellow: '#f7d23e',
  bark: '#6b4a33',
};

export default trailArt({
  hero: {
    alt: 'A Blanding’s turtle with a yellow throat basks on a log in a kettle pond, in the deep green shade of the Big Woods at Lake Maria.',
    focus: { x: 0.49, y: 0.68 },
    palette: shade,
    layers: [
      sky({ seed: 2, waver: 6, bands: [['light', 0]] }),
      shape({ ink: 'lime', points: [[360, -10], [470, -10], [330, 520], [60, 520]] }),
      shape({ ink: 'lime', points: [[610, -10], [660, -10], [560, 520], [470, 520]] }),
      shape({ ink: 'lime', points: [[1130, -10], [1300, -10], [1400, 520], [1080, 520]] }),
      ridge({ ink: 'lime', points: [[300, 380], [600, 430], [820, 446], [1050, 420], [1300, 370]], swell: 10, swells: 5, seed: 4, cover: 'hardwood', height: [40, 84] }),
      greatTrunks({ ink: 'fern', lit: 'lime', items: [[512, 500, 30], [596, 496, 18], [700, 500, 24], [968, 498, 20], [1040, 500, 34], [1130, 496, 18]], light: 1, seed: 3 }),
      ridge({ ink: 'fern', points: [[-20, 440], [300, 446], [620, 474], [860, 482], [1100, 468], [1400, 440], [1620, 436]], swell: 8, swells: 4, seed: 6, cover: 'hardwood', height: [26, 54] }),
      ridge({ ink: 'green', y: 496, swell: 5, swells: 4, seed: 9, cover: 'hardwood', height: [16, 30] }),
      water({ ink: 'pond', y: 510 }),
      ripples({ ink: 'light', y: [514, 610], count: 12, x: 830, spread: [180, 280], width: [120, 240], height: [4, 8], seed: 5 }),
      ripples({ ink: 'lime', y: [518, 680], count: 14, x: 820, spread: [300, 460], width: [120, 260], height: [4, 10], seed: 9 }),
      ripples({ ink: 'green', y: [514, 720], count: 16, width: [160, 420], height: [5, 14], seed: 13 }),
      ripples({ ink: 'pine', y: [580, 800], count: 12, width: [200, 520], height: [8, 20], seed: 19 }),
      greatTrunks({ ink: 'green', lit: 'fern', items: [[392, 540, 66], [1226, 536, 74]], light: 1, seed: 4 }),
      bank({ ink: 'green', points: [[-10, 540], [180, 528], [360, 542], [460, 574], [400, 606], [200, 640]], close: [[-10, 640]] }),
      bank({ ink: 'green', points: [[1610, 540], [1400, 528], [1240, 540], [1150, 568], [1220, 600], [1400, 630]], close: [[1610, 640]] }),
      foliage({ ink: 'pine', points: [[-40, -40], [620, -40], [560, 30], [470, 60], [400, 110], [300, 130], [200, 190], [60, 200], [-40, 230]], size: [34, 70], seed: 4 }),
      foliage({ ink: 'pine', points: [[1000, -40], [1640, -40], [1640, 250], [1560, 210], [1420, 190], [1320, 130], [1220, 110], [1120, 50], [1040, 30]], size: [34, 70], seed: 6 }),
      canopy({ ink: 'green', points: [[20, 20], [300, 10], [520, 0]], depth: [[20, 140], [520, 20]], count: 13, size: [60, 90], light: 1, seed: 5 }),
      canopy({ ink: 'green', points: [[1060, 0], [1300, 10], [1560, 20]], depth: [[1060, 20], [1560, 160]], count: 13, size: [60, 90], seed: 8 }),
      lenses({ ink: 'pine', items: [[800, 690, 760, 40], [860, 708, 520, 30]] }),
      bank({ ink: 'ink', points: [[440, 672], [560, 652], [800, 640], [1040, 650], [1140, 660]], close: [[1146, 690], [1000, 702], [700, 698], [500, 694]] }),
      bank({ ink: 'bark', points: [[430, 668], [520, 640], [620, 628], [800, 622], [980, 616], [1150, 606]], close: [[1150, 664], [1000, 674], [760, 672], [560, 680]] }),
      shape({ ink: 'bark', points: [[986, 620], [1016, 574], [1030, 540], [1046, 546], [1040, 584], [1046, 616]] }),
      hatch({ ink: 'ink', x: [500, 1000], y: [640, 666], count: 9, length: [60, 150], thickness: [4, 7], seed: 4, slope: -0.03, crowding: 1 }),
      lenses({ ink: 'fern', items: [[600, 634, 120, 14], [1096, 614, 90, 12]] }),
      shape({ ink: 'fern', points: [[1150, 598], [1170, 618], [1176, 650], [1166, 684], [1146, 696], [1130, 668], [1132, 620]], smooth: true }),
      shape({ ink: 'lime', points: [[1151, 614], [1163, 630], [1166, 652], [1156, 676], [1142, 658], [1142, 628]], smooth: true }),
      turtle({ x: 800, y: 628, width: 330, ink: 'ink', lit: 'fern', throat: 'yellow' }),
      lenses({ ink: 'fern', items: [[500, 736, 130, 22], [640, 764, 160, 26], [1080, 740, 150, 24], [940, 776, 120, 20], [420, 776, 110, 20], [1190, 776, 150, 24]] }),
      lenses({ ink: 'lime', items: [[490, 732, 90, 10], [626, 759, 110, 12], [1066, 735, 100, 11], [930, 772, 80, 9]] }),
      greatTrunks({ ink: 'ink', lit: 'pine', furrow: 'ink', items: [[226, 670, 130]], light: 1, seed: 7, furrows: 8 }),
      greatTrunks({ ink: 'ink', lit: 'pine', items: [[46, 760, 170]], light: 1, seed: 8 }),
      greatTrunks({ ink: 'ink', lit: 'pine', furrow: 'ink', items: [[1374, 660, 116]], seed: 9, furrows: 8 }),
      greatTrunks({ ink: 'ink', lit: 'pine', items: [[1550, 780, 190]], seed: 10 }),
      bank({ ink: 'ink', points: [[-10, 690], [160, 700], [330, 756], [400, 812]], close: [[-10, 812]] }),
      bank({ ink: 'ink', points: [[1190, 812], [1290, 750], [1460, 700], [1610, 690]], close: [[1610, 812]] }),
      ferns({ ink: 'pine', lit: 'green', items: [[90, 800, 230], [260, 820, 190], [1500, 800, 250], [1330, 820, 180]] }),
      ferns({ ink: 'green', lit: 'fern', items: [[180, 830, 170], [360, 836, 120], [1420, 830, 180], [1250, 836, 120], [20, 830, 150], [1584, 830, 150]] }),
    ],
  },
  badge: {
    alt: 'A Blanding’s turtle with a yellow throat on a log in a green forest pond at Lake Maria',
    palette: shade,
    layers: [
      sky({ waver: 2, seed: 2, bands: [['light', 0]] }),
      greatTrunks({ ink: 'fern', lit: 'lime', items: [[130, 232, 18], [176, 232, 12], [250, 232, 16]], light: 1, seed: 3 }),
      greatTrunks({ ink: 'green', lit: 'fern', items: [[88, 240, 36], [310, 240, 40]], light: 1, seed: 4 }),
      foliage({ ink: 'pine', points: [[0, 20], [390, 20], [390, 150], [320, 128], [260, 104], [150, 100], [80, 130], [0, 156]], size: [22, 40], seed: 4 }),
      ridge({ ink: 'green', y: 230, swell: 3, seed: 6, cover: 'hardwood', height: [10, 20] }),
      water({ ink: 'pond', y: 240 }),
      ripples({ ink: 'lime', y: [248, 330], count: 6, width: [70, 120], height: [5, 7], seed: 9 }),
      shape({ ink: 'bark', points: [[50, 306], [120, 296], [280, 296], [350, 308], [350, 330], [200, 326], [50, 332]], smooth: true }),
      shape({ ink: 'ink', points: [[50, 324], [200, 318], [350, 322], [350, 344], [50, 344]], smooth: true }),
      turtle({ x: 212, y: 304, width: 216, ink: 'ink', lit: 'fern', throat: 'yellow' }),
    ],
  },
});
