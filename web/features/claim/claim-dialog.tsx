import { type ReactNode, useEffect, useRef } from 'react';
import { howToAllow } from '../../lib/geolocation-words.ts';
import { usePositionBlocked } from '../../lib/position-blocked.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import styles from './claim-dialog.module.css';
import { question } from './question-words.ts';

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
