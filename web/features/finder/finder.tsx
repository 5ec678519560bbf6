/** The finder: the form, the number of results, and the hikes in a list or on a map. */
import { useEffect, useMemo, useRef } from 'react';
import { state } from '../../../content/state.ts';
import { dayKey, readDays } from '../../../domain/finder/days.ts';
import {
  aboutDays,
  badgeState,
  drive,
  type Filter,
  fromSomewhere,
  hasReports,
  within,
} from '../../../domain/finder/filters.ts';
import { type FinderResults, find, isSearching, type Query, toSearch } from '../../../domain/finder/finder.ts';
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
import type { ChosenDay } from './query/day.ts';
import { closedMessages, formatFilters, nearMessages, queryMessages } from './query/query.messages.ts';
import { QueryForm } from './query/query-form.tsx';
import { finderTitleId } from './query/text-field.tsx';
import { useFilters } from './query/use-filters.ts';
import { useCurrentStatus } from './results/current-status.ts';
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
  const live = useCurrentStatus();
  const { moment, getStatus, getConditions } = live;
  const filters = useFilters({ hikes, regions, map, today: dayAt(moment ?? new Date(), state.clock) });
  const { index, labels, query, asked: active, towns, onMap, change } = filters;
  const { situation, start, day, list, earned, savedHikes } = useSituation(filters, { hikes, map, live });
  const results = useMemo(() => find(index, active, situation), [index, active, situation]);
  const { origin, only } = situation;
  const isNearOnly = origin !== undefined && !(drive.key in active.values) && !(within.key in active.values);

  const showing = onMap || isSearching(query);
  const showsClosed = 'closed' in active.values;
  const lookedUp = filters.unreadPlace || (start.settled ? '' : placeName(active.near));
  const isNoneFound = only?.size !== 0 && !filters.sentence.isForeign && !showsClosed;
  const isReady = showing && lookedUp === '';
  const { home, watch } = useKeptFocus<HTMLElement>();
  const panel = useMapInView(onMap);
  useEverythingHidden(showing);
  useWayToLists();

  const seenAnywhere = useMemo(() => hikes.flatMap((hike) => getConditions(hike) ?? []), [hikes, getConditions]);
  const isOffered = (filter: Filter) =>
    (!aboutDays.includes(filter) || (filter.choices.length > 0 && day !== undefined)) &&
    (!fromSomewhere.includes(filter) || active.near !== '') &&
    (filter !== badgeState || earned !== undefined) &&
    (filter.key in active.values || hasReports(filter, seenAnywhere)) &&
    (!filter.unoffered || filter.key in active.values);

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
        {queryMessages.title}
      </h2>
      {showing && !list && <h2 className={styles.onPaper}>{formatFilters(labels, active)}</h2>}
      <div className="oxford">
        <QueryForm
          filters={filters}
          allFilters={index.allFilters.filter(isOffered)}
          results={results}
          located={origin !== undefined}
          onNear={(near) => {
            start.lookAgain();
            filters.onNear(near);
          }}
        />
        <StatusLine
          query={active}
          count={showing ? (showsClosed ? results.closed : results.found).length : hikes.length}
          total={only?.size ?? hikes.length}
          showing={showing}
          lookedUp={showing ? lookedUp : ''}
          isNearOnly={isNearOnly}
          shared={toSearch(query.list === ownList ? { ...query, list: asSharedList(savedHikes) } : query, [])}
          onMap={filters.isMapOpen}
          start={start}
          day={day}
          plan={showing && (list || day?.isChosen) ? getPlan(results, active, day) : undefined}
          onClear={filters.onClear}
          onMapToggled={filters.onMapToggled}
        />
        {!showing && <Ideas savedHikes={savedHikes.size} />}
      </div>
      {list && <ListHead list={list} savedHikes={savedHikes} />}
      {isReady && showsClosed && (
        <p className={styles.empty}>
          {results.closed.length === 0 && closedMessages.none} <a href="/now">{closedMessages.all}</a>
        </p>
      )}
      {isReady && results.found.length === 0 && isNoneFound && (
        <NoHikeFound
          index={index}
          labels={labels}
          query={active}
          situation={situation}
          towns={towns}
          savedHikes={savedHikes.size}
          onChoose={(chosen) => change(() => chosen)}
        />
      )}
      {isReady && (
        <MapAndList
          results={results}
          isOnMap={onMap}
          panel={panel}
          map={map}
          origin={origin}
          regions={regions}
          labels={labels}
          query={active}
          earned={earned}
          savedHikes={savedHikes}
          getStatus={getStatus}
          getConditions={getConditions}
          days={day?.isChosen && !day.isPast ? day.days.length : 0}
          near={isNearOnly ? origin.name : undefined}
          isAllUnderstood={filters.sentence.ignored.length + filters.sentence.notes.length === 0}
        />
      )}
      {isReady && situation.dayThere && <WhyNot others={results.others} labels={labels} />}
    </section>
  );
}

const placeName = (near: string): string => (near === here ? nearMessages.here : near);

/** The first hikes of the results, on their day and from their place; the device's position stays out of the URL. */
function getPlan(
  { found }: FinderResults<ListedHike>,
  { near, values }: Query,
  day: ChosenDay | undefined,
): string | undefined {
  if (found.length === 0) return undefined;
  const list = asSharedList(found.slice(0, mostHikes).map(({ hike }) => hike.id));
  return planAddress({
    list,
    day: day?.isPast ? undefined : day?.departures[0] && isoDay(day.departures[0].day),
    near: near === here ? '' : near,
    isAfternoon: readDays(values[dayKey] ?? '')?.afternoon ?? false,
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
