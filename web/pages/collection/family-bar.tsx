/** Whose collection is on the page. */
import { HikerPatch } from '../../ui/hiker-patch.tsx';
import { familyWords } from '../../words/family.ts';
import type { Collector } from './collectors.ts';
import styles from './family-bar.module.css';

type Props = {
  collectors: readonly Collector[];
  shown: Collector;
  choose: (id: string) => void;
  /** How many badges there are to find. */
  total: number;
};

export function FamilyBar({ collectors, shown, choose, total }: Props) {
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
    </fieldset>
  );
}
