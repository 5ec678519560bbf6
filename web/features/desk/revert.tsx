/** For a stolen account: reverts everything that a user did since a point in time. */

import { useActionState, useId, useState } from 'react';
import type { Reverted } from '../../../domain/live/desk.ts';
import { addDays } from '../../../domain/time/calendar-day.ts';
import { dayMs } from '../../../domain/time/retention.ts';
import button from '../../ui/button.module.css';
import { fetchPeople, needsSignIn, revertPerson } from './calls.ts';
import { dayOf, startOf } from './days.ts';
import styles from './desk.module.css';
import { useDesk } from './desk-context.ts';
import { DeskIcon } from './desk-icon.tsx';
import * as icons from './icons.ts';
import form from './notice-form.module.css';
import parts from './parts.module.css';
import { troubleOf } from './trouble.ts';
import { useLoaded } from './use-loaded.ts';
import { View, viewTitleId, WaitFor } from './view.tsx';
import { hashOf } from './views.ts';
import { revertWords as words } from './views-words.ts';
import { viewNames } from './words.ts';

export function Revert({ id }: { id: string }) {
  const people = useLoaded(fetchPeople);
  const person = people.value?.people.find((one) => one.id === id);
  if (people.value) return <OnePerson id={id} name={person ? person.name || person.email : words.somebody} />;
  return (
    <View title={viewNames.people}>
      <WaitFor loaded={people}>{() => null}</WaitFor>
    </View>
  );
}

type Span = keyof typeof words.spans;

const sinceOf = (span: Span, picked: string, now: Date): Date => {
  if (span === 'hour') return new Date(now.getTime() - dayMs / 24);
  if (span === 'morning') return startOf(dayOf(now));
  return span === 'yesterday' ? startOf(addDays(dayOf(now), -1)) : new Date(picked);
};

const consequenceIcons = [icons.megaphone, icons.tray, icons.userMinus];

function OnePerson({ id, name }: { id: string; name: string }) {
  const { notices, queue, askToSignIn } = useDesk();
  const field = useId();
  const [span, setSpan] = useState<Span>('morning');
  const [picked, setPicked] = useState('');
  const [state, revert, isPending] = useActionState<{ done?: Reverted; fault?: string }>(async () => {
    const since = sinceOf(span, picked, new Date());
    if (!(since.getTime() < Date.now())) return { fault: words.pickFault };
    try {
      const done = await revertPerson(id, since.toISOString());
      notices.reload();
      queue.reload();
      return { done };
    } catch (error) {
      if (needsSignIn(error)) askToSignIn();
      return { fault: troubleOf(error) };
    }
  }, {});
  return (
    <section className={styles.sheet} aria-labelledby={viewTitleId}>
      <p className={styles.crumb}>
        <a href={hashOf('people')}>{viewNames.people}</a>
      </p>
      <h1 id={viewTitleId} tabIndex={-1}>
        {state.done ? words.done : words.title(name)}
      </h1>
      {state.done ? (
        <>
          <p className="lead" role="status">
            {words.doneLine(
              state.done.notices.length,
              state.done.answers.length,
              state.done.people.length,
              state.done.switches.length,
            )}
          </p>
          <p className={styles.acts}>
            <a className={button.button} href={hashOf('people')}>
              {words.back}
            </a>
          </p>
        </>
      ) : (
        <form action={revert}>
          <p className="lead">{words.lead(name)}</p>
          <fieldset className={parts.chips} aria-label={words.since}>
            {Object.entries(words.spans).map(([key, text]) => (
              <button
                key={key}
                className={parts.chip}
                type="button"
                aria-pressed={span === key}
                onClick={() => setSpan(key as Span)}
              >
                {text}
              </button>
            ))}
          </fieldset>
          {span === 'pick' && (
            <p className={form.dates}>
              <label htmlFor={field}>
                {words.pick}
                <input
                  id={field}
                  type="datetime-local"
                  value={picked}
                  onChange={(event) => setPicked(event.target.value)}
                />
              </label>
            </p>
          )}
          <ul className={styles.undoList}>
            {words.consequences.map(([what, text], at) => (
              <li key={what}>
                <DeskIcon drawing={consequenceIcons[at] ?? icons.history} />
                <span>
                  <b>{what}</b> {text}
                </span>
              </li>
            ))}
          </ul>
          {state.fault && (
            <p className={parts.trouble} role="alert">
              {state.fault}
            </p>
          )}
          <p className={styles.acts}>
            <button className={`${button.button} ${styles.danger}`} type="submit" disabled={isPending}>
              {words.go(name)}
            </button>
            <a className={parts.link} href={hashOf('people')}>
              {words.leave}
            </a>
          </p>
          <p className="small dim">{words.note}</p>
        </form>
      )}
    </section>
  );
}
