/** The collection is complete: shown first, above the gold patches. */
import { formatDayEarned } from '../../lib/text/day-earned.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { trophy } from '../../ui/icons.ts';
import { badgeMessages } from '../badges/badges.messages.ts';
import { useGuide } from '../badges/collection-context.ts';
import type { Hiker } from '../badges/hikers.ts';
import { ShareButton } from '../badges/share-button.tsx';
import { PosterButton } from '../posters/poster-button.tsx';
import { collectionPoster } from '../posters/poster-contents.ts';
import { posterMessages } from '../posters/posters.messages.ts';
import { completeMessages as words } from './collection.messages.ts';
import styles from './complete.module.css';

type Props = { hiker: Hiker; total: number };

export function Complete({ hiker, total }: Props) {
  const guide = useGuide();
  const [newest] = hiker.badges;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="complete">
      <div className={styles.panel}>
        <Icon drawing={trophy} className={styles.trophy} />
        <h2 id="complete">{words.title(total)}</h2>
        <p className="lead">{words.lead(newest ? formatDayEarned(newest.earnedDate) : '')}</p>
        <p className={styles.actions}>
          <ShareButton text={badgeMessages.sharedAll(total)} path="/badge-catalog" className={button.main} />
          <PosterButton
            poster={() => collectionPoster(guide, hiker)}
            name={hiker.name}
            className={button.button}
            label={posterMessages.makeOfAll}
          />
        </p>
      </div>
    </section>
  );
}
