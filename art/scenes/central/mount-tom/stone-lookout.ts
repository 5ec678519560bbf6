/** The lookout on Mount Tom: a granite shelter of the 1930s under a timber deck. */
import { lerp, type Point } from '../../../kit/geometry.ts';
import { numbers, polygon } from '../../../kit/path.ts';
import type { Layer } from '../../../kit/scene.ts';
import { splitStone } from '../../../motifs/split-stone.ts';

export interface StoneLookoutOptions<Ink extends string> {
  x: number;
  y: number;
  height: number;
  stone: Ink;
  /** Masonry away from the light, and joints. */
  shade: Ink;
  /** Timber, and the dark inside the arches. */
  dark: Ink;
  /** The sky seen through the shelter... */
  through?: Ink;
  /** ...and the land before it. */
  beyond?: readonly Layer<Ink>[];
  /** Edge of timber and rail in the light. */
  lit: Ink;
  /** Some of the stones on the side of the light. */
  pale?: Ink;
  /** Height of a course of stones over the height of it all. */
  course?: number;
  /** Top of the handrail over the height of it all. */
  rail?: number;
  seed?: number;
}

/** Battered piers with arches between them, lit from the left. */
export function stoneLookout<Ink extends string>(options: StoneLookoutOptions<Ink>): Layer<Ink> {
  const {
    x,
    y,
    height,
    stone,
    shade,
    dark,
    through = dark,
    beyond = [],
    lit,
    pale = stone,
    course = 0.07,
    rail = 0.86,
    seed = 2,
  } = options;
  return (canvas) => {
    const half = (up: number) => lerp(0.46, 0.37, up / 0.56);
    const place = (across: number, up: number): Point => [x + across * half(up) * height, y - up * height];
    const flat = (across: number, up: number): Point => [x + across * height, y - up * height];
    const solid = (...points: Point[]) => polygon(points, 2);
    const wall = (from: number, to: number, low: number, high: number) =>
      solid(place(from, low), place(from, high), place(to, high), place(to, low));
    const block = (from: number, to: number, low: number, high: number) =>
      solid(flat(from, low), flat(from, high), flat(to, high), flat(to, low));

    const masonry = { size: [height * course, height * course * 1.4] as const, light: -1 as const, seed };
    const face = (from: number, to: number) => [place(from, 0), place(from, 0.56), place(to, 0.56), place(to, 0)];
    splitStone({ points: face(-1, 0.42), mortar: shade, stones: [stone, pale, stone], shade, ...masonry })(canvas);
    splitStone({ points: face(0.42, 1), mortar: dark, stones: [shade], shade: dark, ...masonry })(canvas);
    // The corner that the sun touches.
    canvas.fill(lit, wall(-1, -0.95, 0, 0.56));
    const at = (across: number, up: number) => numbers(place(across, up).map(Math.round));
    const arch = (from: number, to: number) =>
      `M${at(from, 0)}L${at(from, 0.24)}Q${at(from, 0.38)} ${at((from + to) / 2, 0.38)}T${at(to, 0.24)}L${at(to, 0)}z`;
    // The arch of the side turns away: its crown falls and its foot rises toward the far corner.
    const side = `M${at(0.57, 0.01)}L${at(0.57, 0.25)}Q${at(0.57, 0.38)} ${at(0.7, 0.36)}T${at(0.85, 0.22)}L${at(0.85, 0.03)}z`;
    canvas.fill(dark, arch(-0.56, 0.2) + side);
    // One looks through a little from the left: only the right side of the passage shows its depth.
    canvas.fill(through, arch(-0.535, 0.06));
    if (beyond.length) {
      canvas.inside(arch(-0.535, 0.06), () => {
        for (const layer of beyond) layer(canvas);
      });
    }

    const posts = [-0.5, -0.34, -0.17, 0, 0.17, 0.34, 0.5];
    canvas.fill(
      dark,
      block(-0.54, 0.54, 0.56, 0.63) + posts.map((post) => block(post - 0.014, post + 0.014, 0.6, rail)).join(''),
    );
    canvas.fill(
      dark,
      block(-0.53, 0.53, rail - 0.04, rail) +
        block(-0.52, 0.52, rail - 0.13, rail - 0.11) +
        block(-0.52, 0.52, 0.675, 0.69),
    );
    // The stair: treads on a stringer, a rail along them.
    const steps = 11;
    const [run, rise] = [0.46 / steps, 0.62 / steps];
    const saw: Point[] = [];
    let nosings = '';
    for (let i = 0; i < steps; i++) {
      const [left, top] = [0.52 + i * run, 0.62 - i * rise];
      saw.push(flat(left, top), flat(left + run, top));
      nosings += block(left - 0.008, left + run * 0.86, top - 0.005, top + 0.008);
    }
    const balusters = [1, 4, 7].map((i) =>
      block(0.53 + i * run, 0.545 + i * run, 0.6 - i * rise, rail - 0.02 - i * rise),
    );
    // The rail ends in a post that stands on the ground.
    balusters.push(block(0.943, 0.967, -0.01, rail - 0.59), block(0.9, 1.03, -0.03, 0.004));
    canvas.fill(
      dark,
      solid(...saw, flat(0.98, -0.01), flat(0.92, -0.01), flat(0.5, 0.54)) +
        solid(flat(0.5, rail - 0.03), flat(0.5, rail + 0.01), flat(0.96, rail - 0.605), flat(0.96, rail - 0.645)) +
        balusters.join(''),
    );
    // It stands on two posts with a brace, and struts bear the ends of the deck.
    const beam = (x1: number, up1: number, x2: number, up2: number) =>
      solid(flat(x1, up1), flat(x1 + 0.022, up1), flat(x2 + 0.022, up2), flat(x2, up2));
    canvas.fill(
      dark,
      beam(0.61, -0.02, 0.61, 0.4) +
        beam(0.745, -0.02, 0.745, 0.22) +
        beam(0.745, 0.03, 0.61, 0.2) +
        beam(-0.4, 0.44, -0.51, 0.57) +
        beam(0.38, 0.44, 0.48, 0.57),
    );
    canvas.fill(lit, nosings);
    canvas.fill(lit, block(-0.54, 0.54, 0.615, 0.63) + block(-0.53, 0.53, rail - 0.01, rail + 0.005));
  };
}
