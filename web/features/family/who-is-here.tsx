import { useId } from 'react';
import { useHikers } from '../badges/collection-context.ts';
import { familyMessages, whoIsHere } from './family.messages.ts';
import { HikerPatch } from './hiker-patch.tsx';
import type { PresentHikers } from './use-present-hikers.ts';
import styles from './who-is-here.module.css';

type Props = { presentHikers: PresentHikers; words?: Pick<typeof whoIsHere, 'question' | 'nobody'> };

/** Part of the claim question, or asked afterward. */
export function WhoIsHere({ presentHikers, words = whoIsHere }: Props) {
  const hikers = useHikers();
  const complaint = useId();
  return (
    <fieldset className={styles.who} aria-describedby={presentHikers.missed ? complaint : undefined}>
      <legend>{words.question}</legend>
      {hikers.map(({ id, name, color, isOwn }) => (
        <label key={id}>
          <input type="checkbox" checked={presentHikers.has(id)} onChange={() => presentHikers.toggle(id)} />
          <HikerPatch name={name} color={color} />
          {isOwn ? familyMessages.you : name}
        </label>
      ))}
      {presentHikers.missed > 0 && (
        <p key={presentHikers.missed} id={complaint} role="alert">
          {words.nobody}
        </p>
      )}
    </fieldset>
  );
}
