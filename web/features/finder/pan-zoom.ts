/** What a map shows: how much larger than at first, and where its corner has gone, in pixels of the frame. */
export type View = { k: number; x: number; y: number };
type Size = { width: number; height: number };
type Spot = readonly [x: number, y: number];

/** So near that on a small phone any two hikes can both be tapped. */
export const closest = 24;
export const wholeView: View = { k: 1, x: 0, y: 0 };

/** Where a spot of the whole map lies in the view. */
export const inView = ({ k, x, y }: View, [left, top]: Spot): Spot => [left * k + x, top * k + y];

/** No nearer than the closest, no farther than the whole, and never beyond the edge of the map. */
export function kept({ k, x, y }: View, { width, height }: Size): View {
  const scale = Math.min(closest, Math.max(1, k));
  const within = (offset: number, length: number) => Math.min(0, Math.max(length * (1 - scale), offset));
  return { k: scale, x: within(x, width), y: within(y, height) };
}

/** Larger by a factor; what lies under the spot stays there. */
export function zoomed(view: View, factor: number, [left, top]: Spot, size: Size): View {
  const k = Math.min(closest, Math.max(1, view.k * factor));
  const ratio = k / view.k;
  return kept({ k, x: left - (left - view.x) * ratio, y: top - (top - view.y) * ratio }, size);
}

/** Two fingers, or one, have moved: what was under them stays under them. */
export function dragged(view: View, from: readonly Spot[], to: readonly Spot[], size: Size): View {
  const [before, after] = [middle(from), middle(to)];
  const spread = from.length > 1 && reach(from) > 0 ? reach(to) / reach(from) : 1;
  const grown = zoomed(view, spread, before, size);
  return kept({ ...grown, x: grown.x + after[0] - before[0], y: grown.y + after[1] - before[1] }, size);
}

const middle = (spots: readonly Spot[]): Spot => [
  spots.reduce((sum, [x]) => sum + x, 0) / spots.length,
  spots.reduce((sum, [, y]) => sum + y, 0) / spots.length,
];

const reach = ([a = [0, 0], b = [0, 0]]: readonly Spot[]): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
