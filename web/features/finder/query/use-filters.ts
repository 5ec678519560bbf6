/** The filters: the query in the URL, what its text means, and the ways to change it. */
import { useCallback, useEffect, useMemo, useState } from 'react';
import { state } from '../../../../content/state.ts';
import { dayKey } from '../../../../domain/finder/days.ts';
import { aboutDays, fromSomewhere } from '../../../../domain/finder/filters.ts';
import { fromSearch, makeFinderIndex, type Query, setFilter, toSearch } from '../../../../domain/finder/finder.ts';
import type { ListedHike } from '../../../../domain/finder/hike.ts';
import { nearKey, type Part, withoutParts, withoutWordsFor, withSentence } from '../../../../domain/finder/sentence.ts';
import type { Maps } from '../../../../domain/map/maps.ts';
import { here, rememberedPlace, startingTown } from '../../../lib/start.ts';
import { useFetched } from '../place/fetched.ts';
import { isTownName, useTowns } from '../place/place.ts';
import type { RegionInFinder } from '../results/region-in-finder.ts';
import { type Stories, storiesAddress } from '../results/stories.ts';
import { changeSearch, currentSearch, useActiveSearch, useSearch, writeDown } from './address.ts';
import { phrasebookWith, synonyms } from './phrases.ts';
import { labelsWith } from './query.messages.ts';
import { useUnderstanding, withText } from './understanding.ts';

type Given = {
  hikes: readonly ListedHike[];
  regions: readonly RegionInFinder[];
  map: Maps['state'];
  /** In the state's time zone: 2026-11-18. */
  today: string;
};

export type Filters = ReturnType<typeof useFilters>;

const mapView = [['view', 'map']] as const;
const isOnMap = (search: string): boolean => new URLSearchParams(search).get('view') === 'map';

export function useFilters({ hikes, regions, map, today }: Given) {
  const activeSearch = useSearch();
  const search = useActiveSearch(activeSearch);
  const isTyped = new URLSearchParams(search).has('q');
  const { index, labels, book } = useIndex(hikes, regions, isTyped);
  const { allFilters } = index;
  const query = useMemo(() => fromSearch(search, allFilters), [search, allFilters]);
  const latest = useMemo(() => fromSearch(activeSearch, allFilters), [activeSearch, allFilters]);

  const [townsWanted, setTownsWanted] = useState(false);
  const fetchedTowns = useTowns(map, townsWanted || isTyped || isTownName(query.near));
  const towns = fetchedTowns ?? undefined;
  const { sentence, asked: said } = useUnderstanding(query, index, book, towns, today);
  const active = useMemo(() => fromKnownPlace(said), [said]);
  const shown = useMemo(() => withSentence(latest, sentence), [latest, sentence]);

  /** Reads the current URL: by the time the device returns its position, more may have been asked. */
  const change = useCallback(
    (next: (query: Query) => Query, step: 'choice' | 'typing' = 'choice', onMap = isOnMap(currentSearch())) =>
      changeSearch(toSearch(next(fromSearch(currentSearch(), allFilters)), onMap ? mapView : []), step),
    [allFilters],
  );
  useDatedAddress(query, active, change);
  /** A choice replaces the words that contradict it. */
  const choose = useCallback(
    (key: string, next: (query: Query) => Query) =>
      change((now) => next({ ...now, text: withoutWordsFor(now.text, sentence, key) })),
    [change, sentence],
  );
  const onAnswer = useCallback(
    (key: string, value: string) => choose(key, (now) => setFilter(now, key, value)),
    [choose],
  );

  return {
    index,
    labels,
    /** In the URL. */
    query,
    sentence,
    /** The whole query, which the results answer; it may lag behind. */
    asked: active,
    /** The form's values: just chosen, or understood from the text. */
    shown,
    /** As typed. */
    text: latest.text,
    fetchedTowns,
    towns,
    /** What may name a town, while the towns are loading. */
    unreadPlace: isTyped && fetchedTowns === undefined ? said.text || getNames(sentence.ignored) : '',
    /** Of the results; the button is ahead of them. */
    onMap: isOnMap(search),
    isMapOpen: isOnMap(activeSearch),
    change,
    onAnswer,
    onText: (text: string) => change((now) => withText(now, text, index, book, towns, today), 'typing'),
    onTextLeft: writeDown,
    /** Removes search words from the text. */
    onPartRemoved: (part: Pick<Part, 'from' | 'to'>) =>
      change((now) => ({ ...now, text: withoutParts(now.text, [part]) })),
    onNear: (near: string) => {
      if (!near) startingTown.erase();
      choose(nearKey, (now) => (near ? { ...now, near } : startingNowhere(now)));
    },
    onTownsWanted: () => setTownsWanted(true),
    onMapToggled: () => change((now) => now, 'choice', !isOnMap(currentSearch())),
    onClear: () => changeSearch('', 'choice'),
  };
}

const getNames = (parts: readonly Part[]): string => parts.map(({ words }) => words).join(' ');

/** The stories are searched too, once something is typed. */
function useIndex(hikes: readonly ListedHike[], regions: readonly RegionInFinder[], isTyped: boolean) {
  const stories = useFetched<Stories>(storiesAddress, isTyped) ?? undefined;
  const index = useMemo(() => makeFinderIndex(hikes, { regions, state, synonyms, stories }), [hikes, regions, stories]);
  const labels = useMemo(() => labelsWith(regions), [regions]);
  const book = useMemo(() => phrasebookWith(regions), [regions]);
  return { index, labels, book };
}

/** Adds the date to a URL that names a weekday, so that a shared link means the same day. */
function useDatedAddress(
  query: Query,
  active: Query,
  change: (next: (query: Query) => Query, step: 'typing') => void,
): void {
  const date = active.values[dayKey];
  const isDated = query.values[dayKey] !== undefined;
  useEffect(() => {
    if (date && !isDated) change((now) => (dayKey in now.values ? now : setFilter(now, dayKey, date)), 'typing');
  }, [date, isDated, change]);
}

/** A query for a day or a drive without a place starts from the last known one. */
function fromKnownPlace(query: Query): Query {
  const needsPlace = [...fromSomewhere, ...aboutDays].some(({ key }) => key in query.values);
  if (query.near !== '' || !needsPlace) return query;
  return { ...query, near: rememberedPlace() ? here : (startingTown.read()?.name ?? '') };
}

const startingNowhere = (query: Query): Query =>
  fromSomewhere.reduce((left, { key }) => setFilter(left, key, ''), { ...query, near: '' });
