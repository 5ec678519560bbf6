/** One item of the queue: its row, with evidence and answers while it is open, or its given answer. */

import { useState } from 'react';
import { deskLimits, type QueueAnswer, type QueueItem, type QueueKind } from '../../../../domain/desk/desk.ts';
import button from '../../../ui/button.module.css';
import { useTargets } from '../notices/notice-targets.ts';
import { useHike, useRegion } from '../shell/desk-context.ts';
import { DeskIcon } from '../shell/desk-icon.tsx';
import * as icons from '../shell/icons.ts';
import parts from '../shell/parts.module.css';
import { RegionSign } from '../shell/region-sign.tsx';
import { toHash } from '../shell/views.ts';
import { Evidence } from './evidence.tsx';
import { age, answersTo, endsShort, itemMessages, queueMessages as words } from './queue.messages.ts';
import styles from './queue.module.css';

export const rowId = (id: string): string => `row-${id}`;
const bodyId = (id: string): string => `item-${id}`;

const kindIcons: Record<QueueKind, string> = {
  ending: icons.countdown,
  gate: icons.barricade,
  appeal: icons.appeal,
  mistake: icons.pencil,
  source: icons.globe,
  fact: icons.book,
};

type Props = {
  item: QueueItem;
  now: Date;
  isOpen: boolean;
  /** The given answer. */
  done?: string;
  mayUndo?: boolean;
  error?: string;
  onOpen: () => void;
  /** To the row above or below, with the arrow keys. */
  onMove: (step: number) => void;
  onAnswer: (answer: QueueAnswer, done: string, toHiker?: string) => void;
  onUndo: () => void;
};

export function QueueEntry({ item, now, isOpen, done, mayUndo, error, onOpen, onMove, onAnswer, onUndo }: Props) {
  const title = useTitle(item);
  if (done !== undefined)
    return (
      <li>
        <p className={styles.done}>
          <DeskIcon drawing={icons.check} />
          <span role="status">
            <b>{title}.</b> {done}
          </span>
          {mayUndo && (
            <button className={parts.link} type="button" onClick={onUndo}>
              {words.undo}
            </button>
          )}
        </p>
        {error && (
          <p className={`${parts.trouble} ${styles.note}`} role="alert">
            {error}
          </p>
        )}
      </li>
    );
  return (
    <li data-current={isOpen || undefined}>
      <button
        id={rowId(item.id)}
        className={styles.row}
        type="button"
        aria-expanded={isOpen}
        aria-controls={isOpen ? bodyId(item.id) : undefined}
        onClick={onOpen}
        onKeyDown={(event) => {
          const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
          if (step === undefined) return;
          event.preventDefault(); // the page would scroll
          onMove(step);
        }}
      >
        <DeskIcon drawing={kindIcons[item.kind]} />
        <span className={styles.what}>{itemMessages.what(item, now)}</span>
        <span className={styles.age}>{item.kind === 'ending' ? endsShort(item.notice.until) : age(item.at, now)}</span>
        <b>{title}</b>
        <span className={styles.gist}>{itemMessages.gist(item)}</span>
      </button>
      {isOpen && (
        <div id={bodyId(item.id)} className={styles.body}>
          <div className={styles.inside}>
            <Place item={item} />
            <h2>{itemMessages.question(item, now)}</h2>
            <Evidence item={item} now={now} />
            {error && (
              <p className={`${parts.trouble} ${styles.note}`} role="alert">
                {error}
              </p>
            )}
            <Answers item={item} onAnswer={onAnswer} />
          </div>
        </div>
      )}
    </li>
  );
}

function useTitle(item: QueueItem): string {
  const hike = useHike(item.hike);
  const targets = useTargets();
  if (item.kind === 'ending') return targets(item.notice);
  return hike?.name ?? item.hike;
}

function Place({ item }: { item: QueueItem }) {
  const hike = useHike(item.hike);
  const region = useRegion(item.region);
  if (!region) return null;
  return (
    <p className={styles.crumb}>
      <RegionSign region={region} />
      <span>{[region.name, hike?.trail].filter(Boolean).join(' · ')}</span>
    </p>
  );
}

function Answers({ item, onAnswer }: Pick<Props, 'item' | 'onAnswer'>) {
  const region = useRegion(item.region);
  const [toHiker, setToHiker] = useState('');
  if (!item.mayAnswer) return <p className={`small dim ${styles.note}`}>{words.readOnly(region?.name)}</p>;
  const form = item.kind === 'ending' ? toHash('correct', item.notice.id) : toHash('close', item.hike);
  return (
    <>
      {item.kind === 'appeal' && (
        <details className={`${parts.fold} ${styles.toHiker}`}>
          <summary>{words.sendWords}</summary>
          <textarea
            aria-label={words.sendWords}
            rows={2}
            maxLength={deskLimits.answerWords}
            value={toHiker}
            onChange={(event) => setToHiker(event.target.value)}
          />
        </details>
      )}
      <fieldset className={styles.answers} aria-label={words.answers}>
        {answersTo(item).map(({ words, answer, done }, at) => {
          const look = at === 0 ? button.main : button.button;
          return answer ? (
            <button
              key={words}
              className={`${look} ${styles.answer}`}
              type="button"
              onClick={() => onAnswer(answer, done, toHiker.trim() || undefined)}
            >
              {words}
            </button>
          ) : (
            <a key={words} className={`${look} ${styles.answer}`} href={form}>
              {words}
            </a>
          );
        })}
      </fieldset>
    </>
  );
}
