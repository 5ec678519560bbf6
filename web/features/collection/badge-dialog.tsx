/** One earned badge, large, with its actions. */
import { useEffect, useRef } from 'react';
import { formatDayEarned } from '../../lib/text/day-earned.ts';
import { actions } from '../../ui/action.messages.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import button from '../../ui/button.module.css';
import { medal, mountains, share } from '../../ui/icons.ts';
import { BadgeAction, type BadgeActionProps } from '../badges/badge-action.tsx';
import { badgeMessages as words } from '../badges/badges.messages.ts';
import { ShareButton } from '../badges/share-button.tsx';
import { PosterButton } from '../posters/poster-button.tsx';
import { badgePoster } from '../posters/poster-contents.ts';
import { posterMessages } from '../posters/posters.messages.ts';
import { SaveProof } from '../proof/save-proof.tsx';
import styles from './badge-dialog.module.css';

/** Mounted only while open; the browser returns the focus to the element that opened it. */
export function BadgeDialog({ badge, hiker, onClose }: BadgeActionProps & { onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      className={`sewn ${styles.dialog}`}
      data-region={badge.regionCode}
      aria-labelledby="badge-name"
      onClose={onClose}
    >
      <div className={styles.content}>
        <BadgeImage src={badge.picture} alt="" className={styles.badge} />
        <h2 id="badge-name">{badge.name}</h2>
        <p>
          {badge.hike && <b>{badge.hike}</b>}
          <time dateTime={badge.earnedDate}>{words.earned(formatDayEarned(badge.earnedDate))}</time>
        </p>
        <BadgeActions badge={badge} hiker={hiker} />
      </div>
      <button className={button.small} type="button" onClick={() => dialog.current?.close()}>
        {actions.close}
      </button>
    </dialog>
  );
}

/** One line each. */
function BadgeActions({ badge, hiker }: BadgeActionProps) {
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
          name={hiker.name}
          region={badge.regionCode}
          label={posterMessages.make}
        />
      </BadgeAction>
      <BadgeAction icon={medal}>
        <a href={badge.picture} download={`${badge.name}.svg`}>
          {words.picture}
        </a>
      </BadgeAction>
      {badge.path && <SaveProof badge={badge} hiker={hiker} />}
    </ul>
  );
}
