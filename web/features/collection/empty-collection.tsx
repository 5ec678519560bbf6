import { BadgeImage } from '../../ui/badge-image.tsx';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { pinArea } from '../../ui/icons.ts';
import { useGuide } from '../badges/collection-context.ts';
import type { Hiker } from '../badges/hikers.ts';
import { familyMessages } from '../family/family.messages.ts';
import { collectionMessages, emptyMessages } from './collection.messages.ts';
import styles from './empty-collection.module.css';

type Props = { hiker: Hiker; total: number; onTry: () => void };

export function EmptyCollection({ hiker, total, onTry }: Props) {
  const { placeholder } = useGuide();
  return (
    <section className={`wrap ${styles.empty}`} aria-label={emptyMessages.label}>
      <BadgeImage src={placeholder} alt={emptyMessages.placeholder} />
      <div>
        <p className="lead">{hiker.isOwn ? emptyMessages.lead : familyMessages.getEmpty(hiker)}</p>
        <ol className={styles.steps}>
          {emptyMessages.steps(total).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
        <button className={button.main} type="button" onClick={onTry}>
          <Icon drawing={pinArea} /> {collectionMessages.tryForOne}
        </button>
      </div>
    </section>
  );
}
