/** The small outline of the state with one region filled, beside the heading of a region's page. */
import { escaped } from '../../domain/map/markup.ts';
import type { Region } from '../../domain/trail/region.ts';
import { SILHOUETTE, type Silhouette } from './silhouette.ts';

export function miniMap(silhouette: Silhouette, region: Region): string {
  const name = escaped(`${region.name} on the map of ${silhouette.stateName}`);
  const { width, height } = SILHOUETTE;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" class="map-mini" viewBox="0 0 ${width} ${height}"`;
  return `${head} data-region="${region.code}" role="img" aria-label="${name}">${silhouette.withRegion(region)}</svg>`;
}
