/** A message about a claim: an icon, a title, a sentence, and actions. */
import type { ReactNode } from 'react';
import button from './button.module.css';
import { Icon } from './icon.tsx';
import styles from './message-line.module.css';

type LineProps = {
  icon: string;
  title: string;
  children: ReactNode;
  /** The measurement, in small print. */
  note?: string;
  action?: ReactNode;
  below?: ReactNode;
  bad?: boolean;
  turning?: boolean;
};

export function Line({ icon, title, children, note, action, below, bad = false, turning = false }: LineProps) {
  return (
    <div className={bad ? styles.bad : styles.line}>
      <Icon drawing={icon} className={turning ? styles.turning : styles.icon} />
      <div>
        <strong>{title}</strong>
        <p>{children}</p>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {action}
      {below}
    </div>
  );
}

export function ActionButton({ onClick, children }: { onClick: () => void; children: ReactNode }) {
  return (
    <button className={button.small} type="button" onClick={onClick}>
      {children}
    </button>
  );
}
