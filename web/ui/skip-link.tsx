import { navWords } from '../words/nav.ts';
import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {navWords.skip}
    </a>
  );
}
