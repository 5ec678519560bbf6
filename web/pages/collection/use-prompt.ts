/** The question whether to try: the first thing a signed-in hiker meets here, once a visit, or whenever a page sent them. */
import { useEffect, useState } from 'react';
import { storedNote } from '../../lib/note.ts';
import { type CollectionGuide, hikeOf } from './guide.ts';

const promptShown = storedNote<true>('sessionStorage', 'prompt-shown');

type Prompt = {
  /** The badge that the hiker was sent to try for. */
  badge?: string;
  isOpen: boolean;
  ask: () => void;
  close: () => void;
};

export function usePrompt(guide: CollectionGuide, isKnown: boolean): Prompt {
  const [isOpen, setOpen] = useState(false);
  const [badge, setBadge] = useState<string>();

  useEffect(() => {
    const sentFor = new URLSearchParams(location.search).get('try');
    const isFirstTime = isKnown && !promptShown.read();
    if (sentFor === null && !isFirstTime) return;
    if (sentFor !== null) {
      history.replaceState(history.state, '', location.pathname);
      setBadge(hikeOf(guide, sentFor)?.hike.badge);
    }
    setOpen(true);
  }, [guide, isKnown]);

  return {
    badge,
    isOpen,
    ask: () => {
      setBadge(undefined);
      setOpen(true);
    },
    close: () => {
      promptShown.write(true);
      setOpen(false);
    },
  };
}
