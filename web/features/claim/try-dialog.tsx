import { type ReactNode, useEffect, useRef } from 'react';
import { BadgeImage } from '../../ui/badge-image.tsx';
import { question } from './question-words.ts';
import styles from './try-dialog.module.css';

type Props = {
  open: boolean;
  badge?: string;
  answers: { yes: string; no: string };
  /** The question who is here, where there are several to choose from. */
  who?: ReactNode;
  onAnswer: (yes: boolean) => void;
};

/** A modal dialog of the browser's own: it keeps the focus inside, and Escape is No. */
export function TryDialog({ open, badge, answers, who, onAnswer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) {
      dialog.current?.showModal();
      yes.current?.focus(); // one tap, also where the question who is here comes first
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
      suppressHydrationWarning
      onClose={() => open && onAnswer(false)}
    >
      <h2 id="try-question">{badge ? question.of(badge) : question.any}</h2>
      <p>{question.why}</p>
      {who}
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
