/** The actions for an earned badge, one line each. */
import { medal, mountains, share } from '../../ui/icons.ts';
import { BadgeAction, type BadgeActionProps } from '../badges/badge-action.tsx';
import { ShareButton } from '../badges/share-button.tsx';
import { badgeWords as words } from '../badges/words.ts';
import { PosterButton } from '../posters/poster-button.tsx';
import { badgePoster } from '../posters/poster-contents.ts';
import { posterWords } from '../posters/words.ts';
import { SaveProof } from '../proof/save-proof.tsx';
import styles from './badge-dialog.module.css';

export function BadgeActions({ badge, whose }: BadgeActionProps) {
  return (
    <ul className={styles.actions} aria-label={words.actions}>
      {badge.path && (
        <BadgeAction icon={share}>
          <ShareButton text={words.shared(badge.name)} path={badge.path} />
        </BadgeAction>
      )}
      <BadgeAction icon={mountains}>
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
