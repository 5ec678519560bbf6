/** Drawn, because our fonts have no arrows and the system's look out of place. */
import styles from './arrow.module.css';

export function Arrow({ to }: { to: 'back' | 'on' }) {
  return (
    <svg className={styles.arrow} data-to={to} viewBox="0 0 26 16" aria-hidden="true">
      <path d="M2 8h21M16 2l7 6-7 6" />
    </svg>
  );
}
