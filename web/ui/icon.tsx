import { headerIcons } from './header-icons.ts';
import styles from './icon.module.css';
import sheet from './icons.svg';

/** An icon from one of the sprites, by its name in icons.ts. */
export function Icon({ drawing, className = '' }: { drawing: string; className?: string }) {
  return (
    <svg className={className ? `${styles.icon} ${className}` : styles.icon} viewBox="0 0 268 268" aria-hidden="true">
      <use href={`${headerIcons.includes(drawing) ? '' : sheet}#icon-${drawing}`} />
    </svg>
  );
}
