/** What was not understood, then the active filters, typed or chosen, in whole words; each can be removed. */
import { Icon } from '../../../ui/icon.tsx';
import * as icons from '../../../ui/icons.ts';
import styles from './chips.module.css';
import { chipMessages, isBox, type Labels } from './query.messages.ts';

/** A filter, or search words with their position in the text. */
export type Chip = { key: string; value: string; words?: { from: number; to: number } };
type Props = {
  title: string;
  chips: readonly Chip[];
  labels: Labels;
  ignored?: readonly string[];
  isForeign?: boolean;
  /** Sentences that answer a part of the text. */
  notes?: readonly string[];
  onRemove: (chip: Chip) => void;
};

export function Chips({ title, chips, labels, ignored = [], isForeign = false, notes = [], onRemove }: Props) {
  if (chips.length + ignored.length + notes.length === 0) return null;
  return (
    <ul className={styles.chips} aria-label={title} data-chosen={title === chipMessages.chosen}>
      {ignored.length > 0 && <li className={styles.said}>{chipMessages.notUnderstood(ignored, isForeign)}</li>}
      {notes.map((note) => (
        <li className={styles.said} key={note}>
          {note}
        </li>
      ))}
      {chips.map((chip) => (
        <li key={chip.key + chip.value} data-box={isBox(chip.key)}>
          <button type="button" onClick={() => onRemove(chip)}>
            {chip.words ? chip.value : chipMessages.label(labels, chip.key, chip.value)}
            <span className="hidden-text">: {chipMessages.takeOff}</span> <Icon drawing={icons.cross} />
          </button>
        </li>
      ))}
    </ul>
  );
}
