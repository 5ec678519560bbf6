/** Nothing answers: what to give up, the smallest sacrifice first. */
import {
  type FinderIndex,
  type Loosening,
  loosenings,
  nothingAsked,
  type Query,
  type Situation,
  textKey,
} from '../../../domain/finder/finder.ts';
import { findTown } from '../../../domain/finder/starting-place.ts';
import type { StartingTown } from '../../../domain/map/maps.ts';
import button from '../../ui/button.module.css';
import styles from './finder.module.css';
import { listWords } from './lists-words.ts';
import { hikesFound, type Labels, noneWords, offerWords } from './words.ts';

type Props = {
  index: FinderIndex;
  labels: Labels;
  query: Query;
  situation: Situation;
  towns: readonly StartingTown[] | undefined;
  onChoose: (query: Query) => void;
};

const offersShown = 3;

export function NoHikeFound({ index, labels, query, situation, towns, onChoose }: Props) {
  const offers = loosenings(index, query, situation).slice(0, offersShown);
  // Somebody who types a town into the wrong field means: near it.
  const town = towns && query.text ? findTown(towns, query.text) : undefined;
  return (
    <div className={styles.empty}>
      <h2>{noneWords.title}</h2>
      <p>{offers.length > 0 || town ? noneWords.withLess : noneWords.askLess}</p>
      <p className={styles.offers}>
        {town && (
          <button
            type="button"
            className={button.button}
            onClick={() => onChoose({ ...query, text: '', near: town.name })}
          >
            {noneWords.near(town.name)}
          </button>
        )}
        {offers.map((offer) => (
          <button
            key={[...offer.without, ...(offer.withoutWords ?? []), offer.wider?.value].join()}
            type="button"
            className={button.button}
            onClick={() => onChoose(offer.query)}
          >
            {offerInWords(labels, query, offer)}: {hikesFound(offer.count)}
          </button>
        ))}
        {query.list && (
          <button type="button" className={button.button} onClick={() => onChoose({ ...query, list: undefined })}>
            {listWords.notOnlyList}
          </button>
        )}
        <button type="button" className="quiet" onClick={() => onChoose(nothingAsked)}>
          {noneWords.clear}
        </button>
      </p>
    </div>
  );
}

function offerInWords(labels: Labels, query: Query, { without, withoutWords = [], wider }: Loosening): string {
  const named = (key: string) => (key === textKey ? query.text.trim() : labels.choice(key, query.answers[key] ?? ''));
  const left = [...without.map(named), ...withoutWords];
  const parts = [
    ...(wider ? [labels.choice(wider.key, wider.value)] : []),
    ...(left.length > 0 ? [offerWords.without(left)] : []),
  ].join(', ');
  return parts.charAt(0).toUpperCase() + parts.slice(1);
}
