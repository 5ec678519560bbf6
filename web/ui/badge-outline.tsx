/** The outline of a region's badges, empty: its sign in lists, and the ghost of a badge that is still out there. */
import { type BadgeShape, badgeOutlines, badgeSheet } from '../../domain/pictures/badge-sheet.ts';

type Props = { shape: BadgeShape; className?: string; children?: React.ReactNode };

export function BadgeOutline({ shape, className, children }: Props) {
  return (
    <svg viewBox={badgeSheet} className={className} aria-hidden="true">
      <path d={badgeOutlines[shape]} />
      {children}
    </svg>
  );
}
