/**
 * What changes by the day: closures, hunts, ice, daylight. The page contains the whole year; the script picks what
 * applies today, because only the reader's clock knows the day. Without JavaScript the whole year is shown.
 */
import { state } from '../../../content/state.ts';
import { isOneWay, minutesBeforeSunset } from '../../../domain/finder/hike.ts';
import { getClosures, hasFixedDays, mayClose, withoutWords } from '../../../domain/status/closures.ts';
import { isWarning } from '../../../domain/status/status.ts';
import type { Season } from '../../../domain/trail/facts.ts';
import type { Trail } from '../../../domain/trail/trail.ts';
import { asWalked } from '../../../domain/trail/walked.ts';
import { formatMonths, getHost, phoneLink, seasonTitle } from '../../lib/text/trail-facts.ts';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { OutboundLink } from '../../ui/links.tsx';
import { LiveNotices } from '../../ui/live-notice.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Sign, type SignKind } from '../../ui/status.tsx';
import { TrailConditions } from './conditions/condition-templates.tsx';
import { Daylight } from './daylight.tsx';
import { todayMessages as words } from './status.messages.ts';
import styles from './today.module.css';
import { Forecast } from './weather/forecast.tsx';
import { TrailAlerts } from './weather/trail-alerts.tsx';
import { YearCalendar } from './year-calendar.tsx';

export function Today({ trail }: { trail: Trail }) {
  const { seasons, notices, listed } = trail;
  const warnings = getClosures(trail).filter(({ kind }) => isWarning(kind));
  return (
    <section
      className={`wrap ${styles.today}`}
      aria-labelledby="today"
      data-now=""
      data-hike={trail.slug}
      data-phone={trail.official.phone}
      data-closures={warnings.length > 0 ? JSON.stringify(warnings.map(withoutWords)) : undefined}
    >
      <div className={`oxford ${styles.head}`}>
        <h2 id="today" data-now-title={words.title}>
          {words.wholeYear}
        </h2>
        <p data-now-day="" hidden />
      </div>
      <LiveNotices className={styles.live} />
      {notices.map((notice) => (
        <Notice key={notice.text} notice={notice} phone={trail.official.phone} />
      ))}
      {listed && <TrailAlerts />}
      {listed && (
        <div className={styles.board}>
          <div>
            <h3>{words.onTheTrail}</h3>
            <ul className={styles.list}>
              {seasons.map((season) => (
                <Entry key={season.words} season={season} trail={trail} />
              ))}
              <li data-now-quiet="" hidden={seasons.length > 0}>
                <Sign kind="none" />
                <p>
                  {words.quiet} <span className={styles.noHunt}>{words.noHunt}</span>
                </p>
              </li>
            </ul>
            <TrailConditions className={`${styles.list} ${styles.seen}`} />
            <div className={styles.more}>
              <Ask official={trail.official} />
              {seasons.length > 0 && (
                <details className={styles.year} open data-now-year="">
                  <summary>{words.wholeYear}</summary>
                  <YearCalendar seasons={seasons} />
                </details>
              )}
            </div>
          </div>
          <Forecast />
          <Daylight
            trailhead={trail.trailhead}
            startBefore={minutesBeforeSunset(asWalked(trail)) ?? undefined}
            isOneWay={isOneWay(asWalked(trail))}
          />
        </div>
      )}
    </section>
  );
}

/** Informational, without a warning. */
const harmless: readonly Season['kind'][] = ['nesting', 'road', 'water off', 'works', 'other'];

function getSign(season: Season, isUncertain: boolean): SignKind {
  const { kind, closes } = season;
  if (kind === 'hunt' && !hasFixedDays(season)) return isUncertain ? 'hunt' : 'hunters';
  if (!isUncertain && closes === 'all') return 'closed';
  if (!isUncertain && closes === 'part') return 'partly';
  return !isUncertain && harmless.includes(kind) ? 'information' : 'hazard';
}

function Entry({ season, trail: { official, checked } }: { season: Season; trail: Trail }) {
  const { kind, when } = season;
  const isUncertain = mayClose(season, checked);
  return (
    <li data-when={JSON.stringify(when)} data-may-close={isUncertain ? kind : undefined}>
      <Sign kind={getSign(season, isUncertain)} />
      <p>
        <b>
          {seasonTitle(season, isUncertain)}
          <span className={styles.months}>{formatMonths(when)}</span>
        </b>{' '}
        {isUncertain && kind === 'hunt' && <HuntDates official={official} />}
        {season.words}
      </p>
    </li>
  );
}

/** Where to get this year's dates of a hunt. */
function HuntDates({ official: { page, phone } }: Pick<Trail, 'official'>) {
  const isListed = page !== null && getHost(page) === getHost(state.hunts.url);
  if (!phone) return null;
  return (
    <>
      {words.call} <a href={phoneLink(phone)}>{phone}</a>{' '}
      {isListed && (
        <>
          {words.orCheck} <OutboundLink href={state.hunts.url}>{state.hunts.name}</OutboundLink>{' '}
        </>
      )}
      {words.beforeYouGo}{' '}
    </>
  );
}

/** Where to check what is open today. */
function Ask({ official: { conditions, phone } }: Pick<Trail, 'official'>) {
  return (
    <>
      {conditions ? <OutboundLink href={conditions}>{words.conditions}</OutboundLink> : <p>{words.noConditions}</p>}
      {phone && (
        <a href={phoneLink(phone)}>
          <Icon drawing={icons.phone} /> {phone}
        </a>
      )}
    </>
  );
}
