/** A region's sign is the outline of its badges, here in small: in lists, on keys, beside headings. */
import type { Region } from '../../content/regions.ts';
import styles from './region-marker.module.css';
import { regionOutlines } from './region-outlines.ts';

export function RegionMarker({
  code,
  count,
  className = '',
}: {
  code: Region['code'];
  count?: number;
  className?: string;
}) {
  return (
    <span className={`${styles.marker} ${className}`} data-region={code} aria-hidden="true">
      <svg viewBox="0 0 390 450" aria-hidden="true">
        <path d={regionOutlines[code]} />
      </svg>
      <span>{count}</span>
    </span>
  );
}
