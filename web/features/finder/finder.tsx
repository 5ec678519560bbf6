/** The finder: the form, the number of results, and the hikes in a list or on a map. */
import { useEffect, useMemo, useRef } from 'react';
import { state } from '../../../content/state.ts';
import { dayKey, readDays } from '../../../domain/finder/days.ts';
import {
  aboutDays,
  badgeState,
  drive,
  type FinderQuestion,
  fromSomewhere,
  hasReports,
  within,
} from '../../../domain/finder/filters.ts';
import { type Answer, find, isAsking, type Query, toSearch } from '../../../domain/finder/finder.ts';
import type { ListedHike } from '../../../domain/finder/hike.ts';
import { asSharedList, ownList } from '../../../domain/finder/saved-hikes.ts';
import type { Maps } from '../../../domain/map/maps.ts';
import { mostHikes } from '../../../domain/plan/plan.ts';
import { planAddress } from '../../../domain/plan/plan-address.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { isoDay } from '../../../domain/trail/seasons.ts';
import { useKeptFocus } from '../../lib/kept-focus.ts';
import { isReturning } from '../../lib/returning.ts';
import { here } from '../../lib/start.ts';
import styles from './finder.module.css';
import { MapAndList } from './map/map-and-list.tsx';
import { useSituation } from './place/use-situation.ts';
import type { AskedDay } from './query/day.ts';
import { askedInWords, askingWords, closedWords, nearWords } from './query/query.messages.ts';
import { Asking } from './query/query-form.tsx';
import { finderTitleId } from './query/text-field.tsx';
import { useFilters } from './query/use-filters.ts';
import { useNow } from './results/current-status.ts';
import { Ideas } from './results/ideas.tsx';
import { ListHead } from './results/list-head.tsx';
import { NoHikeFound } from './results/no-hike-found.tsx';
import type { RegionInFinder } from './results/region-in-finder.ts';
import { StatusLine } from './results/status-line.tsx';
import { WhyNot } from './results/why-not.tsx';

export type FinderProps = { hikes: ListedHike[]; regions: RegionInFinder[]; map: Maps['state'] };

/** The lists of all hikes; hidden while a query is active. */
export const everythingId = 'all-hikes';
/** The anchor of links to lists. */
const finderId = 'find';

export function Finder({ hikes, regions, map }: FinderProps) {
  const live = useNow();
  const { moment, statusOf, seenOf } = live;
  const filters = useFilters({ hikes, regions, map, today: dayAt(moment ?? new Date(), state.clock) });
  const { index, labels, query, asked, towns, onMap, change } = filters;
  const { situation, start, day, list, earned, wishes } = useSituation(filters, { hikes, map, live });
  const answer = useMemo(() => find(index, asked, situation), [index, asked, situation]);
  const { origin, only } = situation;
  const isNearOnly = origin !== undefined && !(drive.key in asked.answers) && !(within.key in asked.answers);

  const showing = onMap || isAsking(query);
  const isAskedForClosed = 'closed' in asked.answers;
  const lookedUp = filters.unreadPlace || (start.settled ? '' : placeName(asked.near));
  const isNoneFound = only?.size !== 0 && !filters.sentence.isForeign && !isAskedForClosed;
  const isReady = showing && lookedUp === '';
  const { home, watch } = useKeptFocus<HTMLElement>();
  const panel = useMapInView(onMap);
  useEverythingHidden(showing);
  useWayToLists();

  const seenAnywhere = useMemo(() => hikes.flatMap((hike) => seenOf(hike) ?? []), [hikes, seenOf]);
  const isOffered = (question: FinderQuestion) =>
    (!aboutDays.includes(question) || (question.choices.length > 0 && day !== undefined)) &&
    (!fromSomewhere.includes(question) || asked.near !== '') &&
    (question !== badgeState || earned !== undefined) &&
    (question.key in asked.answers || hasReports(question, seenAnywhere)) &&
    (!question.unoffered || question.key in asked.answers);

  return (
    <section
      ref={home}
      {...watch}
      tabIndex={-1}
      className={styles.finder}
      data-showing={showing}
      aria-labelledby={finderTitleId}
      id={finderId}
    >
      <h2 className={styles.title} id={finderTitleId}>
        {askingWords.title}
      </h2>
      {showing && !list && <h2 className={styles.onPaper}>{askedInWords(labels, asked)}</h2>}
      <div className="oxford">
        <Asking
          filters={filters}
          questions={index.questions.filter(isOffered)}
          answer={answer}
          located={origin !== undefined}
          onNear={(near) => {
            start.lookAgain();
            filters.onNear(near);
          }}
        />
        <StatusLine
          query={asked}
          count={showing ? (isAskedForClosed ? answer.closed : answer.found).length : hikes.length}
          total={only?.size ?? hikes.length}
          showing={showing}
          lookedUp={showing ? lookedUp : ''}
          isNearOnly={isNearOnly}
          shared={toSearch(query.list === ownList ? { ...query, list: asSharedList(wishes) } : query, [])}
          onMap={filters.isMapAsked}
          start={start}
          day={day}
          plan={showing && (list || day?.isAsked) ? planOf(answer, asked, day) : undefined}
          onClear={filters.onClear}
          onMapToggled={filters.onMapToggled}
        />
        {!showing && <Ideas wishes={wishes.size} />}
      </div>
      {list && <ListHead list={list} wishes={wishes} />}
      {isReady && isAskedForClosed && (
        <p className={styles.empty}>
          {answer.closed.length === 0 && closedWords.none} <a href="/now">{closedWords.all}</a>
        </p>
      )}
      {isReady && answer.found.length === 0 && isNoneFound && (
        <NoHikeFound
          index={index}
          labels={labels}
          query={asked}
          situation={situation}
          towns={towns}
          wishes={wishes.size}
          onChoose={(chosen) => change(() => chosen)}
        />
      )}
      {isReady && (
        <MapAndList
          answer={answer}
          isOnMap={onMap}
          panel={panel}
          map={map}
          origin={origin}
          regions={regions}
          labels={labels}
          query={asked}
          earned={earned}
          wishes={wishes}
          statusOf={statusOf}
          seenOf={seenOf}
          days={day?.isAsked && !day.isPast ? day.days.length : 0}
          near={isNearOnly ? origin.name : undefined}
          isAllUnderstood={filters.sentence.ignored.length + filters.sentence.notes.length === 0}
        />
      )}
      {isReady && situation.dayThere && <WhyNot others={answer.others} labels={labels} />}
    </section>
  );
}

const placeName = (near: string): string => (near === here ? nearWords.here : near);

/** The first hikes of the results, on their day and from their place; the device's position stays out of the URL. */
function planOf(
  { found }: Answer<ListedHike>,
  { near, answers }: Query,
  day: AskedDay | undefined,
): string | undefined {
  if (found.length === 0) return undefined;
  const list = asSharedList(found.slice(0, mostHikes).map(({ hike }) => hike.id));
  return planAddress({
    list,
    day: day?.isPast ? undefined : day?.departures[0] && isoDay(day.departures[0].day),
    near: near === here ? '' : near,
    isAfternoon: readDays(answers[dayKey] ?? '')?.afternoon ?? false,
  });
}

/** Scrolls to the map when it is opened, by hand or by URL; after Back the scroll position is restored instead. */
function useMapInView(onMap: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const wasOnMap = useRef<boolean>(undefined);
  useEffect(() => {
    wasOnMap.current ??= isReturning();
    if (onMap && !wasOnMap.current) panel.current?.scrollIntoView();
    wasOnMap.current = onMap;
  }, [onMap]);
  return panel;
}

/** The page's own lists are plain markup outside this island. */
function useEverythingHidden(hidden: boolean): void {
  useEffect(() => {
    document.getElementById(everythingId)?.toggleAttribute('hidden', hidden);
  }, [hidden]);
}

/**
 * Scrolls to the anchor again: the browser did so before the title's font had loaded, and the title may have shrunk
 * since.
 */
function useWayToLists(): void {
  useEffect(() => {
    if (location.hash === `#${finderId}` && !isReturning()) document.getElementById(finderId)?.scrollIntoView();
  }, []);
}
