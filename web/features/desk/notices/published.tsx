/** After publishing: what was saved, and Undo. */

import { useActionState } from 'react';
import type { DeskNotice } from '../../../../domain/desk/desk.ts';
import { monthAndDay } from '../../../lib/clock.ts';
import button from '../../../ui/button.module.css';
import { LiveNotice } from '../../../ui/live-notice.tsx';
import styles from '../desk.module.css';
import { changeNotice, needsSignIn, withdrawNotice } from '../shell/calls.ts';
import { useDesk } from '../shell/desk-context.ts';
import { DeskIcon } from '../shell/desk-icon.tsx';
import { getErrorMessage } from '../shell/error-message.ts';
import * as icons from '../shell/icons.ts';
import parts from '../shell/parts.module.css';
import { viewTitleId } from '../shell/view.tsx';
import { toHash } from '../shell/views.ts';
import { publishedMessages as words } from './form.messages.ts';
import { useTargets } from './notice-targets.ts';

type Props = { notice: DeskNotice; before?: DeskNotice };

export function Published({ notice, before }: Props) {
  const { guide, notices, askToSignIn } = useDesk();
  const targets = useTargets();
  const [undone, undo, isPending] = useActionState<{ isUndone: boolean; error?: string }>(
    async (was) => {
      if (was.isUndone) return was;
      try {
        if (before) await changeNotice(notice.id, { ...before, revision: notice.revision });
        else await withdrawNotice(notice.id, notice.revision);
        notices.reload();
        return { isUndone: true };
      } catch (error) {
        if (needsSignIn(error)) askToSignIn();
        return { isUndone: false, error: getErrorMessage(error) };
      }
    },
    { isUndone: false },
  );
  const hike = guide.hikes.find(({ slug, region }) => notice.hikes.includes(slug) || notice.regions.includes(region));
  const isLater = notice.state === 'coming';
  return (
    <section className={styles.sheet} aria-labelledby={viewTitleId}>
      <p className={styles.stamp} data-good="">
        <DeskIcon drawing={icons.check} />
      </p>
      <h1 id={viewTitleId} tabIndex={-1} ref={takeFocus}>
        {isLater ? words.later(monthAndDay(new Date(notice.from))) : words.title}
      </h1>
      <p className="lead" role="status">
        {undone.isUndone
          ? before
            ? words.undoneCorrection
            : words.undone
          : isLater
            ? words.leadLater
            : before
              ? words.corrected
              : words.lead}
      </p>
      {!undone.isUndone && <LiveNotice notice={{ ...notice, asOf: notice.revisedAt }} about={targets(notice)} />}
      {undone.error && (
        <p className={parts.trouble} role="alert">
          {undone.error}
        </p>
      )}
      <div className={styles.acts}>
        {!undone.isUndone && (
          <form action={undo}>
            <button className={button.button} type="submit" disabled={isPending}>
              <DeskIcon drawing={icons.goBack} /> {words.undo}
            </button>
          </form>
        )}
        {hike && (
          <a className={button.button} href={hike.path}>
            {words.see}
          </a>
        )}
        <a className={parts.link} href={toHash('queue')}>
          {words.backToQueue}
        </a>
      </div>
      {!undone.isUndone && <p className="small dim">{words.note(before !== undefined)}</p>}
    </section>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();
