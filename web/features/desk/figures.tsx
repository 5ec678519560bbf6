/** Badges, claims, open reports and the age of the facts; each chart with its table and CSV. */

import type { ReactNode } from 'react';
import type { Figures as FiguresReply, FigureTable } from '../../../domain/live/desk.ts';
import { fetchFigures, figuresCsv } from './calls.ts';
import { type Bar, Bars, Columns, Hatch, Table } from './charts.tsx';
import { useDesk } from './desk-context.ts';
import parts from './parts.module.css';
import { age } from './queue-words.ts';
import { RegionSign } from './region-sign.tsx';
import styles from './tables.module.css';
import { useLoaded } from './use-loaded.ts';
import { View, WaitFor } from './view.tsx';
import { figureWords as words } from './views-words.ts';

export function Figures() {
  const figures = useLoaded(fetchFigures);
  return (
    <View title={words.title} note={words.note}>
      <WaitFor loaded={figures}>{(value) => <All figures={value} />}</WaitFor>
    </View>
  );
}

function All({ figures }: { figures: FiguresReply }) {
  return (
    <div className={styles.figures}>
      <Hatch />
      <Weeks weeks={figures.weeks} />
      <Claims claims={figures.claims} />
      <Regions figures={figures} />
      <Hikes hikes={figures.hikes} />
      <Facts facts={figures.facts} />
      <Open title={words.open.reports} {...figures.reports} />
      <Open title={words.open.appeals} {...figures.appeals} />
    </div>
  );
}

type FigureProps = { title: string; big: number | string; note: string; csv?: FigureTable; children?: ReactNode };

function Figure({ title, big, note, csv, children }: FigureProps) {
  return (
    <section className={styles.figure}>
      <header>
        <h2>{title}</h2>
        {csv && (
          <a className={parts.link} href={figuresCsv(csv)} download={`${csv}.csv`} aria-label={words.csvOf(title)}>
            {words.csv}
          </a>
        )}
      </header>
      <p className={styles.big}>
        {big} <span>{note}</span>
      </p>
      {children}
    </section>
  );
}

const total = (counts: number[]): number => counts.reduce((sum, count) => sum + count, 0);

function Weeks({ weeks }: Pick<FiguresReply, 'weeks'>) {
  const counts = weeks.map(({ badges }) => badges);
  const last = counts.at(-1) ?? 0;
  const named = weeks.map(({ week, badges }) => [words.weeks.day(week), badges] as const);
  return (
    <Figure title={words.weeks.title} big={last} note={words.weeks.big(total(counts), weeks[0]?.week)} csv="weeks">
      <Columns
        name={words.weeks.chart(counts[0] ?? 0, Math.max(0, ...counts), last)}
        columns={named.map(([label, value]) => ({ label, value }))}
      />
      <Table columns={words.weeks.columns} rows={[...named].reverse()} />
    </Figure>
  );
}

const fills = { awarded: 'earned', 'already-earned': 'already', 'too-far': 'far', 'too-vague': 'vague' } as const;

function Claims({ claims }: Pick<FiguresReply, 'claims'>) {
  const all = total(claims.map((one) => one.claims));
  const earned = claims.find(({ outcome }) => outcome === 'awarded')?.claims ?? 0;
  const bars: Bar[] = claims.map(({ outcome, claims }) => ({
    key: outcome,
    label: words.claims.outcomes[outcome],
    value: claims,
    fill: outcome in fills ? fills[outcome as keyof typeof fills] : 'vague',
  }));
  return (
    <Figure
      title={words.claims.title}
      big={`${all === 0 ? 0 : Math.round((earned / all) * 100)}%`}
      note={words.claims.big}
      csv="claims"
    >
      <Bars bars={bars} />
      <Table
        columns={words.claims.columns}
        rows={claims.map(({ outcome, claims }) => [words.claims.outcomes[outcome], claims])}
      />
    </Figure>
  );
}

function Regions({ figures }: { figures: FiguresReply }) {
  const { guide } = useDesk();
  const named = guide.regions.map((region) => ({
    region,
    badges: figures.regions.find((one) => one.region === region.slug)?.badges ?? 0,
  }));
  return (
    <Figure
      title={words.regions.title}
      big={guide.hikes.length}
      note={words.regions.big(guide.regions.length)}
      csv="regions"
    >
      <Bars
        bars={named.map(({ region, badges }) => ({
          key: region.slug,
          label: (
            <>
              <RegionSign region={region} /> {region.name}
            </>
          ),
          value: badges,
        }))}
      />
      <Table columns={words.regions.columns} rows={named.map(({ region, badges }) => [region.name, badges])} />
    </Figure>
  );
}

const mostHikes = 10;

function Hikes({ hikes }: Pick<FiguresReply, 'hikes'>) {
  const { guide } = useDesk();
  const nameOf = (slug: string) => guide.hikes.find((hike) => hike.slug === slug)?.name ?? slug;
  const sorted = [...hikes].sort((a, b) => b.badges - a.badges);
  const withBadges = hikes.filter(({ badges }) => badges > 0).length;
  return (
    <Figure title={words.hikes.title} big={withBadges} note={words.hikes.big(withBadges)} csv="hikes">
      <Bars
        bars={sorted.slice(0, mostHikes).map(({ hike, badges }) => ({ key: hike, label: nameOf(hike), value: badges }))}
      />
      <Table columns={words.hikes.columns} rows={sorted.map(({ hike, badges }) => [nameOf(hike), badges])} />
    </Figure>
  );
}

const ageFills = {
  'under-3-months': 'earned',
  '3-to-12-months': 'already',
  'over-a-year': 'far',
  undated: 'vague',
} as const;

function Facts({ facts }: Pick<FiguresReply, 'facts'>) {
  const old = facts.find((one) => one.age === 'over-a-year')?.facts ?? 0;
  return (
    <Figure
      title={words.facts.title}
      big={old}
      note={words.facts.big(total(facts.map((one) => one.facts)))}
      csv="facts"
    >
      <Bars
        bars={facts.map(({ age, facts }) => ({
          key: age,
          label: words.facts.ages[age],
          value: facts,
          fill: ageFills[age],
        }))}
      />
      <Table columns={words.facts.columns} rows={facts.map(({ age, facts }) => [words.facts.ages[age], facts])} />
    </Figure>
  );
}

function Open({ title, open, oldest }: { title: string; open: number; oldest: string | null }) {
  return (
    <Figure
      title={title}
      big={open}
      note={oldest ? words.open.oldest(age(oldest, new Date()).toLowerCase()) : words.open.none}
    />
  );
}
