import { around, type Point, round } from '../../kit/geometry.ts';
import { blob, polygon } from '../../kit/path.ts';
import { Random } from '../../kit/random.ts';
import { type Layer, trailArt } from '../../kit/scene.ts';
import { grain, spray } from '../../kit/texture.ts';
import { values } from '../../kit/values.ts';
import { bedded } from '../../motifs/bedded.ts';
import { figure } from '../../motifs/hikers.ts';
import { ridge } from '../../motifs/ridges.ts';
import { boulders } from '../../motifs/rock.ts';
import { cut, drawn, shape } from '../../motifs/shapes.ts';
import { sky } from '../../motifs/sky.ts';
import { visitor } from '../../motifs/visitors.ts';
import { ripples, water } from '../../motifs/water.ts';

const basalt = {
  ink: '#1e2129',
  char: '#3a3f4a',
  slate: '#626b78',
  ash: '#a4aaaa',
  bone: '#e6e0cd',
  sky: '#58a9cf',
  pale: '#b9dfe6',
  white: '#fffaf0',
  pine: '#2c5b3c',
  moss: '#86a63f',
  red: '#d2452f',
};

/** Noon: the sun looks over the rim from the left and lights one side of the shaft. */
const shaft = values({
  dark: { ink: '#15181f', char: '#2c323d' },
  middle: { slate: '#566170', ash: '#98a0a3' },
  glow: { bone: '#dcd6c2', sky: '#a9dbe8' },
  accent: { red: '#d8412c' },
});

/**
 * One turn of the wall of the shaft, ground round by stones that a flood spun; `t` is 0 at the rim and 1 at the viewer. Moved toward
 * the light or away from it, turns leave crescents between them.
 */
const turn = (t: number, shift = 0): Point[] =>
  Array.from({ length: 14 }, (_, i): Point => {
    const [unitX, unitY] = around(0, 0, 1 + Math.sin(i * 2.3 + t * 9) * 0.02, (i * 360) / 14);
    const size = 200 + 760 * t ** 1.5;
    return [800 + 40 * t + shift + unitX * size * 1.1, 340 + 60 * t + shift * 0.6 + unitY * size];
  });

/** Pines around the rim, all pointing to the middle of the sky. */
const pinesAround: Layer<'char'> = (canvas) => {
  for (const [degrees, length] of [[196, 120], [214, 170], [232, 110], [312, 150], [332, 110], [350, 180], [8, 100]] as const) {
    const side = (along: number, half: number): Point => {
      const [x, y] = around(800, 340, 236 - along * length, degrees);
      const angle = (degrees * Math.PI) / 180;
      return [x - Math.sin(angle) * half, y + Math.cos(angle) * half];
    };
    const tiers = [0, 0.24, 0.46, 0.66, 0.82];
    const edge = (sign: 1 | -1) => tiers.flatMap((t) => [side(t, sign * 40 * (1.06 - t)), side(t + 0.2, sign * 15 * (1.06 - t))]);
    canvas.fill('char', polygon([...edge(1), side(1.02, 0), ...edge(-1).reverse()]));
  }
};

export default trailArt({
  hero: {
    alt: 'The view from the bottom of a pothole at Taylors Falls, up a round shaft of dark rock, ground smooth in rings, to a bright disc of sky; two people stand behind a rail among the tops of pines.',
    focus: { x: 0.5, y: 0.4 },
    palette: shaft,
    layers: [
      sky({ bands: [['ink', 0]] }),
      shape({ ink: 'char', smooth: true, points: turn(0.86, 60) }),
      spray({ ink: 'slate', from: [1640, 700], to: [1240, 560], size: 4 }),
      shape({ ink: 'ink', smooth: true, points: turn(0.66, -40) }),
      shape({ ink: 'char', smooth: true, points: turn(0.58, 26) }),
      shape({ ink: 'slate', smooth: true, points: turn(0.5, 40) }),
      shape({ ink: 'ink', smooth: true, points: turn(0.45, -34) }),
      shape({ ink: 'char', smooth: true, points: turn(0.38, 6) }),
      shape({ ink: 'slate', smooth: true, points: turn(0.32, 22) }),
      shape({ ink: 'ash', smooth: true, points: turn(0.27, 34) }),
      shape({ ink: 'char', smooth: true, points: turn(0.24, -22) }),
      shape({ ink: 'slate', smooth: true, points: turn(0.18, 8) }),
      shape({ ink: 'bone', smooth: true, points: turn(0.14, 18) }),
      shape({ ink: 'char', smooth: true, points: turn(0.12, -12) }),
      shape({ ink: 'ash', smooth: true, points: turn(0.05, 4) }),
      shape({ ink: 'bone', smooth: true, points: turn(0.02, 7) }),
      spray({ ink: 'ink', from: [330, 200], to: [700, 360], size: 4 }),
      cut({ within: turn(0), smooth: true, layers: [
        shape({ ink: 'sky', points: [[500, 0], [1100, 0], [1100, 700], [500, 700]] }),
        pinesAround,
        figure({ x: 740, y: 716, height: 330, pose: 'lookout', ink: 'ink', coat: 'red', skin: 'char', hat: 'ink' }),
        figure({ x: 872, y: 640, height: 190, pose: 'lookout', ink: 'ink', coat: 'ink', skin: 'char', hat: 'ink', flip: true }),
        // The rail that the deep holes have.
        drawn({ ink: 'slate', path: 'M560 458C700 444 900 444 1040 458V470C900 456 700 456 560 470zM560 502C700 488 900 488 1040 502V512C900 498 700 498 560 512zM648 450H662V620H648zM812 446H826V620H812zM944 450H958V620H944z' }),
      ] }),
      grain({ ink: 'ink', opacity: 0.16 }),
    ],
  },
  badge: {
    alt: 'A hiker behind a rail looks into a deep round pothole in dark basalt, with round stones at its bottom and the cliffs of the St. Croix behind',
    palette: basalt,
    layers: [
      sky({ waver: 4, seed: 2, bands: [['sky', 0], ['pale', 120]] }),
      ridge({ ink: 'pine', points: [[0, 116], [130, 140], [196, 156], [260, 138], [390, 112]], swell: 3, seed: 9, cover: 'hardwood', height: [12, 22], floor: 220 }),
      water({ ink: 'sky', y: 180, floor: 260 }),
      bedded({ points: [[-10, 128], [90, 140], [170, 168], [180, 196], [100, 220], [-10, 236]], lit: 'bone', mid: 'ash', shade: 'slate', seam: 'char', noses: 3, beds: [22, 40], step: 5, seed: 4, light: 1, joints: 0 }),
      bedded({ points: [[214, 168], [290, 140], [400, 124], [400, 236], [290, 218], [212, 194]], lit: 'ash', mid: 'slate', shade: 'char', seam: 'ink', noses: 3, beds: [22, 40], step: 5, seed: 7, joints: 0 }),
      ripples({ ink: 'white', y: [190, 222], count: 4, x: 196, spread: [10, 30], width: [30, 60], height: [4, 5], seed: 7 }),
      shape({ ink: 'slate', points: [[-10, 232], [60, 224], [130, 234], [200, 220], [270, 230], [330, 222], [400, 232], [400, 400], [-10, 400]] }),
      shape({ ink: 'char', points: [[-10, 268], [60, 258], [96, 280], [70, 320], [110, 360], [-10, 360]] }),
      shape({ ink: 'char', points: [[400, 262], [330, 256], [300, 284], [330, 320], [300, 360], [400, 360]] }),
      potholes({ rim: 'ash', wall: 'bone', groove: 'slate', floor: 'ink', seed: 2, items: [[200, 284, 196, 92, 0.5]] }),
      boulders({ ink: 'slate', lit: 'bone', seed: 3, items: [[190, 322, 40, 20], [224, 320, 26, 14]] }),
      visitor({ x: 84, y: 266, height: 92, pose: 'stand', ink: 'ink', coat: 'red' }),
      drawn({ ink: 'bone', path: 'M30 222L108 227V232L30 227zM30 243L108 249V253L30 247zM52 223H57V278H52zM102 227H107V284H102z' }),
    ],
  },
});

/** Holes that whirling stones drilled into rock. */
interface PotholesOptions<Ink> {
  /** The rim: middle, width, height, and how deep the floor lies below it (0 to 1). */
  items: readonly (readonly [x: number, y: number, width: number, height: number, depth: number])[];
  /** The worn lip, broad on the far side. */
  rim: Ink;
  /** The far wall, lit, and the grooves that the stones left. */
  wall: Ink;
  groove: Ink;
  /** What lies at the bottom: water, or the dark. */
  floor: Ink;
  light?: -1 | 1;
  seed?: number;
}

/** Each hole is an uneven rim, a wall seen on its far side, and a floor that slips under the near edge. */
function potholes<Ink extends string>(options: PotholesOptions<Ink>): Layer<Ink> {
  const { items, rim, wall, groove, floor, light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 17 + 3);
    for (const [x, y, width, height, depth] of items) {
      const reach = Array.from({ length: 12 }, () => 1 + random.jitter(0.05));
      const outline = (grow: number, down = 0, shift = 0) => {
        const points = reach.map((far, i): Point => {
          const angle = (i / reach.length) * Math.PI * 2;
          return [
            x + shift + Math.cos(angle) * (width / 2) * far * grow,
            y + down + Math.sin(angle) * (height / 2) * far * grow,
          ];
        });
        return blob(points);
      };
      canvas.fill(rim, outline(1.12, -height * 0.06, light * width * 0.02));
      canvas.inside(outline(1), () => {
        canvas.fill(wall, outline(1.1));
        for (const t of [0.22, 0.46, 0.72]) {
          const drop = depth * height * t;
          const narrow = 1 - t * 0.06;
          canvas.fill(groove, outline(narrow, drop));
          canvas.fill(wall, outline(narrow, drop + round(height * 0.045), -light * width * 0.03));
        }
        canvas.fill(groove, outline(1, height * 0.2, light * width * 0.66));
        canvas.fill(floor, outline(0.94, depth * height, -light * width * 0.01));
      });
    }
  };
}
