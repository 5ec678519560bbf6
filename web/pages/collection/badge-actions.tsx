/** What can be done with an earned badge, one line each. Whatever is new joins the list here. */
import { medal } from '../../ui/icons.ts';
import { badgeWords as words } from '../../words/badge.ts';
import { BadgeAction, type BadgeActionProps } from './badge-action.tsx';
import styles from './badge-dialog.module.css';
import { SaveProof } from './save-proof.tsx';

export function BadgeActions({ badge, whose }: BadgeActionProps) {
  return (
    <ul className={styles.actions} aria-label={words.actions}>
      <BadgeAction icon={medal}>
        <a href={badge.picture} download={`${badge.name}.svg`}>
          {words.picture}
        </a>
      </BadgeAction>
      {badge.path && <SaveProof badge={badge} whose={whose} />}
    </ul>
  );
}
