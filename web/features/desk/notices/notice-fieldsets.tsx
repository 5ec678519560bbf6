/** The fields of a notice, with its preview. */

import { type Ref, useEffect, useEffectEvent, useId } from 'react';
import { deskLimits } from '../../../../domain/desk/desk.ts';
import { type NoticeKind, noticeKinds } from '../../../../domain/status/live-document.ts';
import { statusMessages } from '../../../../domain/status/status.messages.ts';
import { addDays } from '../../../../domain/time/calendar-day.ts';
import { visibleLine } from '../../../../domain/wire/visible-text.ts';
import button from '../../../ui/button.module.css';
import { Sign } from '../../../ui/status.tsx';
import { isDay, shortDay, toDay } from '../shell/days.ts';
import { DeskIcon } from '../shell/desk-icon.tsx';
import * as icons from '../shell/icons.ts';
import parts from '../shell/parts.module.css';
import { type FieldsProps, withTemplate } from './draft.ts';
import { ownWord, templateMessages, formMessages as words } from './form.messages.ts';
import { HikePicker } from './hike-picker.tsx';
import styles from './notice-form.module.css';
import { NoticePreview } from './notice-preview.tsx';
import { useTargets } from './notice-targets.ts';

const templateIcons: Record<string, string> = {
  flood: icons.waves,
  ice: icons.snowflake,
  hunt: icons.binoculars,
  burn: icons.fire,
  works: icons.works,
  storm: icons.tree,
};

type Props = FieldsProps & {
  ref: Ref<HTMLFormElement>;
  error?: string;
  isPending: boolean;
  publishWords: string;
  onSubmit: () => void;
};

export function NoticeFieldsets({ ref, error, isPending, publishWords, onSubmit, ...fields }: Props) {
  const { draft } = fields;
  const targets = useTargets();
  const submit = useEffectEvent(onSubmit);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  const until = isDay(draft.until) ? shortDay(draft.until) : '';
  return (
    <form
      ref={ref}
      className={styles.form}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <div className={styles.fields}>
        <HikePicker {...fields} />
        <Templates {...fields} />
        <Kinds {...fields} />
        <Words {...fields} />
        <Dates {...fields} />
        <Sources {...fields} />
      </div>
      <NoticePreview draft={draft} />
      <div className={styles.publish}>
        <p className="small" role={error ? 'alert' : undefined}>
          {error ? (
            <span className={parts.trouble}>{error}</span>
          ) : (
            words.summary(statusMessages[draft.kind], targets(draft), until)
          )}
        </p>
        <button className={button.main} type="submit" disabled={isPending}>
          {isPending ? words.saving : publishWords}
          <span className={parts.keyHint} aria-hidden="true">
            {words.publishKey}
          </span>
        </button>
      </div>
    </form>
  );
}

function Templates({ draft, onChange }: FieldsProps) {
  return (
    <fieldset>
      <legend>{words.whatHappened}</legend>
      <div className={parts.chips}>
        {Object.entries(templateMessages).map(([id, { name }]) => (
          <button
            key={id}
            className={parts.chip}
            type="button"
            aria-pressed={draft.template === id}
            onClick={() => onChange(withTemplate(draft, id, new Date()))}
          >
            <DeskIcon drawing={templateIcons[id] ?? icons.warning} /> {name}
          </button>
        ))}
      </div>
      <p className={`small dim ${styles.hint}`}>{words.templateHint}</p>
    </fieldset>
  );
}

function Kinds({ draft, onChange }: FieldsProps) {
  return (
    <fieldset>
      <legend>{words.kind}</legend>
      <div className={styles.kinds}>
        {noticeKinds.map((kind: NoticeKind) => (
          <label key={kind} data-chosen={draft.kind === kind || undefined}>
            <input type="radio" name="kind" checked={draft.kind === kind} onChange={() => onChange({ kind })} />
            <Sign kind={kind} />
            <span>{statusMessages[kind]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function Words({ draft, issues, onChange }: FieldsProps) {
  const id = useId();
  const left = deskLimits.words - visibleLine(draft.words).length;
  return (
    <fieldset data-fault={issues.words && ''}>
      <legend>
        <label htmlFor={id}>{words.words}</label>
      </legend>
      <textarea
        id={id}
        rows={4}
        value={draft.words}
        aria-invalid={issues.words !== undefined}
        aria-describedby={`${id}-fault ${id}-left`}
        onChange={(event) => onChange({ words: event.target.value })}
      />
      <p className={styles.under}>
        <span id={`${id}-fault`} className={parts.trouble} role="alert">
          {issues.words}
        </span>
        <span id={`${id}-left`} className="dim">
          {left < 0 ? words.tooMany(-left) : words.left(left)}
        </span>
      </p>
    </fieldset>
  );
}

function Dates({ draft, issues, onChange }: FieldsProps) {
  const id = useId();
  const from = isDay(draft.from) ? draft.from : toDay(new Date());
  return (
    <fieldset data-fault={issues.dates && ''}>
      <legend>{words.untilWhen}</legend>
      <div className={parts.chips}>
        {words.spans.map(({ days, words: name }) => (
          <button
            key={days}
            className={parts.chip}
            type="button"
            aria-pressed={draft.until === addDays(from, days)}
            onClick={() => onChange({ until: addDays(from, days) })}
          >
            {name}
          </button>
        ))}
      </div>
      <div className={styles.dates}>
        <label>
          {words.from}
          <input type="date" value={draft.from} onChange={(event) => onChange({ from: event.target.value })} />
        </label>
        <label>
          {words.until}
          <input
            type="date"
            value={draft.until}
            required
            aria-invalid={issues.dates !== undefined}
            aria-describedby={`${id}-fault ${id}-most`}
            onChange={(event) => onChange({ until: event.target.value })}
          />
        </label>
      </div>
      <p className={styles.under}>
        <span id={`${id}-fault`} className={parts.trouble} role="alert">
          {issues.dates}
        </span>
        <span id={`${id}-most`} className="dim">
          {words.most(deskLimits.days)}
        </span>
      </p>
    </fieldset>
  );
}

function Sources({ draft, onChange }: FieldsProps) {
  const id = useId();
  const isKnown = words.sources.includes(draft.source);
  return (
    <fieldset>
      <legend>{words.who}</legend>
      <div className={parts.chips}>
        {words.sources.map((source) => (
          <button
            key={source}
            className={parts.chip}
            type="button"
            aria-pressed={draft.source === source}
            onClick={() => onChange({ source })}
          >
            {source}
          </button>
        ))}
      </div>
      <label className={styles.other} htmlFor={id}>
        {words.otherSource}
        <input
          id={id}
          type="text"
          maxLength={deskLimits.source}
          value={isKnown ? '' : draft.source}
          onChange={(event) => onChange({ source: event.target.value || ownWord })}
        />
      </label>
    </fieldset>
  );
}
