/** Walls of split boulders, no two alike: what builders used where no bedrock shows. */
import { at, type Point, type Range, round, type Side } from '../kit/geometry.ts';
import { polygon } from '../kit/path.ts';
import { Random } from '../kit/random.ts';
import type { Layer } from '../kit/scene.ts';

export interface SplitStoneOptions<Ink> {
  /** The outline of the wall; stones are cut off along it. */
  points: readonly Point[];
  mortar: Ink;
  /** What boulders it is built of; write an ink twice to see it more often. */
  stones: readonly Ink[];
  /** The edge of each stone away from the light. */
  shade: Ink;
  /** Height of the lowest and of the highest course. */
  size?: Range;
  light?: Side;
  seed?: number;
}

export function splitStone<Ink extends string>(options: SplitStoneOptions<Ink>): Layer<Ink> {
  const { points, mortar, stones, shade, size = [70, 90], light = -1, seed = 1 } = options;
  return (canvas) => {
    const random = new Random(seed * 47 + 9);
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
    const [left, right, top, foot] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
    const faces = new Map<Ink, string>();
    let edges = '';
    for (let y = foot; y > top; ) {
      const height = random.between(...size);
      for (let x = left - random.between(0, size[1]); x < right; ) {
        const width = height * random.between(0.8, 1.9);
        const stone = facets(random, [x, y - height], [width, height]);
        const ink = at(stones, Math.floor(random.next() * stones.length));
        faces.set(ink, (faces.get(ink) ?? '') + polygon(stone));
        edges += shadedEdge(stone, light, height * 0.13);
        x += width + 5;
      }
      y -= height + 4;
    }
    canvas.inside(polygon(points), () => {
      canvas.fill(mortar, polygon(points));
      for (const [ink, data] of faces) canvas.fill(ink, data);
      canvas.fill(shade, edges);
    });
  };
}

/** Six corners, the box they stand in knocked about. */
function facets(random: Random, [x, y]: Point, [width, height]: Point): Point[] {
  const knock = () => random.between(0, 0.14) * height;
  const middle = () => random.between(0.35, 0.65) * width;
  const corners: Point[] = [
    [x + knock(), y + knock()],
    [x + middle(), y - knock() * 0.3],
    [x + width - knock(), y + knock()],
    [x + width, y + height - knock()],
    [x + middle(), y + height + knock() * 0.2],
    [x + knock() * 0.4, y + height - knock()],
  ];
  return corners.map(([cornerX, cornerY]): Point => [round(cornerX), round(cornerY)]);
}

/** The lower edge and the side away from the light, which the split face leaves in the shade. */
function shadedEdge(stone: readonly Point[], light: Side, depth: number): string {
  const order = light < 0 ? [2, 3, 4, 5] : [0, 5, 4, 3];
  const outer = order.map((i) => at(stone, i));
  const inner = outer.slice(1, 3).map(([x, y]): Point => [round(x + light * depth), round(y - depth)]);
  const edge = [...outer, ...inner.reverse()];
  return polygon(light < 0 ? edge : edge.reverse());
}
