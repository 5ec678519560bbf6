/** A hike in a list: badge, names over the full width, then figures with the drive, and today's status at the right. */
import type { ReactNode } from 'react';
import type { Hike } from '../../domain/finder/hike.ts';
import { type BriefClosure, withoutWords } from '../../domain/status/closures.ts';
import { getWarnings, isWarning, standingStatus } from '../../domain/status/status.ts';
import { formatKilometers } from '../lib/text/kilometers.ts';
import { plainDifficulty, rowLength, shortDuration } from '../lib/text/trail-figures.ts';
import { BadgeImage } from './badge-image.tsx';
import styles from './hike-row.module.css';
import { Kilometers } from './kilometers.tsx';
import { rowNews } from './row-news.ts';
import { Sign, Warnings } from './status.tsx';

type Props = {
  hike: Pick<Hike, 'path' | 'park' | 'trail' | 'distance' | 'duration' | 'difficulty'>;
  badgeSrc: string;
  /** After the trail's name. */
  alsoCalled?: string | undefined;
  /** After the other figures: the drive time. */
  drive?: string | undefined;
  /** Today's status, such as Closed; empty if nothing is known. */
  word?: ReactNode;
  /** What hikers reported there in the last days; hidden by a closure. Scripts fill it into prerendered rows, and the alert. */
  seen?: ReactNode;
  closed?: boolean;
  /** The weather alert that covers the hike: "Winter Storm Warning". */
  alert?: string | undefined;
  /**
   * For prerendered markup, which has no date: it shows what applies every day, so that the list does not shift when
   * web/features/status/rows.script.ts shows what applies today.
   */
  closures?: readonly BriefClosure[] | undefined;
  /** Elsewhere web/site-script/kilometers.ts adds them. */
  kilometers?: boolean;
  /** Lines below: notes on the query, and what is missing. */
  children?: ReactNode;
};

export function HikeRow({ hike, badgeSrc, alsoCalled, drive, word, closed, closures, ...rest }: Props) {
  const { seen, alert, kilometers, children } = rest;
  const standing = standingStatus(closures ?? []);
  const warnings = getWarnings(standing);
  const shipped = (closures ?? []).filter(({ kind }) => isWarning(kind)).map(withoutWords);
  return (
    <a
      className={styles.row}
      href={hike.path}
      {...(closures && rowNews.root())}
      data-closed={closed || standing.kind === 'closed' || undefined}
      data-closures={shipped.length > 0 ? JSON.stringify(shipped) : undefined}
    >
      <BadgeImage src={badgeSrc} alt="" lazy />
      <span className={styles.name} data-earned-here="">
        <b>{hike.park}</b>{' '}
        <em>
          {hike.trail}
          {alsoCalled && <i>{alsoCalled}</i>}
        </em>
      </span>
      <HikeFigures
        hike={hike}
        drive={drive}
        isPrerendered={closures !== undefined}
        kilometers={kilometers}
        seen={seen}
        alert={alert}
      />
      {word && <span className={styles.word}>{word}</span>}
      {closures && (
        <span className={styles.word} {...rowNews.slot('status')} hidden={warnings.length === 0}>
          <Warnings status={standing} />
        </span>
      )}
      {children && <div className={styles.below}>{children}</div>}
    </a>
  );
}

type FiguresProps = Pick<Props, 'drive' | 'kilometers' | 'seen' | 'alert'> & {
  hike: Pick<Hike, 'distance' | 'difficulty'> & Partial<Pick<Hike, 'duration'>>;
  /** With places for what scripts fill in. */
  isPrerendered?: boolean;
};

/** Length, duration, difficulty and drive; then what hikers reported, and the weather alert. */
export function HikeFigures({ hike, drive, isPrerendered, kilometers, seen, alert }: FiguresProps) {
  const figures = [shortDuration(hike), plainDifficulty(hike), drive].filter(Boolean);
  return (
    <span className={styles.figures}>
      <span>
        {rowLength(hike)}
        {kilometers && hike.distance && ` ${formatKilometers(hike.distance.miles)}`}
        {isPrerendered && <Kilometers miles={hike.distance?.miles} />}
      </span>
      {figures.map((figure) => (
        <span key={figure}>
          <span className="hidden-text">, </span>
          {figure}
        </span>
      ))}
      {isPrerendered && (
        <>
          <span className={styles.news} {...rowNews.slot('conditions')} hidden />
          <span className={styles.news} {...rowNews.slot('alert')} hidden />
        </>
      )}
      {seen && (
        <span className={styles.news}>
          <span className="hidden-text">, </span>
          {seen}
        </span>
      )}
      {alert && (
        <span className={styles.news}>
          <span className="hidden-text">, </span>
          <Sign kind="alert" />
          {alert}
        </span>
      )}
    </span>
  );
}
