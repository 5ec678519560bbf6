/** Condition reports: fixed choices, accepted from hikers whose position at the trailhead was just verified. */
import { addDays, startOfDay } from '../time/calendar-day.ts';
import type { Clock } from '../time/wall-clock.ts';

/** In display order. 'gate' goes to the desk's queue only and is never public. */
export const conditionKinds = ['clear', 'icy', 'snow', 'muddy', 'water', 'tree', 'bugs', 'color', 'gate'] as const;
export type ConditionKind = (typeof conditionKinds)[number];

export type PublicConditionKind = Exclude<ConditionKind, 'gate'>;

/** Shown sooner than other kinds, because somebody may walk into it. */
const urgentKinds: readonly ConditionKind[] = ['tree', 'water', 'gate'];
export const isUrgent = (kind: ConditionKind): boolean => urgentKinds.includes(kind);

/**
 * When others see a report. A lone hiker could be followed by what is new on the page: so urgent kinds appear at the next
 * ten minutes, others at the next full hour, and the only report of a hike and day when its hiker has left.
 */
export const publication = {
  urgentMinutes: 10,
  minutes: 60,
  /** Counted from the claim. */
  aloneMinutes: 120,
} as const;

/** Maximum number of kinds per report. */
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

/** When the report expires: the end of its last day in local time. */
export const conditionEnd = (kind: ConditionKind, day: string, clock: Clock): Date =>
  startOfDay(addDays(day, conditionDays[kind]), clock);

/** The reports of one hike on one day. */
export type Condition = {
  /** Slug. */
  hike: string;
  /** Date of the visit in local time: 2026-11-17. */
  day: string;
  /** Number of unexpired reports. A family counts once. */
  reports: number;
  /** Reported kinds with their counts, most frequent first. Each expires at its `until`. */
  kinds: { kind: PublicConditionKind; reports: number; until: string }[];
};
