/** The templates of the symbols that the script clones, once per page. */
import { noticeKinds } from '../../../domain/live/now.ts';
import { liveNoticeWords } from '../../ui/live-notice-words.ts';
import { Sign } from '../../ui/status.tsx';
import styles from '../../ui/status-word.module.css';

export const LiveSigns = () => (
  <template data-live-signs="">
    {noticeKinds.map((kind) => (
      <span key={kind} className={styles.status} data-sign-of={kind}>
        <Sign kind={kind} /> {liveNoticeWords.kinds[kind]}
      </span>
    ))}
    <span data-sign-of="alert">
      <Sign kind="alert" />
    </span>
  </template>
);
