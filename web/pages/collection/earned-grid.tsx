import { BadgeImage } from '../../ui/badge-image.tsx';
import { type EarnedBadge, localDate } from './earned.ts';
import styles from './earned-grid.module.css';

export function EarnedGrid({
  badges,
  placeholder,
  left,
}: {
  badges: EarnedBadge[];
  placeholder: string;
  left: number;
}) {
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
              <BadgeImage className={styles.ghost} src={placeholder} alt="" />
              <b>Your next badge</b>
            </a>
            <small>{left} still to find</small>
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
