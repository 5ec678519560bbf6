/** A region's sign is the outline of its badges, here in small: in lists, on keys, beside headings. */
import type { Region } from '../../domain/trail/region.ts';
import { BadgeOutline } from './badge-outline.tsx';
import styles from './region-marker.module.css';

export type MarkedRegion = Pick<Region, 'code'> & { badge: Pick<Region['badge'], 'shape'> };

type Props = { region: MarkedRegion; count?: number; className?: string };

export function RegionMarker({ region: { code, badge }, count, className = '' }: Props) {
  return (
    <span className={`${styles.marker} ${className}`} data-region={code} aria-hidden="true">
      <span>{count}</span>
      <BadgeOutline shape={badge.shape} />
    </span>
  );
}
