/** One line on every page on the days of the deer season: web/site-script/deer-season.ts marks them. */
import styles from './deer.module.css';
import { deerSeasonMessages as words } from './deer-season.messages.ts';

export const DeerSeason = () => <p className={styles.line}>{words.line}</p>;
