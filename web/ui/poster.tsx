/** Picture, pale gap, flat band in the region's color. The title never overlaps the picture. */

import type { Picture as PictureData } from '../../domain/pictures/pictures.ts';
import type { Region } from '../../domain/trail/region.ts';
import { Picture } from './picture.tsx';
import styles from './poster.module.css';

type Props = { href: string; picture: PictureData; region: Region; title: string; first?: boolean; className?: string };

export function Poster({ href, picture, region, title, first, className = '' }: Props) {
  return (
    <a className={`${styles.poster} ${className}`} data-region={region.code} href={href}>
      {/* Heard in this order; the style puts the picture on top. */}
      <span className={styles.band}>
        <b>{title}</b>
        <i>{region.name}</i>
      </span>
      <span className={styles.picture}>
        <Picture picture={picture} cover first={first} />
      </span>
    </a>
  );
}
