/** The question whether to try: the first thing a signed-in hiker meets here, once a visit, or whenever a page sent them. */
import { useEffect, useLayoutEffect, useState } from 'react';
import { earlyQuestion, takeOver } from './early-question.ts';
import { type CollectionGuide, hikeOf } from './guide.ts';
import { promptShown, takeSentFor } from './sent-for.ts';

type Prompt = {
  /** The badge that the hiker was sent to try for. */
  badge?: string;
  isOpen: boolean;
  ask: () => void;
  close: () => void;
};

export function usePrompt(guide: CollectionGuide, isKnown: boolean): Prompt {
  const [isOpen, setOpen] = useState(() => earlyQuestion()?.isOpen ?? false);
  const [badge, setBadge] = useState(() => earlyQuestion()?.badge);
  useLayoutEffect(() => {
    const question = takeOver();
    if (question) setOpen(question.isOpen);
  }, []);

  useEffect(() => {
    const sentFor = takeSentFor();
    const isFirstTime = isKnown && !promptShown.read();
    if (sentFor !== null) setBadge(hikeOf(guide, sentFor)?.hike.badge);
    if (sentFor !== null || isFirstTime) setOpen(true);
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
