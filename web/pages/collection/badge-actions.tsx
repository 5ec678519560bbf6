/** What can be done with an earned badge, one line each. Whatever is new joins the list here. */
import { medal, share } from '../../ui/icons.ts';
import { badgeWords as words } from '../../words/badge.ts';
import { posterWords } from '../../words/poster.ts';
import { BadgeAction, type BadgeActionProps } from './badge-action.tsx';
import styles from './badge-dialog.module.css';
import { PosterButton } from './poster-button.tsx';
import { badgePoster } from './poster-contents.ts';
import { SaveProof } from './save-proof.tsx';

export function BadgeActions({ badge, whose }: BadgeActionProps) {
  return (
    <ul className={styles.actions} aria-label={words.actions}>
      <BadgeAction icon={share}>
        <PosterButton
          poster={() => badgePoster(badge)}
          name={whose.name}
          region={badge.regionCode}
          label={posterWords.make}
        />
      </BadgeAction>
      <BadgeAction icon={medal}>
        <a href={badge.picture} download={`${badge.name}.svg`}>
          {words.picture}
        </a>
      </BadgeAction>
      {badge.path && <SaveProof badge={badge} whose={whose} />}
    </ul>
  );
}
