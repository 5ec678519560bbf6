/** Small SVG charts, each with its data table. */
import type { ReactNode } from 'react';
import parts from './parts.module.css';
import styles from './tables.module.css';
import { figureWords as words } from './views-words.ts';

export type Fill = 'earned' | 'already' | 'far' | 'vague';

const hatchId = 'desk-hatch';

/**
 * Solid, gold and empty are colors of the style sheet; the fourth fill is a pattern, defined once per view with charts.
 */
export const hatched = (fill: Fill): string | undefined => (fill === 'already' ? `url(#${hatchId})` : undefined);

export const Hatch = () => (
  <svg className={styles.hatch} aria-hidden="true">
    <pattern id={hatchId} width="5" height="5" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
      <rect width="2" height="5" />
    </pattern>
  </svg>
);

type ColumnProps = { columns: { label: string; value: number }[]; name: string };

const [width, height, foot] = [520, 170, 25];

/** Labels under every fourth column and the last: more would overlap. */
export function Columns({ columns, name }: ColumnProps) {
  const most = Math.max(1, ...columns.map(({ value }) => value));
  const step = width / Math.max(1, columns.length);
  const best = columns.findIndex(({ value }) => value === most);
  const last = columns.length - 1;
  const isLabeled = (at: number) => at === last || (at % 4 === 0 && last - at > 1);
  return (
    <svg className={styles.chart} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={name}>
      <path className={styles.axis} d={`M0 ${height - foot + 0.5}h${width}`} />
      {columns.map(({ label, value }, at) => {
        const tall = (value / most) * (height - foot - 26);
        const x = at * step + step * 0.1;
        const middle = at * step + step / 2;
        return (
          <g key={label}>
            <rect x={x} y={height - foot - tall} width={step * 0.8} height={tall} />
            {(at === best || at === last) && (
              <text className={styles.value} x={middle} y={height - foot - tall - 6} textAnchor="middle">
                {value}
              </text>
            )}
            {isLabeled(at) && (
              <text
                x={at === 0 ? 0 : at === last ? width : middle}
                y={height - 6}
                textAnchor={at === 0 ? 'start' : at === last ? 'end' : 'middle'}
              >
                {label}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

export type Bar = { key: string; label: ReactNode; value: number; fill?: Fill };

/** The numbers are next to their bars, so the list needs no table. */
export function Bars({ bars }: { bars: Bar[] }) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  return (
    <ul className={styles.bars2}>
      {bars.map(({ key, label, value, fill = 'earned' }) => (
        <li key={key}>
          <span>{label}</span>
          <svg aria-hidden="true">
            <rect data-fill={fill} fill={hatched(fill)} x="1" y="1" width={`${(value / most) * 98}%`} height="15" />
          </svg>
          <b>{value}</b>
        </li>
      ))}
    </ul>
  );
}

type TableProps = { columns: string[]; rows: (readonly [string, number])[] };

export function Table({ columns, rows }: TableProps) {
  return (
    <details className={parts.fold}>
      <summary>{words.table}</summary>
      <table className={styles.plain}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([label, value]) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </details>
  );
}
