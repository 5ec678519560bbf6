/**
 * The empty outline of a region's badges: its symbol in lists, and the placeholder of a badge that is not earned yet.
 */
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
