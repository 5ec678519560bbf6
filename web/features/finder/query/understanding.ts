/** Parses the typed text into a query. */
import { useMemo } from 'react';
import { dayKey } from '../../../../domain/finder/days.ts';
import { type FinderIndex, isSearching, type Query, setFilter } from '../../../../domain/finder/finder.ts';
import {
  nearKey,
  type Phrasebook,
  readSentence,
  type Sentence,
  withSentence,
} from '../../../../domain/finder/sentence.ts';
import { findTown, isZip, townNamed } from '../../../../domain/finder/starting-place.ts';
import type { StartingTown } from '../../../../domain/map/maps.ts';
import { here } from '../../../lib/start.ts';

export type Understanding = {
  /** The parts of the text that no choice contradicts. */
  sentence: Sentence;
  /** The whole query: the text and the choices beside it. */
  asked: Query;
};

const noTowns: readonly StartingTown[] = [];

type Given = [
  query: Query,
  index: FinderIndex,
  book: Phrasebook,
  towns: readonly StartingTown[] | undefined,
  /** In the state's time zone: 2026-11-18. Without it no day is understood. */
  today?: string,
];

export function useUnderstanding(...[query, index, book, towns, today]: Given): Understanding {
  return useMemo(() => understand(query, index, book, towns, today), [query, index, book, towns, today]);
}

export function understand(...[query, index, book, towns, today]: Given): Understanding {
  const placeNamed = (typed: string) => (isZip(typed) ? typed : townNamed(towns ?? noTowns, typed)?.name);
  const read = readSentence(query.text, {
    book,
    allFilters: index.allFilters,
    index: index.words,
    placeNamed,
    placeLike: (typed) => findTown(towns ?? noTowns, typed)?.name,
    here,
    today,
    day: query.values[dayKey],
    isOneOfMany: isSearching({ ...query, text: '' }),
  });
  // The URL has the date of the day in the text: the two are one filter.
  const isChosen = (key: string) => (key === nearKey ? query.near !== '' : key !== dayKey && key in query.values);
  const sentence = { ...read, understood: read.understood.filter(({ key }) => !isChosen(key)) };
  return { sentence, asked: withSentence(query, sentence) };
}

/**
 * The query with a new text. A day in it is written into the URL as a date, so that a shared link means the same one;
 * the date of the previous text is removed.
 */
export function withText(query: Query, text: string, ...[index, book, towns, today]: Tail<Given>): Query {
  const dayIn = (typed: string) =>
    understand({ ...query, text: typed, values: {} }, index, book, towns, today).asked.values[dayKey];
  const [day, before] = [dayIn(text), dayIn(query.text)];
  const next = { ...query, text };
  // A shared "Saturday" keeps its date while other words are typed beside it.
  const isKept = day === before && (!day || query.values[dayKey] !== undefined);
  return isKept ? next : setFilter(next, dayKey, day ?? '');
}

type Tail<T extends readonly unknown[]> = T extends [unknown, ...infer R] ? R : never;
