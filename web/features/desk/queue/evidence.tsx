/** The evidence of the open item, above its answers. */
import { badgeRule } from '../../../../domain/badge/rule.ts';
import type { QueueItem } from '../../../../domain/desk/desk.ts';
import { milesToKm } from '../../../../domain/units.ts';
import { OutboundLink } from '../../../ui/links.tsx';
import { LiveNotice } from '../../../ui/live-notice.tsx';
import { useHike } from '../shell/desk-context.ts';
import { toHash } from '../shell/views.ts';
import { AppealMap } from './appeal-map.tsx';
import { getHost, getVerdictMessage, oneDecimal, evidenceMessages as words } from './queue.messages.ts';
import styles from './queue.module.css';

type Of<K extends QueueItem['kind']> = Extract<QueueItem, { kind: K }>;

export function Evidence({ item, now }: { item: QueueItem; now: Date }) {
  switch (item.kind) {
    case 'ending':
      return <Ending item={item} now={now} />;
    case 'gate':
      return <RoadGateEvidence item={item} now={now} />;
    case 'appeal':
      return <Appeal item={item} />;
    case 'mistake':
      return <Mistake item={item} />;
    case 'source':
      return <Source item={item} />;
    case 'fact':
      return <Fact item={item} />;
  }
}

function Ending({ item: { notice }, now }: { item: Of<'ending'>; now: Date }) {
  return (
    <>
      <LiveNotice notice={{ ...notice, asOf: notice.revisedAt }} />
      <p className={`small dim ${styles.note}`}>{words.ending(notice.until, now)}</p>
    </>
  );
}

function RoadGateEvidence({ item, now }: { item: Of<'gate'>; now: Date }) {
  const phone = useHike(item.hike)?.phone;
  return (
    <>
      <p>{words.gate(item.reports, item.at, now)}</p>
      {phone && (
        <p className={`small dim ${styles.note}`}>
          {words.office} <a href={`tel:${phone}`}>{phone}</a>
        </p>
      )}
    </>
  );
}

function Appeal({ item }: { item: Of<'appeal'> }) {
  const { measured } = item;
  if (!item.mayAnswer && item.words === null) return <p className="dim">{words.hidden}</p>;
  return (
    <>
      {measured ? (
        <div className={styles.appeal}>
          <AppealMap measured={measured} />
          <dl className={styles.sum}>
            <div>
              <dt>{words.distance}</dt>
              <dd>{oneDecimal(measured.distanceKm)}</dd>
            </div>
            <div>
              <dt>{words.error}</dt>
              <dd>− {words.less(measured.distanceKm - measured.countsAsKm)}</dd>
            </div>
            <div className={styles.total}>
              <dt>{words.countsAs}</dt>
              <dd>{oneDecimal(measured.countsAsKm)}</dd>
            </div>
            <div>
              <dt>{words.rule}</dt>
              <dd>{oneDecimal(measured.limitKm || milesToKm(badgeRule.promiseMiles))}</dd>
            </div>
            <div className={styles.verdict}>
              <dt>{words.verdict}</dt>
              <dd>{getVerdictMessage(measured)}</dd>
            </div>
          </dl>
        </div>
      ) : (
        <p>{words.noPosition}</p>
      )}
      {item.words && (
        <blockquote className={styles.said}>
          <p>“{item.words}”</p>
          <footer>
            {item.takenAt && words.tried(item.takenAt)} {item.photoDate && words.photo(item.photoDate)}{' '}
            {item.hikers !== null && words.hikers(item.hikers)} {item.earlier !== null && words.earlier(item.earlier)}
          </footer>
        </blockquote>
      )}
      <p className={`small dim ${styles.note}`}>
        <a href={toHash('trailheads')}>{words.trailhead}</a>
      </p>
    </>
  );
}

function Mistake({ item }: { item: Of<'mistake'> }) {
  const hike = useHike(item.hike);
  return (
    <>
      <dl className={styles.versus}>
        <div>
          <dt>{words.readerSays}</dt>
          <dd>{item.words ? `“${item.words}”` : words.noWords}</dd>
        </div>
      </dl>
      <p className={`small dim ${styles.note}`}>
        {item.contact !== null && words.contact(item.contact)} {words.sent(item.writtenAt)}{' '}
        {hike && (
          <a href={hike.path} target="_blank" rel="noopener">
            {words.seePage}
          </a>
        )}
      </p>
    </>
  );
}

function Source({ item }: { item: Of<'source'> }) {
  return (
    <>
      <p>
        <OutboundLink href={item.url}>{getHost(item.url)}</OutboundLink>
        <br />
        {words.changed(item.changedAt, item.readAt)}
      </p>
      <p className={`small dim ${styles.note}`}>{words.noCopy}</p>
    </>
  );
}

function Fact({ item }: { item: Of<'fact'> }) {
  return (
    <>
      <dl className={styles.versus}>
        <div>
          <dt>{words.field(item.field)}</dt>
          <dd>“{item.words}”</dd>
        </div>
      </dl>
      <p className={`small dim ${styles.note}`}>{words.source(item.source, item.known)}</p>
    </>
  );
}
