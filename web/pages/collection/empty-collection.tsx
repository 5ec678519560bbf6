import { countInWords } from '../../../domain/units.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { pinArea } from '../../ui/icons.ts';
import { collectionWords } from '../../words/collection.ts';
import { familyWords } from '../../words/family.ts';
import type { Collector } from './collectors.ts';
import styles from './empty-collection.module.css';
import type { CollectionGuide } from './guide.ts';

type Props = { guide: CollectionGuide; whose: Collector; total: number; onTry: () => void };

export function EmptyCollection({ guide, whose, total, onTry }: Props) {
  return (
    <section className={`wrap ${styles.empty}`} aria-label="No badges yet">
      <BadgeImage src={guide.placeholder} alt="Placeholder Badge: not yet earned" />
      <div>
        <p className="lead">{whose.isOwn ? collectionWords.empty : familyWords.emptyOf(whose)}</p>
        <ol className={styles.steps}>
          <li>Go to the trailhead of any of the {countInWords(total)} hikes.</li>
          <li>Open this page on your phone, within one mile.</li>
          <li>Say Yes. Your position is read once.</li>
        </ol>
        <button className={button.main} type="button" onClick={onTry}>
          <Icon drawing={pinArea} /> Try for a badge
        </button>
      </div>
    </section>
  );
}
