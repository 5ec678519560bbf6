/** Saves a badge as a file that others can verify. Its code is loaded on demand. */
import { useId, useState } from 'react';
import { Rejection, Unreachable } from '../../lib/api.ts';
import { certificate } from '../../ui/icons.ts';
import { BadgeAction, type BadgeActionProps } from '../badges/badge-action.tsx';
import { proofMessages as words } from './proof.messages.ts';
import type { ProofForm } from './save.ts';
import styles from './save-proof.module.css';

const forms = Object.keys(words.forms) as ProofForm[];

export function SaveProof({ badge, hiker }: BadgeActionProps) {
  const [isOpen, setOpen] = useState(false);
  const [named, setNamed] = useState(false);
  const [said, say] = useState('');
  const part = useId();

  const save = async (form: ProofForm) => {
    say(words.saving);
    try {
      const { saveProof } = await import('./save.ts');
      await saveProof(badge, form, named);
      say(words.saved);
    } catch (error) {
      say(wordsFor(error));
    }
  };

  return (
    <BadgeAction icon={certificate}>
      <button type="button" aria-expanded={isOpen} aria-controls={part} onClick={() => setOpen(!isOpen)}>
        {words.open}
      </button>
      <div id={part} hidden={!isOpen} className={styles.proof}>
        <small>{words.about}</small>
        <label>
          <input type="checkbox" checked={named} onChange={(event) => setNamed(event.target.checked)} />
          {hiker.isOwn ? words.withOwnName : words.withName(hiker.name)}
        </label>
        <p>
          {forms.map((form) => (
            <button key={form} type="button" onClick={() => save(form)}>
              {words.forms[form]}
            </button>
          ))}
        </p>
        <small role="status">{said}</small>
        <a href="/verify">{words.verify}</a>
      </div>
    </BadgeAction>
  );
}

function wordsFor(error: unknown): string {
  if (error instanceof Unreachable) return words.noSignal;
  if (!(error instanceof Rejection)) console.warn('A proof could not be saved', error);
  return words.failed(error instanceof Rejection ? error.message : '');
}
