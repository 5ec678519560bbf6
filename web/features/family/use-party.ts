/** The hikers at the trailhead: everyone at first, then those who came along last time. */
import { useState } from 'react';
import type { Note } from '../../lib/note.ts';
import type { Collector } from '../badges/collectors.ts';
import { cameAlong } from '../session/remembered.ts';

export type Party = {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** False if nobody is selected; then an error is shown. */
  isReady: () => boolean;
  /** How often nobody was selected: each time the error is announced again. */
  missed: number;
  /** Returns the selection and remembers it for next time. undefined if the account has only one hiker. */
  leave: () => readonly string[] | undefined;
};

type LastParty = Pick<Note<readonly string[]>, 'read' | 'write'>;

/** For a claim in the past, which neither uses nor changes the last selection. */
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

/** Limited to existing hikers. If somebody is new, or the account is another one, everyone is selected again. */
export function partyOf(collectors: readonly Collector[], chosen: readonly string[] | undefined): readonly string[] {
  const all = collectors.map(({ id }) => id);
  if (!chosen) return all;
  const known = chosen.filter((id) => all.includes(id));
  return known.length > 0 || chosen.length === 0 ? known : all;
}
