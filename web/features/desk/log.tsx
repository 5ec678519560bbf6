/** The audit log of the desk, and whether its hash chain is intact. */

import { useState } from 'react';
import type { Log as LogReply } from '../../../domain/live/desk.ts';
import { capitalized } from '../../../domain/units.ts';
import button from '../../ui/button.module.css';
import { fetchLog } from './calls.ts';
import { dayOf } from './days.ts';
import styles from './desk.module.css';
import { useDesk } from './desk-context.ts';
import { DeskIcon } from './desk-icon.tsx';
import * as icons from './icons.ts';
import { type Targets, targetsInWords } from './notice-targets.ts';
import parts from './parts.module.css';
import { troubleOf } from './trouble.ts';
import { useLoaded } from './use-loaded.ts';
import { View, WaitFor } from './view.tsx';
import { logWords as words } from './views-words.ts';

type Entry = LogReply['entries'][number];

const newest = () => fetchLog();

export function Log() {
  const log = useLoaded(newest);
  return (
    <View title={words.title} note={words.note}>
      <WaitFor loaded={log}>
        {(value) => (
          <>
            <Chain chain={value.chain} onCheck={log.reload} />
            <Entries key={value.entries[0]?.seq} first={value} />
          </>
        )}
      </WaitFor>
    </View>
  );
}

function Chain({ chain, onCheck }: { chain: LogReply['chain']; onCheck: () => void }) {
  const { brokenAt } = chain;
  return (
    <div className={styles.chain} data-broken={brokenAt !== null || undefined}>
      <DeskIcon drawing={brokenAt === null ? icons.seal : icons.brokenLink} />
      <p role={brokenAt === null ? 'status' : 'alert'}>
        <b>{brokenAt === null ? words.holds : words.broken(brokenAt)}</b>{' '}
        {brokenAt === null ? words.holdsLine(chain) : words.brokenLine(brokenAt)}
      </p>
      <button className={button.small} type="button" onClick={onCheck}>
        {words.checkAgain}
      </button>
    </div>
  );
}

function Entries({ first }: { first: LogReply }) {
  const [entries, setEntries] = useState(first.entries);
  const [next, setNext] = useState(first.next);
  const [trouble, setTrouble] = useState('');
  const older = async () => {
    try {
      const page = await fetchLog(next ?? undefined);
      setEntries((before) => [...before, ...page.entries]);
      setNext(page.next);
      setTrouble('');
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  if (entries.length === 0) return <p className={styles.empty}>{words.none}</p>;
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = dayOf(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h2 className={styles.part}>{words.day(day)}</h2>
          <ol className={styles.log}>
            {ofDay.map((entry) => (
              <OneEntry key={entry.seq} entry={entry} isWrong={entry.seq === first.chain.brokenAt} />
            ))}
          </ol>
        </section>
      ))}
      {trouble && (
        <p className={parts.trouble} role="alert">
          {trouble}
        </p>
      )}
      {next !== null && (
        <p className={styles.acts}>
          <button className={parts.link} type="button" onClick={older}>
            {words.older}
          </button>
        </p>
      )}
    </>
  );
}

function OneEntry({ entry, isWrong }: { entry: Entry; isWrong: boolean }) {
  const { guide } = useDesk();
  const { detail } = entry;
  const who = entry.by.id === '' ? words.operator : (entry.by.name ?? capitalized(words.gone));
  const hikes = 'hikes' in detail ? targetsInWords(targetsOf(detail), guide) : '';
  return (
    <li data-wrong={isWrong || undefined}>
      <time dateTime={entry.at}>{words.time(entry.at)}</time>
      <p>
        {isWrong && <b>{words.wrong} </b>}
        <b>{who}</b> {words.did[entry.action]}
        {entry.about && (
          <>
            {' '}
            <b>{entry.about.name ?? words.gone}</b>
          </>
        )}
        {hikes && (
          <>
            {' '}
            {words.on} <b>{hikes}</b>
          </>
        )}
        {words.more(detail)}.
      </p>
      <code>{words.seal(entry.seq, entry.hash)}</code>
    </li>
  );
}

/** Entries contain rows as stored: lists of slugs in one string, and booleans as numbers. */
const targetsOf = ({ hikes, regions, all }: Record<string, unknown>): Targets => ({
  hikes: slugsOf(hikes),
  regions: slugsOf(regions),
  all: Boolean(all),
});
const slugsOf = (stored: unknown): string[] =>
  Array.isArray(stored)
    ? stored.map(String)
    : String(stored ?? '')
        .split(' ')
        .filter(Boolean);
