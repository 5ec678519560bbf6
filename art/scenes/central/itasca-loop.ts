import { trailArt } from '../../kit/scene.ts';
import { spruces } from '../../motifs/conifers.ts';
import { hatch } from '../../motifs/grass.ts';
import { logCabin } from '../../motifs/log-cabin.ts';
import { hiker } from '../../motifs/people.ts';
import { redPines } from '../../motifs/red-pines.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank } from '../../motifs/shapes.ts';
import { sky, strata, sun } from '../../motifs/sky.ts';
import { greatTrunks } from '../../motifs/trunks.ts';
import { river, water } from '../../motifs/water.ts';

const winter = {
  ink: '#13213a',
  navy: '#24446b',
  blue: '#4d80a8',
  ice: '#9ac5d8',
  snow: '#d9ebea',
  cream: '#fdf4dc',
  rose: '#eba58c',
  amber: '#f6c36b',
  bark: '#b25c3c',
};

export default trailArt({
  hero: {
    alt: 'Giant red pines stand in blue snow beside frozen Lake Itasca at sunrise, dwarfing a log cabin with lit windows and a hiker on the trail.',
    focus: { x: 0.5, y: 0.56 },
    palette: winter,
    layers: [
      sky({ seed: 4, waver: 10, bands: [['ice', 0], ['snow', 150], ['cream', 262]] }),
      sun({ x: 930, y: 396, radius: 58, ink: 'amber', halo: [['rose', 96]] }),
      strata({ ink: 'cream', bars: [[560, 130, 520, 10], [760, 146, 360, 8], [1160, 100, 420, 9]] }),
      strata({ ink: 'rose', bars: [[640, 330, 420, 12], [1130, 344, 380, 11], [760, 388, 620, 14], [1060, 404, 560, 13], [520, 410, 460, 12]] }),
      ridge({ ink: 'ice', y: 420, swell: 18, swells: 3, seed: 3, floor: 470 }),
      ridge({ ink: 'blue', y: 452, swell: 6, swells: 4, seed: 7, cover: 'spruce', height: [24, 70], detail: 0, spacing: 0.52, floor: 480 }),
      water({ ink: 'snow', y: 468 }),
      hatch({ ink: 'ice', y: [474, 560], count: 12, length: [120, 320], thickness: [3, 8], seed: 5 }),
      hatch({ ink: 'cream', x: [700, 1100], y: [472, 540], count: 9, length: [80, 200], thickness: [3, 6], seed: 9 }),
      redPines({ ink: 'navy', lit: 'blue', bark: 'blue', seed: 3, forms: 1, light: 1, items: [[520, 540, 380], [574, 536, 300], [1090, 540, 360], [1150, 536, 420], [1030, 530, 250]] }),
      bank({ ink: 'snow', points: [[-10, 520], [260, 534], [520, 560], [780, 572], [1050, 552], [1320, 530], [1610, 516]], close: [[1610, 812], [-10, 812]] }),
      spruces({ ink: 'navy', lit: 'blue', seed: 2, forms: 1, light: 1, items: [[590, 594, 200], [664, 590, 290], [736, 590, 230], [800, 592, 300], [852, 596, 170]] }),
      logCabin({ x: 640, y: 634, height: 132, log: 'bark', shade: 'navy', dark: 'ink', roof: 'cream', eave: 'ice', window: 'amber', logs: 4 }),
      bank({ ink: 'cream', points: [[480, 640], [640, 634], [860, 624], [1010, 612], [1180, 616]], close: [[1180, 660], [480, 668]] }),
      bank({ ink: 'snow', points: [[-10, 640], [400, 652], [800, 646], [1200, 628], [1610, 610]], close: [[1610, 812], [-10, 812]] }),
      river({ ink: 'ice', path: [[860, 640, 8], [930, 656, 16], [960, 684, 30], [880, 726, 54], [800, 770, 80], [760, 820, 110]] }),
      bank({ ink: 'ice', points: [[300, 716], [220, 760], [60, 812]], close: [[-80, 812], [170, 716]] }),
      bank({ ink: 'ice', points: [[1470, 740], [1560, 776], [1640, 812]], close: [[1480, 812], [1340, 740]] }),
      hatch({ ink: 'cream', y: [656, 800], count: 12, length: [120, 300], thickness: [4, 10], seed: 14 }),
      hatch({ ink: 'ice', y: [660, 800], count: 10, length: [120, 300], thickness: [4, 9], seed: 17 }),
      greatTrunks({ ink: 'navy', lit: 'bark', furrow: 'navy', items: [[462, 660, 58]], light: 1, seed: 4, furrows: 14 }),
      greatTrunks({ ink: 'navy', lit: 'bark', furrow: 'navy', items: [[1196, 670, 66]], seed: 5, furrows: 14 }),
      hiker({ x: 944, y: 690, height: 96, ink: 'ink', pack: 'bark', hat: 'ink' }),
      greatTrunks({ ink: 'ink', lit: 'bark', furrow: 'ink', items: [[236, 730, 150]], light: 1, seed: 7, furrows: 18 }),
      greatTrunks({ ink: 'ink', lit: 'bark', furrow: 'ink', items: [[1420, 760, 180]], seed: 8, furrows: 20 }),
      greatTrunks({ ink: 'ink', lit: 'navy', items: [[26, 800, 120]], light: 1, seed: 2 }),
      bank({ ink: 'cream', points: [[-10, 730], [120, 722], [330, 742], [440, 790], [470, 812]], close: [[-10, 812]] }),
      bank({ ink: 'cream', points: [[1180, 812], [1260, 776], [1420, 752], [1610, 744]], close: [[1610, 812]] }),
    ],
  },
  badge: {
    alt: 'Giant red pine trunks beside frozen Lake Itasca, a log cabin with lit windows between them',
    palette: winter,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['ice', 0], ['snow', 108], ['cream', 150]] }),
      sun({ x: 216, y: 190, radius: 34, ink: 'amber', halo: [['rose', 54]] }),
      ridge({ ink: 'blue', y: 222, swell: 4, seed: 7, cover: 'spruce', height: [12, 34], detail: 0, spacing: 0.34, floor: 240 }),
      water({ ink: 'snow', y: 232 }),
      logCabin({ x: 184, y: 312, height: 62, log: 'bark', shade: 'navy', dark: 'ink', roof: 'cream', eave: 'ice', window: 'amber', logs: 3 }),
      bank({ ink: 'cream', points: [[0, 310], [130, 314], [300, 306], [390, 312]], close: [[390, 400], [0, 400]] }),
      greatTrunks({ ink: 'ink', lit: 'bark', furrow: 'ink', items: [[96, 352, 58]], light: 1, seed: 7, furrows: 16 }),
      greatTrunks({ ink: 'ink', lit: 'bark', furrow: 'ink', items: [[304, 356, 46]], seed: 8, furrows: 14 }),
    ],
  },
});
