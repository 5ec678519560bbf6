import { BadgeImage } from '../../ui/badge-image.tsx';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { pinArea } from '../../ui/icons.ts';
import { useGuide } from '../badges/collection-context.ts';
import type { Collector } from '../badges/hikers.ts';
import { familyWords } from '../family/family.messages.ts';
import { collectionWords, emptyWords } from './collection.messages.ts';
import styles from './empty-collection.module.css';

type Props = { whose: Collector; total: number; onTry: () => void };

export function EmptyCollection({ whose, total, onTry }: Props) {
  const { placeholder } = useGuide();
  return (
    <section className={`wrap ${styles.empty}`} aria-label={emptyWords.label}>
      <BadgeImage src={placeholder} alt={emptyWords.placeholder} />
      <div>
        <p className="lead">{whose.isOwn ? emptyWords.lead : familyWords.emptyOf(whose)}</p>
        <ol className={styles.steps}>
          {emptyWords.steps(total).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <button className={button.main} type="button" onClick={onTry}>
          <Icon drawing={pinArea} /> {collectionWords.tryForOne}
        </button>
      </div>
    </section>
  );
}
