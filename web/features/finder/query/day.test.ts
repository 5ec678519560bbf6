import { expect, test } from 'vitest';
import { dayKey } from '../../../../domain/finder/days.ts';
import { getChosenDay } from './day.ts';

const duluth = { latitude: 46.79, longitude: -92.1 };

test.each([
  ['today', '2026-11-18', false],
  ['tomorrow', '2026-11-19', false],
  ['yesterday', '2026-11-17', true],
])('a search for %s is past only if the day is', (_, day, isPast) => {
  const morning = new Date('2026-11-18T14:00:00Z');
  const active = getChosenDay({ values: { [dayKey]: day } }, { moment: morning, from: duluth });
  expect([active?.isPast, active?.days]).toEqual([isPast, [day]]);
});
