import type { WeatherAlert } from '../../../../domain/status/weather.ts';
import { dayMs } from '../../../../domain/time/retention.ts';
import { weekdayNames } from '../../../../domain/units.ts';
import { formatTime, getFigures, monthAndDay } from '../../../lib/clock.ts';

/** "Thu 6 PM"; with its date if the weekday could be in another week. */
function at(time: Date, moment: Date): string {
  const isNear = time.getTime() - moment.getTime() < 6 * dayMs;
  const day = isNear ? weekdayNames[getFigures(time).weekday]?.slice(0, 3) : `${monthAndDay(time)},`;
  return `${day} ${formatTime(time).replace(':00', '')}`;
}

export const alertMessages = {
  title: 'Weather alerts',
  /** "until Thu 6 PM"; before it begins "Wed 12 PM to Thu 6 PM" */
  when: ({ from, until }: Pick<WeatherAlert, 'from' | 'until'>, moment: Date): string => {
    const [start, end] = [new Date(from), new Date(until)];
    return start > moment ? `${at(start, moment)} to ${at(end, moment)}` : `until ${at(end, moment)}`;
  },
};
