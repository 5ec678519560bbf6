/** Who is at the trailhead: everybody at first, then those who came along the last time. */
import { useState } from 'react';
import { cameAlong } from '../../account/remembered.ts';
import type { Collector } from './collectors.ts';

export type Party = {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Somebody has to be there; where nobody is, it is said so from then on. */
  isReady: () => boolean;
  isMissed: boolean;
  /** Off they go: remembered for the next time. undefined where there is only one hiker anyway. */
  leave: () => readonly string[] | undefined;
};

export function useParty(collectors: readonly Collector[]): Party {
  const [changed, setChanged] = useState<readonly string[]>();
  const [isMissed, setMissed] = useState(false);
  const here = partyOf(collectors, changed ?? cameAlong.read());
  return {
    has: (id) => here.includes(id),
    toggle: (id) => {
      setMissed(false);
      setChanged(here.includes(id) ? here.filter((other) => other !== id) : [...here, id]);
    },
    isReady: () => {
      if (here.length === 0) setMissed(true);
      return here.length > 0;
    },
    isMissed,
    leave: () => {
      if (collectors.length < 2) return undefined;
      cameAlong.write(here);
      return here;
    },
  };
}

/** Of those there are. Somebody new, or another account's people: then it is everybody again. */
export function partyOf(collectors: readonly Collector[], chosen: readonly string[] | undefined): readonly string[] {
  const all = collectors.map(({ id }) => id);
  if (!chosen) return all;
  const known = chosen.filter((id) => all.includes(id));
  return known.length > 0 || chosen.length === 0 ? known : all;
}
