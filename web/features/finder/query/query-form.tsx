/** The questions as a form: words, a place to be near, choices and boxes. */
import { memo, type ReactNode, useState } from 'react';
import { type FinderQuestion, yes } from '../../../../domain/finder/filters.ts';
import { type Answer, textKey } from '../../../../domain/finder/finder.ts';
import { nearKey, type Sentence } from '../../../../domain/finder/sentence.ts';
import button from '../../../ui/button.module.css';
import { Icon } from '../../../ui/icon.tsx';
import * as icons from '../../../ui/icons.ts';
import { useHydrated } from './address.ts';
import { type Chip, Chips } from './chips.tsx';
import { NearField } from './near-field.tsx';
import { askingWords, chipWords, isBox, type Labels } from './query.messages.ts';
import styles from './query-form.module.css';
import { TextField } from './text-field.tsx';
import type { Filters } from './use-filters.ts';

type Props = {
  filters: Filters;
  /** Those that are offered now. */
  questions: readonly FinderQuestion[];
  answer: Answer;
  located: boolean;
  onNear: (near: string) => void;
};

/** On a phone, shown before the filters are opened. */
const quickAnswers = [
  ['difficulty', 'easy'],
  ['waterfall', yes],
] as const;

export function Asking({ filters, questions, answer, located, onNear }: Props) {
  const { labels, shown: query, asked: answered, sentence, towns, onAnswer } = filters;
  const { understood } = sentence;
  const [open, setOpen] = useState(false);
  const asked = Object.keys(query.answers).length;
  /** Rendered together with the results, so that the layout shifts once. */
  const chosen = Object.entries(query.answers)
    .filter(([key]) => key in answered.answers && understood.every((part) => part.key !== key))
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
                {quickAnswers
                  .filter(([key]) => understood.every((part) => part.key !== key))
                  .map(([key, value]) => (
                    <button
                      key={key}
                      type="button"
                      className={button.button}
                      aria-pressed={query.answers[key] === value}
                      onClick={() => onAnswer(key, query.answers[key] === value ? '' : value)}
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
                <Icon drawing={icons.funnel} /> {askingWords.filters}
                {asked > 0 && ` (${asked})`}
              </button>
            </NearField>
            <Chips
              title={chipWords.understood}
              chips={chipsOf(sentence)}
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
                {questions
                  .filter(({ key }) => !isBox(key))
                  .map((question) => (
                    <Select
                      key={question.key}
                      question={question}
                      labels={labels}
                      answer={answer}
                      onAnswer={onAnswer}
                      value={query.answers[question.key] ?? ''}
                    />
                  ))}
              </div>
              <div className={styles.boxes}>
                {questions
                  .filter(({ key }) => isBox(key))
                  .map((question) => (
                    <Box
                      key={question.key}
                      question={question}
                      labels={labels}
                      answer={answer}
                      onAnswer={onAnswer}
                      value={query.answers[question.key] ?? ''}
                    />
                  ))}
              </div>
            </div>
          </WhenHydrated>
          <Chips title={chipWords.chosen} chips={chosen} labels={labels} onRemove={({ key }) => onAnswer(key, '')} />
        </div>
      </form>
    </search>
  );
}

/** Search words alone need no chips, since the field shows them; beside filters each word gets one. */
function chipsOf({ understood, searched, ignored }: Sentence): Chip[] {
  const words = searched.map((part) => ({ key: textKey, value: part.words, words: part }));
  return understood.length + ignored.length > 0
    ? [...understood, ...words].sort((a, b) => startOf(a) - startOf(b))
    : [];
}

const startOf = (chip: { from?: number; words?: { from: number } }): number => chip.words?.from ?? chip.from ?? 0;

/** Disabled until hydrated, so that no input is lost. The children are not remounted. */
function WhenHydrated({ children }: { children: ReactNode }) {
  return (
    <fieldset className={styles.whenHydrated} disabled={!useHydrated()}>
      {children}
    </fieldset>
  );
}

type FieldProps = {
  question: FinderQuestion;
  labels: Labels;
  answer: Answer;
  value: string;
  onAnswer: Filters['onAnswer'];
};

/** Memoized: typing, or a choice elsewhere, does not rerender it. */
const Select = memo(function Select({ question, labels, answer, value, onAnswer }: FieldProps) {
  const id = `finder-${question.key}`;
  /** A limit from the text or the URL that the form does not offer. */
  const isOwnLimit = value !== '' && question.choices.every((choice) => choice.value !== value);
  return (
    <div className={styles.select}>
      <label className={styles.label} htmlFor={id}>
        {labels.question(question.key)}
      </label>
      <select
        id={id}
        name={question.key}
        data-asked={value !== ''}
        value={value}
        onChange={(event) => onAnswer(question.key, event.target.value)}
      >
        <option value="">{labels.any(question.key)}</option>
        {isOwnLimit && <option value={value}>{labels.choice(question.key, value)}</option>}
        {question.choices.map((choice) => (
          <option key={choice.value} value={choice.value}>
            {`${labels.choice(question.key, choice.value)} (${answer.count(question.key, choice.value)})`}
          </option>
        ))}
      </select>
    </div>
  );
});

const Box = memo(function Box({ question, labels, answer, value, onAnswer }: FieldProps) {
  const [choice] = question.choices;
  if (!choice) return null;
  const count = answer.count(question.key, choice.value);
  return (
    <label className={styles.box} data-none={count === 0}>
      <input
        type="checkbox"
        name={question.key}
        value={choice.value}
        checked={value === choice.value}
        onChange={(event) => onAnswer(question.key, event.target.checked ? choice.value : '')}
      />
      {labels.question(question.key)} <small>{count}</small>
    </label>
  );
});
