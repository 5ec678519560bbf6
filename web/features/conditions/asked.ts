/** What this device has asked and sent today, by hike: nobody is asked twice a day about the same one. */
import { state } from '../../../content/state.ts';
import type { ConditionKind } from '../../../domain/live/conditions.ts';
import { dayAt } from '../../../domain/time/days.ts';
import { storedNote } from '../../lib/note.ts';

/** No kinds: it was asked, and not answered. */
type Asked = { day: string; hikes: Record<string, readonly ConditionKind[]> };

const note = storedNote<Asked>('localStorage', 'conditions-asked');

export const dayOf = (moment: Date): string => dayAt(moment, state.clock);

const today = (): Asked => {
  const day = dayOf(new Date());
  const asked = note.read();
  return asked?.day === day ? asked : { day, hikes: {} };
};

/** undefined: it was not asked today. */
export const answeredToday = (hike: string): readonly ConditionKind[] | undefined => today().hikes[hike];

export function noteAnswer(hike: string, kinds: readonly ConditionKind[]): void {
  const { day, hikes } = today();
  note.write({ day, hikes: { ...hikes, [hike]: kinds } });
}
