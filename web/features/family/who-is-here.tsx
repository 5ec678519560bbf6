import { useId } from 'react';
import { useCollectors } from '../badges/collection-context.ts';
import { familyWords, whoIsHere } from './family.messages.ts';
import { HikerPatch } from './hiker-patch.tsx';
import type { Party } from './use-present-hikers.ts';
import styles from './who-is-here.module.css';

type Props = { party: Party; words?: Pick<typeof whoIsHere, 'question' | 'nobody'> };

/** Part of the claim question, or asked afterward. */
export function WhoIsHere({ party, words = whoIsHere }: Props) {
  const collectors = useCollectors();
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
