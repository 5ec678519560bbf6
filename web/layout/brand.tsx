import { site } from '../../content/site.ts';
import type { Picture } from '../../domain/pictures/pictures.ts';
import styles from './brand.module.css';

export function Brand({ logo }: { logo: Picture }) {
  return (
    <a className={styles.brand} href="/hikes">
      <img src={logo.src} alt="" width="56" height="56" fetchPriority="low" />
      <span>{site.name}</span>
    </a>
  );
}
