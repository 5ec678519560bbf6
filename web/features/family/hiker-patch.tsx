/** A hiker's patch: their initial on their color, always next to their name; without a name it has no letter yet. */
import { initials } from '../../../domain/badge/display-name.ts';
import styles from './hiker-patch.module.css';

export function HikerPatch({ name, color }: { name: string; color: string }) {
  return (
    <span className={styles.patch} data-patch={color} aria-hidden="true">
      {name && initials({ name }).slice(0, 1)}
    </span>
  );
}
