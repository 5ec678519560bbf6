// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { forget } from '../../session/remembered.ts';
import { answeredToday, noteAnswer } from './asked.ts';

afterEach(() => void vi.useRealTimers());

test("a hike is asked about once per day in the state's time zone, and again the next day", () => {
  vi.useFakeTimers({ now: new Date('2026-11-19T05:59:00Z') });
  noteAnswer('/trails/x/gorge', ['icy']);
  noteAnswer('/trails/x/dam', []);
  expect([answeredToday('/trails/x/gorge'), answeredToday('/trails/x/dam')]).toEqual([['icy'], []]);
  expect(answeredToday('/trails/x/falls')).toBe(undefined);
  vi.setSystemTime(new Date('2026-11-19T06:00:00Z'));
  expect(answeredToday('/trails/x/gorge')).toBe(undefined);
});

test('logging out deletes the note of where somebody reported', () => {
  noteAnswer('/trails/x/gorge', ['icy']);
  forget();
  expect([answeredToday('/trails/x/gorge'), localStorage.length]).toEqual([undefined, 0]);
});
