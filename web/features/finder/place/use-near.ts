/** The field for a starting point: a typed town or ZIP code, or the device's position, which is requested only on a tap. */
import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { findTown } from '../../../../domain/finder/starting-place.ts';
import type { StartingTown } from '../../../../domain/map/maps.ts';
import { askForPlace, here } from '../../../lib/start.ts';

export type NearProps = {
  near: string;
  towns: readonly StartingTown[] | undefined;
  /** Whether the requested place is known. */
  located: boolean;
  onNear: (near: string) => void;
  onTownsWanted: () => void;
};

type Near = {
  state: 'idle' | 'asking' | 'refused';
  atDevice: boolean;
  locate: () => Promise<void>;
  input: ComponentProps<'input'>;
};

export function useNear({ near, towns, located, onNear, onTownsWanted }: NearProps): Near {
  const [typed, setTyped] = useState<string>();
  const [state, setState] = useState<Near['state']>('idle');
  /** Reset by typing a town: then the device's position is no longer awaited. */
  const awaited = useRef(false);
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
    const active = latest.current.near;
    const isTownTyped = active !== before && active !== '' && active !== here; // in the search text, meanwhile
    if (isTownTyped) return setState('idle');
    setState(found ? 'idle' : 'refused');
    if (found) latest.current.onNear(here);
  };

  return {
    state,
    locate,
    atDevice: near === here && located,
    input: {
      type: 'text',
      name: 'near',
      autoComplete: 'off',
      maxLength: 40,
      value: typed ?? (near === here ? '' : near),
      onFocus: onTownsWanted,
      onChange: (event) => type(event.target.value),
      onKeyDown: (event) => event.key === 'Enter' && settle(event.currentTarget.value),
      onBlur: () => typed !== undefined && settle(typed),
    },
  };
}
