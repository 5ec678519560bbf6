/** What the condition reports of a hike come to at a moment. A device asks with its own clock, so an offline copy expires by itself. */
import type { Condition, PublicConditionKind } from './conditions.ts';

/** One kind, over all the days on which it was reported and still counts. */
export type Seen = {
  kind: PublicConditionKind;
  /** How many hikers say so … */
  reports: number;
  /** … of those who reported anything on these days. */
  of: number;
  /** 2026-11-17, the newest first. */
  days: string[];
};

/** The freshest first; of the same day what most hikers say, and a danger before "clear". */
export function seenAt(conditions: readonly Condition[] | undefined, hike: string, moment: Date): Seen[] {
  const seen = new Map<PublicConditionKind, Seen>();
  const newestFirst = (conditions ?? [])
    .filter((condition) => condition.hike === hike)
    .sort((one, other) => (one.day < other.day ? 1 : -1));
  for (const { day, reports: of, kinds } of newestFirst)
    for (const { kind, reports, until } of kinds) {
      if (moment.getTime() >= Date.parse(until)) continue;
      const before = seen.get(kind) ?? { kind, reports: 0, of: 0, days: [] };
      seen.set(kind, { kind, reports: before.reports + reports, of: before.of + of, days: [...before.days, day] });
    }
  return [...seen.values()].sort(
    (one, other) =>
      (other.days[0] ?? '').localeCompare(one.days[0] ?? '') ||
      other.reports - one.reports ||
      Number(one.kind === 'clear') - Number(other.kind === 'clear'),
  );
}

/** Where a list or a map has room for a word or two. */
export const freshest = <T>(seen: readonly T[] | undefined): readonly T[] => seen?.slice(0, 2) ?? [];
