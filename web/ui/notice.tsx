/** A sheet pinned at the kiosk: what a hiker must know before driving, since when, and who says so. */
import type { Notice as NoticeData } from '../../domain/trail/facts.ts';
import { dateInWords } from '../../domain/units.ts';
import { noticeUntil } from '../lib/text/trail-facts.ts';
import { Icon } from './icon.tsx';
import * as icons from './icons.ts';
import { OutboundLink } from './links.tsx';
import styles from './notice.module.css';

export function Notice({ notice }: { notice: NoticeData }) {
  const { reported, title, text, until, expires, source } = notice;
  return (
    <section className={styles.notice} aria-label={title} data-expires={expires}>
      <p className={styles.head}>
        <Icon drawing={icons.warning} /> {title}
        <time dateTime={reported}>{dateInWords(reported)}</time>
      </p>
      <p className={styles.text}>
        {text} {until && noticeUntil(until)}{' '}
        <small>{source.url ? <OutboundLink href={source.url}>{source.name}</OutboundLink> : source.name}</small>
      </p>
    </section>
  );
}
