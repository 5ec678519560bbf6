/** Sunrise, sunset and the light between. The script fills it in, because only the reader's clock knows which day it is. */
import { minutesBeforeSunset } from '../../../domain/finder/hike.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import styles from './daylight.module.css';
import { daylightWords as words } from './words.ts';

/** The sky from midnight to morning; in the evening it takes the same colors back. */
const dawn = ['night', 'deep', 'blue', 'mauve', 'rose', 'gold'];
const sky = [...dawn.map((color) => ({ color, part: 'am' })), { color: 'day', part: 'noon' }].concat(
  dawn.toReversed().map((color) => ({ color, part: 'pm' })),
);

export function Daylight({ trail }: { trail: Trail }) {
  const { latitude, longitude } = trail.trailhead;
  return (
    <section
      className={`wrap ${styles.light}`}
      aria-labelledby="daylight"
      data-daylight=""
      data-latitude={latitude}
      data-longitude={longitude}
      data-start-before={minutesBeforeSunset(asWalked(trail)) ?? undefined}
      hidden
    >
      <div className={`oxford ${styles.top}`}>
        <div>
          <h2 id="daylight">{words.title}</h2>
          <p className="small dim" data-light="today" />
        </div>
        <dl>
          <div>
            <dt>{words.sunrise}</dt>
            <dd data-light="rise" />
          </div>
          <div>
            <dt data-light="length-name">{words.daylight}</dt>
            <dd data-light="length" />
          </div>
          <div>
            <dt>{words.sunset}</dt>
            <dd data-light="set" />
          </div>
        </dl>
      </div>
      <div className={styles.sky} aria-hidden="true">
        <svg aria-hidden="true" viewBox="0 0 1440 10" preserveAspectRatio="none" shapeRendering="crispEdges">
          {sky.map(({ color, part }) => (
            <rect key={color + part} className={styles[color]} height="10" />
          ))}
        </svg>
        <i data-light="sun" />
      </div>
      <div className={styles.hours} aria-hidden="true">
        {words.hours.map((hour) => (
          <span key={hour}>{hour}</span>
        ))}
      </div>
    </section>
  );
}
