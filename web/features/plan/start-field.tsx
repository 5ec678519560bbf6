/**
 * The starting point of a plan: a town or a ZIP code, or the device's position, which is requested only when the button
 * is tapped.
 */
import { useState } from 'react';
import { findTown } from '../../../domain/finder/starting-place.ts';
import type { StartingTown } from '../../../domain/map/maps.ts';
import { askForPlace, here } from '../../lib/start.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { gps } from '../../ui/icons.ts';
import styles from './plan.module.css';
import { planWords as words } from './words.ts';

type Props = {
  near: string;
  towns: readonly StartingTown[] | undefined;
  located: boolean;
  onNear: (near: string) => void;
  onTownsWanted: () => void;
};

export function StartField({ near, towns, located, onNear, onTownsWanted }: Props) {
  const [typed, setTyped] = useState<string>();
  const [asking, setAsking] = useState<'no' | 'yes' | 'refused'>('no');
  const settle = (text: string) => {
    setTyped(undefined);
    setAsking('no');
    if (text.trim()) onNear((towns && findTown(towns, text)?.name) ?? text.trim());
  };
  const locate = () => {
    setAsking('yes');
    askForPlace().then(
      () => {
        setAsking('no');
        onNear(here);
      },
      () => setAsking('refused'),
    );
  };
  return (
    <>
      <label>
        {words.from}
        <input
          type="text"
          name="near"
          list="plan-towns"
          placeholder={near === here && located ? words.nearMe : words.fromPlaceholder}
          autoComplete="off"
          maxLength={40}
          value={typed ?? (near === here ? '' : near)}
          onFocus={onTownsWanted}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget.value)}
          onBlur={() => typed !== undefined && settle(typed)}
        />
        <datalist id="plan-towns">
          {towns?.map(({ name }) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      </label>
      <button type="button" className={button.button} aria-pressed={near === here && located} onClick={locate}>
        <Icon drawing={gps} /> {asking === 'yes' ? words.looking : words.nearMe}
      </button>
      {asking === 'refused' && (
        <p className={styles.refused} role="alert">
          {words.refused}
        </p>
      )}
    </>
  );
}
