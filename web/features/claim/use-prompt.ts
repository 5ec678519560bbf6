/** The question whether to try: the first thing a signed-in hiker meets here, once a visit, or whenever a page sent them. */
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { type CollectionGuide, hikeOf } from '../badges/guide.ts';
import { earlyQuestion, takeOver } from './early-question.ts';
import { promptShown, takeSentFor } from './sent-for.ts';

type Prompt = {
  /** The badge that the hiker was sent to try for. */
  badge?: string;
  isOpen: boolean;
  ask: () => void;
  answer: (isYes: boolean) => void;
};

/** `who` is there: asked only when that is known, since a family says who of them is. */
export function usePrompt(guide: CollectionGuide, who: 'unknown' | 'nobody' | 'somebody'): Prompt {
  const [isOpen, setOpen] = useState(() => earlyQuestion()?.isOpen ?? false);
  const [badge, setBadge] = useState(() => earlyQuestion()?.badge);
  const isAnswered = useRef(false);
  useLayoutEffect(() => {
    const question = takeOver();
    if (!question) return;
    setOpen(question.isOpen);
    isAnswered.current = !question.isOpen;
  }, []);

  useEffect(() => {
    if (who === 'unknown') return;
    const sentFor = takeSentFor();
    const isFirstTime = who === 'somebody' && !promptShown.read() && !isAnswered.current;
    if (sentFor !== null) setBadge(hikeOf(guide, sentFor)?.hike.badge);
    if (sentFor !== null || isFirstTime) setOpen(true);
  }, [guide, who]);

  return {
    badge,
    isOpen,
    ask: () => {
      setBadge(undefined);
      setOpen(true);
    },
    answer: (isYes) => {
      isAnswered.current = true;
      if (!isYes) promptShown.write(true); // a try does so itself, once it is kept
      setOpen(false);
    },
  };
}
