/** Every hike that does not match, under its one reason. */
import { Fragment, useMemo, useState } from 'react';
import { isWeatherFilter } from '../../../../domain/finder/day-there.ts';
import { dayKey } from '../../../../domain/finder/days.ts';
import { drive, within } from '../../../../domain/finder/filters.ts';
import type { LeftOut, Miss } from '../../../../domain/finder/finder.ts';
import type { Hike, ListedHike } from '../../../../domain/finder/hike.ts';
import { driveMessages } from '../../../lib/text/drive.ts';
import { whyNotMessages } from '../query/day.messages.ts';
import { driveLength, formatMiss, type Labels } from '../query/query.messages.ts';
import styles from './why-not.module.css';

type Props = { others: readonly LeftOut<ListedHike>[]; labels: Labels };

/** The content is computed when it is opened, so that typing does not wait for it. */
export function WhyNot({ others, labels }: Props) {
  const [open, setOpen] = useState(false);
  if (others.length === 0) return null;
  return (
    <details className={styles.whyNot} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        {whyNotMessages.title} <small>{others.length}</small>
      </summary>
      {open && <Reasons others={others} labels={labels} />}
    </details>
  );
}

export function Reasons({ others, labels }: Props) {
  const groups = useMemo(() => grouped(others, labels), [others, labels]);
  return (
    <dl>
      {groups.map(([title, entries]) => (
        <div key={title}>
          <dt>
            {title} <small>{entries.length}</small>
          </dt>
          <dd>
            {entries.map(({ path, name, detail }, i) => (
              <Fragment key={path}>
                {i > 0 && ', '}
                <a href={path}>{name}</a>
                {detail && ` ${detail}`}
              </Fragment>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

type Entry = { path: string; name: string; detail: string };

/** The most common reason first. */
function grouped(others: Props['others'], labels: Labels): [string, Entry[]][] {
  const groups = new Map<string, Entry[]>();
  for (const left of others) {
    const { title, detail } = formatReason(left, labels);
    const { path, park, trail } = left.hike;
    const isOneOfMany = others.some(({ hike }) => hike.park === park && hike.path !== path);
    groups.set(title, [...(groups.get(title) ?? []), { path, name: isOneOfMany ? trail : park, detail }]);
  }
  return [...groups].sort(([, a], [, b]) => b.length - a.length);
}

function formatReason(left: LeftOut<ListedHike>, labels: Labels): { title: string; detail: string } {
  const reason: Miss | 'closed' = reasonAgainst(left);
  if (reason === 'closed') return { title: whyNotMessages.closed, detail: '' };
  const { key, value } = reason;
  if (key === drive.key && Number(value))
    return {
      title: whyNotMessages.drive(driveLength(Number(value))),
      detail: left.minutes ? driveMessages.short(left.minutes) : '',
    };
  if (key === dayKey) return { title: whyNotMessages.day, detail: '' };
  if (isWeatherFilter(key))
    return {
      title: whyNotMessages.weather(key, left.there?.weather),
      detail: whyNotMessages.detail(key, left.there?.weather),
    };
  return { title: formatMiss(labels, reason, left), detail: '' };
}

/** Closed, too far away, without what was asked for, dark, the wrong weather. */
const ranks: readonly ((key: string) => boolean)[] = [
  (key) => key === drive.key || key === within.key,
  (key) => key !== dayKey && !isWeatherFilter(key),
  (key) => key === dayKey,
  isWeatherFilter,
];

const getRank = ({ key }: Miss): number => ranks.findIndex((belongsTo) => belongsTo(key));

/** Why a hike does not match: of everything it misses, a reason that the hiker cannot change comes first. */
export function reasonAgainst<H extends Hike>({ isClosed, misses }: LeftOut<H>): Miss | 'closed' {
  const [first, ...more] = misses;
  if (isClosed || !first) return 'closed';
  return more.reduce((worst, miss) => (getRank(miss) < getRank(worst) ? miss : worst), first);
}
