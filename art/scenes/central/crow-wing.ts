import { mass } from '../../kit/light.ts';
import { trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { homestead } from '../../motifs/homestead.ts';
import { ravenAbove } from '../../motifs/raven-above.ts';
import { ridge } from '../../motifs/ridges.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const overcast = {
  ink: '#1b2228',
  slate: '#3d4d58',
  stone: '#71848d',
  mist: '#b3c0c1',
  pale: '#dde3de',
  white: '#fcf8ea',
  rust: '#a2462b',
  ochre: '#d08f3d',
  straw: '#dcc07c',
};

/** Late autumn; pale light from the left under the clouds. */
const november = values({
  dark: { ink: '#13171e', slate: '#374853' },
  middle: { stone: '#7f9298', rust: '#ad5029' },
  glow: { straw: '#e2c07a', pale: '#cfdbd9', white: '#fdf7e6' },
  accent: { amber: '#f2a93b' },
});
const pale = { from: [-1, -1], ink: 'white', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'A raven seen from above, its wings spread from side to side, over the place where two rivers meet; its shadow crosses the field beside the one white house that is left of the town of Crow Wing.',
    focus: { x: 0.55, y: 0.5 },
    palette: november,
    layers: [
      sky({ bands: [['white', 0]] }),
      drawn({ ink: 'stone', path: 'M-20 72Q120 52 300 62Q520 44 760 66Q900 48 1100 56Q1360 40 1640 58V140H-20z' }),
      drawn({ ink: 'straw', path: 'M-20 92Q400 80 800 96Q1200 78 1640 90V830H-20z' }),
      // The Mississippi comes from the right, the Crow Wing from the left; where they meet lies the island like a wing.
      mass({ ink: 'pale', light: { from: [0, -1], ink: 'slate', shadow: 'ink' }, rim: 7, layers: [
        drawn({ ink: 'pale', path: 'M1640 96C1440 112 1200 130 1130 180C1060 236 1200 270 1150 330C1090 390 840 380 600 420C380 456 160 500-20 520V690C200 650 420 616 640 590C960 550 1340 510 1420 390C1470 300 1330 250 1350 206C1380 160 1520 140 1640 130zM60 96C200 112 330 136 350 180C380 236 270 280 300 340C330 390 420 410 520 440L380 500C240 460 130 410 120 340C110 280 220 240 200 196C180 160 80 140-20 130V96z' }),
      ] }),
      drawn({ ink: 'white', path: 'M-20 590Q240 530 520 500Q760 476 980 470Q740 506 500 532Q240 566-20 616zM900 430Q1120 410 1240 370Q1200 430 1040 446Q960 450 900 430zM200 330Q210 380 290 412Q220 400 180 350zM1250 220Q1290 270 1310 330Q1250 280 1250 220z' }),
      mass({ ink: 'rust', light: pale, rim: 4, shadow: { y: 566, length: 0.4, opacity: 0.25 }, layers: [
        drawn({ ink: 'rust', path: 'M-60 570q40-30 90-22 40-24 92-6 60-16 110 4 70-4 130 10-40 6-70 16-60 20-130 20-130 14-222-22z' }),
      ] }),
      mass({ ink: 'rust', light: pale, rim: 4, layers: [
        drawn({ ink: 'rust', path: 'M390 190q40-40 96-26 50-30 110-4 60-26 116 4 60-22 110 8 50-10 80 14 70 10 90 40-20 26-110 30-120 40-260 36-130 26-210 0-60-40-22-102z' }),
        drawn({ ink: 'rust', path: 'M-20 240q50-30 90 0 40-10 40 40-10 60 10 110 30 40 90 70-100 30-230 34z' }),
        drawn({ ink: 'rust', path: 'M1640 170q-60-30-110-6-60-14-84 26-50 4-50 40 40 60 70 110 40 60-10 110 90-10 184-24z' }),
      ] }),
      spray({ ink: 'slate', from: [900, 330], to: [500, 180], size: 4, within: [[380, 250], [620, 190], [960, 230], [760, 300], [480, 330]] }),
      spray({ ink: 'rust', from: [0, 830], to: [0, 590], size: 3, within: [[-20, 712], [420, 640], [640, 612], [1000, 570], [1420, 460], [1640, 470], [1640, 820], [-20, 820]] }),
      mass({ ink: 'slate', opacity: 0.55, layers: [ravenAbove({ x: 430, y: 700, width: 600, ink: 'slate', bank: 14, foreshortening: 0.42 })] }),
      mass({ ink: 'rust', light: pale, rim: 4, shadow: { y: 700, length: 0.4, opacity: 0.3 }, layers: [broadleaf({ ink: 'rust', lit: 'rust', seed: 15, spread: 1, forms: 2, items: [[1200, 714, 170], [1290, 720, 120], [890, 730, 120]] })] }),
      homestead({ x: 1030, y: 756, height: 176, wall: 'white', shade: 'pale', roof: 'slate', dark: 'ink', glow: 'amber' }),
      bank({ ink: 'straw', points: [[840, 776], [930, 756], [1030, 754], [1200, 742], [1320, 760]], close: [[1320, 800], [840, 800]] }),
      mass({ light: pale, rim: 6, layers: [ravenAbove({ x: 740, y: 316, width: 1080, ink: 'ink', bank: 14 })] }),
      ravenAbove({ x: 740, y: 316, width: 1080, ink: 'ink', lit: 'slate', eye: 'white', bank: 14 }),
      grain({ ink: 'ink', opacity: 0.13 }),
    ],
  },
  badge: {
    alt: 'A raven with spread wings over the white Beaulieu house at Old Crow Wing',
    palette: overcast,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['mist', 0], ['pale', 120], ['white', 196]] }),
      ridge({ ink: 'stone', y: 236, swell: 3, seed: 8, cover: 'hardwood', height: [8, 16] }),
      water({ ink: 'white', y: 246 }),
      ripples({ ink: 'mist', y: [250, 290], count: 7, width: [60, 120], height: [5, 7], seed: 5 }),
      broadleaf({ ink: 'rust', lit: 'ochre', seed: 15, spread: 1, forms: 1, items: [[140, 300, 120], [262, 300, 128]] }),
      ridge({ ink: 'straw', points: [[0, 300], [200, 294], [390, 298]], swell: 2, seed: 3 }),
      homestead({ x: 182, y: 328, height: 116, wall: 'white', shade: 'mist', roof: 'slate', dark: 'ink' }),
      ridge({ ink: 'ochre', y: 326, swell: 2, seed: 4 }),
      ravenAbove({ x: 192, y: 152, width: 200, ink: 'ink', bank: 12, foreshortening: 0.66 }),
    ],
  },
});
