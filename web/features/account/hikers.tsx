/** The other hikers of this account: added, edited and removed here. */
import { type FormEvent, useId, useRef, useState } from 'react';
import { hikerLimits, type PatchColor, patchColors } from '../../../domain/badge/hikers.ts';
import { visibleLine } from '../../../domain/wire/visible-text.ts';
import type { HikerFields } from '../../../domain/wire/wire.ts';
import {
  addHiker,
  changeHiker,
  isRejected,
  isUnanswered,
  type OtherHiker,
  Rejection,
  removeHiker,
} from '../../lib/api.ts';
import { useKeptFocus } from '../../lib/kept-focus.ts';
import button from '../../ui/button.module.css';
import { colorNames, hikersSection as words } from '../family/family.messages.ts';
import { HikerPatch } from '../family/hiker-patch.tsx';
import account from './account.module.css';
import styles from './hikers.module.css';
import { reloadIfUserChanged } from './nothing-changed.tsx';
import { useOneAtATime } from './one-at-a-time.ts';

type Changed = () => Promise<void>;
type Props = { userId: string; hikers: readonly OtherHiker[]; onChanged: Changed };

export function Hikers({ userId, hikers, onChanged }: Props) {
  const { home, watch } = useKeptFocus<HTMLParagraphElement>();
  const [done, announce] = useState('');
  const changing = { userId, onChanged, announce };
  const taken = new Set(hikers.map(({ color }) => color));
  const free = patchColors.find((color) => !taken.has(color)) ?? patchColors[0];
  /** A hiker whose request got no response may exist already: a retry with the same name reuses the id. */
  const unanswered = useRef({ hikerId: '', name: '' });
  const add = async (fields: HikerFields) => {
    const { name } = fields;
    const isAgain = unanswered.current.name === name;
    if (!isAgain) unanswered.current = { hikerId: crypto.randomUUID(), name };
    const { hikerId } = unanswered.current;
    await addHiker(userId, { ...fields, hikerId });
    if (isAgain) await changeHiker(userId, hikerId, fields); // the color may have changed since
    unanswered.current = { hikerId: '', name: '' };
  };
  return (
    <div {...watch}>
      <p ref={home} tabIndex={-1}>
        {words.why}
      </p>
      <p className="small dim">{words.what}</p>
      {hikers.length > 0 && (
        <ul className={styles.hikers}>
          {hikers.map((hiker) => (
            <OneHiker key={hiker.$id} changing={changing} hiker={hiker} />
          ))}
        </ul>
      )}
      <p className="hidden-text" role="status">
        {done}
      </p>
      {hikers.length < hikerLimits.others ? (
        <HikerForm
          changing={changing}
          start={{ name: '', color: free }}
          action={words.add}
          done={words.added}
          save={add}
        />
      ) : (
        <p>{words.full}</p>
      )}
    </div>
  );
}

type Changing = { userId: string; onChanged: Changed; announce: (done: string) => void };

type OneProps = { changing: Changing; hiker: OtherHiker };

function OneHiker({ changing, hiker }: OneProps) {
  const { userId } = changing;
  const { $id: id, name, color } = hiker;
  const badges = hiker.badges.length;
  const known = patchColors.find((candidate) => candidate === color) ?? patchColors[0];
  const [failed, change] = useChange(changing);
  return (
    <li>
      <HikerPatch name={name} color={color} />
      <p>
        <b>{name}</b> <span className="dim">{words.badges(badges)}</span>
      </p>
      <details>
        <summary>
          {words.change} <span className="hidden-text">{name}</span>
        </summary>
        <HikerForm
          key={`${name} ${color}`}
          changing={changing}
          start={{ name, color: known }}
          action={words.save}
          done={words.saved}
          save={(fields) => changeHiker(userId, id, fields)}
        />
        <p>{words.removal(name, badges)}</p>
        <button
          className={button.small}
          type="button"
          onClick={() => change(() => remove(userId, id), words.removed(name))}
        >
          {words.reallyRemove(name)}
        </button>
        {failed && (
          <p className={account.fault} role="alert">
            {failed}
          </p>
        )}
      </details>
    </li>
  );
}

type FormProps = {
  changing: Changing;
  start: HikerFields;
  action: string;
  done: (name: string) => string;
  save: (fields: HikerFields) => Promise<unknown>;
};

function HikerForm({ changing, start, action, done, save }: FormProps) {
  const id = useId();
  const [name, setName] = useState(start.name);
  const [chosen, setColor] = useState<PatchColor>();
  const color = chosen ?? start.color;
  const [nameless, setNameless] = useState(false);
  const [failed, change] = useChange(changing);
  const issue = nameless ? words.nameless : failed;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const plain = visibleLine(name);
    setNameless(plain === '');
    if (plain === '') return;
    change(async () => {
      await save({ name: plain, color });
      setName(start.name);
      setColor(undefined);
    }, done(plain));
  };

  return (
    <form className={styles.form} onSubmit={submit}>
      <p>
        <label htmlFor={id}>{words.name}</label>
        <input
          id={id}
          value={name}
          onChange={(event) => setName(event.target.value)}
          maxLength={hikerLimits.name}
          autoComplete="off"
          aria-describedby={issue ? `${id}-fault` : undefined}
          aria-invalid={issue !== ''}
        />
      </p>
      <fieldset>
        <legend>{words.color}</legend>
        {patchColors.map((candidate) => (
          <label key={candidate} title={colorNames[candidate]}>
            <input
              type="radio"
              name={`${id}-color`}
              checked={candidate === color}
              onChange={() => setColor(candidate)}
              aria-label={colorNames[candidate]}
            />
            <HikerPatch name={name} color={candidate} />
          </label>
        ))}
      </fieldset>
      <button className={button.button} type="submit">
        {action}
      </button>
      {issue && (
        <p id={`${id}-fault`} className={account.fault} role="alert">
          {issue}
        </p>
      )}
    </form>
  );
}

/** Treats a missing hiker as removed: an earlier request succeeded, and only its response was lost. */
async function remove(userId: string, id: string): Promise<void> {
  try {
    await removeHiker(userId, id);
  } catch (error) {
    if (!(error instanceof Rejection && error.status === 404)) throw error;
  }
}

function getFault(error: unknown): string {
  if (isUnanswered(error)) return words.noAnswer;
  if (isRejected(error, 'hiker_limit_exceeded')) return words.full;
  return isRejected(error, 'hiker_already_exists') ? words.sameName : words.failed;
}

/** After a change the list is reloaded, and the result announced. */
function useChange({ userId, onChanged, announce }: Changing) {
  const [issue, setIssue] = useState('');
  const change = useOneAtATime(async (work: () => Promise<unknown>, done: string) => {
    announce(''); // cleared first, so that repeating the same text is announced
    try {
      await work();
      setIssue('');
      await onChanged();
      announce(done);
    } catch (error) {
      if (!(await reloadIfUserChanged(userId, error))) setIssue(getFault(error));
    }
  });
  return [issue, change] as const;
}
