/** The address of a plan: /plan?list=split-rock.jay-cooke&day=2026-11-21&near=Duluth&leave=7 */
import { listIn, ownList } from '../finder/saved-hikes.ts';
import { addDays, calendarDay, getWeekday } from '../time/calendar-day.ts';

export type ChosenPlan = {
  /** Undefined: the list of saved hikes of this device. */
  list: string | undefined;
  day: string;
  /** Empty: where one started last time. */
  near: string;
  /** A whole hour. */
  leaveAt: number;
};

const [earliest, latest, usual, noon] = [5, 14, 8, 12];
export const leaveHours = Array.from({ length: latest - earliest + 1 }, (_, i) => earliest + i);

export const planPath = '/plan';

/** Anybody can write an address: what makes no sense in it is the coming Saturday, at eight. */
export function readPlan(search: string, today: string): ChosenPlan {
  const parameters = new URLSearchParams(search);
  const list = listIn(parameters.get('list'));
  const day = parameters.get('day') ?? '';
  const leaveAt = Number(parameters.get('leave') ?? usual);
  return {
    list: list === ownList ? undefined : list,
    day: calendarDay(day) ? day : addDays(today, (6 - getWeekday(today) + 7) % 7),
    near: (parameters.get('near') ?? '').slice(0, 40),
    leaveAt: Number.isInteger(leaveAt) && leaveAt >= earliest && leaveAt <= latest ? leaveAt : usual,
  };
}

/** From an answer of the finder, which may have no day of its own. */
export function planAddress(from: {
  list: string;
  day: string | undefined;
  near: string;
  isAfternoon: boolean;
}): string {
  const { list, day, near, isAfternoon } = from;
  return planPath + writePlan({ list, day, near, leaveAt: isAfternoon ? noon : usual });
}

export function writePlan({
  list,
  day,
  near,
  leaveAt,
}: Omit<ChosenPlan, 'day'> & { day?: string | undefined }): string {
  const parameters = new URLSearchParams({
    ...(list !== undefined && { list }),
    ...(day && { day }),
    ...(near && { near }),
    ...(leaveAt !== usual && { leave: String(leaveAt) }),
  });
  return `?${parameters}`;
}
