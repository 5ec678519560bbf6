/** A plan from its URL: hikes, a day, a starting point and a time to leave. Computed on the device. */
import { useMemo, useState } from 'react';
import { state } from '../../../content/state.ts';
import { drivesFrom, minutesByStraightLine, type RoadNetwork, toFiveMinutes } from '../../../domain/drive/drive.ts';
import { weatherOn } from '../../../domain/finder/day-there.ts';
import { isOneWay } from '../../../domain/finder/hike.ts';
import { asSharedList, getSlug, hikesOfList } from '../../../domain/finder/saved-hikes.ts';
import { distanceKm, type Point } from '../../../domain/geo/geo.ts';
import type { Maps } from '../../../domain/map/maps.ts';
import { mostHikes, type Plan as Planned, type PlannedDay, planFor, type Stop } from '../../../domain/plan/plan.ts';
import { type ChosenPlan, leaveHours, readPlan, writePlan } from '../../../domain/plan/plan-address.ts';
import type { LiveDocument } from '../../../domain/status/live-document.ts';
import { type HikeStatus, hikeStatus } from '../../../domain/status/status.ts';
import { addDays, calendarDay, dayAt } from '../../../domain/time/calendar-day.ts';
import { formatTime } from '../../lib/clock.ts';
import { saveFile } from '../../lib/save-file.ts';
import { shareAddress } from '../../lib/share.ts';
import { here, rememberedPlace, startingTown } from '../../lib/start.ts';
import { plainDifficulty, rowLength, shortDuration } from '../../lib/text/trail-figures.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import * as icons from '../../ui/icons.ts';
import { linkCopied } from '../../ui/share.messages.ts';
import { Warnings } from '../../ui/status.tsx';
import { isTownName, type Start, useStart, useTowns } from '../finder/place/place.ts';
import { changeSearch, useHydrated, useSearch } from '../finder/query/address.ts';
import { getWeatherMessage, longDay } from '../finder/query/day.messages.ts';
import { useCurrentStatus } from '../finder/results/current-status.ts';
import { useSavedHikes } from '../saved-hikes/use-saved-hikes.ts';
import { calendarFile } from './calendar-file.ts';
import { planMessages as words } from './plan.messages.ts';
import styles from './plan.module.css';
import type { PlanHike } from './plan-hike.ts';
import { StartField } from './start-field.tsx';

export type PlanProps = { hikes: PlanHike[]; map: Maps['state'] };

export function Plan({ hikes, map }: PlanProps) {
  const search = useSearch();
  const hydrated = useHydrated();
  // The prerendered page has no current time, and renders no plan.
  const { live, moment = new Date(0) } = useCurrentStatus();
  const today = dayAt(moment, state.clock);
  const asked = useMemo(() => readPlan(search, today), [search, today]);
  const near = asked.near || (hydrated ? knownPlace() : '');
  const [townsWanted, setTownsWanted] = useState(false);
  const towns = useTowns(map, townsWanted || isTownName(near));
  const start = useStart({ near }, map, towns);
  const savedHikes = useSavedHikes();
  const wanted = useMemo(() => {
    const ids = asked.list === undefined ? savedHikes : hikesOfList(asked.list, hikes).ids;
    return hikes.filter(({ id }) => ids.has(id));
  }, [asked.list, hikes, savedHikes]);
  const change = (next: Partial<ChosenPlan>) => changeSearch(writePlan({ ...asked, near, ...next }), 'choice');
  if (!hydrated || moment.getTime() === 0) return <div className={styles.plan} />;
  const isPast = asked.day < today;

  return (
    <div className={styles.plan}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()}>
        <label>
          {words.day}
          <input
            type="date"
            name="day"
            min={today}
            value={asked.day}
            onChange={({ target }) => calendarDay(target.value) && change({ day: target.value })}
          />
        </label>
        <label>
          {words.leave}
          <select
            name="leave"
            value={asked.leaveAt}
            onChange={({ target }) => change({ leaveAt: Number(target.value) })}
          >
            {leaveHours.map((hour) => (
              <option key={hour} value={hour}>
                {words.hour(hour)}
              </option>
            ))}
          </select>
        </label>
        <StartField
          near={near}
          towns={towns ?? undefined}
          located={start.origin !== undefined}
          onNear={(place) => {
            start.lookAgain();
            change({ near: place });
          }}
          onTownsWanted={() => setTownsWanted(true)}
        />
      </form>
      {wanted.length === 0 ? (
        <p className={styles.note}>
          {words.noHikes} <a href="/hikes#find">{words.find}</a>
        </p>
      ) : isPast ? (
        <p className={styles.note}>{words.past}</p>
      ) : !start.origin ? (
        <p className={styles.note}>{start.error || (near && !start.settled ? words.working : words.noPlace)}</p>
      ) : (
        <Made
          wanted={wanted}
          asked={{ ...asked, near }}
          start={start}
          live={live}
          moment={moment}
          today={today}
          origin={start.origin}
          onList={(ids) => change({ list: asSharedList(ids) })}
        />
      )}
    </div>
  );
}

/** The last starting point. */
const knownPlace = (): string => (rememberedPlace() ? here : (startingTown.read()?.name ?? ''));

type MadeProps = {
  wanted: readonly PlanHike[];
  asked: ChosenPlan;
  start: Start;
  origin: Point & { name: string };
  live: LiveDocument | undefined;
  moment: Date;
  today: string;
  onList: (ids: readonly string[]) => void;
};

function Made({ wanted, asked, start: { roads }, origin, live, moment, today, onList }: MadeProps) {
  const drive = useMemo(() => drivesBetween(roads), [roads]);
  /** If there are more than fit into a plan, the nearest. */
  const hikes = useMemo(
    () =>
      wanted
        .map((hike) => ({ hike, away: drive(origin, hike.place) }))
        .sort((a, b) => a.away - b.away)
        .map(({ hike }) => hike),
    [wanted, origin, drive],
  );
  /** The current time matters only for a plan of today. */
  const now = asked.day === today ? moment.getTime() : 0;
  const plan = useMemo(
    () =>
      planFor({
        hikes,
        origin,
        drive,
        clock: state.clock,
        now: new Date(now),
        leaveAt: asked.leaveAt * 60,
        days: [asked.day, addDays(asked.day, 1)],
        isClosed: (hike, from, until) => statusThere(hike, live, from, until).kind === 'closed',
      }),
    [hikes, origin, drive, now, asked.day, asked.leaveAt, live],
  );
  const count = plan.days.reduce((sum, { stops }) => sum + stops.length, 0);
  const without = (id: string) => onList(wanted.map((hike) => hike.id).filter((other) => other !== id));
  const spare = hikes.slice(mostHikes);
  return (
    <>
      <p className={styles.summary} role="status">
        {count > 0 ? words.summary(count, plan.days.length, plan.driven) : words.nothingFits}
      </p>
      {count > 0 && (
        <Actions
          search={writePlan({
            ...asked,
            near: asked.near === here ? '' : asked.near,
            list: asSharedList(hikes.map(({ id }) => id)),
          })}
          calendar={() => calendarFile({ days: plan.days, from: origin.name, now: moment, origin: location.origin })}
        />
      )}
      {plan.days.map((day) => (
        <Day key={day.day} day={day} from={origin.name} live={live} moment={moment} onRemove={without} />
      ))}
      <Left left={plan.left} onRemove={without} />
      {spare.length > 0 && <p className={styles.note}>{words.tooMany(spare.map(({ park }) => park))}</p>}
      <p className={styles.notes}>
        {!roads && `${words.straightLines} `}
        {words.notes(plan.days.length, origin.name)}
      </p>
    </>
  );
}

const statusThere = (hike: PlanHike, live: LiveDocument | undefined, from: Date, until: Date): HikeStatus =>
  hikeStatus({ slug: getSlug(hike), closures: hike.closures }, live, { from, until, clock: state.clock });

/** Symmetric: both directions take equally long. */
function drivesBetween(roads: RoadNetwork | undefined): (from: Point, to: Point) => number {
  const known = new Map<Point, (place: Point) => number>();
  return (from, to) => {
    if (!roads) return toFiveMinutes(minutesByStraightLine(distanceKm(from, to)));
    const [one, other] = from.longitude <= to.longitude ? [from, to] : [to, from];
    const minutesTo = known.get(one) ?? drivesFrom(roads, one);
    known.set(one, minutesTo);
    return toFiveMinutes(minutesTo(other));
  };
}

type DayProps = {
  day: PlannedDay<PlanHike>;
  from: string;
  live: LiveDocument | undefined;
  moment: Date;
  onRemove: (id: string) => void;
};

function Day({ day: { day, leave, stops, driveHome, home }, from, live, moment, onRemove }: DayProps) {
  return (
    <section className={styles.day}>
      <h2>{longDay(day)}</h2>
      <ol>
        <li>
          <time dateTime={leave.toISOString()}>{formatTime(leave)}</time>
          <p>{words.leaving(from)}</p>
        </li>
        {stops.map((stop) => (
          <StopRow key={stop.hike.id} stop={stop} day={day} live={live} moment={moment} onRemove={onRemove} />
        ))}
        <li>
          <time dateTime={home.toISOString()}>{formatTime(home)}</time>
          <p>
            {words.back(from)} <span className={styles.drive}>{words.drive(driveHome)}</span>
          </p>
        </li>
      </ol>
    </section>
  );
}

type StopProps = Pick<DayProps, 'live' | 'moment' | 'onRemove'> & { stop: Stop<PlanHike>; day: string };

function StopRow({ stop: { hike, drive, arrive, done, sunset }, day, live, moment, onRemove }: StopProps) {
  const weather = weatherOn(live, getSlug(hike), day, moment);
  const facts = [
    isOneWay(hike) && words.oneWay,
    words.until(formatTime(done)),
    sunset && words.sunset(formatTime(sunset)),
    weather && getWeatherMessage(weather),
  ].filter(Boolean);
  return (
    <li data-stop="">
      <time dateTime={arrive.toISOString()}>{formatTime(arrive)}</time>
      <div>
        <span className={styles.drive}>{words.drive(drive)}</span>
        <a href={hike.path}>
          <BadgeImage src={hike.badgeSrc} alt="" lazy />
          <b>{hike.park}</b> <em>{hike.trail}</em>
        </a>
        <span>{[rowLength(hike), shortDuration(hike), plainDifficulty(hike)].filter(Boolean).join(', ')}</span>
        <Warnings status={statusThere(hike, live, arrive, done)} className={styles.warning} />
        <span className={styles.facts}>{facts.join(', ')}</span>
        <Remove name={`${hike.park}, ${hike.trail}`} onClick={() => onRemove(hike.id)} />
      </div>
    </li>
  );
}

function Remove({ name, onClick }: { name: string; onClick: () => void }) {
  return (
    <button type="button" className={`quiet ${styles.remove}`} onClick={onClick}>
      <Icon drawing={icons.cross} /> {words.remove}
      <span className="hidden-text"> {name}</span>
    </button>
  );
}

function Left({ left, onRemove }: { left: Planned<PlanHike>['left']; onRemove: (id: string) => void }) {
  if (left.length === 0) return null;
  return (
    <section className={styles.left}>
      <h2>{words.left}</h2>
      <ul>
        {left.map(({ hike, why }) => (
          <li key={hike.id}>
            <span>
              <a href={hike.path}>
                {hike.park}, {hike.trail}
              </a>
              : {words.why[why]}.
            </span>{' '}
            <Remove name={`${hike.park}, ${hike.trail}`} onClick={() => onRemove(hike.id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Actions({ search, calendar }: { search: string; calendar: () => string }) {
  const [said, say] = useState('');
  const share = async () => {
    const url = `${location.origin}${location.pathname}${search}`;
    const done = await shareAddress(document.title, url);
    say(done === 'copied' ? linkCopied : done === 'failed' ? url : '');
  };
  return (
    <p className={styles.actions}>
      <button type="button" className={button.button} onClick={share}>
        <Icon drawing={icons.share} /> {words.share}
      </button>
      <button type="button" className={button.button} onClick={() => print()}>
        <Icon drawing={icons.printer} /> {words.print}
      </button>
      <button
        type="button"
        className={button.button}
        onClick={() => saveFile(new Blob([calendar()], { type: 'text/calendar' }), words.calendarName)}
      >
        <Icon drawing={icons.calendar} /> {words.calendar}
      </button>
      <span className={styles.said} role="status">
        {said}
      </span>
    </p>
  );
}
