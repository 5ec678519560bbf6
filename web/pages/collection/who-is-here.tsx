import { HikerPatch } from '../../ui/hiker-patch.tsx';
import { familyWords, whoIsHere } from '../../words/family.ts';
import type { Collector } from './collectors.ts';
import type { Party } from './use-party.ts';
import styles from './who-is-here.module.css';

/** Part of the question whether to try. */
export function WhoIsHere({ collectors, party }: { collectors: readonly Collector[]; party: Party }) {
  return (
    <fieldset className={styles.who} aria-describedby={party.isMissed ? 'nobody-here' : undefined}>
      <legend>{whoIsHere.question}</legend>
      {collectors.map(({ id, name, color, isOwn }) => (
        <label key={id}>
          <input type="checkbox" checked={party.has(id)} onChange={() => party.toggle(id)} />
          <HikerPatch name={name} color={color} />
          {isOwn ? familyWords.you : name}
        </label>
      ))}
      {party.isMissed && (
        <p id="nobody-here" role="alert">
          {whoIsHere.nobody}
        </p>
      )}
    </fieldset>
  );
}
