/** An edit conflict: both versions side by side, so that nothing is lost. */

import type { Conflict as ConflictResponse, NoticeFields } from '../../../../domain/desk/desk.ts';
import { statusMessages } from '../../../../domain/status/status.messages.ts';
import button from '../../../ui/button.module.css';
import { liveNoticeMessages } from '../../../ui/live-notice.messages.ts';
import notice from '../../../ui/notice.module.css';
import { Sign } from '../../../ui/status.tsx';
import styles from '../desk.module.css';
import parts from '../shell/parts.module.css';
import { viewTitleId } from '../shell/view.tsx';
import { conflictMessages as words } from './form.messages.ts';

type Props = {
  conflict: ConflictResponse;
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
          <Text fields={current} />
          <button className={button.button} type="button" onClick={onKeepTheirs}>
            {isDown ? words.leaveDown : words.keep(who)}
          </button>
        </section>
        <section>
          <h2>{words.yours}</h2>
          <Text fields={yours} />
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

type TextProps = { fields: Pick<NoticeFields, 'kind' | 'words' | 'until'> };

const Text = ({ fields: { kind, words, until } }: TextProps) => (
  <div className={notice.notice}>
    <p className={notice.head}>
      <Sign kind={kind} /> {statusMessages[kind]} <time dateTime={until}>{liveNoticeMessages.until(until)}</time>
    </p>
    <p className={notice.text}>{words}</p>
  </div>
);
