/** A hiker's own patch: a letter, sewn on their color. Their name always stands beside it; without one there is no letter yet. */
import { initials } from '../../../domain/badge/display-name.ts';
import styles from './hiker-patch.module.css';

export function HikerPatch({ name, color }: { name: string; color: string }) {
  return (
    <span className={styles.patch} data-patch={color} aria-hidden="true">
      {name && initials({ name }).slice(0, 1)}
    </span>
  );
}
