/** One line on every page on the days of the deer season: web/site-script/deer-season.ts shows it. */
import styles from './deer.module.css';
import { deerSeasonMessages as words } from './deer-season.messages.ts';

export const DeerSeason = () => (
  <aside className={styles.line} data-deer-season="" hidden>
    {words.line}
  </aside>
);
