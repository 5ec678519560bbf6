/** The hikers at the trailhead: everyone at first, then everyone but those who stayed at home last time. */
import { useState } from 'react';
import type { Note } from '../../lib/note.ts';
import type { Hiker } from '../badges/hikers.ts';
import { stayedHome } from '../session/remembered.ts';

export type PresentHikers = {
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  /** False if nobody is selected; then an error is shown. */
  isReady: () => boolean;
  /** How often nobody was selected: each time the error is announced again. */
  missed: number;
  /** Returns the selection and remembers it for next time. undefined if the account has only one hiker. */
  leave: () => readonly string[] | undefined;
};

type LastAbsent = Pick<Note<readonly string[]>, 'read' | 'write'>;

/** For a claim in the past, which neither uses nor changes the last selection. */
export const noLastSelection: LastAbsent = { read: () => undefined, write: () => {} };

export function usePresentHikers(hikers: readonly Hiker[], last: LastAbsent = stayedHome): PresentHikers {
  const [changed, setChanged] = useState<readonly string[]>();
  const [missed, setMissed] = useState(0);
  const absent = changed ?? absentAgain(hikers, last.read());
  const here = hikers.map(({ id }) => id).filter((id) => !absent.includes(id));
  return {
    has: (id) => here.includes(id),
    toggle: (id) => {
      setMissed(0);
      setChanged(absent.includes(id) ? absent.filter((other) => other !== id) : [...absent, id]);
    },
    isReady: () => {
      if (here.length === 0) setMissed(missed + 1);
      return here.length > 0;
    },
    missed,
    leave: () => {
      if (hikers.length < 2) return undefined;
      last.write(absent);
      return here;
    },
  };
}

/**
 * Absent hikers are stored instead of present ones, so that a hiker added to the account since is selected. If nobody
 * else is left in the account, everyone is selected again.
 */
function absentAgain(hikers: readonly Hiker[], absent: readonly string[] = []): readonly string[] {
  const known = absent.filter((id) => hikers.some((one) => one.id === id));
  return known.length < hikers.length ? known : [];
}
