/** A region's outline as small as a letter. */
import { BadgeOutline } from '../../ui/badge-outline.tsx';
import styles from './desk.module.css';
import type { DeskRegion } from './guide.ts';

export function RegionSign({ region }: { region: DeskRegion }) {
  return (
    <span className={styles.region} data-region={region.code} aria-hidden="true">
      <BadgeOutline shape={region.badge.shape} />
    </span>
  );
}
