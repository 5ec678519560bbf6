/** The collection is complete: shown first, above the gold patches. */
import { dayEarnedInWords } from '../../lib/text/day-earned.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { trophy } from '../../ui/icons.ts';
import { badgeWords } from '../badges/badges.messages.ts';
import { useGuide } from '../badges/collection-context.ts';
import type { Collector } from '../badges/hikers.ts';
import { ShareButton } from '../badges/share-button.tsx';
import { PosterButton } from '../posters/poster-button.tsx';
import { collectionPoster } from '../posters/poster-contents.ts';
import { posterWords } from '../posters/posters.messages.ts';
import { completeWords as words } from './collection.messages.ts';
import styles from './complete.module.css';

type Props = { whose: Collector; total: number };

export function Complete({ whose, total }: Props) {
  const guide = useGuide();
  const [newest] = whose.badges;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="complete">
      <div className={styles.panel}>
        <Icon drawing={trophy} className={styles.trophy} />
        <h2 id="complete">{words.title(total)}</h2>
        <p className="lead">{words.lead(newest ? dayEarnedInWords(newest.earnedDate) : '')}</p>
        <p className={styles.actions}>
          <ShareButton text={badgeWords.sharedAll(total)} path="/badge-catalog" className={button.main} />
          <PosterButton
            poster={() => collectionPoster(guide, whose)}
            name={whose.name}
            className={button.button}
            label={posterWords.makeOfAll}
          />
        </p>
      </div>
    </section>
  );
}
