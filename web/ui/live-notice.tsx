/** A park steward's notice, shown above everything else on the page of a hike, and as a preview at the desk. */
import { type Notice, type NoticeKind, noticeKinds } from '../../domain/status/live-document.ts';
import { statusMessages } from '../../domain/status/status.messages.ts';
import { liveNoticeMessages as words } from './live-notice.messages.ts';
import styles from './notice.module.css';
import { notices, oldCopy, notice as part } from './notice-parts.ts';
import { Sign } from './status.tsx';

type Props = { notice: Pick<Notice, 'kind' | 'words' | 'until' | 'asOf' | 'source'>; about?: string };

export const LiveNotice = ({ notice: { kind, words: text, until, asOf, source }, about }: Props) => (
  <NoticeSheet kind={kind} until={words.until(until)} about={about} posted={words.posted(asOf, source)}>
    {text}
  </NoticeSheet>
);

/** Empty until web/features/status/live.script.ts fills it. */
export const LiveNotices = ({ className }: { className: string | undefined }) => (
  <>
    <div className={className} {...notices.root()} hidden />
    <template {...part.template}>
      {noticeKinds.map((kind) => (
        <NoticeSheet key={kind} kind={kind} />
      ))}
    </template>
    <template {...oldCopy.template}>
      <p {...oldCopy.slot('age')} />
    </template>
  </>
);

type SheetProps = { kind: NoticeKind; until?: string; about?: string | undefined; posted?: string; children?: string };

function NoticeSheet({ kind, until, about, posted, children }: SheetProps) {
  return (
    <section className={styles.notice} aria-label={statusMessages[kind]} data-kind={kind} {...part.slot('kind', kind)}>
      <p className={styles.head}>
        <Sign kind={kind} />
        <span>
          {statusMessages[kind]} <time {...part.slot('until')}>{until}</time>
        </span>
      </p>
      <p className={styles.text}>
        {about && <b>{about}. </b>}
        <span {...part.slot('text')}>{children}</span> <small {...part.slot('posted')}>{posted}</small>
      </p>
    </section>
  );
}
