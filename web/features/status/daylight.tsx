/** The last start, and today's daylight. Filled in by the script, because only the reader's clock knows the day. */
import type { Trail } from '../../../domain/trail/trail.ts';
import styles from './daylight.module.css';
import { daylightMessages as words } from './status.messages.ts';

/** Six colors from midnight to morning, the day, and the same six in reverse. The style sheet has the colors. */
const bands = Array.from({ length: 13 }, (_, band) => band);

type Props = Pick<Trail, 'trailhead'> & { startBefore?: number; isOneWay?: boolean };

/** @param startBefore the last start, in minutes before sunset */
export function Daylight({ trailhead, startBefore, isOneWay }: Props) {
  return (
    <div
      className={styles.light}
      data-daylight=""
      data-latitude={trailhead.latitude}
      data-longitude={trailhead.longitude}
      data-start-before={startBefore}
      hidden
    >
      <h3>{words.title}</h3>
      {isOneWay && <p className="small">{words.oneWay}</p>}
      <p className={styles.advice} data-light="advice" />
      <p className="small" data-light="more" />
      <div className={styles.sky} aria-hidden="true">
        <svg aria-hidden="true" viewBox="0 0 1440 10" preserveAspectRatio="none" shapeRendering="crispEdges">
          {bands.map((band) => (
            <rect key={band} height="10" />
          ))}
        </svg>
        <i data-light="sun" />
      </div>
      <div className={styles.hours} aria-hidden="true">
        {words.hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
      <p className="small dim" data-light="range" />
    </div>
  );
}
