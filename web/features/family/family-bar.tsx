/** Switches between the collections of the family, and links to adding children. */

import { useHikers } from '../badges/collection-context.ts';
import type { Hiker } from '../badges/hikers.ts';
import { familyMessages } from './family.messages.ts';
import styles from './family-bar.module.css';
import { HikerPatch } from './hiker-patch.tsx';

type Props = {
  shown: Hiker;
  choose: (id: string) => void;
  /** The number of badges in the guide. */
  total: number;
};

export function FamilyBar({ shown, choose, total }: Props) {
  const hikers = useHikers();
  const add = (
    <a className={styles.add} href="/account#hikers">
      {hikers.length > 1 ? familyMessages.add : familyMessages.addFirst}
    </a>
  );
  if (hikers.length === 1) return <p className={styles.alone}>{add}</p>;
  return (
    <fieldset className={styles.bar}>
      <legend className="hidden-text">{familyMessages.whose}</legend>
      {hikers.map(({ id, name, color, isOwn, badges }) => (
        <button key={id} type="button" aria-pressed={id === shown.id} onClick={() => choose(id)}>
          <HikerPatch name={name} color={color} />
          <span>
            <b>{isOwn ? familyMessages.you : name}</b>
            <small>{familyMessages.found(badges.filter(({ path }) => path).length, total)}</small>
          </span>
        </button>
      ))}
      {add}
    </fieldset>
  );
}
