import type { Region } from '../../../domain/trail/region.ts';
import { regionsMessages } from '../../lib/text/region.ts';
import { Arrow } from '../../ui/arrow.tsx';
import { RegionMarker } from '../../ui/region-marker.tsx';
import styles from './region-key.module.css';

export function RegionKey({ entries }: { entries: { region: Region; count: number }[] }) {
  return (
    <nav className={styles.key} aria-label={regionsMessages.all}>
      <ul>
        {entries.map(({ region, count }) => (
          <li key={region.slug}>
            <a href={region.path} data-region={region.code}>
              <RegionMarker region={region} count={count} className={styles.marker} />
              <span>
                <b>{region.name}</b>
                <small>
                  <span className="hidden-text">{regionsMessages.count(count)}</span>
                  {region.tagline}
                </small>
              </span>
              <Arrow to="on" />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
