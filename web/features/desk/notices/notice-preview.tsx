/** The preview of a notice, as public pages show it. */
import { LiveNotice } from '../../../ui/live-notice.tsx';
import { useDesk, useRegion } from '../shell/desk-context.ts';
import { type Draft, toFields } from './draft.ts';
import { formMessages as words } from './form.messages.ts';
import styles from './notice-form.module.css';

export function NoticePreview({ draft }: { draft: Draft }) {
  const { guide } = useDesk();
  const now = new Date();
  const fields = toFields(draft, now);
  const region = useRegion(guide.hikes.find(({ slug }) => draft.hikes.includes(slug))?.region ?? draft.regions[0]);
  return (
    <aside className={styles.preview} aria-label={words.preview} data-region={region?.code}>
      <h2>{words.preview}</h2>
      <LiveNotice notice={{ ...fields, words: fields.words || words.noWordsYet, asOf: now.toISOString() }} />
    </aside>
  );
}
