import type { Picture } from '../../../domain/pictures.ts';
import type { Trail } from '../../../domain/trail.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { pinArea } from '../../ui/icons.ts';
import { near } from '../../words/promises.ts';
import styles from './badge-card.module.css';

export function BadgeCard({ trail, badge }: { trail: Trail; badge: Picture }) {
  const several = trail.alsoAccept.length > 0;
  return (
    <section
      className={`sewn ${styles.card}`}
      id="badge"
      aria-labelledby="badge-heading"
      data-badge={trail.badge ?? undefined}
    >
      <img src={badge.src} alt={badge.alt} width={badge.width} height={badge.height} loading="lazy" />
      <h2 id="badge-heading">Badge for this hike</h2>
      <p data-until-earned="">
        {trail.badge} is yours when you are within {near} of {several ? 'one of its check points' : 'the trailhead'}.
        Your position is read once, when you say Yes.
      </p>
      <a className={button.main} data-until-earned="" href={`/badges/me?try=${encodeURIComponent(trail.badge ?? '')}`}>
        <Icon drawing={pinArea} /> Try for this badge
      </a>
    </section>
  );
}
