/** No exact match: which filter to drop, and how many hikes that would find. */
import { dayKey } from '../../../../domain/finder/days.ts';
import {
  emptyQuery,
  type FinderIndex,
  getActiveKeys,
  type Loosening,
  loosenings,
  type Query,
  type Situation,
  textKey,
} from '../../../../domain/finder/finder.ts';
import { findTown } from '../../../../domain/finder/starting-place.ts';
import { toTerms, toWords } from '../../../../domain/finder/word-index.ts';
import type { StartingTown } from '../../../../domain/map/maps.ts';
import { capitalized } from '../../../../domain/units.ts';
import styles from '../finder.module.css';
import { type Labels, noneMessages, offerMessages } from '../query/query.messages.ts';
import { fallColors } from './ideas.messages.ts';
import { Ideas } from './ideas.tsx';
import { listMessages } from './lists.messages.ts';

type Props = {
  index: FinderIndex;
  labels: Labels;
  query: Query;
  situation: Situation;
  towns: readonly StartingTown[] | undefined;
  /** How many hikes are on the own list. */
  savedHikes: number;
  onChoose: (query: Query) => void;
};

const offersShown = 3;

export function NoHikeFound({ index, labels, query, situation, towns, savedHikes, onChoose }: Props) {
  const offers = loosenings(index, query, situation).slice(0, offersShown);
  const isOnlyText = offers.length === 1 && offers[0]?.without.join() === textKey;
  const terms = isOnlyText ? toTerms(index.words(), query.text) : [];
  const isUnknown = isOnlyText && !terms.some(({ entries }) => entries.size > 0);
  // A town typed into the search field means: near it.
  const town = towns && query.text ? findTown(towns, query.text) : undefined;
  // Without its only words the question would be as good as none: that is "Start over".
  const isAllText = getActiveKeys(query).join() === textKey;
  const shown = isUnknown ? [] : offers.filter(({ without }) => !isAllText || without.join() !== textKey);
  const isAnything = shown.length > 0 || town !== undefined || query.list !== undefined;
  const { color, ...otherValues } = query.values;
  return (
    <div className={styles.empty}>
      <h2>
        {noneMessages.title} {isAnything && !query.values.toddler && noneMessages.tryThese}
      </h2>
      {isUnknown && (
        <p>
          {noneMessages.unknown(
            asTyped(
              query.text,
              terms.flatMap(({ typed }) => typed),
            ),
          )}
        </p>
      )}
      {query.values.toddler && <p>{noneMessages.toddler}</p>}
      <p className={styles.offers}>
        {town && (
          <button type="button" onClick={() => onChoose({ ...query, text: '', near: town.name })}>
            {noneMessages.near(town.name)}
          </button>
        )}
        {color && (
          <button type="button" onClick={() => onChoose({ ...query, text: fallColors, values: otherValues })}>
            {noneMessages.fallColor}
          </button>
        )}
        {shown.map((offer) => (
          <button
            key={[...offer.without, ...(offer.withoutWords ?? []), offer.wider?.value].join()}
            type="button"
            onClick={() => onChoose(offer.query)}
          >
            {formatOffer(labels, query, offer)} <small>{offer.count}</small>
          </button>
        ))}
        {query.list && (
          <button type="button" onClick={() => onChoose({ ...query, list: undefined })}>
            {listMessages.notOnlyList}
          </button>
        )}
        <button type="button" data-quiet="" onClick={() => onChoose(emptyQuery)}>
          {noneMessages.clear}
        </button>
      </p>
      {isUnknown && <Ideas savedHikes={savedHikes} />}
    </div>
  );
}

/** "Mille" of "near Mille Lacs" for "mille". */
const asTyped = (text: string, words: readonly string[]): string =>
  text
    .split(/[\s,;:!?"“”]+/)
    .filter((word) => toWords(word).some((each) => words.includes(each)))
    .join(' ');

function formatOffer(labels: Labels, query: Query, { without, withoutWords = [], wider }: Loosening): string {
  const named = (key: string) =>
    key === textKey
      ? `“${query.text.trim()}”`
      : key === dayKey
        ? labels.choice(key, query.values[key] ?? '')
        : lowered(labels.choice(key, query.values[key] ?? ''));
  const left = [...without.map(named), ...(withoutWords.length > 0 ? [`“${asTyped(query.text, withoutWords)}”`] : [])];
  const parts = [
    ...(wider ? [labels.choice(wider.key, wider.value)] : []),
    ...(left.length > 0 ? [offerMessages.drop(left)] : []),
  ].join(', ');
  return capitalized(parts);
}

const lowered = (label: string): string => label.charAt(0).toLowerCase() + label.slice(1);
