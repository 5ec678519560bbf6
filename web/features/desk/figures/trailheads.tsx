/** The outcomes of claims at each trailhead through yesterday: a wrong coordinate stands out. */

import { useState } from 'react';
import type { Trailheads as TrailheadsResponse } from '../../../../domain/desk/desk.ts';
import { fetchTrailheads } from '../shell/calls.ts';
import { useHike, useOwnRegions } from '../shell/desk-context.ts';
import { DeskIcon } from '../shell/desk-icon.tsx';
import * as icons from '../shell/icons.ts';
import parts from '../shell/parts.module.css';
import { RegionPick } from '../shell/region-pick.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { View, WaitFor } from '../shell/view.tsx';
import { trailheadMessages as words } from '../views.messages.ts';
import styles from './tables.module.css';

type Row = TrailheadsResponse['trailheads'][number];
type Shown = Row & { tries: NonNullable<Row['tries']> };

export function Trailheads() {
  const trailheads = useLoaded(fetchTrailheads);
  return (
    <View title={words.title} note={trailheads.value && words.note(trailheads.value)}>
      <WaitFor loaded={trailheads}>{({ trailheads: rows }) => <Health rows={rows} />}</WaitFor>
    </View>
  );
}

/** The refused share from which a trailhead is flagged: elsewhere it is one in ten or none. */
const worthALook = 0.25;

function Health({ rows }: { rows: Row[] }) {
  const own = useOwnRegions();
  const [region, setRegion] = useState(own.length === 1 ? (own[0]?.slug ?? '') : '');
  const here = rows.filter((row) => !region || row.region === region);
  const shown = here.filter((row): row is Shown => row.tries !== null);
  const few = here.filter((row) => row.tries === null);
  return (
    <>
      <div className={styles.keyRow}>
        <RegionPick label={words.region} all={words.all} region={region} onPick={setRegion} />
      </div>
      {shown.length === 0 ? (
        <p className={styles.empty}>{words.none}</p>
      ) : (
        <table className={styles.health}>
          <thead>
            <tr>
              <th scope="col">{words.columns.trailhead}</th>
              <th scope="col" className={styles.num}>
                {words.columns.tries}
              </th>
              <th scope="col">{words.columns.ended}</th>
              <th scope="col" className={styles.num}>
                {words.columns.refused}
              </th>
              <th scope="col">{words.columns.distance}</th>
              <th scope="col">
                <span className="hidden-text">{words.columns.todo}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {shown.map((row) => (
              <Trailhead key={row.hike} row={row} />
            ))}
          </tbody>
        </table>
      )}
      {few.length > 0 && (
        <details className={`${parts.fold} ${styles.few}`}>
          <summary>{words.rest(few.length)}</summary>
          <ul>
            {few.map(({ hike }) => (
              <FewClaims key={hike} slug={hike} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

const sum = (tries: Shown['tries']): number => Object.values(tries).reduce((total, count) => total + count, 0);

function Trailhead({ row: { hike: slug, tries, refused } }: { row: Shown }) {
  const hike = useHike(slug);
  const total = sum(tries);
  const turnedAway = tries['too-far'] + tries['too-vague'];
  const share = Math.round((turnedAway / Math.max(1, total)) * 100);
  const needsLook = refused !== null && turnedAway / Math.max(1, total) >= worthALook;
  return (
    <tr data-check={needsLook || undefined}>
      <th scope="row">
        {hike?.name ?? slug} <span>{hike?.trail}</span>
      </th>
      <td className={`${styles.num} ${styles.tries}`}>{total}</td>
      <td className={styles.results}>{words.results(tries)}</td>
      <td className={styles.num} data-label={words.columns.refused}>
        {turnedAway} {turnedAway > 0 && <span className="dim">({share}%)</span>}
      </td>
      <td data-label={words.columns.distance} className={refused ? undefined : styles.tooFew}>
        {refused ? words.bands(refused) : turnedAway > 0 && words.tooFewRefused}
      </td>
      <td className={styles.todo}>
        {needsLook && (
          <span className={styles.flag}>
            <DeskIcon drawing={icons.warning} /> {words.check}
          </span>
        )}
      </td>
    </tr>
  );
}

function FewClaims({ slug }: { slug: string }) {
  return <li>{useHike(slug)?.name ?? slug}</li>;
}
