/** A typed town, or the device's position, which is requested only when the button is tapped. */
import { memo, type ReactNode, useEffect, useRef, useState } from 'react';
import { findTown } from '../../../domain/finder/starting-place.ts';
import type { StartingTown } from '../../../domain/map/maps.ts';
import { askForPlace, here } from '../../lib/start.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import styles from './asking.module.css';
import { nearWords } from './words.ts';

type Props = {
  near: string;
  towns: readonly StartingTown[] | undefined;
  /** Whether the requested place is known. */
  located: boolean;
  onNear: (near: string) => void;
  onTownsWanted: () => void;
  /** On a phone, between the button and the collapsed town field, so that the tab order matches the visual order. */
  children?: ReactNode;
};

export function NearField({ near, towns, located, onNear, onTownsWanted, children }: Props) {
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<'idle' | 'asking' | 'refused'>('idle');
  /** Reset by typing a town: then the device's position is no longer awaited. */
  const awaited = useRef(false);
  const atDevice = near === here && located;
  /** The current values when the device responds. */
  const latest = useRef({ near, onNear });
  useEffect(() => {
    latest.current = { near, onNear };
  }, [near, onNear]);

  const settle = (text: string) => {
    setTyped(undefined);
    awaited.current = false;
    setState('idle');
    if (text.trim() === '') {
      if (near !== here && near !== '') onNear('');
    } else onNear((towns && findTown(towns, text)?.name) ?? text.trim());
  };
  const type = (text: string) => {
    setTyped(text);
    const chosen = towns?.find(({ name }) => name === text);
    if (chosen) settle(text);
  };
  const locate = async () => {
    if (atDevice) return onNear('');
    if (awaited.current) return;
    awaited.current = true;
    setState('asking');
    const before = near;
    const found = await askForPlace().then(
      () => true,
      () => false,
    );
    if (!awaited.current) return;
    awaited.current = false;
    const asked = latest.current.near;
    const isTownTyped = asked !== before && asked !== '' && asked !== here; // in the search text, meanwhile
    if (isTownTyped) return setState('idle');
    setState(found ? 'idle' : 'refused');
    if (found) latest.current.onNear(here);
  };

  return (
    <div className={styles.near} data-lost={near === here && !located}>
      <button type="button" className={button.main} aria-pressed={atDevice} onClick={locate}>
        <Icon drawing={icons.gps} /> {state === 'asking' ? nearWords.looking : nearWords.nearMe}
      </button>
      {children}
      <div className={styles.town}>
        <label className={styles.label} htmlFor="finder-near">
          {nearWords.near}
        </label>
        <input
          id="finder-near"
          name="near"
          type="text"
          list="finder-towns"
          placeholder={atDevice ? nearWords.here : nearWords.placeholder}
          autoComplete="off"
          maxLength={40}
          value={typed ?? (near === here ? '' : near)}
          onFocus={onTownsWanted}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && settle(event.currentTarget.value)}
          onBlur={() => typed !== undefined && settle(typed)}
        />
        <Towns towns={towns} />
      </div>
      {state === 'refused' && (
        <p className={styles.refused} role="alert">
          {nearWords.refused}
        </p>
      )}
    </div>
  );
}

/** Hundreds of constant options: memoized, so that typing elsewhere does not rerender them. */
const Towns = memo(function Towns({ towns }: Pick<Props, 'towns'>) {
  return (
    <datalist id="finder-towns">
      {towns?.map(({ name }) => (
        <option key={name} value={name} />
      ))}
    </datalist>
  );
});
