/** What this device has asked and sent today, by hike, so that nobody is asked twice a day about the same one. */
import { state } from '../../../../content/state.ts';
import type { ConditionKind } from '../../../../domain/status/condition-reports.ts';
import { dayAt } from '../../../../domain/time/calendar-day.ts';
import { type ConditionsAsked, conditionsAsked as note } from '../../session/remembered.ts';

export const toDay = (moment: Date): string => dayAt(moment, state.clock);

const today = (): ConditionsAsked => {
  const day = toDay(new Date());
  const asked = note.read();
  return asked?.day === day ? asked : { day, hikes: {} };
};

/** undefined: not asked today. Empty: asked, and not answered. */
export const answeredToday = (hike: string): readonly ConditionKind[] | undefined => today().hikes[hike];

export function noteAnswer(hike: string, kinds: readonly ConditionKind[]): void {
  const { day, hikes } = today();
  note.write({ day, hikes: { ...hikes, [hike]: kinds } });
}
