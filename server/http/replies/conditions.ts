/** Condition reports as /now.json and the desk show them. */
import { state } from '../../../content/state.ts';
import {
  type Condition,
  type ConditionKind,
  conditionEnd,
  conditionKinds,
  type PublicConditionKind,
} from '../../../domain/live/conditions.ts';
import { type CountedReports, storedKinds } from '../../store/conditions.ts';

/** A kind that a newer server has stored is left out: these run side by side during an update. */
const isPublic = (kind: ConditionKind): kind is PublicConditionKind => kind !== 'gate' && conditionKinds.includes(kind);

/** By day and hike, in row order. A report counts until its last public kind expires. */
export function conditionsOf(rows: readonly CountedReports[], now: Date): Condition[] {
  const groups = new Map<string, Condition>();
  for (const { hike, day, kinds: written, reports } of rows) {
    const current = storedKinds({ kinds: written })
      .filter(isPublic)
      .map((kind) => ({ kind, until: conditionEnd(kind, day, state.clock) }))
      .filter(({ until }) => until > now);
    if (current.length === 0) continue;
    const group = groups.get(`${day} ${hike}`) ?? { hike, day, reports: 0, kinds: [] };
    groups.set(`${day} ${hike}`, group);
    group.reports += reports;
    for (const { kind, until } of current) {
      const known = group.kinds.find((one) => one.kind === kind);
      if (known) known.reports += reports;
      else group.kinds.push({ kind, reports, until: until.toISOString() });
    }
  }
  const place = ({ kind }: Condition['kinds'][number]) => conditionKinds.indexOf(kind);
  for (const { kinds } of groups.values()) kinds.sort((a, b) => b.reports - a.reports || place(a) - place(b));
  return [...groups.values()];
}
