/** What somebody typed, and what the finder understands by it. */
import { useMemo } from 'react';
import { type FinderIndex, isAsking, type Query } from '../../../domain/finder/finder.ts';
import {
  nearKey,
  type Phrasebook,
  readSentence,
  type Sentence,
  withSentence,
} from '../../../domain/finder/sentence.ts';
import { findTown, isZip, townNamed } from '../../../domain/finder/starting-place.ts';
import type { StartingTown } from '../../../domain/map/maps.ts';
import { here } from '../../lib/start.ts';

export type Understanding = {
  /** What the text says that nothing beside it contradicts. */
  sentence: Sentence;
  /** The whole question: what the text says, and what was chosen beside it. */
  asked: Query;
};

const noTowns: readonly StartingTown[] = [];

type Given = [query: Query, index: FinderIndex, book: Phrasebook, towns: readonly StartingTown[] | undefined];

export function useUnderstanding(...[query, index, book, towns]: Given): Understanding {
  return useMemo(() => understand(query, index, book, towns), [query, index, book, towns]);
}

export function understand(...[query, index, book, towns]: Given): Understanding {
  const placeNamed = (typed: string) => (isZip(typed) ? typed : townNamed(towns ?? noTowns, typed)?.name);
  const read = readSentence(query.text, {
    book,
    questions: index.questions,
    index: index.words,
    placeNamed,
    placeLike: (typed) => findTown(towns ?? noTowns, typed)?.name,
    here,
    isOneOfMany: isAsking({ ...query, text: '' }),
  });
  const isChosen = (key: string) => (key === nearKey ? query.near !== '' : key in query.answers);
  const sentence = { ...read, understood: read.understood.filter(({ key }) => !isChosen(key)) };
  return { sentence, asked: withSentence(query, sentence) };
}
