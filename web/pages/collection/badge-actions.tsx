/** What can be done with an earned badge, one line each. Whatever is new joins the list here. */
import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon.tsx';
import { medal } from '../../ui/icons.ts';
import { badgeWords as words } from '../../words/badge.ts';
import styles from './badge-dialog.module.css';
import type { Collector } from './collectors.ts';
import type { EarnedBadge } from './earned.ts';

export type BadgeActionProps = { badge: EarnedBadge; whose: Collector };

export function BadgeActions({ badge }: BadgeActionProps) {
  return (
    <ul className={styles.actions} aria-label={words.actions}>
      <BadgeAction icon={medal}>
        <a href={badge.picture} download={`${badge.name}.svg`}>
          {words.picture}
        </a>
      </BadgeAction>
    </ul>
  );
}

/** A sign, and a link or button beside it; what it has to say may follow. */
export function BadgeAction({ icon, children }: { icon: string; children: ReactNode }) {
  return (
    <li>
      <Icon drawing={icon} />
      <div>{children}</div>
    </li>
  );
}
