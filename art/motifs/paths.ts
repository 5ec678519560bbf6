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
