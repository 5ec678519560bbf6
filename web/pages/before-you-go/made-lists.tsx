/** The generated lists between the paragraphs. */

import type { ReactNode } from 'react';
import type { Season } from '../../../domain/trail/facts.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { closing, formatSpan, messages, monthName, share } from './before-you-go.messages.ts';
import styles from './before-you-go.module.css';
import {
  byTransit,
  chairParks,
  type Days,
  huntClosures,
  huntsInDoubt,
  monthsAround,
  onWheels,
  sharedWithHunters,
  withoutHunts,
} from './lists.ts';

type Props = { hikes: readonly Trail[] };

/** Collapsed: a reader who plans one hike needs one row of it. */
const Folded = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className={styles.folded}>
    <summary>{title}</summary>
    {children}
  </details>
);

export function Hunts({ hikes }: Props) {
  const closures = huntClosures(hikes);
  const months = monthsAround(closures.map(({ days }) => days));
  return (
    <Folded title={messages.huntClosures}>
      <p>{messages.huntSpans}</p>
      <table className={`${styles.table} ${styles.hunts}`}>
        <thead>
          <tr>
            <th scope="col">{messages.hike}</th>
            <th scope="col">
              {messages.between}
              <span className={styles.months} aria-hidden="true">
                {months.map(({ month }) => (
                  <span key={month}>{monthName(month).slice(0, 3)}</span>
                ))}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          {closures.map(({ hike, hunt, days }) => (
            <tr key={`${hike.id} ${days.from}`}>
              <th scope="row">
                <HikeLink hike={hike} />
              </th>
              <td>
                {formatSpan(hunt.when)}: {closing[hunt.closes]}
                <SpanBar days={days} months={months} closes={hunt.closes} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        {messages.staysOpen}
        <Names hikes={sharedWithHunters(hikes)} />
      </p>
      <p>
        {messages.huntsInDoubt}
        <Names hikes={huntsInDoubt(hikes)} /> {messages.callFirst}
      </p>
      <p>
        {messages.noHunts}
        <Names hikes={withoutHunts(hikes)} /> {messages.call}
      </p>
    </Folded>
  );
}

const Names = ({ hikes }: Props) =>
  hikes.map((hike, i) => (
    <span key={hike.id}>
      <a href={hike.path}>{hike.park}</a>
      {i < hikes.length - 2 ? ', ' : i === hikes.length - 2 ? messages.and : '.'}
    </span>
  ));

type BarProps = { days: Days; months: ReturnType<typeof monthsAround>; closes: Season['closes'] };

/** The days as a bar across these months; the text beside it says the same. */
function SpanBar({ days, months, closes }: BarProps) {
  const start = months[0]?.first ?? 0;
  const width = months.reduce((total, { length }) => total + length, 0);
  return (
    <svg className={styles.span} data-closes={closes} viewBox={`0 0 ${width} 6`} preserveAspectRatio="none" aria-hidden>
      {months.map(({ month, first, length }) => (
        <rect key={month} className={styles.month} x={first - start} width={length - 0.5} height={6} />
      ))}
      <rect x={days.from - start} width={days.to - days.from + 1} height={6} />
    </svg>
  );
}

export function Wheels({ hikes }: Props) {
  const rolling = onWheels(hikes);
  return (
    <Folded title={messages.onWheels(rolling.length)}>
      <p>{messages.wheelsInDoubt}</p>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{messages.hike}</th>
            <th scope="col">{messages.wheelchair}</th>
            <th scope="col">{messages.stroller}</th>
          </tr>
        </thead>
        <tbody>
          {rolling.map((hike) => (
            <tr key={hike.id}>
              <th scope="row">
                <HikeLink hike={hike} />
              </th>
              <td>{share[hike.wheels.wheelchair]}</td>
              <td>{share[hike.wheels.stroller]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Folded>
  );
}

export function Chairs({ hikes }: Props) {
  const parks = chairParks(hikes);
  return (
    <Folded title={messages.chairs(parks.length)}>
      <p>{messages.reserveChair}</p>
      <dl className={styles.list}>
        {parks.map(({ park, hikes: inPark, phone }) => (
          <div key={park}>
            <dt>{park}</dt>
            <dd>
              {inPark.map((hike) => (
                <a key={hike.id} href={hike.path}>
                  {hike.trail}
                </a>
              ))}
              {phone && <a href={`tel:+1-${phone}`}>{phone}</a>}
            </dd>
          </div>
        ))}
      </dl>
    </Folded>
  );
}

export function Transit({ hikes }: Props) {
  const reached = byTransit(hikes);
  return (
    <Folded title={messages.byTransit(reached.length, reached.filter(({ transit }) => transit.reported).length)}>
      <dl className={styles.list}>
        {reached.map((hike) => (
          <div key={hike.id}>
            <dt>
              <HikeLink hike={hike} />
            </dt>
            <dd>
              {hike.transit.words}
              {hike.transit.reported && <small> {messages.call}</small>}
            </dd>
          </div>
        ))}
      </dl>
    </Folded>
  );
}

const HikeLink = ({ hike }: { hike: Trail }) => (
  <a href={hike.path}>
    {hike.park} <span>{hike.trail}</span>
  </a>
);
