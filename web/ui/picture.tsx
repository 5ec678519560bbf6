import type { Picture as PictureData } from '../../domain/pictures/pictures.ts';
import styles from './picture.module.css';

type Props = {
  picture: PictureData;
  /** Fills its frame around the picture's focal point. */
  cover?: boolean;
  /** Repeats adjacent text: hidden from screen readers. */
  decorative?: boolean;
  /** Loaded eagerly, as the first thing on the page; all others load lazily. */
  first?: boolean;
  className?: string;
};

/**
 * Percent in steps of ten: the Content-Security-Policy forbids style attributes, so the steps are rules in the style
 * sheet.
 */
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
