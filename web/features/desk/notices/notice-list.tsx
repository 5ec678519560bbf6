/** All notices: live, scheduled, and past ones collapsed. */

import { startTransition, useOptimistic, useState } from 'react';
import type { DeskNotice } from '../../../../domain/desk/desk.ts';
import { deskLimits } from '../../../../domain/desk/desk.ts';
import { statusMessages } from '../../../../domain/status/status.messages.ts';
import button from '../../../ui/button.module.css';
import { Sign } from '../../../ui/status.tsx';
import styles from '../desk.module.css';
import { needsSignIn, restoreNotice, withdrawNotice } from '../shell/calls.ts';
import { useDesk } from '../shell/desk-context.ts';
import { DeskIcon } from '../shell/desk-icon.tsx';
import { getErrorMessage } from '../shell/error-message.ts';
import * as icons from '../shell/icons.ts';
import parts from '../shell/parts.module.css';
import { View, WaitFor } from '../shell/view.tsx';
import { toHash } from '../shell/views.ts';
import { liveMessages as words } from '../views.messages.ts';
import { ConditionReports } from './condition-reports.tsx';
import { useTargets } from './notice-targets.ts';

export function Live() {
  const { notices } = useDesk();
  const all = notices.value?.notices ?? [];
  const [takenDown, setTakenDown] = useState<string[]>([]);
  const live = all.filter(({ id, state }) => state === 'live' || (state === 'withdrawn' && takenDown.includes(id)));
  const coming = all.filter(({ state }) => state === 'coming');
  const over = all.filter(({ id, state }) => state === 'ended' || (state === 'withdrawn' && !takenDown.includes(id)));
  const onTakenDown = (id: string) => setTakenDown((before) => [...before, id]);
  return (
    <View title={words.title} note={notices.value && words.note(all.filter(({ state }) => state === 'live').length)}>
      <WaitFor loaded={notices}>
        {() => (
          <>
            {live.length === 0 && <p className={styles.empty}>{words.nothing}</p>}
            <Notices notices={live} onTakenDown={onTakenDown} />
            {coming.length > 0 && <h2 className={styles.part}>{words.coming}</h2>}
            <Notices notices={coming} onTakenDown={onTakenDown} />
            {over.length > 0 && (
              <details className={styles.over}>
                <summary>{words.over}</summary>
                <Notices notices={over} onTakenDown={onTakenDown} />
              </details>
            )}
          </>
        )}
      </WaitFor>
      <ConditionReports />
    </View>
  );
}

type ListProps = { notices: DeskNotice[]; onTakenDown: (id: string) => void };

function Notices({ notices, onTakenDown }: ListProps) {
  if (notices.length === 0) return null;
  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <Entry key={notice.id} notice={notice} onTakenDown={() => onTakenDown(notice.id)} />
      ))}
    </ul>
  );
}

function Entry({ notice, onTakenDown }: { notice: DeskNotice; onTakenDown: () => void }) {
  const { me, notices, askToSignIn } = useDesk();
  const what = useTargets()(notice);
  const [error, setError] = useState('');
  const [isDown, showDown] = useOptimistic(notice.state === 'withdrawn');
  const act = (down: boolean) =>
    startTransition(async () => {
      setError('');
      showDown(down);
      try {
        await (down ? withdrawNotice : restoreNotice)(notice.id, notice.revision);
        if (down) onTakenDown();
        await notices.reload();
      } catch (error) {
        if (needsSignIn(error)) return askToSignIn();
        setError(getErrorMessage(error));
      }
    });
  const by = notice.revisedBy.id === me.id ? words.you : (notice.revisedBy.name ?? words.somebody);
  const isOver = notice.state === 'ended' || Date.parse(notice.until) <= Date.now();
  return (
    <li>
      <Sign kind={notice.kind} className={styles.sign} />
      <div>
        <h2>{what}</h2>
        <p className="small">
          {statusMessages[notice.kind]}. {notice.words}
        </p>
        <p className="small dim">
          {isDown ? words.withdrawn : <When notice={notice} />} · {words.by(by, notice.revisedAt)}
        </p>
        {error && (
          <p className={parts.trouble} role="alert">
            {error}
          </p>
        )}
      </div>
      {notice.mayChange && !isOver && (
        <p className={styles.acts}>
          {isDown ? (
            <>
              <span className="small" role="status">
                <DeskIcon drawing={icons.check} /> {words.takenDown}
              </span>
              <button className={button.small} type="button" onClick={() => act(false)}>
                {words.restore}
              </button>
            </>
          ) : (
            <>
              <a className={button.small} href={toHash('correct', notice.id)} aria-label={words.correctWhat(what)}>
                {words.correct}
              </a>
              <button
                className={button.small}
                type="button"
                aria-label={words.takeDownWhat(what)}
                onClick={() => act(true)}
              >
                {words.takeDown}
              </button>
            </>
          )}
        </p>
      )}
    </li>
  );
}

function When({ notice: { state, from, until } }: { notice: DeskNotice }) {
  if (state === 'ended') return words.ended(until);
  if (state === 'coming') return `${words.from(from)} · ${words.until(until)}`;
  const isSoon = Date.parse(until) - Date.now() < deskLimits.endingHours * 60 * 60_000;
  return isSoon ? <b className={styles.soon}>{words.endsSoon(until)}</b> : words.until(until);
}
