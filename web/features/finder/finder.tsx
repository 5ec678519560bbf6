/** The finder: the form, the number of results, and the hikes in a list or on a map. */
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { state } from '../../../content/state.ts';
import { dayKey, readDays } from '../../../domain/finder/days.ts';
import {
  type Answer,
  answered,
  type Found,
  find,
  fromSearch,
  isAsking,
  makeFinderIndex,
  type Query,
  toSearch,
} from '../../../domain/finder/finder.ts';
import type { ListedHike } from '../../../domain/finder/hike.ts';
import {
  aboutDays,
  badgeState,
  drive,
  type FinderQuestion,
  fromSomewhere,
  hasReports,
  within,
} from '../../../domain/finder/questions.ts';
import { nearKey, withoutParts, withoutWordsFor, withSentence } from '../../../domain/finder/sentence.ts';
import { asSharedList, ownList } from '../../../domain/finder/wishes.ts';
import type { Maps } from '../../../domain/map/maps.ts';
import { mostHikes } from '../../../domain/plan/plan.ts';
import { planAddress } from '../../../domain/plan/plan-address.ts';
import { dayAt } from '../../../domain/time/calendar-day.ts';
import { isoDay } from '../../../domain/trail/seasons.ts';
import { useKeptFocus } from '../../lib/kept-focus.ts';
import { here, rememberedPlace, startingTown } from '../../lib/start.ts';
import { useEarnedBadges } from '../badges/earned-hikes.ts';
import { startWishSync } from '../wishes/start-sync.ts';
import { useWishes } from '../wishes/use-wishes.ts';
import { changeSearch, currentSearch, useAnsweredSearch, useSearch, writeDown } from './address.ts';
import { Asking } from './asking.tsx';
import { type AskedDay, useAskedDay } from './day.ts';
import { useFetched } from './fetched.ts';
import styles from './finder.module.css';
import { Ideas } from './ideas.tsx';
import { ListHead } from './list-head.tsx';
import { useAskedList } from './lists.ts';
import { MapPanel } from './map-panel.tsx';
import { isNewHere } from './new-here.ts';
import { NoHikeFound } from './no-hike-found.tsx';
import { useNow } from './now.ts';
import { phrasebookWith, synonyms } from './phrases.ts';
import { isTownName, useStart, useTowns } from './place.ts';
import type { RegionInFinder } from './region-in-finder.ts';
import { Results } from './results.tsx';
import { StatusLine } from './status-line.tsx';
import { type Stories, storiesAddress } from './stories.ts';
import { finderTitleId } from './text-field.tsx';
import { useUnderstanding, withText } from './understanding.ts';
import { WhyNot } from './why-not.tsx';
import { askedInWords, askingWords, labelsWith } from './words.ts';

export type FinderProps = { hikes: ListedHike[]; regions: RegionInFinder[]; map: Maps['state'] };

/** The lists of all hikes; hidden while a query is active. */
export const everythingId = 'all-hikes';
/** The anchor of links to lists. */
const finderId = 'find';
const mapView = [['view', 'map']] as const;
const isOnMap = (search: string): boolean => new URLSearchParams(search).get('view') === 'map';

export function Finder({ hikes, regions, map }: FinderProps) {
  const askedSearch = useSearch();
  const search = useAnsweredSearch(askedSearch);
  const onMap = isOnMap(search);
  const isTyped = new URLSearchParams(search).has('q');
  const stories = useFetched<Stories>(storiesAddress, isTyped) ?? undefined;
  const index = useMemo(() => makeFinderIndex(hikes, { regions, state, synonyms, stories }), [hikes, regions, stories]);
  const { questions } = index;
  const labels = useMemo(() => labelsWith(regions), [regions]);
  const book = useMemo(() => phrasebookWith(regions), [regions]);
  const earned = useEarnedBadges();
  const wishes = useWishes();
  useEffect(startWishSync, []);
  const { home, watch } = useKeptFocus<HTMLElement>();
  const query = useMemo(() => fromSearch(search, questions), [search, questions]);

  const [townsWanted, setTownsWanted] = useState(false);
  const towns = useTowns(map, townsWanted || isTyped || isTownName(query.near));
  const { live, moment, statusOf, isClosed, seenOf } = useNow();
  const today = dayAt(moment ?? new Date(), state.clock);
  const { sentence, asked: said } = useUnderstanding(query, index, book, towns ?? undefined, today);
  const asked = useMemo(() => fromKnownPlace(said), [said]);
  /** The form's values: just chosen, or understood from the text. */
  const shown = useMemo(
    () => withSentence(fromSearch(askedSearch, questions), sentence),
    [askedSearch, questions, sentence],
  );
  const start = useStart(asked, map, towns);
  const { origin, minutesTo } = start;
  const day = useAskedDay(asked, { live, moment, from: origin ?? hikes[0]?.place });
  const list = useAskedList(query, hikes, wishes);
  const only = list?.ids;
  const dayThere = day?.dayThere;
  const situation = useMemo(
    () => ({ origin, minutesTo, dayThere, earned, only, isClosed, seenOf }),
    [origin, minutesTo, dayThere, earned, only, isClosed, seenOf],
  );

  const answer = useMemo(() => find(index, asked, situation), [index, asked, situation]);
  const isNearOnly = origin !== undefined && !(drive.key in asked.answers) && !(within.key in asked.answers);
  const onSheet = useMemo(() => hikesOnMap(answer), [answer]);
  /** The list follows the map: hikes outside its viewport are not listed. */
  const [inView, setInView] = useState<ReadonlySet<string>>();
  const listed = useMemo(() => (onMap && inView ? answerIn(answer, inView) : answer), [answer, onMap, inView]);
  const panel = useMapInView(onMap);
  const showing = onMap || isAsking(query);
  useEverythingHidden(showing);
  useWayToLists();

  /** Reads the current URL: by the time the device returns its position, more may have been asked. */
  const change = useCallback(
    (next: (query: Query) => Query, step: 'choice' | 'typing' = 'choice', onMap = isOnMap(currentSearch())) =>
      changeSearch(toSearch(next(fromSearch(currentSearch(), questions)), onMap ? mapView : []), step),
    [questions],
  );
  /** Adds the date to a URL that names a weekday, so that a shared link means the same day. */
  const date = asked.answers[dayKey];
  const isDated = query.answers[dayKey] !== undefined;
  useEffect(() => {
    if (date && !isDated) change((now) => (dayKey in now.answers ? now : answered(now, dayKey, date)), 'typing');
  }, [date, isDated, change]);
  /** A choice replaces the words that contradict it. */
  const choose = useCallback(
    (key: string, next: (query: Query) => Query) =>
      change((now) => next({ ...now, text: withoutWordsFor(now.text, sentence, key) })),
    [change, sentence],
  );
  const onAnswer = useCallback(
    (key: string, value: string) => choose(key, (now) => answered(now, key, value)),
    [choose],
  );
  const seenAnywhere = useMemo(() => hikes.flatMap((hike) => seenOf(hike) ?? []), [hikes, seenOf]);
  const shownQuestions = questions.filter(
    (question) =>
      (!aboutDays.includes(question) || (question.choices.length > 0 && day !== undefined)) &&
      (!fromSomewhere.includes(question) || asked.near !== '') &&
      (question !== badgeState || earned !== undefined) &&
      (question.key in asked.answers || hasReports(question, seenAnywhere)) &&
      (!question.retired || question.key in asked.answers),
  );

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
          questions={shownQuestions}
          labels={labels}
          query={shown}
          text={textIn(askedSearch, questions)}
          answer={answer}
          answered={asked}
          towns={towns ?? undefined}
          located={origin !== undefined}
          sentence={sentence}
          onAnswer={onAnswer}
          onText={(text) => change((now) => withText(now, text, index, book, towns ?? undefined, today), 'typing')}
          onTextLeft={writeDown}
          onPartRemoved={(part) => change((now) => ({ ...now, text: withoutParts(now.text, [part]) }))}
          onNear={(near) => {
            start.lookAgain();
            if (!near) startingTown.erase();
            choose(nearKey, (now) => (near ? { ...now, near } : startingNowhere(now)));
          }}
          onTownsWanted={() => setTownsWanted(true)}
        />
        <StatusLine
          query={asked}
          count={showing ? answer.found.length : hikes.length}
          total={only?.size ?? hikes.length}
          showing={showing}
          isNearOnly={isNearOnly}
          shared={toSearch(query.list === ownList ? { ...query, list: asSharedList(wishes) } : query, [])}
          onMap={isOnMap(askedSearch)}
          start={start}
          day={day}
          plan={showing && (list || day?.isAsked) ? planOf(answer, asked, day) : undefined}
          onClear={() => changeSearch('', 'choice')}
          onMapToggled={() => change((now) => now, 'choice', !isOnMap(currentSearch()))}
        />
        {!showing && <Ideas wishes={wishes.size} />}
      </div>
      {list && <ListHead list={list} wishes={wishes} />}
      {showing && answer.found.length === 0 && only?.size !== 0 && (
        <NoHikeFound
          index={index}
          labels={labels}
          query={asked}
          situation={situation}
          towns={towns ?? undefined}
          wishes={wishes.size}
          onChoose={(chosen) => change(() => chosen)}
        />
      )}
      {showing && (
        <div className={onMap ? styles.withMap : undefined} ref={panel}>
          {onMap && onSheet.length > 0 && (
            <MapPanel
              found={onSheet}
              regions={regions}
              origin={origin}
              statusOf={statusOf}
              seenOf={seenOf}
              map={map}
              onInView={setInView}
            />
          )}
          <Results
            answer={listed}
            regions={regions}
            labels={labels}
            query={asked}
            earned={earned}
            wishes={wishes}
            statusOf={statusOf}
            seenOf={seenOf}
            narrow={onMap}
            days={day?.isAsked && !day.isPast ? day.days.length : 0}
            near={isNearOnly ? origin.name : undefined}
            onMap={inView && onMap ? { shown: inView.size, all: onSheet.length } : undefined}
          />
        </div>
      )}
      {showing && dayThere && <WhyNot others={answer.others} labels={labels} />}
    </section>
  );
}

const textIn = (search: string, questions: readonly FinderQuestion[]): string => fromSearch(search, questions).text;

/** A query for a day or a drive without a place starts from the last known one. */
function fromKnownPlace(query: Query): Query {
  const needsPlace = [...fromSomewhere, ...aboutDays].some(({ key }) => key in query.answers);
  if (query.near !== '' || !needsPlace) return query;
  return { ...query, near: rememberedPlace() ? here : (startingTown.read()?.name ?? '') };
}

const startingNowhere = (query: Query): Query =>
  fromSomewhere.reduce((left, { key }) => answered(left, key, ''), { ...query, near: '' });

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

type Groups = Pick<Answer<ListedHike>, 'found' | 'close' | 'farther' | 'closed'>;

/** Exact matches and closed ones; without exact ones, their replacements. */
const hikesOnMap = ({ found, close, farther, closed }: Groups): Found<ListedHike>[] =>
  found.length > 0 ? [...found, ...closed] : [...close, ...farther, ...closed];

function answerIn({ found, close, farther, closed }: Groups, ids: ReadonlySet<string>): Groups {
  const within = <E extends Found>(hikes: readonly E[]) => hikes.filter(({ hike }) => ids.has(hike.id));
  return { found: within(found), close: within(close), farther: within(farther), closed: within(closed) };
}

/** Scrolls to the map when it is opened, by hand or by URL; after Back the scroll position is restored instead. */
function useMapInView(onMap: boolean) {
  const panel = useRef<HTMLDivElement>(null);
  const wasOnMap = useRef<boolean>(undefined);
  useEffect(() => {
    wasOnMap.current ??= !isNewHere();
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
    if (location.hash === `#${finderId}` && isNewHere()) document.getElementById(finderId)?.scrollIntoView();
  }, []);
}
