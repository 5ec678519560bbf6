import { useState } from 'react';
import { dayEarnedInWords } from '../../lib/text/day-earned.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import button from '../../ui/button.module.css';
import { badgeWords } from '../badges/badges.messages.ts';
import { useGuide } from '../badges/collection-context.ts';
import type { EarnedBadge } from '../badges/earned.ts';
import type { Collector } from '../badges/hikers.ts';
import { PosterButton } from '../posters/poster-button.tsx';
import { collectionPoster } from '../posters/poster-contents.ts';
import { posterWords } from '../posters/posters.messages.ts';
import { BadgeDialog } from './badge-dialog.tsx';
import { collectionWords } from './collection.messages.ts';
import styles from './earned-grid.module.css';

export function EarnedGrid({ whose, left }: { whose: Collector; left: number }) {
  const guide = useGuide();
  const [opened, open] = useState<EarnedBadge>();
  return (
    <section className="wrap" aria-label={collectionWords.earned}>
      <ul className={styles.grid}>
        {whose.badges.map((badge) => (
          <li key={badge.name} data-region={badge.regionCode}>
            <BadgeLink badge={badge} />
            {badge.hike && <small>{badge.hike}</small>}
            <time dateTime={badge.earnedDate}>{dayEarnedInWords(badge.earnedDate)}</time>
            <button
              className={styles.keep}
              type="button"
              aria-label={badgeWords.openOf(badge.name)}
              onClick={() => open(badge)}
            >
              {badgeWords.open}
            </button>
          </li>
        ))}
        {left > 0 && (
          <li>
            <a href="/hikes">
              <span className={styles.open} aria-hidden="true">
                {left}
              </span>
              <b>{collectionWords.next}</b>
            </a>
            <small>{collectionWords.left(left)}</small>
          </li>
        )}
      </ul>
      <p className={styles.whole}>
        {whose.badges.some(({ path }) => path) && (
          <PosterButton
            poster={() => collectionPoster(guide, whose)}
            name={whose.name}
            className={button.button}
            label={posterWords.makeOfAll}
          />
        )}
        <a className="quiet" href="/badges/passport">
          {collectionWords.passport}
        </a>
      </p>
      {opened && <BadgeDialog badge={opened} whose={whose} onClose={() => open(undefined)} />}
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
