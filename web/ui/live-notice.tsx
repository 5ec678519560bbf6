/** A notice of a park steward, as hikers see it above everything else on the page of a hike. Shown by the desk before it is published too. */
import type { Notice } from '../../domain/live/now.ts';
import { liveNoticeWords as words } from './live-notice-words.ts';
import styles from './notice.module.css';
import { Sign } from './status.tsx';

type Props = { notice: Pick<Notice, 'kind' | 'words' | 'until' | 'asOf' | 'source'>; about?: string };

export function LiveNotice({ notice: { kind, words: text, until, asOf, source }, about }: Props) {
  return (
    <section className={styles.notice} aria-label={words.kinds[kind]} data-notice={kind}>
      <p className={styles.head}>
        <Sign kind={kind} /> {words.kinds[kind]}
        <time dateTime={until}>{words.until(until)}</time>
      </p>
      <p className={styles.text}>
        {about && <b>{about}. </b>}
        {text} <small data-posted="">{words.posted(asOf, source)}</small>
      </p>
    </section>
  );
}
