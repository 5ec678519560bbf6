/** Switches between the collections of the family, and links to adding children. */

import { useCollectors } from '../badges/collection-context.ts';
import type { Collector } from '../badges/hikers.ts';
import { familyWords } from './family.messages.ts';
import styles from './family-bar.module.css';
import { HikerPatch } from './hiker-patch.tsx';

type Props = {
  shown: Collector;
  choose: (id: string) => void;
  /** The number of badges in the guide. */
  total: number;
};

export function FamilyBar({ shown, choose, total }: Props) {
  const collectors = useCollectors();
  const add = (
    <a className={styles.add} href="/account#hikers">
      {collectors.length > 1 ? familyWords.add : familyWords.addFirst}
    </a>
  );
  if (collectors.length === 1) return <p className={styles.alone}>{add}</p>;
  return (
    <fieldset className={styles.bar}>
      <legend className="hidden-text">{familyWords.whose}</legend>
      {collectors.map(({ id, name, color, isOwn, badges }) => (
        <button key={id} type="button" aria-pressed={id === shown.id} onClick={() => choose(id)}>
          <HikerPatch name={name} color={color} />
          <span>
            <b>{isOwn ? familyWords.you : name}</b>
            <small>{familyWords.found(badges.filter(({ path }) => path).length, total)}</small>
          </span>
        </button>
      ))}
      {add}
    </fieldset>
  );
}
