/** Condition reports: a steward clears outdated ones, and disables reports where they are abused. */
import { type ReactNode, useId, useState, useTransition } from 'react';
import type { DeskConditions } from '../../../../domain/desk/desk.ts';
import { mayActIn } from '../../../../domain/desk/desk.ts';
import { getConditionSummary, type ConditionSummary as SeenThere } from '../../../../domain/status/conditions.ts';
import button from '../../../ui/button.module.css';
import { ConditionSign } from '../../status/conditions/condition-sign.tsx';
import {
  conditionNames,
  getConditionLines,
  seenMessages as publicMessages,
} from '../../status/conditions/conditions.messages.ts';
import styles from '../desk.module.css';
import { clearCondition, fetchConditions, needsSignIn, switchReports } from '../shell/calls.ts';
import { toDay } from '../shell/days.ts';
import { useDesk } from '../shell/desk-context.ts';
import { getErrorMessage } from '../shell/error-message.ts';
import type { DeskHike } from '../shell/guide.ts';
import parts from '../shell/parts.module.css';
import { useLoaded } from '../shell/use-loaded.ts';
import { WaitFor } from '../shell/view.tsx';
import { seenMessages as words } from '../views.messages.ts';

export function ConditionReports() {
  const seen = useLoaded(fetchConditions);
  const { askToSignIn } = useDesk();
  const [error, setError] = useState('');
  const [isPending, startTransition] = useTransition();
  const act = (work: () => Promise<unknown>) =>
    startTransition(async () => {
      setError('');
      try {
        await work();
        await seen.reload();
      } catch (error) {
        if (needsSignIn(error)) return askToSignIn();
        setError(getErrorMessage(error));
      }
    });
  return (
    <section>
      <h2 className={styles.part}>{publicMessages.title}</h2>
      <p className={`small dim ${styles.under}`}>{words.note}</p>
      {error && (
        <p className={parts.trouble} role="alert">
          {error}
        </p>
      )}
      <WaitFor loaded={seen}>{(value) => <Reports {...value} isPending={isPending} act={act} />}</WaitFor>
    </section>
  );
}

type Act = { isPending: boolean; act: (work: () => Promise<unknown>) => void };

function Reports({ off, conditions, ...acting }: DeskConditions & Act) {
  const { me, guide } = useDesk();
  const now = new Date();
  const isMine = ({ region }: DeskHike) => mayActIn(me, [region]);
  const isOff = ({ slug }: DeskHike) => off.hikes.includes(slug);
  const reported = off.all ? [] : guide.hikes.filter((hike) => !isOff(hike));
  const rows = reported.flatMap((hike) =>
    getConditionSummary(conditions, hike.slug, now).map((seen) => ({ hike, seen })),
  );
  const switchable = off.all ? [] : guide.hikes.filter((hike) => isMine(hike) && !isOff(hike));
  return (
    <>
      {rows.length === 0 && !off.all && <p className={styles.empty}>{words.none}</p>}
      <ul className={styles.list}>
        {off.all && <Off {...acting} where={words.allHikes} mayChange={mayActIn(me, 'all')} />}
        {guide.hikes.filter(isOff).map((hike) => (
          <Off key={hike.slug} {...acting} where={hike.name} hike={hike.slug} mayChange={isMine(hike)} />
        ))}
        {rows.map(({ hike, seen }) => (
          <Report key={`${hike.slug} ${seen.kind}`} {...acting} hike={hike} seen={seen} mayChange={isMine(hike)} />
        ))}
      </ul>
      {switchable.length > 0 && <SwitchOff {...acting} hikes={switchable} all={mayActIn(me, 'all')} />}
    </>
  );
}

type RowProps = { sign?: ReactNode; title: string; text: ReactNode; children: ReactNode };

const Row = ({ sign, title, text, children }: RowProps) => (
  <li>
    <span className={styles.sign}>{sign}</span>
    <div>
      <h3>{title}</h3>
      <p className="small">{text}</p>
    </div>
    <p className={styles.acts}>{children}</p>
  </li>
);

type ReportProps = Act & { hike: DeskHike; seen: SeenThere; mayChange: boolean };

function Report({ hike, seen, mayChange, isPending, act }: ReportProps) {
  const lines = getConditionLines([seen], toDay(new Date()));
  const text = lines.flatMap((line) => line.text.map(([strong, plain]) => strong + plain)).join('');
  return (
    <Row sign={<ConditionSign kind={seen.kind} />} title={hike.name} text={text}>
      {mayChange && (
        <button
          className={button.small}
          type="button"
          disabled={isPending}
          aria-label={words.removeWhat(conditionNames[seen.kind], hike.name)}
          onClick={() => act(() => clearCondition({ hike: hike.slug, kind: seen.kind }))}
        >
          {words.remove}
        </button>
      )}
    </Row>
  );
}

type OffProps = Act & { where: string; hike?: string; mayChange: boolean };

const Off = ({ where, hike, mayChange, isPending, act }: OffProps) => (
  <Row title={where} text={<b className={styles.soon}>{words.off}</b>}>
    {mayChange && (
      <button
        className={button.small}
        type="button"
        disabled={isPending}
        aria-label={words.switchOnWhere(where)}
        onClick={() => act(() => switchReports(true, hike))}
      >
        {words.switchOn}
      </button>
    )}
  </Row>
);

function SwitchOff({ hikes, all, isPending, act }: Act & { hikes: DeskHike[]; all: boolean }) {
  const field = useId();
  const [picked, setPicked] = useState('');
  const chosen = picked || (all ? '' : (hikes[0]?.slug ?? ''));
  return (
    <details className={styles.over}>
      <summary>{words.switchTitle}</summary>
      <form
        className={styles.acts}
        action={() => {
          act(() => switchReports(false, chosen || undefined));
          setPicked('');
        }}
      >
        <label htmlFor={field}>{words.switchFor}</label>
        <select id={field} value={chosen} onChange={(event) => setPicked(event.target.value)}>
          {all && <option value="">{words.allHikes}</option>}
          {hikes.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </select>
        <button className={`${button.button} ${styles.danger}`} type="submit" disabled={isPending}>
          {words.switchOff}
        </button>
      </form>
    </details>
  );
}
