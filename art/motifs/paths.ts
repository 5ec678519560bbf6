/** Trails that someone built: boardwalks and stairs. */
import { alongSmoothStations, alongStations, at, lerp, type Point, type Station } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface BoardwalkOptions<Ink> {
  /** Near to far. */
  path: readonly Station[];
  plank: Ink;
  /** About a third of the planks. */
  plank2: Ink;
  edge: Ink;
  shadow?: Ink;
  planks?: number;
  /** Above 1 crowds the planks to the far end. */
  crowding?: number;
  seed?: number;
}

/** Planks laid along a curve over the ground. */
export function boardwalk<Ink extends string>(options: BoardwalkOptions<Ink>): Layer<Ink> {
  const { path, plank, plank2, edge, shadow, planks = 34, crowding = 2, seed = 81 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const stops = Array.from({ length: planks + 1 }, (_, i) => 1 - (1 - i / planks) ** crowding);
    const stationAt = (stop: number) => alongSmoothStations(path, stop);

    const outline = Array.from({ length: 15 }, (_, i) => stationAt(at(stops, Math.round((i / 14) * planks))));
    const left = outline.map(([x, y, half]): Point => [x - half, y]);
    const right = outline.map(([x, y, half]): Point => [x + half, y]).reverse();
    if (shadow) {
      const cast = outline.map(([x, y, half]): Point => [x - half * 1.25, y + half * 0.14]);
      canvas.fill(shadow, polygon([...cast, ...right.map(([x, y]): Point => [x + 4, y + 8])]));
    }
    const beam = outline.map(([x, y, half]): Point => [x - half, y + half * 0.16]).reverse();
    canvas.fill(edge, polygon([...left, ...right]) + polygon([...left, ...beam]));

    let [boards, others] = ['', ''];
    for (let i = 0; i < planks; i++) {
      const [nearX, nearY, nearHalf] = stationAt(at(stops, i));
      const [farX, farY, farHalf] = stationAt(lerp(at(stops, i), at(stops, i + 1), 0.86));
      const unrest = () => random.jitter(nearHalf * 0.04);
      const board = polygon([
        [nearX - nearHalf + unrest(), nearY],
        [nearX + nearHalf + unrest(), nearY],
        [farX + farHalf + unrest(), farY],
        [farX - farHalf + unrest(), farY],
      ]);
      if (random.chance(0.3)) others += board;
      else boards += board;
    }
    canvas.fill(plank, boards);
    canvas.fill(plank2, others);
  };
}

export interface WalkwayOptions<Ink> {
  /** The middle of it on the sheet, near to far. */
  path: readonly Point[];
  /** Where the ground would end; the path stays below it. */
  horizon: number;
  /** Half the width over the height of the eye above the ground. */
  half: number;
  planks: number;
  plank: Ink;
  /** About a third of the planks. */
  plank2: Ink;
  /** Above 1 the near planks are narrower than those far off, of which one sees little. */
  crowding?: number;
  /** Beams and posts on the near side. */
  edge: Ink;
  /** What it throws on the ground. */
  shadow?: Ink;
  /** How high it stands on its posts, over the height of the eye. */
  rise?: number;
  seed?: number;
}

/** Planks at right angles to their course on level ground, in one perspective: a bend never folds. */
export function walkway<Ink extends string>(options: WalkwayOptions<Ink>): Layer<Ink> {
  const { path, horizon, half, planks, plank, plank2, crowding = 1, edge, shadow, rise = 0.09, seed = 5 } = options;
  return (canvas) => {
    const random = new Random(seed);
    const middle = canvas.width / 2;
    const stations = path.map(([x, y]): Station => [x, y, 0]);
    /** On the ground: across and away, in heights of the eye. */
    const ground = Array.from({ length: 241 }, (_, i): Point => {
      const [x, y] = alongSmoothStations(stations, i / 240);
      return [(x - middle) / (y - horizon), 1 / (y - horizon)];
    });
    const length = [0];
    for (let i = 1; i < ground.length; i++) {
      const [[x, z], [beforeX, beforeZ]] = [at(ground, i), at(ground, i - 1)];
      length.push(at(length, i - 1) + Math.hypot(x - beforeX, (z - beforeZ) * EYE));
    }
    /** Both ends of a crossing at a share of the whole length, on the sheet. */
    const crossing = (share: number): [Point, Point] => {
      const wanted = share * at(length, 240);
      const i = Math.min(
        238,
        Math.max(
          1,
          length.findIndex((reached) => reached >= wanted),
        ),
      );
      const [[x, z], [beforeX, beforeZ], [nextX, nextZ]] = [at(ground, i), at(ground, i - 1), at(ground, i + 1)];
      const [dx, dz] = [nextX - beforeX, (nextZ - beforeZ) * EYE];
      const size = half / Math.hypot(dx, dz);
      const project = (side: number): Point => {
        const away = z - (side * dx * size) / EYE;
        return [middle + (x + side * dz * size) / away, horizon + 1 / away];
      };
      return [project(-1), project(1)];
    };
    const crossings = Array.from({ length: planks + 1 }, (_, i) => crossing((i / planks) ** crowding));
    const drop = ([x, y]: Point, depth: number): Point => [x, y + (y - horizon) * depth];
    const gap = (from: Point, to: Point): Point => [lerp(from[0], to[0], 0.84), lerp(from[1], to[1], 0.84)];
    let [boards, others, beams, cast] = ['', '', '', ''];
    crossings.slice(0, -1).forEach(([left, right], i) => {
      const [farLeft, farRight] = at(crossings, i + 1);
      const board = polygon([left, right, gap(right, farRight), gap(left, farLeft)]);
      if (random.chance(0.3)) others += board;
      else boards += board;
    });
    for (let i = 0; i < planks; i += BAY) {
      const [[left, right], [farLeft, farRight]] = [at(crossings, i), at(crossings, Math.min(planks, i + BAY))];
      beams += polygon([left, right, farRight, farLeft]);
      for (const [near, far, inward] of [
        [left, farLeft, 1],
        [right, farRight, -1],
      ] as const) {
        beams += polygon([near, far, drop(far, 0.04), drop(near, 0.04)]);
        const width = inward * (near[1] - horizon) * 0.02;
        beams += polygon([near, [near[0] + width, near[1]], drop([near[0] + width, near[1]], rise), drop(near, rise)]);
      }
      const fall = rise + 0.02;
      cast += polygon([drop(left, fall), drop(right, fall), drop(farRight, fall), drop(farLeft, fall)]);
    }
    if (shadow) canvas.fill(shadow, cast);
    canvas.fill(edge, beams);
    canvas.fill(plank, boards);
    canvas.fill(plank2, others);
  };
}

/** How far the picture plane is, in units of the sheet: what a plank measures away from us. */
const EYE = 900;
/** Planks between two posts. */
const BAY = 3;

export interface StairsOptions<Ink> {
  /** Near to far. */
  path: readonly Station[];
  steps: number;
  tread: Ink;
  riser: Ink;
  rail?: Ink;
  /** The upper edge of the rail. */
  railLit?: Ink;
  /** How high the rail is, over the width of the stairs. */
  railHeight?: number;
  posts?: number;
  crowding?: number;
}

/** Timber stairs that climb away from the viewer. */
export function stairs<Ink extends string>(options: StairsOptions<Ink>): Layer<Ink> {
  const { path, steps, tread, riser, rail, railLit, railHeight = 2.1, posts = 8, crowding = 1.5 } = options;
  return (canvas) => {
    const stationAt = (step: number) => alongStations(path, 1 - (1 - step / steps) ** crowding);
    let [risers, treads] = ['', ''];
    for (let i = 0; i < steps; i++) {
      const [nearX, nearY, nearHalf] = stationAt(i);
      const [farX, farY, farHalf] = stationAt(i + 1);
      const middleX = lerp(nearX, farX, 0.1375);
      const middleY = lerp(nearY, farY, 0.55);
      const half = lerp(nearHalf, farHalf, 0.3);
      risers += polygon([
        [nearX - nearHalf, nearY],
        [nearX + nearHalf, nearY],
        [middleX + half, middleY],
        [middleX - half, middleY],
      ]);
      treads += polygon([
        [middleX - half * 1.04, middleY],
        [middleX + half * 1.04, middleY],
        [farX + farHalf, farY],
        [farX - farHalf, farY],
      ]);
    }
    canvas.fill(riser, risers);
    canvas.fill(tread, treads);
    if (!rail) return;

    let [timber, shine] = ['', ''];
    const stations = Array.from({ length: posts + 1 }, (_, i) => stationAt((i / posts) * steps));
    for (const side of [-1, 1]) {
      const tops = stations.map(([x, y, half]) => {
        const thickness = Math.max(2, half * 0.12);
        return { x: x + side * half * 1.08, y: y - half * railHeight * 0.6, thickness };
      });
      stations.forEach(([, y, half], i) => {
        const top = at(tops, i);
        const postHalf = Math.max(1.5, half * 0.07);
        timber += polygon([
          [top.x - postHalf, y + 3],
          [top.x - postHalf, top.y],
          [top.x + postHalf, top.y],
          [top.x + postHalf, y + 3],
        ]);
      });
      const edge = (offset: number) => tops.map(({ x, y, thickness }): Point => [x, y + thickness * offset]);
      timber += polygon([...edge(-1), ...edge(0.4).reverse()]);
      shine += polygon([...edge(-1), ...edge(-0.45).reverse()]);
    }
    canvas.fill(rail, timber);
    if (railLit) canvas.fill(railLit, shine);
  };
}
