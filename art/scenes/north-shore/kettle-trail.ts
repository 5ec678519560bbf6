import { lerp, type Point, type Range } from '../../kit/geometry.ts';
import { blob, ribbonBetween } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { values } from '../../kit/values.ts';
import { crownsAbove } from '../../motifs/crowns-above.ts';
import { ridge } from '../../motifs/ridges.ts';
import { drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { slits } from '../../motifs/slits.ts';

/** The sun stands behind, low on the right. */
const kettle = values({
  dark: { ink: '#16131b', dusk: '#33222c' },
  middle: { wine: '#6d3438', pine: '#3d5a48', rust: '#ab543b' },
  glow: { tan: '#e3a36c', pale: '#c3dbd5', cream: '#fdf3dc' },
  accent: { gold: '#efb23a' },
});

/** The same evening from above, where the water has a blue of its own. */
const abyss = values({
  dark: { ink: '#16131b', dusk: '#33222c' },
  middle: { wine: '#6d3438', slate: '#4c6a78', rust: '#ab543b' },
  glow: { tan: '#e3a36c', pale: '#c3dbd5', cream: '#fdf3dc' },
  accent: { pine: '#3d5a48' },
});
/** The eye hangs over the kettle: all that falls goes toward this point. */
const nadir: Point = [650, 560];
/** A point of its worn mouth, in degrees: 0 right, 90 near, 270 far. */
const rim = (degrees: number, swell = 0): Point => {
  const turn = (degrees * Math.PI) / 180;
  const worn = 1 + 0.03 * Math.sin(turn * 3 + 1) + 0.02 * Math.sin(turn * 5 + 2) + swell;
  return [690 + Math.cos(turn) * 545 * worn, 420 + Math.sin(turn) * 362 * worn];
};
/** Down the wall below that point of the rim. We see the far wall, and of the near one only its edge. */
const wall = (degrees: number, down: number): Point => {
  const [x, y] = rim(degrees);
  const seen = down * (0.56 - 0.44 * Math.sin((degrees * Math.PI) / 180));
  return [lerp(x, nadir[0], seen), lerp(y, nadir[1], seen)];
};
/** A turn of the shaft: its hollows lie deeper than its ribs, and each turn has its own. */
const depth = <Ink extends string>(ink: Ink, down: number, hollow = 0, phase = 0): Layer<Ink> => shape({
  ink,
  smooth: true,
  points: Array.from({ length: 40 }, (_, i) => wall(i * 9, down + hollow * Math.sin(((i * 9 * 5 + phase) * Math.PI) / 180) * Math.cos(((i * 18 + phase) * Math.PI) / 180))),
});
/** The upper river slides over the far rim, is drawn in and turns as it falls. */
const lost: Place = (across, along) => {
  const [x, y] = rim(lerp(262, 338, across), 0.03);
  if (along < 0) {
    const back = -along;
    return [lerp(x, lerp(860, 1290, across), back) + 60 * Math.sin(back * 3) * (1 - back), lerp(y, -40, back)];
  }
  const gone = 1 - Math.exp(-1.2 * along);
  const turn = -1.35 * gone ** 1.3;
  const [dx, dy] = [lerp(x - nadir[0], 0, gone), lerp(y - nadir[1], 0, gone)];
  return [nadir[0] + dx * Math.cos(turn) - dy * Math.sin(turn), nadir[1] + dx * Math.sin(turn) + dy * Math.cos(turn)];
};
/** The rest of it goes by, and leaves the sheet. */
const passing: Place = (across, along) => {
  const [left, right] = [lerp(1170, 1440, along), lerp(1640, 1830, along)];
  return [lerp(left, right, across) + 26 * Math.sin(along * 5), lerp(-40, 850, along)];
};
/** One sheet of water as far as it is still this light: its end is a few long tongues. */
const sheet = <Ink extends string>(ink: Ink, to: number, tongues: number, from = 0): Layer<Ink> => (canvas) => {
  const [there, end]: [Point[], Point[]] = [[], []];
  for (let i = 0; i <= 8; i++) there.push(lost(0, lerp(from, to * 0.7, i / 8)));
  for (let i = 0; i <= tongues * 4; i++) {
    const across = i / (tongues * 4);
    end.push(lost(across, to * (0.78 + 0.22 * Math.cos(across * tongues * Math.PI * 2 + 2.4))));
  }
  const back = there.map((_, i) => lost(1, lerp(to * 0.7, from, i / 8)));
  canvas.fill(ink, blob([...there, ...end, ...back], 0.5));
};

export default trailArt({
  hero: {
    alt: 'From above, the black round mouth of Devil’s Kettle in red rock: half of the Brule River slides over its rim in one bent sheet, turns and is lost in the dark; the other half runs past.',
    focus: { x: 0.4, y: 0.5 },
    palette: abyss,
    layers: [
      sky({ bands: [['rust', 0]] }),
      // Flows of lava on each other: broken steps go round the kettle.
      drawn({ ink: 'wine', path: 'M-20 250L90 236 130 170 262 130 300 66 452 40 500-20H560L540 30 470 84 330 108 296 168 170 206 130 280-20 304zM-20 560L70 590 110 680 210 706 262 770 330 830H-20z' }),
      drawn({ ink: 'tan', path: 'M-20 240L84 226 122 160 254 120 292 56 444 32 490-20H506L456 44 302 70 264 134 132 174 92 240-20 254zM-20 546L80 578 120 668 220 694 272 760 344 830H326L258 774 206 710 106 684 66 594-20 564z' }),
      drawn({ ink: 'dusk', path: 'M-20 620L60 646 84 730 170 752 220 830H-20z' }),
      // The river.
      falling({ place: passing, seed: 3, stray: 0.01, tongues: [
        { ink: 'pale', count: 1, width: [1, 1], from: [0, 0], to: [1, 1], taper: [1, 1], pieces: 7 },
        { ink: 'cream', count: 4, width: [0.1, 0.16], from: [-0.1, 0.1], to: [0.8, 1.1], lanes: [0.15, 0.95], pieces: 8 },
        { ink: 'slate', count: 3, width: [0.012, 0.03], from: [0.1, 0.4], to: [0.5, 1], lanes: [0.25, 0.8], pieces: 8 },
      ] }),
      // The mouth, and turn under turn of the shaft, each darker.
      shape({ ink: 'tan', smooth: true, points: Array.from({ length: 40 }, (_, i) => rim(i * 9, 0.03 - 0.024 * Math.sin(((i * 9 + 40) * Math.PI) / 180))) }),
      depth('rust', 0.01),
      depth('wine', 0.09, 0.05, 20),
      depth('dusk', 0.24, 0.08, 70),
      depth('ink', 0.42, 0.1, 130),
      sheet('dusk', 2.3, 3),
      sheet('slate', 1.4, 4),
      sheet('pale', 0.85, 4, -1),
      falling({ place: lost, seed: 7, stray: 0, tongues: [
        { ink: 'cream', count: 6, width: [0.08, 0.13], from: [-0.95, -0.5], to: [0.5, 0.72], taper: [0.4, 0.1], pieces: 10 },
        { ink: 'slate', count: 5, width: [0.01, 0.02], from: [-0.3, 0.1], to: [0.6, 1], pieces: 8 },
      ] }),
      // The knob that parts it.
      drawn({ ink: 'wine', path: 'M1210 330L1232 250 1280 190 1300 120 1330 84 1372 170 1380 290 1420 420 1410 540 1450 640 1440 830H1000L1150 700 1220 560 1240 420z', layers: [
        drawn({ ink: 'rust', path: 'M1330 84L1322 200 1290 300 1320 420 1300 520 1336 640 1310 830H900V100z' }),
        drawn({ ink: 'tan', path: 'M1330 84L1300 120 1280 190 1232 250 1200 340 1234 300 1262 262 1306 200z' }),
      ] }),
      drawn({ ink: 'wine', path: 'M1262 520L1230 620 1150 690 1130 760 1050 830H1180L1210 740 1270 660 1290 560z' }),
      crownsAbove({ whorls: ['ink', 'pine', 'ink'], seed: 4, items: [[20, 40, 120], [190, -10, 96]] }),
    ],
  },
  badge: {
    alt: 'The Brule River parts around a knob of rock: one half falls into a pool, the other into the black pit of Devil’s Kettle',
    palette: kettle,
    layers: [
      sky({ seed: 4, waver: 4, bands: [['cream', 0]] }),
      ridge({ ink: 'pine', points: [[0, 140], [195, 150], [390, 140]], swell: 3, seed: 7, cover: 'spruce', height: [12, 30], detail: 0, floor: 220 }),
      shape({ ink: 'wine', points: [[210, 184], [390, 172], [390, 350], [210, 350]] }),
      shape({ ink: 'dusk', points: [[318, 178], [338, 177], [342, 350], [322, 350]] }),
      drawn({ ink: 'pale', path: 'M206 150H246C250 164 262 172 300 184V214H110L120 196C160 186 200 172 206 150z' }),
      drawn({ ink: 'cream', path: 'M238 206C244 196 292 196 302 206 308 250 314 300 318 360H246z', layers: [
        drawn({ ink: 'pale', path: 'M304 200C286 220 288 280 292 360H330z' }),
        slits({ ink: 'dusk', items: [[268, 230, 420, 13, 6]] }),
      ] }),
      shape({ ink: 'rust', points: [[20, 190], [90, 182], [136, 190], [214, 204], [214, 218], [20, 222]] }),
      shape({ ink: 'wine', points: [[20, 218], [70, 222], [110, 214], [214, 214], [214, 280], [20, 280]] }),
      shape({ ink: 'dusk', points: [[70, 222], [110, 214], [118, 236], [108, 276], [60, 270], [76, 244]] }),
      shape({ ink: 'tan', points: [[20, 212], [70, 216], [110, 208], [136, 208], [136, 214], [110, 215], [70, 223], [20, 219]] }),
      shape({ ink: 'rust', points: [[20, 268], [90, 262], [214, 266], [236, 350], [20, 350]] }),
      drawn({ ink: 'tan', path: 'M84 298C82 272 112 258 150 258 190 258 210 276 210 298 208 318 182 332 148 332 112 332 86 318 84 298z' }),
      drawn({ ink: 'ink', path: 'M94 294C94 274 120 263 150 263 182 263 202 276 202 294 200 312 176 322 149 322 120 322 96 312 94 294z', layers: [
        drawn({ ink: 'wine', path: 'M90 300C90 270 120 258 204 276 150 270 112 276 108 312z' }),
      ] }),
      drawn({ ink: 'pale', path: 'M210 182C180 190 146 196 126 213L208 220z' }),
      drawn({ ink: 'cream', path: 'M126 212C130 200 190 200 208 212 206 236 188 250 182 276 178 292 176 304 174 319 162 322 148 322 138 321 132 290 128 240 126 212z', layers: [
        drawn({ ink: 'pale', path: 'M196 206C186 240 164 260 162 324H190L216 206z' }),
        slits({ ink: 'dusk', items: [[158, 244, 380, 10, -4]] }),
      ] }),
      shape({ ink: 'wine', points: [[198, 206], [210, 202], [228, 204], [232, 280], [240, 350], [214, 350], [210, 280]] }),
      shape({ ink: 'rust', points: [[228, 204], [252, 192], [256, 260], [264, 350], [238, 350], [230, 280]] }),
      shape({ ink: 'tan', points: [[198, 206], [206, 186], [224, 174], [244, 182], [250, 198], [228, 206], [210, 204]] }),
    ],
  },
});

/** Where a drop is seen: across the fall from 0 to 1, and along it from the lip (0) to the end (1); below 0 it is still in the river. */
type Place = (across: number, along: number) => Point;

interface Tongues<Ink> {
  ink: Ink;
  /** Side by side, each in a share of its own. */
  count: number;
  /** As a part of the whole fall; most are narrow. */
  width: Range;
  from: Range;
  to: Range;
  /** Width at the start and at the end, of the full width: 0 is a point. */
  taper?: readonly [start: number, end: number];
  /** The part of the fall that they take. */
  lanes?: Range;
  /** Points on each side; more of them follow a sharper bend. */
  pieces?: number;
}

const WHOLE: Range = [0, 1];

interface FallingOptions<Ink> {
  place: Place;
  /** Far to near. */
  tongues: readonly Tongues<Ink>[];
  /** How far an edge strays, as a part of the whole fall. */
  stray?: number;
  seed?: number;
}

/** Falling water from any viewpoint: tongues that bend over a lip, taper, and come to an end each in its own place. */
function falling<Ink extends string>({
  place,
  tongues,
  stray = 0.004,
  seed = 1,
}: FallingOptions<Ink>): Layer<Ink> {
  return (canvas) => {
    const random = new Random(seed * 83 + 5);
    for (const { ink, count, width, from, to, taper = [0, 0], lanes = WHOLE, pieces = 3 } of tongues) {
      let data = '';
      for (let i = 0; i < count; i++) {
        const lane = lerp(...lanes, (i + (count > 1 ? random.between(0.15, 0.85) : 0.5)) / count);
        const full = lerp(...width, random.next() ** 2) / 2;
        const [start, end] = [random.between(...from), random.between(...to)];
        const [left, right]: [Point[], Point[]] = [[], []];
        for (let step = 0; step <= pieces; step++) {
          const t = step / pieces;
          const half = full * (t < 0.4 ? lerp(taper[0], 1, t / 0.4) : lerp(1, taper[1], (t - 0.4) / 0.6));
          const along = lerp(start, end, t);
          const middle = lane + random.jitter(stray);
          left.push(place(middle - half, along));
          right.push(place(middle + half, along));
        }
        data += ribbonBetween(right, left.reverse(), canvas.coarseGrid);
      }
      canvas.fill(ink, data);
    }
  };
}
