import { useId } from 'react';
import { HikerPatch } from '../../ui/hiker-patch.tsx';
import { familyWords, whoIsHere } from '../../words/family.ts';
import type { Collector } from './collectors.ts';
import type { Party } from './use-party.ts';
import styles from './who-is-here.module.css';

type Props = { collectors: readonly Collector[]; party: Party; words?: typeof whoIsHere };

/** Part of the question whether to try, or asked afterward. */
export function WhoIsHere({ collectors, party, words = whoIsHere }: Props) {
  const complaint = useId();
  return (
    <fieldset className={styles.who} aria-describedby={party.missed ? complaint : undefined}>
      <legend>{words.question}</legend>
      {collectors.map(({ id, name, color, isOwn }) => (
        <label key={id}>
          <input type="checkbox" checked={party.has(id)} onChange={() => party.toggle(id)} />
          <HikerPatch name={name} color={color} />
          {isOwn ? familyWords.you : name}
        </label>
      ))}
      {party.missed > 0 && (
        <p key={party.missed} id={complaint} role="alert">
          {words.nobody}
        </p>
      )}
    </fieldset>
  );
}
