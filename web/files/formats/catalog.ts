/**
 * The catalog for others to build on, documented in docs/how-to/use-the-data.md. Version 1 only ever gains fields;
 * a change that could break a reader is a version 2 beside it.
 */

import { site } from '../../../content/site.ts';
import type { Region } from '../../../domain/trail/region.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { absolute } from '../../lib/head.ts';

export function catalog(regions: readonly Region[], trails: readonly Trail[], picture: (trail: Trail) => string) {
  return {
    version: 1,
    name: site.name,
    license: site.pictureLicense.url,
    attribution: `${site.name}, ${absolute('/')}`,
    regions: regions.map(({ slug, name, path }) => ({ id: slug, name, url: absolute(path) })),
    trails: trails.map((trail) => ({ ...entry(trail), picture: absolute(picture(trail)) })),
  };
}

function entry(trail: Trail) {
  const { listed, story, slug, path, photo, trailhead, alsoAccept, hunterNote, ...facts } = trail;
  const { latitude, longitude, place, errorMeters } = trailhead;
  return {
    ...facts,
    // As version 1 has always had them; the fuller forms are `wheels` and the notice's own `reported`.
    surface: { words: trail.surface, wheels: trail.wheels.wheelchair },
    notices: trail.notices.map((notice) => ({ ...notice, date: notice.reported })),
    url: absolute(path),
    trailhead: { latitude, longitude, place, accuracyMeters: errorMeters },
    checkPoints: alsoAccept,
  };
}
