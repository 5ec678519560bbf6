/**
 * The next days at the trailhead, today first. Filled by the script from the live document; without JavaScript there is
 * no forecast.
 */
import styles from './forecast.module.css';
import sheet from './skies.svg';
import { forecastMessages as words } from './weather.messages.ts';

export const Forecast = () => (
  <div className={styles.forecast} data-forecast="" hidden>
    <h3>{words.title({ celsius: false })}</h3>
    <ul className={styles.days} data-next="" />
    <details className={styles.later}>
      <summary>{words.sevenDays}</summary>
      <ul className={styles.days} data-later="" />
    </details>
    <p className={styles.source} data-source="" />
    <p className={styles.onPaper} data-issued="" />
    <template>
      <li>
        <span className={styles.line} aria-hidden="true">
          <b data-text="" />
          <svg viewBox="0 0 268 268" aria-hidden="true">
            <use href={sheet} />
          </svg>
          <span className={styles.degrees}>
            <span data-text="" />
            <i data-text="" />
          </span>
          <span className={styles.rest} data-text="" />
        </span>
        <span className="hidden-text" data-text="" />
      </li>
    </template>
  </div>
);
