/** "How is it out there?": one to four words, then Send. */
import { useId, useState } from 'react';
import { type ConditionKind, conditionKinds, mostConditionKinds } from '../../../../domain/status/condition-reports.ts';
import button from '../../../ui/button.module.css';
import { askMessages as words } from './ask.messages.ts';
import styles from './condition-form.module.css';
import { iconHref } from './icon-href.ts';

type Props = {
  chosen?: readonly ConditionKind[];
  /** A report was already sent today. */
  isAgain?: boolean;
  onSend: (kinds: readonly ConditionKind[]) => Promise<boolean>;
  onSkip: () => void;
};

/** Mutually exclusive with clear: the later one counts. */
const contradictsClear: readonly ConditionKind[] = ['icy', 'snow', 'muddy', 'water', 'tree', 'gate'];

export function toggled(chosen: readonly ConditionKind[], kind: ConditionKind): readonly ConditionKind[] {
  if (chosen.includes(kind)) return chosen.filter((other) => other !== kind);
  const isAgainst = (other: ConditionKind) =>
    kind === 'clear' ? contradictsClear.includes(other) : other === 'clear' && contradictsClear.includes(kind);
  const rest = chosen.filter((other) => !isAgainst(other));
  return rest.length < mostConditionKinds ? [...rest, kind] : chosen;
}

export function ConditionForm({ chosen: before = [], isAgain = false, onSend, onSkip }: Props) {
  const [chosen, choose] = useState(before);
  const [hasFailed, setFailed] = useState(false);
  const id = useId();
  const isFull = chosen.length >= mostConditionKinds;
  const send = async () => setFailed(!(await onSend(chosen).catch(() => false)));
  return (
    <form
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        if (chosen.length > 0) send();
      }}
    >
      <fieldset aria-describedby={`${id}-pick`}>
        <legend>{words.title}</legend>
        <p id={`${id}-pick`} className={styles.pick} aria-live="polite">
          {isFull ? words.full : isAgain ? words.again : words.pick}
        </p>
        <div className={styles.tiles}>
          {conditionKinds.map((kind) => (
            <label key={kind}>
              <input
                type="checkbox"
                checked={chosen.includes(kind)}
                aria-disabled={(isFull && toggled(chosen, kind) === chosen) || undefined}
                aria-describedby={kind === 'gate' && chosen.includes(kind) ? `${id}-gate` : undefined}
                onChange={() => choose(toggled(chosen, kind))}
              />
              <span className={styles.tile}>
                <svg viewBox="0 0 268 268" aria-hidden="true">
                  <use href={iconHref(kind)} />
                </svg>
                {words.kind(kind)}
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {chosen.includes('gate') && (
        <p className={styles.gate} id={`${id}-gate`}>
          {words.gate}
        </p>
      )}
      {hasFailed && <p role="alert">{words.failed}</p>}
      <div className={styles.answers}>
        <button className={button.main} type="submit" disabled={chosen.length === 0}>
          {words.send(chosen)}
        </button>
        <button className={button.button} type="button" onClick={onSkip}>
          {words.skip}
        </button>
      </div>
    </form>
  );
}
