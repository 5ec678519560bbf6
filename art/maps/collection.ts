/** Data for the map of the badge collection: the state's outline and the trailheads on it. */
import type { Content } from '../../content/load.ts';
import type { Maps } from '../../domain/map/maps.ts';
import { SILHOUETTE, type Silhouette } from './silhouette.ts';

export function collectionMap({ listed }: Pick<Content, 'listed'>, silhouette: Silhouette): Maps['collection'] {
  const dots = listed.map(({ id, trailhead }): [string, [number, number]] => {
    const [x, y] = silhouette.at(trailhead);
    return [id, [Math.round(x), Math.round(y)]];
  });
  return { ...SILHOUETTE, outline: silhouette.outline, dots: Object.fromEntries(dots) };
}
