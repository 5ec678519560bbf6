/** A region's outline in text size. */
import { BadgeOutline } from '../../../ui/badge-outline.tsx';
import styles from '../desk.module.css';
import type { DeskRegion } from './guide.ts';

export function RegionSign({ region }: { region: DeskRegion }) {
  return (
    <span className={styles.region} data-region={region.code} aria-hidden="true">
      <BadgeOutline shape={region.badge.shape} />
    </span>
  );
}
