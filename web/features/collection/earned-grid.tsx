import { useState } from 'react';
import { formatDayEarned } from '../../lib/text/day-earned.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import button from '../../ui/button.module.css';
import { badgeMessages } from '../badges/badges.messages.ts';
import { useGuide } from '../badges/collection-context.ts';
import type { EarnedBadge } from '../badges/earned.ts';
import type { Hiker } from '../badges/hikers.ts';
import { PosterButton } from '../posters/poster-button.tsx';
import { collectionPoster } from '../posters/poster-contents.ts';
import { posterMessages } from '../posters/posters.messages.ts';
import { BadgeDialog } from './badge-dialog.tsx';
import { collectionMessages } from './collection.messages.ts';
import styles from './earned-grid.module.css';

export function EarnedGrid({ hiker, left }: { hiker: Hiker; left: number }) {
  const guide = useGuide();
  const [opened, open] = useState<EarnedBadge>();
  return (
    <section className="wrap" aria-label={collectionMessages.earned}>
      <ul className={styles.grid}>
        {hiker.badges.map((badge) => (
          <li key={badge.name} data-region={badge.regionCode}>
            <BadgeLink badge={badge} />
            {badge.hike && <small>{badge.hike}</small>}
            <time dateTime={badge.earnedDate}>{formatDayEarned(badge.earnedDate)}</time>
            <button
              className={styles.keep}
              type="button"
              aria-label={badgeMessages.getOpen(badge.name)}
              onClick={() => open(badge)}
            >
              {badgeMessages.open}
            </button>
          </li>
        ))}
        {left > 0 && (
          <li>
            <a href="/hikes">
              <span className={styles.open} aria-hidden="true">
                {left}
              </span>
              <b>{collectionMessages.next}</b>
            </a>
            <small>{collectionMessages.left(left)}</small>
          </li>
        )}
      </ul>
      <p className={styles.whole}>
        {hiker.badges.some(({ path }) => path) && (
          <PosterButton
            poster={() => collectionPoster(guide, hiker)}
            name={hiker.name}
            className={button.button}
            label={posterMessages.makeOfAll}
          />
        )}
        <a className="quiet" href="/badges/passport">
          {collectionMessages.passport}
        </a>
      </p>
      {opened && <BadgeDialog badge={opened} hiker={hiker} onClose={() => open(undefined)} />}
    </section>
  );
}

function BadgeLink({ badge }: { badge: EarnedBadge }) {
  const content = (
    <>
      <BadgeImage src={badge.picture} alt="" />
      <b>{badge.name}</b>
    </>
  );
  return badge.path ? <a href={badge.path}>{content}</a> : content;
}
