import type { Picture as PictureData } from '../../../domain/pictures/pictures.ts';
import type { Region } from '../../../domain/trail/region.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { hikesAndBadges } from '../../lib/text/site.ts';
import { HikeFigures } from '../../ui/hike-figures.tsx';
import { Picture } from '../../ui/picture.tsx';
import { RegionMarker } from '../../ui/region-marker.tsx';
import styles from './region-hikes.module.css';

type Row = Pick<Trail, 'path' | 'park' | 'trail' | 'badge' | 'distance' | 'difficulty'>;

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
            <HikeRow key={trail.path} trail={trail} />
          ))}
        </ul>
      </div>
    </section>
  );
}

function HikeRow({ trail }: { trail: Row }) {
  return (
    <li data-badge={trail.badge ?? undefined}>
      <a href={trail.path}>
        <span data-earned-here="">
          <b>{trail.park}</b> <em>{trail.trail}</em>
        </span>
        <HikeFigures hike={trail} />
      </a>
    </li>
  );
}
