/** One list, one open item, at most three answers. An answer opens the next item, and has Undo until the page is left. */

import { startTransition, useOptimistic, useState } from 'react';
import { type QueueAnswer, type QueueItem, type QueueKind, queueKinds } from '../../../../domain/desk/desk.ts';
import { needsSignIn, sendAnswer, undoAnswer } from '../shell/calls.ts';
import { useDesk, useOwnRegions } from '../shell/desk-context.ts';
import { getErrorMessage } from '../shell/error-message.ts';
import parts from '../shell/parts.module.css';
import { RegionPick } from '../shell/region-pick.tsx';
import { View, WaitFor } from '../shell/view.tsx';
import { goTo } from '../shell/views.ts';
import { EmptyQueue } from './empty-queue.tsx';
import { age, queueMessages as words } from './queue.messages.ts';
import styles from './queue.module.css';
import { QueueEntry, rowId } from './queue-entry.tsx';

export function Queue() {
  const { queue } = useDesk();
  if (!queue.value)
    return (
      <View title={words.title}>
        <WaitFor loaded={queue}>{() => null}</WaitFor>
      </View>
    );
  return <OpenQueue asOf={queue.value.asOf} fetched={queue.value.items} />;
}

/** The given answer as its row shows it, and its position in the list. */
type Answered = { done: string; item: QueueItem; at: number; mayUndo: boolean };
type Answers = Record<string, Answered | undefined>;

function OpenQueue({ asOf, fetched }: { asOf: string; fetched: QueueItem[] }) {
  const { queue, notices, askToSignIn } = useDesk();
  const own = useOwnRegions();
  const [kind, setKind] = useState<QueueKind | 'all'>('all');
  const [region, setRegion] = useState(own.length === 1 ? (own[0]?.slug ?? '') : '');
  const [answers, setAnswers] = useState<Answers>({});
  const [shownAnswers, showAnswer] = useOptimistic(answers, (now, [id, answered]: [string, Answered | undefined]) => ({
    ...now,
    [id]: answered,
  }));
  const [error, setError] = useState<{ id: string; words: string }>();
  const [openId, setOpenId] = useState<string>();
  const all = withAnswered(fetched, answers);
  const now = new Date();

  const isHere = (item: QueueItem) => !region || item.region === region || item.region === '';
  const isWaiting = (item: QueueItem) => shownAnswers[item.id] === undefined;
  const shown = all.filter((item) => isHere(item) && (kind === 'all' || item.kind === kind));
  const waiting = shown.filter(isWaiting);
  const waitingHere = all.filter((item) => isHere(item) && isWaiting(item));
  const mine = waitingHere.filter(({ mayAnswer }) => mayAnswer);
  const open = waiting.find(({ id }) => id === openId) ?? waiting[0];

  /** The list keeps its order, so the next item is the one below; after the last, the first. */
  const nextAfter = (item: QueueItem): QueueItem | undefined =>
    waiting[waiting.indexOf(item) + 1] ?? waiting.find(({ id }) => id !== item.id);

  const focusRow = (id: string | undefined) =>
    setTimeout(() => document.getElementById(rowId(id ?? ''))?.focus({ preventScroll: false }));

  const answer = (item: QueueItem, given: QueueAnswer, done: string, toHiker?: string) => {
    const next = nextAfter(item);
    const answered = { done, item, at: all.indexOf(item), mayUndo: false };
    setError(undefined);
    setOpenId(next?.id);
    focusRow(next?.id);
    startTransition(async () => {
      showAnswer([item.id, answered]);
      try {
        const { mayUndo } = await sendAnswer(item.id, given, toHiker);
        startTransition(() => setAnswers((before) => ({ ...before, [item.id]: { ...answered, mayUndo } })));
        queue.reload();
        if (item.kind === 'ending') notices.reload();
      } catch (error) {
        setOpenId(item.id);
        if (needsSignIn(error)) return askToSignIn();
        setError({ id: item.id, words: getErrorMessage(error) });
      }
    });
  };

  const undo = (id: string) => {
    setError(undefined);
    startTransition(async () => {
      showAnswer([id, undefined]);
      try {
        await undoAnswer(id);
        startTransition(() => {
          setAnswers((before) => ({ ...before, [id]: undefined }));
          setOpenId(id);
        });
        focusRow(id);
        queue.reload();
        notices.reload();
      } catch (error) {
        if (needsSignIn(error)) return askToSignIn();
        setError({ id, words: getErrorMessage(error) });
      }
    });
  };

  const move = (step: number) => {
    const at = open ? waiting.indexOf(open) : 0;
    const next = waiting[Math.min(waiting.length - 1, Math.max(0, at + step))];
    setOpenId(next?.id);
    focusRow(next?.id);
  };

  const getCount = (one: QueueKind | 'all') => waitingHere.filter((item) => one === 'all' || item.kind === one).length;
  const oldest = mine.reduce<string | undefined>(
    (before, { at }) => (before === undefined || at < before ? at : before),
    undefined,
  );
  return (
    <View
      title={words.title}
      note={oldest ? words.line(mine.length, age(oldest, now).toLowerCase()) : words.asOf(asOf)}
    >
      <WaitFor loaded={queue}>{() => null}</WaitFor>
      <fieldset className={styles.filterSet} aria-label={words.filters}>
        <div className={styles.filters}>
          {(['all', ...queueKinds] as const).map((one) => (
            <button
              key={one}
              className={parts.chip}
              type="button"
              aria-pressed={one === kind}
              hidden={one !== 'all' && one !== kind && getCount(one) === 0}
              onClick={() => setKind(one)}
            >
              {one === 'all' ? words.all : words.kinds[one]} <i>{getCount(one)}</i>
            </button>
          ))}
          <RegionPick label={words.region} all={words.allRegions} region={region} onPick={setRegion} />
        </div>
      </fieldset>
      {shown.length > 0 ? (
        <ol className={styles.queue}>
          {shown.map((item) => (
            <QueueEntry
              key={item.id}
              item={item}
              now={now}
              isOpen={item.id === open?.id}
              done={shownAnswers[item.id]?.done}
              mayUndo={shownAnswers[item.id]?.mayUndo}
              error={error?.id === item.id ? error.words : undefined}
              onOpen={() => setOpenId(item.id)}
              onMove={move}
              onAnswer={(given, done, toHiker) => answer(item, given, done, toHiker)}
              onUndo={() => undo(item.id)}
            />
          ))}
        </ol>
      ) : (
        <EmptyQueue
          region={region}
          isFiltered={kind !== 'all' && waitingHere.length > 0}
          elsewhere={all.filter((item) => !isHere(item) && isWaiting(item)).length}
          onElsewhere={() => setRegion('')}
        />
      )}
      {shown.length > 0 && waiting.length === 0 && kind === 'all' && (
        <p className={styles.caughtUp} role="status">
          <b>{words.emptyTitle}</b>{' '}
          <button className={parts.link} type="button" onClick={() => goTo('live')}>
            {words.seeLive}
          </button>
        </p>
      )}
    </View>
  );
}

/** The server omits answered items; here they stay in place until the page is left, with Undo. */
function withAnswered(fetched: QueueItem[], answers: Answers): QueueItem[] {
  const all = [...fetched];
  const kept = Object.values(answers).filter((one) => one && !fetched.some(({ id }) => id === one.item.id));
  for (const one of kept.sort((a, b) => (a?.at ?? 0) - (b?.at ?? 0))) if (one) all.splice(one.at, 0, one.item);
  return all;
}
