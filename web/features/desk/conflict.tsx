/** An edit conflict: both versions side by side, so that nothing is lost. */

import type { Conflict as ConflictReply, NoticeFields } from '../../../domain/live/desk.ts';
import button from '../../ui/button.module.css';
import { liveNoticeWords } from '../../ui/live-notice-words.ts';
import notice from '../../ui/notice.module.css';
import { Sign } from '../../ui/status.tsx';
import styles from './desk.module.css';
import { differing } from './differing.ts';
import { conflictWords as words } from './form-words.ts';
import parts from './parts.module.css';
import { viewTitleId } from './view.tsx';

type Props = {
  conflict: ConflictReply;
  isPending: boolean;
  onKeepTheirs: () => void;
  onUseMine: () => void;
  onEdit: () => void;
};

export function Conflict({ conflict: { current, yours }, isPending, onKeepTheirs, onUseMine, onEdit }: Props) {
  const who = current.revisedBy.name?.split(' ')[0] || words.somebody;
  const isDown = current.state === 'withdrawn';
  return (
    <section className={styles.sheet} aria-labelledby={viewTitleId}>
      <h1 id={viewTitleId} tabIndex={-1} ref={takeFocus}>
        {words.title}
      </h1>
      <p className="lead" role="alert">
        {(isDown ? words.leadDown : words.lead)(current.revisedBy.name || words.somebody, current.revisedAt)}
      </p>
      <div className={styles.both}>
        <section>
          <h2>{isDown ? words.down : words.theirs(who)}</h2>
          <Text fields={current} other={yours} />
          <button className={button.button} type="button" onClick={onKeepTheirs}>
            {isDown ? words.leaveDown : words.keep(who)}
          </button>
        </section>
        <section>
          <h2>{words.yours}</h2>
          <Text fields={yours} other={current} />
          <button className={button.button} type="button" onClick={onUseMine} disabled={isPending}>
            {words.useMine}
          </button>
        </section>
      </div>
      <p className={styles.acts}>
        <button className={parts.link} type="button" onClick={onEdit}>
          {words.edit}
        </button>
      </p>
      <p className="small dim">{words.note}</p>
    </section>
  );
}

const takeFocus = (heading: HTMLElement | null) => heading?.focus();

type TextProps = { fields: Pick<NoticeFields, 'kind' | 'words' | 'until'>; other: TextProps['fields'] };

function Text({ fields, other }: TextProps) {
  return (
    <div className={notice.notice}>
      <p className={notice.head}>
        <Sign kind={fields.kind} />{' '}
        <Marked text={liveNoticeWords.kinds[fields.kind]} other={liveNoticeWords.kinds[other.kind]} />
        <time dateTime={fields.until}>
          <Marked text={liveNoticeWords.until(fields.until)} other={liveNoticeWords.until(other.until)} />
        </time>
      </p>
      <p className={notice.text}>
        <Marked text={fields.words} other={other.words} />
      </p>
    </div>
  );
}

/** Underlines what the other version lacks. */
const Marked = ({ text, other }: { text: string; other: string }) =>
  differing(text, other).map(({ at, words, differs }) =>
    differs ? <ins key={at}>{words}</ins> : <span key={at}>{words}</span>,
  );
