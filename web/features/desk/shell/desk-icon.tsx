import icon from '../../../ui/icon.module.css';
import sheet from './desk-icons.svg';

/** An icon from the desk's own sprite, by its name in icons.ts. */
export function DeskIcon({ drawing }: { drawing: string }) {
  return (
    <svg className={icon.icon} viewBox="0 0 268 268" aria-hidden="true">
      <use href={`${sheet}#icon-${drawing}`} />
    </svg>
  );
}
