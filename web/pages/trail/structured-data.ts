/** The hike as structured data for search engines. */
import { state } from '../../../content/state.ts';
import type { Picture } from '../../../domain/pictures/pictures.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { absolute } from '../../lib/head.ts';

export function placeData(trail: Trail, card: Picture): object {
  return {
    '@type': trail.listed ? ['TouristAttraction', 'Place'] : 'Place',
    name: `${trail.park}, ${trail.trail}`,
    description: trail.summary,
    url: absolute(trail.path),
    image: absolute(card.src),
    address: {
      '@type': 'PostalAddress',
      streetAddress: trail.address.text,
      addressRegion: state.code,
      addressCountry: 'US',
    },
    ...(trail.listed && {
      geo: {
        '@type': 'GeoCoordinates',
        latitude: trail.trailhead.latitude,
        longitude: trail.trailhead.longitude,
      },
      isAccessibleForFree: trail.fees.kind === 'none',
      publicAccess: true,
    }),
  };
}
