/** Validates content/site.ts and content/state.ts. */

import { type Site, type State, siteSchema, stateSchema } from '../domain/site.ts';
import type { Region } from '../domain/trail/region.ts';
import type { Trail } from '../domain/trail/trail.ts';
import { ContentError, type ContentIssue } from './content-issue.ts';
import { checkFields, type Fields } from './fields.ts';
import { site } from './site.ts';
import { state } from './state.ts';

const siteFile = 'site.ts';

export const readSite = (): Fields<Site> => checkFields(siteFile, site, siteSchema);
export const readState = (): Fields<State> => checkFields('state.ts', state, stateSchema);

type Named = { site: Site; trails: readonly Trail[]; regions: readonly Region[] };

/** Hikes and regions named by the site must exist; skipped if only a part of the guide is loaded. */
export function checkNames(guide: Named): void {
  const issues = unknownNameIssues(guide);
  if (issues.length > 0) throw new ContentError(issues);
}

function unknownNameIssues({ site, trails, regions }: Named): ContentIssue[] {
  const issue = (field: string, expected: string, given: string): ContentIssue => ({
    file: siteFile,
    field,
    expected: `${expected}, not "${given}"`,
    hint: 'It stands in content/trails and content/regions.yaml.',
  });
  const isHike = (id: string) => trails.some((trail) => trail.id === id && trail.badge);
  const hikes = [
    ...site.posters.map((id, i) => [`posters.${i}`, id] as const),
    ['screenshot', site.screenshot] as const,
  ];
  return [
    ...hikes.flatMap(([field, id]) => (isHike(id) ? [] : [issue(field, 'a hike with a badge', id)])),
    ...Object.entries(site.pictures).flatMap(([page, slug]) =>
      regions.some((region) => region.slug === slug) ? [] : [issue(`pictures.${page}`, 'a region', slug)],
    ),
  ];
}
