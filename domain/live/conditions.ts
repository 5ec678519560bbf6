/** What hikers saw on the trail: reports by people whose position was just checked at the trailhead, in fixed words. */
import { addDays, startOfDay } from '../time/calendar-day.ts';
import type { Clock } from '../time/wall-clock.ts';

/** In the order in which they are offered. 'gate' goes to the desk's queue only and never reaches the public. */
export const conditionKinds = ['clear', 'icy', 'snow', 'muddy', 'water', 'tree', 'bugs', 'color', 'gate'] as const;
export type ConditionKind = (typeof conditionKinds)[number];

export type PublicConditionKind = Exclude<ConditionKind, 'gate'>;

/** How many a report may have. */
export const mostConditionKinds = 4;

/** How many days a report counts, the day itself included. */
export const conditionDays: Record<ConditionKind, number> = {
  clear: 3,
  icy: 3,
  snow: 3,
  muddy: 3,
  water: 2,
  tree: 30,
  bugs: 7,
  color: 7,
  gate: 3,
};

/** It counts until this moment: the end of its last day, by the clock of the state. */
export const conditionEnd = (kind: ConditionKind, day: string, clock: Clock): Date =>
  startOfDay(addDays(day, conditionDays[kind]), clock);

/** The reports of one hike on one day. */
export type Condition = {
  /** Slug. */
  hike: string;
  /** The day on which they were there, by the clock of the state: 2026-11-17. */
  day: string;
  /** How many hikers reported what still counts. A family is one report. */
  reports: number;
  /** What they saw and how many of them, most often first. Each is dropped at its `until`. */
  kinds: { kind: PublicConditionKind; reports: number; until: string }[];
};
