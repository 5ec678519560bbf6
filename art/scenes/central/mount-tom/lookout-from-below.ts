/** The granite lookout of Mount Tom from its foot: two walls in perspective, the deck that juts out over them, and the stair. */
import type { Canvas } from '../../../kit/canvas.ts';
import { lerp, type Point } from '../../../kit/geometry.ts';
import { polygon } from '../../../kit/path.ts';
import { Random } from '../../../kit/random.ts';
import type { Layer } from '../../../kit/scene.ts';

/** In meters: right, away from the viewer, up. The near corner of the walls stands at 0. */
type Place = readonly [right: number, away: number, up: number];

const EYE = { right: -1.15, away: -4.9, up: 1.35, pitch: (24 * Math.PI) / 180, focal: 1040 } as const;
const WALL = { long: 6, high: 3.55, lean: 0.09 } as const;
const DECK = { floor: 3.62, top: 3.9, out: 0.75, rail: 5 } as const;
/** Along the wall that faces us, and along the one in the shade. */
const LEFT = [-0.9, 0.436] as const;
const RIGHT = [0.436, 0.9] as const;

function fromBelow([right, away, up]: Place): Point {
  const [x, y, z] = [right - EYE.right, away - EYE.away, up - EYE.up];
  const depth = y * Math.cos(EYE.pitch) + z * Math.sin(EYE.pitch);
  const height = z * Math.cos(EYE.pitch) - y * Math.sin(EYE.pitch);
  return [800 + (EYE.focal * x) / depth, 400 - (EYE.focal * height) / depth];
}

/** So far along the left and the right wall; what leans in does so by its height. */
const standing = (left: number, right: number, up: number): Place => {
  const inward = Math.min(up, WALL.high) * WALL.lean;
  return [
    LEFT[0] * (left + inward) + RIGHT[0] * (right + inward),
    LEFT[1] * (left + inward) + RIGHT[1] * (right + inward),
    up,
  ];
};
const level = (left: number, right: number, up: number): Place => [
  LEFT[0] * left + RIGHT[0] * right,
  LEFT[1] * left + RIGHT[1] * right,
  up,
];
const solid = (...places: Place[]): string => polygon(places.map(fromBelow));

export interface LookoutFromBelowOptions<Ink extends string> {
  /** Stones in the sun, and those in the shade. */
  stones: readonly Ink[];
  shaded: readonly Ink[];
  mortar: Ink;
  dark: Ink;
  timber: Ink;
  /** Edges of timber in the light. */
  lit: Ink;
  /** People behind the rail. */
  onDeck?: readonly Layer<Ink>[];
  seed?: number;
}

/** Rough courses along a wall; every stone has corners of its own. */
function courses(
  random: Random,
  face: (along: number, up: number) => Place,
  skip: (along: number, up: number) => boolean,
): string[][] {
  const rows: string[][] = [];
  let up = -0.2;
  while (up < WALL.high - 0.12) {
    const top = Math.min(WALL.high, up + random.between(0.36, 0.62));
    const row: string[] = [];
    let along = -random.between(0, 0.4);
    while (along < WALL.long) {
      const next = along + random.between(0.45, 1.05);
      const [from, to] = [Math.max(0.02, along + 0.03), Math.min(WALL.long, next - 0.03)];
      const wild = () => random.jitter(0.05);
      if (to - from > 0.12 && !skip((from + to) / 2, (up + top) / 2)) {
        row.push(
          solid(
            face(from + wild(), up + 0.04 + wild()),
            face(lerp(from, to, 0.5), up + 0.02 + wild()),
            face(to + wild(), up + 0.04 + wild()),
            face(to + wild(), top - 0.03 + wild()),
            face(lerp(from, to, 0.4), top + wild()),
            face(from + wild(), top - 0.03 + wild()),
          ),
        );
      }
      along = next;
    }
    rows.push(row);
    up = top;
  }
  return rows;
}

/** It comes up from the right, seen from underneath: two strings, the treads between them, and a rail. */
function stair<Ink extends string>(canvas: Canvas<Ink>, timber: Ink, dark: Ink, lit: Ink): void {
  const [near, far] = [2.6, 3.7];
  const place = (t: number, across: number, up: number): Place =>
    level(-DECK.out - t * 4.4, across, DECK.top - t * 3.9 + up);
  const plank = (across: number, low: number, high: number) =>
    solid(place(0, across, low), place(1, across, low), place(1, across, high), place(0, across, high));
  canvas.fill(dark, plank(far, -0.36, 0) + plank(far, 0.9, 1));
  let [treads, edges, posts] = ['', '', ''];
  for (let i = 1; i < 17; i++) {
    const t = (i + 0.5) / 17;
    treads += solid(
      place(t, near, -0.1),
      place(t, far, -0.1),
      level(-DECK.out - t * 4.4 + 0.27, far, DECK.top - t * 3.9 - 0.1),
      level(-DECK.out - t * 4.4 + 0.27, near, DECK.top - t * 3.9 - 0.1),
    );
    edges += solid(place(t, near, -0.12), place(t, far, -0.12), place(t, far, -0.05), place(t, near, -0.05));
  }
  for (const t of [0.02, 0.25, 0.5, 0.75]) {
    for (const across of [far, near]) {
      posts += solid(
        place(t, across, 0),
        place(t + 0.025, across, 0),
        place(t + 0.025, across, 1),
        place(t, across, 1),
      );
    }
  }
  canvas.fill(timber, treads);
  canvas.fill(lit, edges);
  canvas.fill(dark, posts + plank(near, -0.4, 0.02) + plank(near, 0.9, 1.02) + plank(near, 0.5, 0.57));
  canvas.fill(lit, plank(near, 0.98, 1.02));
}

export function lookoutFromBelow<Ink extends string>(options: LookoutFromBelowOptions<Ink>): Layer<Ink> {
  const { stones, shaded, mortar, dark, timber, lit, onDeck = [], seed = 3 } = options;
  return (canvas) => {
    const random = new Random(seed * 97 + 1);
    const masonry = (inks: readonly Ink[], rows: readonly string[][]) => {
      const sorted = inks.map(() => '');
      for (const stone of rows.flat()) {
        const pick = Math.floor(random.next() * inks.length);
        sorted[pick] += stone;
      }
      inks.forEach((ink, i) => {
        canvas.fill(ink, sorted[i] ?? '');
      });
    };
    const left = (along: number, up: number) => standing(along, 0, up);
    const right = (along: number, up: number) => standing(0, along, up);
    const { long, high } = WALL;
    const { out, floor, top, rail } = DECK;
    const end = long + 0.3;
    // Under the deck: planks, and the joists that bear them.
    canvas.fill(
      dark,
      solid(level(-out, -out, floor), level(end, -out, floor), level(end, end, floor), level(-out, end, floor)),
    );
    let joists = '';
    for (let i = 0; i < 13; i++) {
      const at = lerp(0.1, long, i / 12);
      joists += solid(
        level(at, -out + 0.1, floor - 0.02),
        level(at + 0.13, -out + 0.1, floor - 0.02),
        level(at + 0.13, 0.9, floor - 0.02),
        level(at, 0.9, floor - 0.02),
      );
      joists += solid(
        level(-out + 0.1, at, floor - 0.02),
        level(-out + 0.1, at + 0.13, floor - 0.02),
        level(0.1, at + 0.13, floor - 0.02),
        level(0.1, at, floor - 0.02),
      );
    }
    canvas.fill(timber, joists);
    canvas.fill(mortar, solid(left(0, -1), left(long, -1), left(long, high), left(0, high)));
    canvas.fill(dark, solid(right(0, -1), right(long, -1), right(long, high), right(0, high)));
    const arch = { from: 1.5, to: 3.7, spring: 1.35, crown: 2.35 };
    const middle = (arch.from + arch.to) / 2;
    const radius = (arch.to - arch.from) / 2;
    const curve = (size: number): Place[] =>
      Array.from({ length: 13 }, (_, i) => {
        const angle = (i / 12) * Math.PI;
        return left(
          middle - Math.cos(angle) * radius * size,
          arch.spring + Math.sin(angle) * (arch.crown - arch.spring) * size,
        );
      });
    const inArch = (along: number, up: number) => {
      const across = Math.abs(along - middle) / radius;
      return across < 1.2 && up < arch.spring + (arch.crown - arch.spring) * Math.sqrt(Math.max(0, 1.5 - across ** 2));
    };
    masonry(stones, courses(random, left, inArch));
    masonry(
      shaded,
      courses(random, right, () => false),
    );
    // The stones of the arch, set like the rays of a fan.
    const [inner, outer] = [curve(1), curve(1.32)];
    let fan = '';
    for (let i = 0; i < 12; i++) {
      const [a, b, c, d] = [inner[i], inner[i + 1], outer[i + 1], outer[i]];
      if (a && b && c && d) {
        const pinch = (one: Place, other: Place): Place => [
          lerp(one[0], other[0], 0.07),
          lerp(one[1], other[1], 0.07),
          lerp(one[2], other[2], 0.07),
        ];
        fan += solid(pinch(a, b), pinch(b, a), pinch(c, d), pinch(d, c));
      }
    }
    canvas.fill(dark, solid(left(arch.from, -1), ...inner, left(arch.to, -1)));
    canvas.fill(stones[0] ?? mortar, fan);
    // The reveal of the arch, where the light still reaches.
    canvas.fill(
      shaded[0] ?? mortar,
      solid(
        standing(arch.to, 0, -1),
        ...curve(1).slice(7).reverse(),
        ...curve(1)
          .slice(7)
          .map(([x, y, z]): Place => [x + RIGHT[0] * 0.9, y + RIGHT[1] * 0.9, z]),
        standing(arch.to, 0.9, -1),
      ),
    );
    // What the deck throws on the wall.
    canvas.fill(
      dark,
      solid(left(0, high), left(long, high), left(long, high - 0.72), left(0.2, high - 0.72), left(0, high - 0.6)),
      0.5,
    );
    for (const layer of onDeck) layer(canvas);
    stair(canvas, timber, dark, lit);
    // Its edge.
    canvas.fill(
      timber,
      solid(level(-out, -out, floor), level(end, -out, floor), level(end, -out, top), level(-out, -out, top)),
    );
    canvas.fill(
      dark,
      solid(level(-out, -out, floor), level(-out, end, floor), level(-out, end, top), level(-out, -out, top)),
    );
    const board = (low: number, high2: number, side: 'left' | 'right') =>
      side === 'left'
        ? solid(level(-out, -out, low), level(end, -out, low), level(end, -out, high2), level(-out, -out, high2))
        : solid(level(-out, -out, low), level(-out, end, low), level(-out, end, high2), level(-out, -out, high2));
    canvas.fill(lit, board(top - 0.07, top, 'left'));
    // The rail: posts, and three boards.
    let posts = '';
    for (let i = 0; i < 5; i++) {
      const at = lerp(-out, end - 0.14, i / 4);
      posts += solid(
        level(at, -out, top),
        level(at + 0.14, -out, top),
        level(at + 0.14, -out, rail),
        level(at, -out, rail),
      );
      posts += solid(
        level(-out, at, top),
        level(-out, at + 0.14, top),
        level(-out, at + 0.14, rail),
        level(-out, at, rail),
      );
    }
    canvas.fill(dark, posts);
    for (const side of ['right', 'left'] as const) {
      canvas.fill(dark, board(rail - 0.16, rail, side) + board(4.22, 4.32, side) + board(4.52, 4.62, side));
    }
    canvas.fill(lit, board(rail - 0.05, rail, 'left'));
  };
}
