/** The preview of a notice: the notice, the poster and the row as public pages render them. */
import { statusWords } from '../../../domain/status/words.ts';
import { HikeRow } from '../../ui/hike-row.tsx';
import { LiveNotice } from '../../ui/live-notice.tsx';
import { liveNoticeWords } from '../../ui/live-notice-words.ts';
import { Picture } from '../../ui/picture.tsx';
import { Sign, Status } from '../../ui/status.tsx';
import { useDesk, useRegion } from './desk-context.ts';
import { type Draft, fieldsOf } from './draft.ts';
import { formWords as words } from './form-words.ts';
import styles from './notice-form.module.css';

export function NoticePreview({ draft }: { draft: Draft }) {
  const { guide } = useDesk();
  const now = new Date();
  const fields = fieldsOf(draft, now);
  const hike =
    guide.hikes.find(({ slug }) => draft.hikes.includes(slug)) ??
    guide.hikes.find(({ region }) => draft.all || draft.regions.includes(region)) ??
    undefined;
  const region = useRegion(hike?.region);
  return (
    <aside className={styles.preview} aria-label={words.preview}>
      <h2>{words.preview}</h2>
      <p className={`small dim ${styles.caption}`}>{words.onThePage}</p>
      <div className={styles.page} data-region={region?.code}>
        <LiveNotice notice={{ ...fields, words: fields.words || words.noWordsYet, asOf: now.toISOString() }} />
        {hike && (
          <div className={styles.poster} data-closed={draft.kind === 'closed' || undefined}>
            <Picture picture={hike.picture} cover decorative />
            <p className={styles.band}>
              <b>{hike.park}</b> <span>{hike.trail}</span>
            </p>
            {draft.kind === 'closed' && (
              <p className={styles.snipe}>
                <b>
                  <Sign kind="closed" /> {statusWords.closed}
                </b>
                {liveNoticeWords.until(fields.until)}
              </p>
            )}
          </div>
        )}
      </div>
      {hike && (
        <>
          <p className={`small dim ${styles.caption}`}>{words.inTheList}</p>
          <div className={styles.rowPreview} inert>
            <HikeRow
              hike={hike}
              badgeSrc={hike.badgeSrc}
              closed={draft.kind === 'closed'}
              word={draft.kind !== 'information' && <Status kind={draft.kind} />}
            />
          </div>
        </>
      )}
    </aside>
  );
}
