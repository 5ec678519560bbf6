import { localDate } from '../../lib/local-time.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import { collectionWords } from '../../words/collection.ts';
import type { EarnedBadge } from './earned.ts';
import styles from './earned-grid.module.css';

export function EarnedGrid({ badges, left }: { badges: EarnedBadge[]; left: number }) {
  return (
    <section className="wrap" aria-label="Earned badges">
      <ul className={styles.grid}>
        {badges.map((badge) => (
          <li key={badge.name} data-region={badge.regionCode}>
            <BadgeLink badge={badge} />
            <time dateTime={badge.earnedDate}>{localDate(badge.earnedDate)}</time>
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
