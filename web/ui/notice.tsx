/** A sheet pinned at the kiosk: what a hiker must know before driving, and since when. */
import type { Trail } from '../../domain/trail.ts';
import { dateInWords } from '../../domain/units.ts';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import styles from './notice.module.css';

export function Notice({ notice }: { notice: Trail['notices'][number] }) {
  return (
    <section className={styles.notice} aria-label={notice.title}>
      <p className={styles.head}>
        <Icon drawing={icons.warning} /> {notice.title}
        <time dateTime={notice.reported}>{dateInWords(notice.reported)}</time>
      </p>
      <p className={styles.text}>{notice.text}</p>
    </section>
  );
}
