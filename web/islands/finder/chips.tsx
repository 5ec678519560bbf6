/** What the finder took from the words that were typed; each can be taken off again. */
import type { Understood } from '../../../domain/finder-sentence.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { chipWords, type Labels } from '../../words/finder.ts';
import styles from './chips.module.css';

type Props = { understood: readonly Understood[]; labels: Labels; onRemove: (key: string) => void };

export function Chips({ understood, labels, onRemove }: Props) {
  if (understood.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={chipWords.title}>
      {understood.map(({ key, value }) => {
        const label = chipWords.label(labels, key, value);
        return (
          <li key={key}>
            <button type="button" onClick={() => onRemove(key)}>
              {label}
              <span className="hidden-text">: {chipWords.takeOff}</span> <Icon drawing={icons.cross} />
            </button>
          </li>
        );
      })}
    </ul>
  );
}
