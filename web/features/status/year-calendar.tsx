/** A hike's year at a glance: a row for each season, a column for each month. */

import type { Season, When } from '../../../domain/trail/facts.ts';
import { getMonths } from '../../../domain/trail/seasons.ts';
import { monthNames } from '../../../domain/units.ts';
import { seasonName } from '../../lib/text/trail-facts.ts';
import { todayMessages } from './status.messages.ts';

export function YearCalendar({ seasons }: { seasons: readonly Season[] }) {
  return (
    <table>
      <caption className="hidden-text">{todayMessages.wholeYear}</caption>
      <thead>
        <tr>
          <td />
          {monthNames.map((name) => (
            <th key={name} scope="col">
              <abbr title={name}>{name.slice(0, 1)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {toRows(seasons).map(([name, months]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {monthNames.map((month, i) => (
              <td key={month} data-on={months.has(i + 1) || undefined}>
                {months.has(i + 1) && <span className="hidden-text">{todayMessages.holds}</span>}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Two hunts in one year share a row. What holds all year needs none. */
function toRows(seasons: readonly Season[]): [name: string, months: ReadonlySet<number>][] {
  const rows = new Map<string, Set<number>>();
  for (const season of seasons) {
    if ('months' in season.when && season.when.months.length === monthNames.length) continue;
    const name = [seasonName(season), ...getYears(season.when)].join(' ');
    const months = rows.get(name) ?? new Set();
    for (const month of getMonths(season.when)) months.add(month);
    rows.set(name, months);
  }
  return [...rows];
}

/** A single season is listed with its year: the months alone would apply to every year. */
function getYears(when: When): string[] {
  if (!('from' in when) || when.from.length === 'MM-DD'.length) return [];
  const [from, to] = [when.from.slice(0, 4), when.to.slice(0, 4)];
  return [from === to ? from : `${from}–${to}`];
}
