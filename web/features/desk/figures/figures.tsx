/** Badges, claims, open reports and the age of the facts: each as a number with its table. */
import type { ReactNode } from 'react';
import type { Figures as FiguresResponse } from '../../../../domain/desk/desk.ts';
import { age } from '../queue/queue.messages.ts';
import { fetchFigures } from '../shell/calls.ts';
import { useDesk } from '../shell/desk-context.ts';
import parts from '../shell/parts.module.css';
import { useLoaded } from '../shell/use-loaded.ts';
import { View, WaitFor } from '../shell/view.tsx';
import { figureMessages as words } from '../views.messages.ts';
import styles from './tables.module.css';

export function Figures() {
  const figures = useLoaded(fetchFigures);
  return (
    <View title={words.title} note={words.note}>
      <WaitFor loaded={figures}>{(value) => <All figures={value} />}</WaitFor>
    </View>
  );
}

function All({ figures: { weeks, claims, regions, hikes, facts, reports, appeals } }: { figures: FiguresResponse }) {
  const { guide } = useDesk();
  const hikeNamed = (slug: string) => guide.hikes.find((hike) => hike.slug === slug)?.name ?? slug;
  const badgesIn = (slug: string) => regions.find(({ region }) => region === slug)?.badges ?? 0;
  const getBadges = weeks.map(({ badges }) => badges);
  const earned = claims.find(({ outcome }) => outcome === 'awarded')?.claims ?? 0;
  const tried = total(claims.map((one) => one.claims));
  const withBadges = hikes.filter(({ badges }) => badges > 0).length;
  return (
    <div className={styles.figures}>
      <Figure
        title={words.weeks.title}
        big={getBadges.at(-1) ?? 0}
        note={words.weeks.big(total(getBadges), weeks[0]?.week)}
      >
        <Fold>
          <Table
            columns={words.weeks.columns}
            rows={[...weeks].reverse().map(({ week, badges }) => [words.weeks.day(week), badges])}
          />
        </Fold>
      </Figure>
      <Figure
        title={words.claims.title}
        big={`${tried === 0 ? 0 : Math.round((earned / tried) * 100)}%`}
        note={words.claims.big}
      >
        <Table
          columns={words.claims.columns}
          rows={claims.map(({ outcome, claims }) => [words.claims.outcomes[outcome], claims])}
        />
      </Figure>
      <Figure title={words.regions.title} big={guide.hikes.length} note={words.regions.big(guide.regions.length)}>
        <Table columns={words.regions.columns} rows={guide.regions.map(({ name, slug }) => [name, badgesIn(slug)])} />
      </Figure>
      <Figure title={words.hikes.title} big={withBadges} note={words.hikes.big(withBadges)}>
        <Fold>
          <Table
            columns={words.hikes.columns}
            rows={[...hikes].sort((a, b) => b.badges - a.badges).map(({ hike, badges }) => [hikeNamed(hike), badges])}
          />
        </Fold>
      </Figure>
      <Figure
        title={words.facts.title}
        big={facts.find(({ age }) => age === 'over-a-year')?.facts ?? 0}
        note={words.facts.big(total(facts.map((one) => one.facts)))}
      >
        <Table columns={words.facts.columns} rows={facts.map(({ age, facts }) => [words.facts.ages[age], facts])} />
      </Figure>
      <Open title={words.open.reports} {...reports} />
      <Open title={words.open.appeals} {...appeals} />
    </div>
  );
}

const total = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0);

type FigureProps = { title: string; big: number | string; note: string; children?: ReactNode };

const Figure = ({ title, big, note, children }: FigureProps) => (
  <section className={styles.figure}>
    <h2>{title}</h2>
    <p className={styles.big}>
      {big} <span>{note}</span>
    </p>
    {children}
  </section>
);

/** For a table of more than a few rows. */
const Fold = ({ children }: { children: ReactNode }) => (
  <details className={parts.fold}>
    <summary>{words.table}</summary>
    {children}
  </details>
);

type TableProps = { columns: string[]; rows: [string, number][] };

const Table = ({ columns, rows }: TableProps) => (
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
);

function Open({ title, open, oldest }: { title: string; open: number; oldest: string | null }) {
  const note = oldest ? words.open.oldest(age(oldest, new Date()).toLowerCase()) : words.open.none;
  return <Figure title={title} big={open} note={note} />;
}
