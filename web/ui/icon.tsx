import styles from './icon.module.css';
import sheet from './icons.svg';

/** A drawing of the sheet, by its name in icons.ts. The sheet comes once, and later than what is read. */
export function Icon({ drawing, className = '' }: { drawing: string; className?: string }) {
  return (
    <svg className={`${styles.icon} ${className}`} viewBox="0 0 268 268" aria-hidden="true">
      <use href={`${sheet}#${drawing}`} />
    </svg>
  );
}
