import { navWords } from '../ui/nav-words.ts';
import styles from './skip-link.module.css';

export function SkipLink() {
  return (
    <a className={styles.skip} href="#main">
      {navWords.skip}
    </a>
  );
}
