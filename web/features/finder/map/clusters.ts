/** Clusters markers that would overlap into one with a count. */
export type Spot<T> = { x: number; y: number; item: T };
export type Cluster<T> = { x: number; y: number; spots: Spot<T>[] };

/** Greedy, in the order of the spots: each joins the first cluster within the distance, or starts its own. */
export function clustered<T>(spots: readonly Spot<T>[], distance: number): Cluster<T>[] {
  const clusters: Cluster<T>[] = [];
  for (const spot of spots) {
    const near = clusters.find(({ x, y }) => Math.hypot(x - spot.x, y - spot.y) < distance);
    if (near) near.spots.push(spot);
    else clusters.push({ x: spot.x, y: spot.y, spots: [spot] });
  }
  return clusters;
}

export type Bounds = { left: number; top: number; right: number; bottom: number };

export function getBounds(spots: readonly { x: number; y: number }[]): Bounds {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}
