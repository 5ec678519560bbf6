import { mass } from '../../kit/light.ts';
import { disc } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { broadleaf } from '../../motifs/broadleaf.ts';
import { pelicans } from '../../motifs/pelicans.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky, sun } from '../../motifs/sky.ts';
import { ripples, water } from '../../motifs/water.ts';

const evening = {
  ink: '#241a2e',
  plum: '#553049',
  rust: '#a5503f',
  orange: '#ea8f4d',
  gold: '#f8c968',
  cream: '#fdedc8',
  shade: '#c9a58c',
  white: '#fffaf0',
};

/** A clear morning, in the air; the sun stands on the right. */
const morning = values({
  dark: { ink: '#10202b', pine: '#17413c' },
  middle: { deep: '#2a6c84', lake: '#3d8da0', leaf: '#5f8f4a' },
  glow: { shade: '#b4d0d8', straw: '#f0cd78', white: '#fffaec' },
  accent: { bill: '#f28a26' },
});
type FlightInk = keyof typeof morning;

const ISLAND = 'M640 326C650 296 690 300 706 276 730 244 772 262 796 240 830 204 872 226 900 204 940 176 982 200 1010 188 1050 170 1090 196 1120 196 1160 186 1186 214 1210 222 1250 220 1270 250 1290 262 1330 266 1340 300 1352 326z';

/** A pelican beside and a little below us, a hundred from breast to tail: the head lies back on the shoulders. */
const BODY = 'M44-34C56-38 66-32 68-22 68-14 64-8 58-4 60 6 52 18 36 24 10 34-20 36-50 28L-82 26C-88 20-92 8-90-2L-54-14C-34-26-8-32 20-34 28-36 36-34 44-34z';
const BELLY = 'M58-4C60 6 52 18 36 24 10 34-20 36-50 28L-82 26C-84 24-87 20-88 14L-54 18C-20 24 10 16 30 10 40 4 44-4 50-6 52-6 54-6 58-4z';
const UPPER = 'M62-26C80-24 110-10 142 8 144 12 142 14 139 13 110 4 86-2 62-10z';
const POUCH = 'M60-10C86-2 110 4 139 13 110 16 80 14 62 4 58 0 58-6 60-10z';
/** The wing toward us, from the shoulder over the wrist to the fingers. */
const WING = 'M30-20C48 10 60 56 58 98 52 150 26 210-16 262-20 266-24 262-22 258L-14 240-36 256C-40 258-42 254-40 251L-26 228-48 238C-52 240-53 236-51 233L-36 210-54 216C-58 217-59 213-56 211L-42 194C-48 170-50 140-48 112-46 78-42 44-36 14-20-14 6-26 30-20z';
/** The flight feathers are black, but for those next to the body. */
const FLIGHT = 'M54 130C42 178 14 222-16 262-20 266-24 262-22 258L-14 240-36 256C-40 258-42 254-40 251L-26 228-48 238C-52 240-53 236-51 233L-36 210-54 216C-58 217-59 213-56 211L-42 194C-48 170-50 140-48 112-47 96-45 80-43 64-32 70-28 86-24 98-10 110 8 116 22 122 36 126 46 126 54 130z';
/** Where it joins the body, and the long feathers over the joint. */
const SHADE = 'M30-20C38-4 44 14 48 34 34 8 10-6-16 2-26 6-32 14-36 24L-36 14C-20-14 6-26 30-20zM-43 64C-36 50-26 44-14 46-22 56-26 70-24 84-30 72-36 66-43 64z';
const QUILLS = 'M40 160Q20 206-8 236 14 196 34 158zM22 150Q2 190-22 222-4 182 16 146zM2 138Q-14 172-32 204-20 166-4 134zM-16 124Q-30 150-40 178-34 146-22 120z';

const pelican = (x: number, y: number, size: number, turn: number): Layer<FlightInk> => (canvas) => {
  const wing = (white: 'white' | 'shade', transform: string) => {
    canvas.add(`<g transform="${transform}">`);
    canvas.fill(white, WING);
    canvas.fill('shade', SHADE);
    canvas.fill('ink', FLIGHT);
    canvas.fill('deep', QUILLS);
    canvas.add('</g>');
  };
  canvas.add(`<g transform="translate(${x} ${y})rotate(${turn})scale(${size})">`);
  wing('shade', 'translate(0-24)scale(.9-.86)rotate(-14)');
  canvas.fill('white', BODY);
  canvas.fill('shade', BELLY);
  canvas.fill('bill', UPPER);
  canvas.fill('straw', POUCH);
  wing('white', 'rotate(12)');
  canvas.fill('ink', disc(57, -23, 2, 10));
  canvas.add('</g>');
};

export default trailArt({
  hero: {
    alt: 'We fly beside three white pelicans in a line; black wing tips spread, they cross Albert Lea Lake toward the dark woods of Big Island and its thin causeway.',
    focus: { x: 0.4, y: 0.5 },
    palette: morning,
    layers: [
      sky({ bands: [['white', 0], ['shade', 60]] }),
      drawn({ ink: 'straw', path: 'M-20 100C140 84 300 92 460 104 700 112 1000 96 1300 104 1440 92 1560 96 1640 90V150H-20z' }),
      drawn({ ink: 'lake', path: 'M-20 132H1640V820H-20z' }),
      drawn({ ink: 'deep', path: 'M-20 620C300 560 640 640 960 590 1240 550 1460 600 1640 560V820H-20z' }),
      // Big Island, dark with trees, and the causeway from the open shore.
      drawn({ ink: 'straw', path: 'M1640 176C1500 190 1400 214 1290 250L1300 258C1420 226 1520 208 1640 200z' }),
      mass({ mirror: { y: 326, ink: 'deep', opacity: 0.7 }, layers: [drawn({ ink: 'pine', path: ISLAND })] }),
      drawn({ ink: 'pine', path: ISLAND, layers: [drawn({ ink: 'leaf', path: 'M1120 190C1160 186 1186 214 1210 222 1250 220 1270 250 1290 262 1330 266 1340 300 1352 326H1316C1310 300 1290 296 1272 290 1260 270 1230 262 1206 262 1190 236 1160 222 1120 190zM900 200C940 176 982 200 1010 188 1030 190 1044 210 1046 232 1020 220 980 226 956 230 940 214 920 206 900 200zM706 276C730 244 772 262 796 240 830 240 850 262 846 290 820 270 780 286 750 284 736 276 720 276 706 276z' })] }),
      pelican(1290, 168, 0.56, -16),
      pelican(1060, 300, 1.05, -14),
      pelican(590, 440, 2.45, -16),
    ],
  },
  badge: {
    alt: 'A white pelican on Albert Lea Lake in front of the trees of Big Island at sunset',
    palette: evening,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['orange', 0], ['gold', 110]] }),
      sun({ x: 112, y: 138, radius: 36, ink: 'white' }),
      water({ ink: 'gold', y: 216 }),
      ripples({ ink: 'orange', y: [224, 336], count: 9, width: [70, 130], height: [6, 9], seed: 9 }),
      broadleaf({ ink: 'plum', lit: 'rust', seed: 7, spread: 1.1, forms: 2, items: [[246, 222, 124], [300, 222, 92], [196, 222, 78]] }),
      shape({ ink: 'plum', points: [[150, 222], [200, 214], [320, 212], [390, 222], [390, 230], [150, 230]] }),
      pelicans({ ink: 'white', shade: 'shade', bill: 'orange', wing: 'ink', water: 'gold', items: [[206, 322, 150]] }),
      ripples({ ink: 'rust', y: [318, 340], count: 4, x: 190, spread: [60, 60], width: [110, 140], height: [6, 8], seed: 3 }),
    ],
  },
});
