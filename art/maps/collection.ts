/** What the badge collection draws its own map from: the state's outline, and where each trailhead lies on it. */
import type { Content } from '../../content/load.ts';
import { onSilhouette, SILHOUETTE, stateOutline } from './silhouette.ts';

export function collectionMap({ listed }: Pick<Content, 'listed'>): string {
  const dots = listed.map(({ id, trailhead }) => [id, onSilhouette(trailhead).map(Math.round)]);
  return JSON.stringify({ ...SILHOUETTE, outline: stateOutline, dots: Object.fromEntries(dots) });
}
