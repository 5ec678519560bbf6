/** Names of regions are placed in units of the sheet: copied from another guide, they would land in another region. */
import type { ContentIssue } from '../../content/content-issue.ts';
import { contains } from '../../domain/geo/geo.ts';
import type { Atlas } from './atlas.ts';
import { stateCone } from './layers.ts';
import { projectBy } from './projection.ts';

export function misplacedLabels(atlas: Atlas): ContentIssue[] {
  const project = projectBy(stateCone(atlas));
  return atlas.regions.flatMap(({ slug, label: { at, leader } }) => {
    const [field, [longitude, latitude]] = leader ? ['leader', leader[1]] : ['at', at];
    const outline = (atlas.regionOutlines.get(slug) ?? []).map((ring) => ring.map(project));
    if (contains(outline, { longitude, latitude })) return [];
    const expected = `a point of the region on the map of the state, not ${longitude}, ${latitude}`;
    const hint =
      'It is in units of the sheet in content/map.yaml. A name outside of its region needs a leader into it.';
    return [{ file: 'content/regions.yaml', field: `${slug}.label.${field}`, expected, hint }];
  });
}
