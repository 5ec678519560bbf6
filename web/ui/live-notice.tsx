/** A park steward's notice, shown above everything else on the page of a hike, and as a preview at the desk. */
import type { Notice, NoticeKind } from '../../domain/live/now.ts';
import { statusWords } from '../../domain/status/words.ts';
import { liveNoticeWords as words } from './live-notice-words.ts';
import styles from './notice.module.css';
import { Sign } from './status.tsx';

type Props = { notice: Pick<Notice, 'kind' | 'words' | 'until' | 'asOf' | 'source'>; about?: string };

export const LiveNotice = ({ notice: { kind, words: text, until, asOf, source }, about }: Props) => (
  <NoticeSheet kind={kind} until={words.until(until)} about={about} posted={words.posted(asOf, source)}>
    {text}
  </NoticeSheet>
);

type SheetProps = { kind: NoticeKind; until?: string; about?: string | undefined; posted?: string; children?: string };

/** Empty, it is the template that web/features/live/live.script.ts fills. */
export function NoticeSheet({ kind, until, about, posted, children }: SheetProps) {
  return (
    <section className={styles.notice} aria-label={statusWords[kind]} data-kind={kind}>
      <p className={styles.head}>
        <Sign kind={kind} />
        <span>
          {statusWords[kind]} <time>{until}</time>
        </span>
      </p>
      <p className={styles.text}>
        {about && <b>{about}. </b>}
        <span data-words="">{children}</span> <small data-posted="">{posted}</small>
      </p>
    </section>
  );
}
