/** Who is at the trailhead: everybody at first, then those who came along the last time. */
import { useState } from 'react';
import type { Note } from '../../lib/note.ts';
import type { Collector } from '../badges/collectors.ts';
import { cameAlong } from '../session/remembered.ts';

export type Party = {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** Somebody has to be there; where nobody is, it is said so. */
  isReady: () => boolean;
  /** How often nobody was: each time it is said anew. */
  missed: number;
  /** Off they go: remembered for the next time. undefined where there is only one hiker anyway. */
  leave: () => readonly string[] | undefined;
};

type LastParty = Pick<Note<readonly string[]>, 'read' | 'write'>;

/** Of a try in the past: who came along then says nothing of the next one. */
export const noLastParty: LastParty = { read: () => undefined, write: () => {} };

export function useParty(collectors: readonly Collector[], last: LastParty = cameAlong): Party {
  const [changed, setChanged] = useState<readonly string[]>();
  const [missed, setMissed] = useState(0);
  const here = partyOf(collectors, changed ?? last.read());
  return {
    has: (id) => here.includes(id),
    toggle: (id) => {
      setMissed(0);
      setChanged(here.includes(id) ? here.filter((other) => other !== id) : [...here, id]);
    },
    isReady: () => {
      if (here.length === 0) setMissed(missed + 1);
      return here.length > 0;
    },
    missed,
    leave: () => {
      if (collectors.length < 2) return undefined;
      last.write(here);
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
