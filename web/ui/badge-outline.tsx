/** The empty outline of a region's badges: its symbol in lists, and in the progress of a collection. */
import { type BadgeShape, badgeOutlines, badgeSheet } from '../../domain/pictures/badge-sheet.ts';

type Props = { shape: BadgeShape; className?: string };

export function BadgeOutline({ shape, className }: Props) {
  return (
    <svg viewBox={badgeSheet} className={className} aria-hidden="true">
      <path d={badgeOutlines[shape]} />
    </svg>
  );
}
