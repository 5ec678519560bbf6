/** The audit log of the desk. */

import { useState } from 'react';
import type { Log as LogResponse } from '../../../../domain/desk/desk.ts';
import { capitalized } from '../../../../domain/units.ts';
import styles from '../desk.module.css';
import { formatTargets, type Targets } from '../notices/notice-targets.ts';
import { fetchLog } from '../shell/calls.ts';
import { toDay } from '../shell/days.ts';
import { useDesk } from '../shell/desk-context.ts';
import { getErrorMessage } from '../shell/error-message.ts';
import parts from '../shell/parts.module.css';
import { useLoaded } from '../shell/use-loaded.ts';
import { View, WaitFor } from '../shell/view.tsx';
import { logMessages as words } from '../views.messages.ts';

type Entry = LogResponse['entries'][number];

const newest = () => fetchLog();

export function Log() {
  const log = useLoaded(newest);
  return (
    <View title={words.title} note={words.note}>
      <WaitFor loaded={log}>{(value) => <Entries key={value.entries[0]?.seq} first={value} />}</WaitFor>
    </View>
  );
}

function Entries({ first }: { first: LogResponse }) {
  const [entries, setEntries] = useState(first.entries);
  const [next, setNext] = useState(first.next);
  const [error, setError] = useState('');
  const older = async () => {
    try {
      const page = await fetchLog(next ?? undefined);
      setEntries((before) => [...before, ...page.entries]);
      setNext(page.next);
      setError('');
    } catch (error) {
      setError(getErrorMessage(error));
    }
  };
  if (entries.length === 0) return <p className={styles.empty}>{words.none}</p>;
  const days = new Map<string, Entry[]>();
  for (const entry of entries) {
    const day = toDay(new Date(entry.at));
    days.set(day, [...(days.get(day) ?? []), entry]);
  }
  return (
    <>
      {[...days].map(([day, ofDay]) => (
        <section key={day}>
          <h2 className={styles.part}>{words.day(day)}</h2>
          <ol className={styles.log}>
            {ofDay.map((entry) => (
              <OneEntry key={entry.seq} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {error && (
        <p className={parts.trouble} role="alert">
          {error}
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

function OneEntry({ entry }: { entry: Entry }) {
  const { guide } = useDesk();
  const { detail } = entry;
  const who = entry.by.id === '' ? words.operator : (entry.by.name ?? capitalized(words.gone));
  const hikes = 'hikes' in detail ? formatTargets(getTargets(detail), guide) : '';
  return (
    <li>
      <time dateTime={entry.at}>{words.time(entry.at)}</time>
      <p>
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
    </li>
  );
}

/** Entries contain rows as stored: lists of slugs in one string, and booleans as numbers. */
const getTargets = ({ hikes, regions, all }: Record<string, unknown>): Targets => ({
  hikes: getSlugs(hikes),
  regions: getSlugs(regions),
  all: Boolean(all),
});
const getSlugs = (stored: unknown): string[] =>
  Array.isArray(stored)
    ? stored.map(String)
    : String(stored ?? '')
        .split(' ')
        .filter(Boolean);
