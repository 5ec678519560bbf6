/** The appeal form after a rejection. The text stays until it has been sent. */
import { type FormEvent, startTransition, useActionState, useId, useRef } from 'react';
import { type AppealReason, appealLimits } from '../../../domain/badge/appeals.ts';
import { dayMs } from '../../../domain/time/retention.ts';
import { isForAnotherAccount, isRejected, isSignedOut, Rejection, sendAppeal } from '../../lib/api.ts';
import button from '../../ui/button.module.css';
import { useGuide } from '../badges/collection-context.ts';
import { appealsAsked } from '../session/remembered.ts';
import styles from './appeal-form.module.css';
import { appealMessages as words } from './appeals.messages.ts';

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

type State = { isSent?: boolean; issue?: string };

const dayFromNow = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10);

export function AppealForm({ about }: { about: Appealed }) {
  const guide = useGuide();
  const id = useId();
  const appealId = useRef<string>(undefined);
  const [{ isSent, issue }, send, isPending] = useActionState<State, FormData>(async (_, form) => {
    const text = (name: string) => String(form.get(name) ?? '').trim();
    const [badgeName, said] = [text('badge'), text('words')];
    if (!badgeName || !said) return { issue: words.missing };
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
      return { isSent: true };
    } catch (error) {
      return { issue: getFault(error) };
    }
  }, {});
  /** Not the form's action: React would then clear the fields, also after a rejection. */
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    if (!isPending) startTransition(() => send(form));
  };

  if (isSent)
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
          aria-describedby={issue ? `${id}-fault` : undefined}
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
        {issue && (
          <p id={`${id}-fault`} className={styles.fault} role="alert">
            {issue}
          </p>
        )}
        <button className={button.small} type="submit" aria-disabled={isPending}>
          {words.send}
        </button>
      </form>
    </details>
  );
}

function getFault(error: unknown): string {
  if (!(error instanceof Rejection)) return words.notSent;
  if (isSignedOut(error)) return words.signedOut;
  if (isForAnotherAccount(error)) return words.anotherAccount;
  if (isRejected(error, 'appeal_already_exists')) return words.alreadyAsked;
  if (isRejected(error, 'appeal_limit_exceeded')) return words.tooMany;
  return error.status === 400 ? words.refused(error.message) : words.later;
}
