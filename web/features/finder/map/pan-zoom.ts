/** The viewport of a map: its scale, and the offset of its corner in pixels of the frame. */
export type View = { k: number; x: number; y: number };
type Size = { width: number; height: number };
type Spot = readonly [x: number, y: number];

/** Close enough that on a small phone any two hikes can both be tapped. */
export const closest = 24;
export const wholeView: View = { k: 1, x: 0, y: 0 };

/** The position in the view of a spot of the whole map. */
export const inView = ({ k, x, y }: View, [left, top]: Spot): Spot => [left * k + x, top * k + y];

/** Clamps scale and offset, so that the view never leaves the map. */
export function kept({ k, x, y }: View, { width, height }: Size): View {
  const scale = Math.min(closest, Math.max(1, k));
  const within = (offset: number, length: number) => Math.min(0, Math.max(length * (1 - scale), offset));
  return { k: scale, x: within(x, width), y: within(y, height) };
}

/** Zooms by a factor around a fixed spot. */
export function zoomed(view: View, factor: number, [left, top]: Spot, size: Size): View {
  const k = Math.min(closest, Math.max(1, view.k * factor));
  const ratio = k / view.k;
  return kept({ k, x: left - (left - view.x) * ratio, y: top - (top - view.y) * ratio }, size);
}

/** Pans or pinches: what was under the fingers stays under them. */
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
