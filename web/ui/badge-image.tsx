/** A badge in its intrinsic size; the grid may scale it down. */
import { badgeSize } from '../../domain/pictures/badge-sheet.ts';

type Props = { src: string; alt: string; className?: string; lazy?: boolean };

export function BadgeImage({ src, alt, className, lazy = false }: Props) {
  return <img src={src} alt={alt} className={className} {...badgeSize} loading={lazy ? 'lazy' : undefined} />;
}
