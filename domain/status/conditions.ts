/** Summary of a hike's condition reports at a moment. Devices pass their own clock, so that an offline copy expires by itself. */
import type { Condition, PublicConditionKind } from './condition-reports.ts';

/** One kind, over all days with unexpired reports of it. */
export type ConditionSummary = {
  kind: PublicConditionKind;
  /** Number of hikers who reported it … */
  reports: number;
  /** … of those who reported anything on these days. */
  of: number;
  /** 2026-11-17, the newest first. */
  days: string[];
};

/** Most recent first; on the same day the most reported, and a hazard before "clear". */
export function getConditionSummary(
  conditions: readonly Condition[] | undefined,
  hike: string,
  moment: Date,
): ConditionSummary[] {
  const seen = new Map<PublicConditionKind, ConditionSummary>();
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

/** Short form for lists and maps. */
export const freshest = <T>(seen: readonly T[] | undefined): readonly T[] => seen?.slice(0, 2) ?? [];
