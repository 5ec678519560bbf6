/** Whether to show the claim question: when a page sent the hiker here for a badge, and on the collection's button. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { type CollectionGuide, hikeOf } from '../badges/guide.ts';
import { earlyQuestion, takeOver } from './early-question.ts';
import { takeTriedFor } from './try-address.ts';

type Prompt = {
  /** The badge that the hiker was sent for. */
  badge?: string;
  isOpen: boolean;
  open: () => void;
  close: () => void;
};

/** `isReady`: it is known who collects here. A family is also asked who of them is there. */
export function usePrompt(guide: CollectionGuide, isReady: boolean): Prompt {
  const [isOpen, setOpen] = useState(() => earlyQuestion()?.isOpen ?? false);
  const [badge, setBadge] = useState(() => earlyQuestion()?.badge);
  useLayoutEffect(() => {
    const question = takeOver();
    if (question) setOpen(question.isOpen);
  }, []);

  useEffect(() => {
    const sentFor = isReady ? takeTriedFor() : null;
    if (sentFor === null) return;
    setBadge(hikeOf(guide, sentFor)?.hike.badge);
    setOpen(true);
  }, [guide, isReady]);

  return {
    badge,
    isOpen,
    open: () => {
      setBadge(undefined);
      setOpen(true);
    },
    close: () => setOpen(false),
  };
}
