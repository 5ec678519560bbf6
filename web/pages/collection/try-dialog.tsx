import { useEffect, useRef } from 'react';
import { badgeRule } from '../../../domain/badge-rule.ts';
import { countInWords } from '../../../domain/units.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import styles from './try-dialog.module.css';

type Props = { open: boolean; answers: { yes: string; no: string }; onAnswer: (yes: boolean) => void };

/** A modal dialog of the browser's own: it keeps the focus inside, and Escape is No. */
export function TryDialog({ open, answers, onAnswer }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && !dialog.current?.open) dialog.current?.showModal();
    if (!open) dialog.current?.close();
  }, [open]);
  const miles = badgeRule.promiseMiles;
  return (
    <dialog
      ref={dialog}
      className={`sewn ${styles.dialog}`}
      data-region="ce"
      aria-labelledby="try-question"
      onClose={() => open && onAnswer(false)}
    >
      <h2 id="try-question">Do you want to try for a badge?</h2>
      <p>
        Your browser will ask for your position, because a badge is earned within {countInWords(miles)} mile of its
        trailhead. It is read once, now.
      </p>
      <div className={styles.answers}>
        <button type="button" onClick={() => onAnswer(true)}>
          <BadgeImage src={answers.yes} alt="Yes" />
        </button>
        <button type="button" onClick={() => onAnswer(false)}>
          <BadgeImage src={answers.no} alt="No" />
        </button>
      </div>
    </dialog>
  );
}
