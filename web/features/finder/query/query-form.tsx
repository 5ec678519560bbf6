/** The questions as a form: words, a place to be near, choices and boxes. */
import { memo, type ReactNode, useState } from 'react';
import { type Filter, yes } from '../../../../domain/finder/filters.ts';
import { type FinderResults, textKey } from '../../../../domain/finder/finder.ts';
import { nearKey, type Sentence } from '../../../../domain/finder/sentence.ts';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import * as icons from '../../../ui/icons.ts';
import { useHydrated } from './address.ts';
import { type Chip, Chips } from './chips.tsx';
import { NearField } from './near-field.tsx';
import { chipMessages, isBox, type Labels, queryMessages } from './query.messages.ts';
import styles from './query-form.module.css';
import { TextField } from './text-field.tsx';
import type { Filters } from './use-filters.ts';

type Props = {
  filters: Filters;
  /** Those that are offered now. */
  allFilters: readonly Filter[];
  results: FinderResults;
  located: boolean;
  onNear: (near: string) => void;
};

/** On a phone, shown before the filters are opened. */
const quickFilters = [
  ['difficulty', 'easy'],
  ['waterfall', yes],
] as const;

export function QueryForm({ filters, allFilters, results, located, onNear }: Props) {
  const { labels, shown: query, asked: resolved, sentence, towns, onAnswer } = filters;
  const { understood } = sentence;
  const [open, setOpen] = useState(false);
  const active = Object.keys(query.values).length;
  /** Rendered together with the results, so that the layout shifts once. */
  const chosen = Object.entries(query.values)
    .filter(([key]) => key in resolved.values && understood.every((part) => part.key !== key))
    .map(([key, value]) => ({ key, value }));
  return (
    <search>
      {/* Enter sends nothing: a form with two fields and no submit button has no implicit submission, also before hydration. */}
      <form className={styles.form}>
        <div className={styles.fields}>
          <TextField text={filters.text} onText={filters.onText} onTextLeft={filters.onTextLeft} />
          <WhenHydrated>
            <NearField
              near={query.near}
              towns={towns}
              located={located}
              onNear={onNear}
              onTownsWanted={filters.onTownsWanted}
            >
              <div className={styles.quick}>
                {quickFilters
                  .filter(([key]) => understood.every((part) => part.key !== key))
                  .map(([key, value]) => (
                    <button
                      key={key}
                      type="button"
                      className={button.button}
                      aria-pressed={query.values[key] === value}
                      onClick={() => onAnswer(key, query.values[key] === value ? '' : value)}
                    >
                      {labels.choice(key, value)}
                    </button>
                  ))}
              </div>
              <button
                type="button"
                className={`${button.button} ${styles.opener}`}
                aria-expanded={open}
                aria-controls="finder-questions"
                onClick={() => setOpen(!open)}
              >
                <Icon drawing={icons.funnel} /> {queryMessages.filters}
                {active > 0 && ` (${active})`}
              </button>
            </NearField>
            <Chips
              title={chipMessages.understood}
              chips={toChips(sentence)}
              labels={labels}
              ignored={sentence.ignored.map(({ words }) => words)}
              isForeign={sentence.isForeign}
              notes={sentence.notes}
              onRemove={({ key, words }) => {
                if (words) filters.onPartRemoved(words);
                else if (key === nearKey) onNear('');
                else onAnswer(key, '');
              }}
            />
            <div className={styles.questions} id="finder-questions">
              <div className={styles.selects}>
                {allFilters
                  .filter(({ key }) => !isBox(key))
                  .map((filter) => (
                    <Select
                      key={filter.key}
                      filter={filter}
                      labels={labels}
                      results={results}
                      onAnswer={onAnswer}
                      value={query.values[filter.key] ?? ''}
                    />
                  ))}
              </div>
              <div className={styles.boxes}>
                {allFilters
                  .filter(({ key }) => isBox(key))
                  .map((filter) => (
                    <Box
                      key={filter.key}
                      filter={filter}
                      labels={labels}
                      results={results}
                      onAnswer={onAnswer}
                      value={query.values[filter.key] ?? ''}
                    />
                  ))}
              </div>
            </div>
          </WhenHydrated>
          <Chips title={chipMessages.chosen} chips={chosen} labels={labels} onRemove={({ key }) => onAnswer(key, '')} />
        </div>
      </form>
    </search>
  );
}

/** Search words alone need no chips, since the field shows them; beside filters each word gets one. */
function toChips({ understood, searched, ignored }: Sentence): Chip[] {
  const words = searched.map((part) => ({ key: textKey, value: part.words, words: part }));
  return understood.length + ignored.length > 0
    ? [...understood, ...words].sort((a, b) => getStart(a) - getStart(b))
    : [];
}

const getStart = (chip: { from?: number; words?: { from: number } }): number => chip.words?.from ?? chip.from ?? 0;

/** Disabled until hydrated, so that no input is lost. The children are not remounted. */
function WhenHydrated({ children }: { children: ReactNode }) {
  return (
    <fieldset className={styles.whenHydrated} disabled={!useHydrated()}>
      {children}
    </fieldset>
  );
}

type FieldProps = {
  filter: Filter;
  labels: Labels;
  results: FinderResults;
  value: string;
  onAnswer: Filters['onAnswer'];
};

/** Memoized: typing, or a choice elsewhere, does not rerender it. */
const Select = memo(function Select({ filter, labels, results, value, onAnswer }: FieldProps) {
  const id = `finder-${filter.key}`;
  /** A limit from the text or the URL that the form does not offer. */
  const isOwnLimit = value !== '' && filter.choices.every((choice) => choice.value !== value);
  return (
    <div className={styles.select}>
      <label className={styles.label} htmlFor={id}>
        {labels.filter(filter.key)}
      </label>
      <select
        id={id}
        name={filter.key}
        data-asked={value !== ''}
        value={value}
        onChange={(event) => onAnswer(filter.key, event.target.value)}
      >
        <option value="">{labels.any(filter.key)}</option>
        {isOwnLimit && <option value={value}>{labels.choice(filter.key, value)}</option>}
        {filter.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {`${labels.choice(filter.key, choice.value)} (${results.count(filter.key, choice.value)})`}
          </option>
        ))}
      </select>
    </div>
  );
});

const Box = memo(function Box({ filter, labels, results, value, onAnswer }: FieldProps) {
  const [choice] = filter.choices;
  if (!choice) return null;
  const count = results.count(filter.key, choice.value);
  return (
    <label className={styles.box} data-none={count === 0}>
      <input
        type="checkbox"
        name={filter.key}
        value={choice.value}
        checked={value === choice.value}
        onChange={(event) => onAnswer(filter.key, event.target.checked ? choice.value : '')}
      />
      {labels.filter(filter.key)} <small>{count}</small>
    </label>
  );
});
