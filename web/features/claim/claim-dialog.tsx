/** The question whether to try for a badge, and whether it is open. */
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore } from 'react';
import { howToAllow } from '../../lib/geolocation.messages.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import { type CollectionGuide, getHike } from '../badges/guide.ts';
import styles from './claim-dialog.module.css';
import { question } from './question.messages.ts';
import { type ClaimQuestion, claimQuestion, hydration, takeTriedFor } from './start-claim.ts';

type Props = {
  open: boolean;
  badge?: string;
  answers: { yes: string; no: string };
  /** Asks who is here, if there are several hikers. */
  who?: ReactNode;
  /** Who is selected there, in a sentence. */
  chosen?: string;
  onAnswer: (yes: boolean) => void;
};

/**
 * A native modal dialog: it traps the focus, and Escape means No. The focus starts on Yes, so the text above it is set
 * as the dialog's description for screen readers.
 */
export function ClaimDialog({ open, badge, answers, who, chosen, onAnswer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  const isBlocked = usePositionBlocked(open);
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      yes.current?.focus(); // one tap, even if the dialog first asks who is here
    }
    if (!open) dialog.current?.close();
  }, [open]);
  return (
    <dialog
      ref={dialog}
      className={`sewn ${styles.dialog}`}
      data-region="ce"
      data-question
      aria-labelledby="try-question"
      aria-describedby="try-badge try-why try-who"
      suppressHydrationWarning
      onClose={() => open && onAnswer(false)}
    >
      <h2 id="try-question">{question.asked}</h2>
      <p id="try-badge" className={styles.badge}>
        {badge && question.badge(badge)}
      </p>
      <p id="try-why">{isBlocked ? `${question.blocked} ${howToAllow(navigator)}` : question.why}</p>
      {who}
      <p id="try-who" hidden>
        {chosen}
      </p>
      <div className={styles.answers}>
        <button ref={yes} type="button" data-answer="yes" onClick={() => onAnswer(true)}>
          <BadgeImage src={answers.yes} alt={question.yes} />
        </button>
        <button type="button" data-answer="no" onClick={() => onAnswer(false)}>
          <BadgeImage src={answers.no} alt={question.no} />
        </button>
      </div>
    </dialog>
  );
}

/** Whether the browser denies the position without a prompt, to this site or to itself as a whole. Queried only when it matters. */
function usePositionBlocked(isAsked: boolean): boolean {
  const [isBlocked, setBlocked] = useState(false);
  useEffect(() => {
    if (!isAsked) return;
    let permission: PermissionStatus | undefined;
    const look = () => setBlocked(permission?.state === 'denied');
    // Some browsers lack the Permissions API, or geolocation in it: then the request itself shows it.
    navigator.permissions?.query({ name: 'geolocation' }).then(
      (status) => {
        permission = status;
        status.addEventListener('change', look);
        look();
      },
      () => {},
    );
    return () => permission?.removeEventListener('change', look);
  }, [isAsked]);
  return isBlocked;
}

/** `isReady`: it is known who collects here. A family is also asked who of them is there. */
export function useClaimQuestion(guide: CollectionGuide, isReady: boolean): ClaimQuestion {
  const asked = useSyncExternalStore(claimQuestion.watch, claimQuestion.current, claimQuestion.current);
  useLayoutEffect(() => hydration.abort(), []);
  useEffect(() => {
    const sentFor = isReady ? takeTriedFor() : null;
    if (sentFor !== null) claimQuestion.open(getHike(guide, sentFor)?.hike.badge);
  }, [guide, isReady]);
  return asked;
}
