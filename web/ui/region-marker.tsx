/** A region's symbol, the outline of its badges, in small: in lists, legends and beside headings. */
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
