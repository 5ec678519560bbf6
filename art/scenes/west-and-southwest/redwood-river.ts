import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { disc, numbers, polygon } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { mapleLeaves } from '../../motifs/leaves.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { bank, drawn, lenses, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { torn } from '../../motifs/torn.ts';
import { river } from '../../motifs/water.ts';
import { crowns } from '../../motifs/woodland.ts';

const october = {
  ink: '#0d2329',
  deep: '#123f49',
  teal: '#1f6a6e',
  aqua: '#7cbcb2',
  pale: '#cfe6da',
  cream: '#fdf3d5',
  gold: '#f2c254',
  orange: '#dd8136',
  rust: '#ad462d',
  wine: '#5f2a2c',
  olive: '#5a5427',
  brass: '#cf9f45',
};

/** October, the sun above on the right. */
const belowTheSurface = values({
  dark: { ink: '#0c2229', deep: '#12414c', olive: '#4d4a22' },
  middle: { teal: '#2b7c7e', rust: '#bb4d2c' },
  glow: { aqua: '#9fd0c4', brass: '#e0b45a', cream: '#fdf3d5' },
  accent: { gold: '#f4b03c' },
});

const fish = { x: 880, y: 588, length: 1010 } as const;

export default trailArt({
  hero: {
    alt: 'A brown trout, as long as the picture, rises toward a mayfly in the Redwood River; above the water the maples of Camden glow in October.',
    focus: { x: 0.16, y: 0.6 },
    palette: belowTheSurface,
    layers: [
      sky({ bands: [['cream', 0]] }),
      // The wooded walls of the valley: one far, one near; the river comes out of the gap.
      torn({ ink: 'brass', step: 26, rough: 10, seed: 3, masses: [[[-40, 40], [100, 60], [220, 30], [330, 70], [440, 80], [560, 120], [700, 140], [820, 190], [960, 210], [1000, 240], [-40, 240]]] }),
      torn({ ink: 'rust', step: 24, rough: 10, seed: 6, masses: [[[-40, 150], [60, 130], [150, 160], [250, 150], [340, 190], [470, 200], [600, 240], [-40, 240]], [[1660, -30], [1540, -10], [1450, 30], [1360, 36], [1280, 80], [1180, 96], [1110, 140], [1020, 170], [960, 210], [930, 240], [1660, 240]]] }),
      torn({ ink: 'gold', step: 20, rough: 9, seed: 9, masses: [[[1460, 34], [1540, -4], [1600, 10], [1570, 60], [1600, 110], [1520, 120], [1500, 80]], [[1290, 84], [1350, 44], [1400, 60], [1390, 110], [1420, 160], [1340, 150]], [[1120, 142], [1170, 104], [1220, 116], [1210, 160], [1250, 200], [1170, 196]]] }),
      spray({ ink: 'ink', from: [0, 240], to: [0, 130], within: [[-20, 130], [390, 150], [640, 240], [1070, 240], [1270, 150], [1640, 80], [1640, 240], [-20, 240]] }),
      shape({ ink: 'teal', points: [[0, 230], [1600, 230], [1600, 802], [0, 802]] }),
      // Under the surface: its waves, the light that comes through, the dark of the deep.
      drawn({ ink: 'rust', path: 'M-20 262Q120 240 300 262Q460 284 640 258Q780 240 880 262Q760 272 640 292Q470 318 300 294Q120 270-20 296zM1080 262Q1240 290 1400 258Q1520 238 1640 256V282Q1520 268 1400 290Q1230 314 1080 262z' }),
      drawn({ ink: 'gold', path: 'M380 254Q520 262 660 246Q820 232 980 252Q1120 268 1280 246Q1120 288 960 270Q820 258 660 268Q500 280 380 254zM120 310Q260 306 420 326Q300 336 120 310zM1180 322Q1300 330 1440 306Q1340 342 1180 322z' }),
      drawn({ ink: 'aqua', path: 'M-20 230H1620V244Q1460 232 1300 244Q1120 256 960 240Q800 230 620 246Q440 260 240 244Q100 234-20 248z' }),
      drawn({ ink: 'deep', path: 'M-20 520Q160 440 380 470Q600 500 800 452Q1040 400 1260 456Q1440 500 1640 440V820H-20z' }),
      spray({ ink: 'deep', from: [0, 480], to: [0, 300] }),
      boulders({ ink: 'ink', lit: 'olive', seed: 6, items: [[60, 812, 380, 150], [360, 824, 220, 60], [700, 826, 320, 70], [1090, 822, 240, 54], [1330, 816, 330, 130], [1570, 806, 240, 190]], light: 1 }),
      spray({ ink: 'ink', from: [0, 800], to: [0, 620] }),
      mass({ light: { from: [0.7, -1], ink: 'aqua', shadow: 'ink' }, rim: 5, layers: [risingTrout({ ...fish, ink: 'ink', flank: 'ink', belly: 'ink', spot: 'ink', red: 'ink' })] }),
      risingTrout({ ...fish, ink: 'olive', flank: 'brass', belly: 'cream', spot: 'ink', red: 'rust' }),
      // The mayfly on the surface: wings upright, the body curved up, three long tails; and the dimples under its feet.
      drawn({ ink: 'cream', path: 'M180 238Q240 226 300 236 360 226 420 238 300 254 180 238z' }),
      drawn({ ink: 'teal', path: 'M306 190C286 136 290 70 322 22 346 34 356 70 350 110 344 150 330 176 318 194z' }),
      drawn({ ink: 'aqua', path: 'M314 190C308 130 326 66 372 24 398 40 408 76 398 112 386 150 356 180 330 196z' }),
      drawn({ ink: 'teal', path: 'M338 194C356 172 378 162 396 166 398 184 374 198 346 202z' }),
      drawn({ ink: 'teal', path: 'M318 186C320 130 340 76 372 30 350 86 334 136 324 188zM324 188C344 150 368 110 396 80 378 124 354 164 330 192zM322 186C334 140 356 90 388 50 366 100 346 146 328 190z' }),
      drawn({ ink: 'ink', path: limb([[274, 198, 8], [290, 196, 12], [316, 200, 16], [346, 198, 12], [384, 186, 9], [420, 166, 7], [446, 140, 4]], 1) + limb([[444, 142, 2.4], [478, 100, 2], [520, 30, 0.8]], 1) + limb([[444, 142, 2.4], [490, 112, 2], [556, 62, 0.8]], 1) + limb([[444, 142, 2.4], [496, 128, 2], [574, 106, 0.8]], 1) + limb([[292, 204, 4], [262, 196, 3], [238, 214, 2.4], [214, 234, 1.6]], 1) + limb([[306, 210, 4], [290, 222, 3], [272, 238, 1.6]], 1) + limb([[326, 210, 4], [346, 222, 3], [366, 238, 1.6]], 1) }),
      drawn({ ink: 'rust', path: disc(274, 193, 7) }),
      mapleLeaves({ ink: 'rust', lit: 'gold', items: [[1010, 226, 60, 20], [640, 300, 54, 130]] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
  badge: {
    alt: 'A brown trout under the surface of the Redwood River, below maples in October',
    palette: october,
    layers: [
      sky({ waver: 3, seed: 2, bands: [['pale', 0], ['cream', 120]] }),
      ridge({ ink: 'gold', points: [[0, 132], [195, 158], [390, 132]], swell: 3, seed: 5, cover: 'hardwood', height: [16, 26], floor: 230 }),
      ridge({ ink: 'orange', points: [[0, 164], [150, 186], [240, 186], [390, 164]], swell: 2, seed: 8, cover: 'hardwood', height: [16, 26], floor: 230 }),
      river({ ink: 'aqua', path: [[204, 186, 6], [192, 194, 20], [206, 206, 60], [196, 224, 130]] }),
      crowns({ leaves: [['rust', 'orange'], ['wine', 'rust']], items: [[96, 224, 60], [300, 224, 60], [56, 224, 56], [334, 224, 56]] }),
      shape({ ink: 'deep', points: [[0, 220], [390, 220], [390, 420], [0, 420]] }),
      bank({ ink: 'teal', points: [[0, 218], [100, 224], [200, 217], [300, 224], [390, 218]], close: [[390, 276], [0, 276]] }),
      shafts({ ink: 'aqua', opacity: 0.3, from: 222, items: [[150, 110, 350, 40], [270, 240, 350, 34]] }),
      lenses({ ink: 'cream', items: [[130, 222, 150, 7], [268, 222, 130, 7]] }),
      risingTrout({ x: 198, y: 284, length: 204, ink: 'olive', flank: 'brass', belly: 'cream', spot: 'ink', red: 'rust', tilt: -12 }),
      boulders({ ink: 'ink', lit: 'olive', seed: 6, items: [[130, 350, 90, 30]] }),
    ],
  },
});

/** Shafts of light in a forest. */
interface ShaftsOptions<Ink> {
  ink: Ink;
  /** Each from a place above to a place on the ground, and its width there. */
  items: readonly (readonly [x: number, toX: number, toY: number, width: number])[];
  from?: number;
  opacity?: number;
}

/** Slanting flat shafts of light. */
function shafts<Ink extends string>({ ink, items, from = -10, opacity = 0.3 }: ShaftsOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    for (const [x, toX, toY, width] of items) {
      canvas.fill(
        ink,
        polygon([
          [x - width * 0.25, from],
          [x + width * 0.25, from],
          [toX + width / 2, toY],
          [toX - width / 2, toY],
        ]),
        opacity,
      );
    }
  };
}

interface RisingTroutOptions<Ink> {
  /** The middle of the fish. */
  x: number;
  y: number;
  length: number;
  /** The back, and the fins. */
  ink: Ink;
  /** The flank. */
  flank: Ink;
  belly: Ink;
  spot: Ink;
  /** The red spots along the flank. */
  red: Ink;
  /** Degrees clockwise. */
  tilt?: number;
}

/** Two hundred long, facing up to the left: snout, back, tail, belly, chin, the lower jaw and the corner of the mouth. */
const BODY =
  'M-72.5-51c1.5-.5 3-1 5.5 0s5.5 1.5 8.5 2.5 7.5 3.5 11.5 5.5 7 4.5 11.5 7.5 9 5.5 13.5 8 9.5 3.5 15.5 5 12.5 5.5 19.5 8 14 3.5 21 4 14.5-.5 20.5-2 12.5-4 16.5-6.5 6.5-3 8-8.5-2.5-18-1.5-24 5-9 7.5-13.5c1.5 4 2 7 3.5 12s3 11.5 6.5 16 11 6 16 7.5 8 1.5 12 1.5c-4 3.5-7 8.5-12.5 10.5s-15-.5-19.5.5-5.5 5-10 9-9.5 10-16.5 15-16 9-25.5 12.5-21 5.5-32 5-22.5-2-32-4.5-18.5-6.5-25.5-11-13-12-17-17-4.5-8-7-11.5-4.5-7.5-5.5-11-.5-7.5-.5-9.5 1.5-2 2-3.5l12.5 12.5c-1-3-2.5-6.5-4-9.5s-2.5-5-4-8.5c.5-.5 0-1 1.5-2z';
/** From the cheek to the tail, between the back and the pale belly. */
const FLANK =
  'M-70.5-44c2 2 4 4 7 6s5 3.5 7.5 5 6 2.5 8.5 4.5 4.5 4.5 9 7.5 11 6 17 8.5 13.5 4.5 21 7 16 3.5 24 4 16.5-.5 23.5-2 13.5-4.5 19.5-7.5 10-9 13.5-11 3-1 4-.5 3.5 3 1.5 6-8 9-13.5 13-13 9-21 12.5-17.5 6-27 8-21.5 0-31-2-18.5-3-26.5-7-15-10-20.5-14-9-7-11-10.5-2-6-2-9.5 0-6-.5-9-2-6-3-9z';
const BELLY =
  'M-78.5-42.5c2.5 4.5 5.5 9 8 14s1 9 4 12.5 7 5.5 12.5 10 12.5 10.5 20.5 14 17 5.5 26.5 7 21 3 31 2 18.5-4.5 27-8 21-12 23.5-13-2.5 5-6 7.5-8.5 7-16 10.5-19 6.5-28.5 9c-11.5.5-23.5 1-34-.5s-20-3.5-28.5-7-16.5-11.5-22-16-8.5-9-12-14-4.5-10-5.5-14-1.5-7.5-2.5-11.5l2-2.5z';
/** Raked back, each of its own form: dorsal, adipose, pelvic and anal fin. */
const FINS =
  'M-11-23c4-3.5 8.5-7.5 11.5-10s5.5-4 8-5 4-1 6.5 0 5.5 4 8.5 6c0 1.5-1.5 1-1.5 4.5s2 11 2.5 17l-35.5-12.5zM56-11.5c2-3.5 4-8.5 6-10.5s4-1.5 6.5-2.5c0 2 1 5 0 6.5s-2 1.5-3 2.5l-9.5 4zM3.5 22.5c6 4 12.5 9 18.5 11s12.5 1 18 1c-1-2.5-1.5-4.5-3.5-6.5s-6.5-5-10-7l-23 1.5zM53.5 12c5 2.5 9.5 7 14.5 7s10-3.5 15-6c-2-2-4-3.5-6-5.5s-4.5-4-7-6l-16.5 10.5z';
const PECTORAL =
  'M-59-9.5c3.5 7.5 6.5 16.5 11 22s9 10 14.5 12 11 1.5 16.5 2c-2-3-3.5-6-6-9s-2.5-5-8-8.5-14.5-9-21-14l-7-4.5z';
/** The pale leading edges of the lower fins. */
const EDGES =
  'M-59-9.5c3 7.5 5.5 16 9 22s8 10 13.5 12.5 13 1 19.5 1.5c-5.5-1-11.5-.5-16.5-3s-8.5-6.5-13-12-8.5-13.5-12.5-21zM3.5 23.5c5.5 3.5 10.5 8.5 17 10s13 1 19.5 1c-6-.5-11-.5-17-2s-13.5-6-19.5-9zM53.5 12.5c4.5 2.5 8 7 13 7s11-4 16.5-6.5c-5 1.5-9.5 5-14.5 5s-10-3.5-15-5.5z';
/** Gill, mouth and upper jaw; the rays of the fins. */
const LINES =
  'M-46-32.5c0 3 1 7 .5 9.5s-3 6-6 8-7 2.5-10 2.5-6.5-2.5-9.5-3.5c3 0 6 1 9 1s6.5-.5 8.5-2 4.5-4.5 5.5-6.5 1.5-6 2-9zM-66-31l-5-11.5-3.5 3.5 8.5 8zM-71.5-45.5c1 3 2 5.5 3 8.5s2 9.5 3 11 2.5 1 2-.5-2.5-7-3.5-10.5-3-5.5-4.5-8.5zM2.5-27l6-8-3.5 9zM8.5-25l7-9-4 10zM15.5-22l5-7.5-2.5 8zM85-33l1-23 3 22z';
/** Points, which round strokes make dots of. */
const DARK_SPOTS = 'M-34.5-28h0M-29.5-19h0M-21-22.5h0M-15.5-15h0M-6.5-17.5h0M0-8h0M10-10h0M21.5-2.5h0M30.5-6.5h0';
const SMALL_SPOTS = 'M52.5-9h0M65-10.5h0M74.5-17h0M-53-42h0M-2-26h0M6-24h0M13.5-20h0';
const RED_SPOTS = 'M-40.5-11.5h0M-26.5-8h0M-18.5 1h0M-2.5 1h0M12.5 8h0M29 4.5h0M48.5 2.5h0';
const EYE = 'M-60.5-41.5h0';
const GLINT = 'M-60.5-42.5h0';

/** A brown trout that rises, large, under water: the body bent, the jaw parted. */
function risingTrout<Ink extends string>(options: RisingTroutOptions<Ink>): Layer<Ink> {
  const { x, y, length, ink, flank, belly, spot, red, tilt = 0 } = options;
  return (canvas) => {
    const part = (color: Ink, data: string) => `<path fill="${canvas.color(color)}" d="${data}"/>`;
    const dots = (color: Ink, width: number, data: string) =>
      `<path stroke="${canvas.color(color)}" stroke-width="${numbers([width])}" d="${data}"/>`;
    const turn = tilt ? `rotate(${numbers([tilt])})` : '';
    canvas.add(
      [
        `<g transform="translate(${numbers([x, y])})${turn}scale(${numbers([length / 200])})" stroke-linecap="round">`,
        part(ink, FINS),
        part(ink, BODY),
        part(flank, FLANK),
        part(belly, BELLY + EDGES),
        part(ink, PECTORAL),
        part(spot, LINES),
        dots(spot, 4, DARK_SPOTS),
        dots(spot, 3, SMALL_SPOTS),
        dots(belly, 6.6, RED_SPOTS),
        dots(red, 4.2, RED_SPOTS),
        dots(flank, 7.2, EYE),
        dots(spot, 5.4, EYE),
        dots(belly, 1.6, GLINT),
        '</g>',
      ].join(''),
    );
  };
}
