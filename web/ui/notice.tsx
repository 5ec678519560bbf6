/** A notice: what a hiker must know before driving, and since when. Its source is under "How we know this". */
import { pastEndMessages } from '../../domain/status/status.messages.ts';
import type { Notice as NoticeData } from '../../domain/trail/facts.ts';
import { noticeAsOf, noticeSince, noticeUntil } from '../lib/text/trail-facts.ts';
import styles from './notice.module.css';
import { Sign } from './status.tsx';

const kinds = { all: 'closed', part: 'partly' } as const;

export function Notice({ notice, phone }: { notice: NoticeData; phone: string | undefined }) {
  const { reported, since, title, text, until, expires, closes } = notice;
  const kind = closes ? kinds[closes] : 'information';
  /** An announced end opens nothing. */
  const staysInDoubt = closes === 'all' && expires !== undefined;
  return (
    <section className={styles.notice} aria-label={title} data-expires={expires} data-kind={kind}>
      <p className={styles.head}>
        <Sign kind={kind} />
        <span>
          {staysInDoubt ? <PastEnd before={title} after={pastEndMessages.short} /> : title}{' '}
          <time dateTime={since ?? reported}>{since ? noticeSince(since) : noticeAsOf(reported)}</time>
        </span>
      </p>
      <p className={styles.text}>
        {staysInDoubt && <PastEnd after={`${pastEndMessages.long(phone)} `} />}
        {text} {until && !closes && noticeUntil(until)}
      </p>
    </section>
  );
}

/** The script shows the one that applies: web/features/status/today.script.ts. */
const PastEnd = ({ before, after }: { before?: string; after: string }) => (
  <>
    {before && <span data-past-end="false">{before}</span>}
    <span data-past-end="true" hidden>
      {after}
    </span>
  </>
);
