/** The number of results, announced on change; with buttons to start over and to show the map. */
import { useEffect, useState } from 'react';
import { day as dayQuestion, fromSomewhere } from '../../../../domain/finder/filters.ts';
import type { Query } from '../../../../domain/finder/finder.ts';
import type { Departure } from '../../../../domain/finder/outing.ts';
import { formatDay, formatTime } from '../../../lib/clock.ts';
import { shareAddress } from '../../../lib/share.ts';
import { here } from '../../../lib/start.ts';
import { driveMessages as words } from '../../../lib/text/drive.ts';
import { Icon } from '../../../ui/icon.tsx';
import * as icons from '../../../ui/icons.ts';
import { linkCopied } from '../../../ui/share.messages.ts';
import styles from '../finder.module.css';
import type { Start } from '../place/place.ts';
import { useHydrated } from '../query/address.ts';
import { dayMessages } from '../query/day.messages.ts';
import type { ChosenDay } from '../query/day.ts';
import { hikesFound, nearMessages, statusMessages } from '../query/query.messages.ts';
import { listMessages } from './lists.messages.ts';

type Props = {
  query: Query;
  count: number;
  total: number;
  showing: boolean;
  /** What is looked up; empty once the results are there. */
  lookedUp?: string;
  /** Only nearby hikes are counted: the rest is under its own heading. */
  isNearOnly: boolean;
  /** The URL of these results for sharing. */
  shared: string;
  onMap: boolean;
  start: Start;
  day: ChosenDay | undefined;
  /** The URL that plans a day with these hikes. */
  plan: string | undefined;
  onClear: () => void;
  onMapToggled: () => void;
};

export function StatusLine({
  query,
  count,
  total,
  showing,
  lookedUp = '',
  isNearOnly,
  shared,
  onMap,
  start: { origin, minutesTo, settled, error },
  day,
  plan,
  onClear,
  onMapToggled,
}: Props) {
  const hydrated = useHydrated();
  const isNone = count === 0 && showing && total > 0 && !('closed' in query.values);
  const found = lookedUp ? statusMessages.lookingUp(lookedUp) : isNone ? statusMessages.none : hikesFound(count);
  const first = lookedUp
    ? []
    : [
        isNearOnly && origin
          ? ` ${statusMessages.within}${count > 1 ? '' : ` of ${origin.name}`}`
          : count > 0 && count < total && ` ${statusMessages.of(total)}`,
        day?.isChosen && !day.isPast && ` ${dayMessages.for(day.days)}`,
        origin && count > 1 && `, ${words.nearestFirst(origin.name)}`,
      ];
  const more = lookedUp
    ? []
    : [
        origin && (minutesTo ? words.estimate : words.straightLines),
        ...(day ? aboutDay(day) : []),
        error,
        isLost(query) && !origin && hydrated && (settled || query.near === '') && nearMessages.lost,
      ].filter(Boolean);
  const details = first.filter(Boolean).join('') + (more.length > 0 ? '.' : '');
  const about = more.join(' ');
  return (
    <div className={styles.status}>
      <p aria-hidden="true">
        <b>{found}</b>
        {details}
        {about && <small> {about}</small>}
      </p>
      <output className="hidden-text">{useSettled([found + details, about].filter(Boolean).join(' '))}</output>
      <button type="button" className="quiet" disabled={!hydrated} aria-pressed={onMap} onClick={onMapToggled}>
        <Icon drawing={onMap ? icons.list : icons.map} /> {onMap ? statusMessages.listOnly : statusMessages.showMap}
      </button>
      {showing && !lookedUp && count > 0 && <ShareAndPrint search={shared} />}
      {plan && (
        <a className="quiet" href={plan}>
          <Icon drawing={icons.calendar} /> {dayMessages.plan}
        </a>
      )}
      {showing && (
        <button type="button" className="quiet" onClick={onClear}>
          <Icon drawing={icons.cross} /> {statusMessages.clear}
        </button>
      )}
    </div>
  );
}

const pauseMs = 1000;

/** Debounced: a live region that follows every letter would interrupt the typing. */
function useSettled(text: string): string {
  const [settled, settle] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => settle(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

/** The position is needed and not known; or a drive is asked for without a starting point. */
const isLost = ({ near, values }: Query): boolean =>
  near === here || (near === '' && [...fromSomewhere, dayQuestion].some(({ key }) => key in values));

/** When the trip would start, what the results consider, and the source of the forecast. */
function aboutDay({ departures: [departure], days, isChosen, isPast, wantedWeather, forecast }: ChosenDay): string[] {
  if (isPast) return [dayMessages.past(days)];
  return [
    ...(departure ? [words.leaving(formatDeparture(departure, isChosen))] : []),
    ...(isChosen ? [dayMessages.rule] : []),
    ...(typeof forecast === 'number' ? wantedWeather.map((filter) => dayMessages.wantedWeather[filter]()) : []),
    ...(isChosen || wantedWeather.length > 0
      ? [typeof forecast === 'number' ? dayMessages.source(forecast) : dayMessages.noForecast[forecast]]
      : []),
  ];
}

const formatDeparture = ({ at, isNow }: Departure, isDayKnown: boolean): string =>
  isNow ? words.now : isDayKnown ? words.at(formatTime(at)) : `${formatDay(at)}, ${formatTime(at)}`;

/**
 * Shares the results by URL or on paper. The visitor's own list is written out hike by hike, because it is stored on
 * this device.
 */
function ShareAndPrint({ search }: { search: string }) {
  const [said, say] = useState('');
  const url = `${location.origin}${location.pathname}${search}#find`;
  const share = async () => {
    const done = await shareAddress(document.title, url);
    say(done === 'copied' ? linkCopied : done === 'failed' ? url : '');
  };
  return (
    <>
      <button type="button" className="quiet" onClick={share}>
        <Icon drawing={icons.share} /> {listMessages.share}
      </button>
      <button type="button" className="quiet" onClick={() => print()}>
        <Icon drawing={icons.printer} /> {listMessages.print}
      </button>
      <span className={styles.said} role="status">
        {said}
      </span>
    </>
  );
}
