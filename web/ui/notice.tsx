/** A notice: what a hiker must know before driving, and since when. Its source is under "How we know this". */
import type { Notice as NoticeData } from '../../domain/trail/facts.ts';
import { noticeAsOf, noticeSince, noticeUntil } from '../lib/text/trail-facts.ts';
import styles from './notice.module.css';
import { Sign } from './status.tsx';

const kinds = { all: 'closed', part: 'partly' } as const;

export function Notice({ notice }: { notice: NoticeData }) {
  const { reported, since, title, text, until, expires, closes } = notice;
  const kind = closes ? kinds[closes] : 'information';
  return (
    <section className={styles.notice} aria-label={title} data-expires={expires} data-kind={kind}>
      <p className={styles.head}>
        <Sign kind={kind} />
        <span>
          {title} <time dateTime={since ?? reported}>{since ? noticeSince(since) : noticeAsOf(reported)}</time>
        </span>
      </p>
      <p className={styles.text}>
        {text} {until && !closes && noticeUntil(until)}
      </p>
    </section>
  );
}
