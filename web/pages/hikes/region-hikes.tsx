import type { Hike } from '../../../domain/finder/hike.ts';
import type { Picture as PictureData } from '../../../domain/pictures/pictures.ts';
import type { Region } from '../../../domain/trail/region.ts';
import { hikesAndBadges } from '../../lib/text/site.ts';
import { HikeRow } from '../../ui/hike-row.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RegionMarker } from '../../ui/region-marker.tsx';
import styles from './region-hikes.module.css';

type Row = Pick<Hike, 'path' | 'park' | 'trail' | 'badge' | 'distance' | 'duration' | 'difficulty' | 'closures'> & {
  badgeSrc: string;
};

export function RegionHikes({ region, picture, trails }: { region: Region; picture: PictureData; trails: Row[] }) {
  const headingId = `hikes-${region.slug}`;
  return (
    <section className={`wrap ${styles.region}`} data-region={region.code} aria-labelledby={headingId}>
      <div className={styles.picture}>
        <Picture picture={picture} cover decorative />
      </div>
      <div className={styles.list}>
        <h2 id={headingId}>
          <RegionMarker region={region} count={trails.length} />
          <a href={region.path}>{region.name}</a>
          <small>{hikesAndBadges(trails.length)}</small>
        </h2>
        <ul className={styles.index}>
          {trails.map((trail) => (
            <li key={trail.path} data-badge={trail.badge ?? undefined}>
              <HikeRow hike={trail} badgeSrc={trail.badgeSrc} closures={trail.closures ?? []} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
