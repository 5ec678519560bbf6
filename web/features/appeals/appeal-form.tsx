/** The appeal form after a refusal. The text stays until it has been sent. */
import { type FormEvent, useId, useRef, useState } from 'react';
import { type AppealReason, appealLimits } from '../../../domain/badge/appeals.ts';
import { dayMs } from '../../../domain/time/retention.ts';
import { isForSomebodyElse, isRefused, isSignedOut, Refusal, sendAppeal } from '../../lib/api.ts';
import button from '../../ui/button.module.css';
import { useGuide } from '../badges/collection-context.ts';
import { appealsAsked } from '../session/remembered.ts';
import styles from './appeal-form.module.css';
import { appealWords as words } from './words.ts';

export type Appealed = {
  /** The user of the claim, if known: a page may be older than the session. */
  userId?: string;
  reason: AppealReason;
  takenAt: string;
  claimId?: string;
  /** The nearest badge, if known. */
  badge?: string;
  /** The refused hikers; by default the account's own. */
  hikers?: string[];
};

const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

export function AppealForm({ about }: { about: Appealed }) {
  const guide = useGuide();
  const id = useId();
  const appealId = useRef<string>(undefined);
  const [state, setState] = useState<'writing' | 'sending' | 'sent'>('writing');
  const [fault, setFault] = useState('');

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const [badgeName, said] = [text('badge'), text('words')];
    if (!badgeName || !said) return setFault(words.missing);
    if (state !== 'writing') return;
    setState('sending');
    appealId.current ??= crypto.randomUUID();
    const { badge, ...tried } = about;
    try {
      await sendAppeal({
        ...tried,
        appealId: appealId.current,
        badgeName,
        words: said,
        photoDate: text('photo') || null,
      });
      appealsAsked.write(appealId.current);
      setState('sent');
    } catch (error) {
      setState('writing');
      setFault(faultOf(error));
    }
  };

  if (state === 'sent')
    return (
      <p className={styles.sent}>
        <b>{words.sent}</b> {words.sentText}
      </p>
    );
  return (
    <details className={styles.appeal}>
      <summary>{words.open}</summary>
      <form onSubmit={submit}>
        <p>
          {words.why} <a href="/badges/rules#appeals">{words.rules}</a>
        </p>
        <label htmlFor={`${id}-badge`}>{words.badge}</label>
        <select id={`${id}-badge`} name="badge" defaultValue={about.badge ?? ''}>
          <option value="">{words.choose}</option>
          {guide.regions.map(({ code, name, hikes }) => (
            <optgroup key={code} label={name}>
              {hikes.map((hike) => (
                <option key={hike.badge}>{hike.badge}</option>
              ))}
            </optgroup>
          ))}
        </select>
        <label htmlFor={`${id}-words`}>{words.words}</label>
        <textarea
          id={`${id}-words`}
          name="words"
          rows={3}
          maxLength={appealLimits.words}
          placeholder={words.wordsHint}
          aria-describedby={fault ? `${id}-fault` : undefined}
        />
        <label htmlFor={`${id}-photo`}>{words.photo}</label>
        <input
          id={`${id}-photo`}
          name="photo"
          type="date"
          min={dayFromNow(-appealLimits.days)}
          max={dayFromNow(1)} // UTC: farther east it is already tomorrow
          aria-describedby={`${id}-photo-hint`}
        />
        <small id={`${id}-photo-hint`}>{words.photoHint}</small>
        {fault && (
          <p id={`${id}-fault`} className={styles.fault} role="alert">
            {fault}
          </p>
        )}
        <button className={button.small} type="submit" aria-disabled={state === 'sending'}>
          {words.send}
        </button>
      </form>
    </details>
  );
}

function faultOf(error: unknown): string {
  if (!(error instanceof Refusal)) return words.notSent;
  if (isSignedOut(error)) return words.signedOut;
  if (isForSomebodyElse(error)) return words.somebodyElse;
  if (isRefused(error, 'appeal_already_exists')) return words.alreadyAsked;
  if (isRefused(error, 'appeal_limit_exceeded')) return words.tooMany;
  return error.status === 400 ? words.refused(error.message) : words.later;
}
