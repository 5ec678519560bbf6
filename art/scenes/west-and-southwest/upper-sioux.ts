import { around, lerp, type Point, round, type Station } from '../../kit/geometry.ts';
import { mass } from '../../kit/light.ts';
import { limb } from '../../kit/limb.ts';
import { numbers, petal } from '../../kit/path.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { dryBrush, grain } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bank, drawn } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { torn } from '../../motifs/torn.ts';

/** Before sunrise: the light comes from below the horizon, on the right. */
const firstLight = values({
  dark: { ink: '#171a2c', dusk: '#383657' },
  middle: { mauve: '#6b648a', lilac: '#a292ad' },
  glow: { rose: '#f0b9a0', mist: '#ead6cf', cream: '#fdf0da' },
  accent: { gold: '#f5ac45' },
});
const dawn = { from: [1, -0.6], ink: 'gold', shadow: 'ink' } as const;

export default trailArt({
  hero: {
    alt: 'Tall bluestem bends in the wind, all of it one way, under a thin old moon; far below, fog lies over the wooded valley where the Yellow Medicine meets the Minnesota, and no one is there.',
    focus: { x: 0.4, y: 0.45 },
    palette: firstLight,
    layers: [
      sky({ bands: [['rose', 0]] }),
      // The dark leaves from the left; the first light stands over the valley.
      drawn({ ink: 'lilac', opacity: 0.4, path: 'M-20-20H1240C1040 10 900 20 760 60 600 106 420 116 260 160 160 186 60 196-20 220z' }),
      drawn({ ink: 'cream', path: 'M1640 230C1500 246 1420 276 1280 290 1120 306 1040 330 880 346 760 358 660 378 520 392 470 398 420 406 380 412V450H1640z' }),
      drawn({ ink: 'cream', path: 'M1262 96C1294 122 1298 172 1266 200 1248 216 1222 220 1200 212 1252 216 1286 150 1262 96z' }),
      // The far wall of the valley, a level upland; a second valley opens in it.
      drawn({ ink: 'lilac', path: 'M-20 404C200 396 420 408 640 398 760 394 860 400 930 408 980 416 1010 434 1040 442 1080 432 1120 408 1190 402 1340 394 1500 402 1640 396V560H-20z' }),
      drawn({ ink: 'mauve', path: 'M-20 440C120 430 260 438 420 430 560 424 700 436 800 442 900 450 960 470 1060 474 1140 474 1200 446 1300 440 1420 434 1540 444 1640 438V600H-20z' }),
      drawn({ ink: 'mist', path: 'M-20 512C160 496 360 506 560 496 760 488 880 494 980 474 1010 462 1030 454 1044 448 1070 460 1110 480 1200 484 1340 492 1500 480 1640 488V700H-20z' }),
      // Crowns of the floodplain stand out of the fog, which closes around them again.
      torn({ ink: 'mauve', seed: 3, step: 14, rough: 5, masses: [[[480, 560], [600, 534], [700, 520], [800, 532], [880, 560]], [[1120, 560], [1240, 522], [1400, 508], [1520, 524], [1680, 516], [1680, 580], [1120, 580]]] }),
      drawn({ ink: 'mist', path: 'M440 556C560 540 620 552 720 544 800 538 860 552 960 548 1060 546 1120 552 1200 544 1300 534 1400 552 1480 544 1560 538 1600 546 1640 542V640H440z' }),
      torn({ ink: 'dusk', seed: 6, step: 15, rough: 6, masses: [[[700, 660], [820, 610], [940, 584], [1060, 590], [1180, 622], [1280, 660]], [[1340, 670], [1440, 610], [1560, 566], [1680, 550], [1680, 680]]] }),
      drawn({ ink: 'cream', path: 'M300 640C420 622 560 640 700 630 800 624 860 646 960 640 1060 634 1140 652 1260 638 1360 628 1440 646 1520 634 1580 626 1610 632 1640 630V740H300z' }),
      // Our side: prairie that falls away to the right.
      bank({ ink: 'dusk', points: [[-20, 560], [200, 590], [500, 640], [800, 676], [1100, 690], [1400, 680], [1640, 656]], close: [[1640, 840], [-20, 840]] }),
      // The same wind in the grass of the slope.
      dryBrush({ ink: 'mauve', seed: 6, bristles: 11, thickness: [3, 9], strokes: [[[120, 640], [700, 690], 60], [[560, 700], [1180, 720], 50], [[1080, 726], [1640, 690], 56], [[-60, 690], [300, 720], 40]] }),
      mass({ ink: 'ink', light: dawn, rim: 4, layers: [
        bluestem({ ink: 'ink', weight: 15, items: [
          [[-50, 860], [90, 96], [740, 128], 340, [-18, -1, 15]],
          [[60, 860], [150, 430], [640, 344], 210, [-17, -1, 17]],
          [[-60, 840], [0, 540], [360, 446], 160, [-18, -2, 15]],
          [[270, 860], [360, 560], [850, 474], 200, [-17, 0, 18]],
          [[480, 860], [560, 660], [1010, 578], 170, [-17, -1, 18]],
          [[720, 860], [780, 740], [1120, 676], 130, [-17, 0, 18]],
        ], blades: [[0, 0.24, 640, 0.2], [0, 0.46, 440, 0.16], [1, 0.14, 560, 0.1], [1, 0.42, 380, 0.16], [2, 0.3, 340, 0.14], [3, 0.12, 520, 0.08], [3, 0.42, 360, 0.14], [4, 0.14, 460, 0.06], [4, 0.44, 300, 0.12], [5, 0.2, 340, 0.06]] }),
        bank({ ink: 'ink', points: [[-20, 720], [200, 738], [500, 764], [800, 776], [1200, 782], [1640, 766]], close: [[1640, 840], [-20, 840]] }),
      ] }),
      grain({ ink: 'ink', opacity: 0.12 }),
    ],
  },
});

interface BluestemOptions<Ink> {
  /** Culms: from the root, past a bend, to the tip, with toes this long at these degrees off the culm. */
  items: readonly (readonly [root: Point, bend: Point, tip: Point, toe: number, turns: readonly number[]])[];
  ink: Ink;
  /** Thickness of a culm at its root. */
  weight?: number;
  /** Blades: where on the culm (0 the root), how long, and how far they sink at their end, as a share of that. */
  blades?: readonly (readonly [culm: number, at: number, length: number, sink: number])[];
}

/** A toe, a hundred long, to the right: slim spikelets that overlap on both sides of a stalk that curves. */
function toe(): string {
  let data = '';
  for (let i = 0; i < 13; i++) {
    const along = i / 13;
    const [x, y] = [along * 88, -6 * Math.sin(along * 2.6)];
    const side = i % 2 ? 1 : -1;
    data += petal(round(x), round(y), lerp(26, 18, along), lerp(4.6, 2.6, along), side * lerp(8, 13, along) - 2, 1);
  }
  return `<path d="M-6-2q50-10 98-1l6 3q-54-6-104 2z${data}"/>`;
}

/** Big bluestem near by, in a steady wind: culms and blades that stream one way, and heads like the foot of a turkey. */
function bluestem<Ink extends string>(options: BluestemOptions<Ink>): Layer<Ink> {
  const { items, ink, weight = 11, blades = [] } = options;
  return (canvas) => {
    const id = canvas.symbol('bluestem toe', toe);
    let [culms, toes] = ['', ''];
    const on = ([root, bend, tip]: readonly [Point, Point, Point, ...unknown[]], at: number): Point => {
      const along = (i: 0 | 1) => (1 - at) ** 2 * root[i] + 2 * at * (1 - at) * bend[i] + at * at * tip[i];
      return [along(0), along(1)];
    };
    for (const item of items) {
      const [, bend, tip, size, turns] = item;
      const half = (weight * size) / 400;
      culms += limb(
        [0, 0.2, 0.4, 0.6, 0.8, 1].map((at): Station => [...on(item, at), half * lerp(1, 0.34, at)]),
        1,
      );
      const heading = (Math.atan2(tip[1] - bend[1], tip[0] - bend[0]) * 180) / Math.PI;
      for (const turn of turns) {
        const scale = (size * (1 - Math.abs(turn) / 130)) / 100;
        const [x, y] = around(tip[0], tip[1], -size * 0.04, heading);
        const flip = turn > 0 ? -1 : 1;
        toes += `<use href="#${id}" transform="translate(${numbers([round(x), round(y)])})rotate(${round(heading + turn)})scale(${numbers([scale, scale * flip])})"/>`;
      }
    }
    for (const [index, at, length, sink] of blades) {
      const item = items[index];
      if (!item) continue;
      const [[x, y], [nextX, nextY]] = [on(item, at), on(item, at + 0.04)];
      const run = Math.hypot(nextX - x, nextY - y);
      const [upX, upY] = [((nextX - x) / run) * length, ((nextY - y) / run) * length];
      const half = length / 42;
      const [crest, end]: [Point, Point] = [
        [x + upX * 0.5, y + upY * 0.5],
        [x + upX * 0.34 + length * 0.7, y + upY * 0.3 + length * sink],
      ];
      culms += limb(
        [0.4, 0.8, 1, 1, 0.8, 0.5, 0.1].map((wide, i): Station => {
          const t = i / 6;
          const along = (axis: 0 | 1) =>
            (1 - t) ** 2 * (axis ? y : x) + 2 * t * (1 - t) * crest[axis] + t * t * end[axis];
          return [along(0), along(1), half * wide];
        }),
        1,
      );
    }
    canvas.fill(ink, culms);
    canvas.group(ink, ink, toes);
  };
}
