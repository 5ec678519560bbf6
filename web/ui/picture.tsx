import type { Picture as PictureData } from '../../domain/pictures/pictures.ts';
import styles from './picture.module.css';

type Props = {
  picture: PictureData;
  /** Fills its frame and keeps the picture's focus in it. */
  cover?: boolean;
  /** A copy of what is said beside it: hidden from screen readers. */
  decorative?: boolean;
  /** The first thing on the page; everything else waits until it is near. */
  first?: boolean;
  className?: string;
};

/** Percent in steps of ten: a page may not carry style attributes, so the steps are rules in the style sheet. */
const step = (part: number) => Math.round(part * 10) * 10;

export function Picture({ picture, cover = false, decorative = false, first = false, className = '' }: Props) {
  return (
    <img
      className={['picture', cover && styles.cover, className].filter(Boolean).join(' ')}
      src={picture.src}
      width={picture.width}
      height={picture.height}
      alt={decorative ? '' : picture.alt}
      data-x={cover ? step(picture.focus.x) : undefined}
      data-y={cover ? step(picture.focus.y) : undefined}
      fetchPriority={first ? 'high' : undefined}
      loading={first ? undefined : 'lazy'}
      decoding={first ? undefined : 'async'}
    />
  );
}
