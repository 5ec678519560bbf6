/** What is asked, in whole words: taken from what was typed, or chosen. Each can be taken off again. */
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import styles from './chips.module.css';
import { chipWords, isBox, type Labels } from './words.ts';

type Chip = { key: string; value: string };
type Props = { title: string; chips: readonly Chip[]; labels: Labels; onRemove: (key: string) => void };

export function Chips({ title, chips, labels, onRemove }: Props) {
  if (chips.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={title} data-chosen={title === chipWords.chosen}>
      {chips.map(({ key, value }) => {
        const label = chipWords.label(labels, key, value);
        return (
          <li key={key} data-box={isBox(key)}>
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
