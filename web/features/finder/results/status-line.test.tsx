// @vitest-environment happy-dom
/** The number of results is visible at once, and announced when typing pauses. */
import { act } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyQuery } from '../../../../domain/finder/finder.ts';
import { render } from '../../../../test/web/render.tsx';
import { StatusLine } from './status-line.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const line = (count: number, lookedUp = '') => (
  <StatusLine
    query={emptyQuery}
    count={count}
    total={50}
    showing={lookedUp !== ''}
    lookedUp={lookedUp}
    isNearOnly={false}
    shared=""
    onMap={false}
    day={undefined}
    plan={undefined}
    start={{ origin: undefined, minutesTo: undefined, settled: true, error: '', lookAgain: () => {} }}
    onClear={() => {}}
    onMapToggled={() => {}}
  />
);

test('while a place is looked up, the line says so instead of a number', async () => {
  const { toText } = await render(line(0, 'St. Paul'));
  expect(toText('p[aria-hidden="true"]')).toBe('Looking up St. Paul…');
});

test('a count that changes while typing is announced once, after the last letter', async () => {
  const { show, toText } = await render(line(50));
  const seen = () => toText('p[aria-hidden="true"]');
  const announced = () => toText('output');
  expect([seen(), announced()]).toEqual(['50 hikes', '50 hikes']);
  for (const count of [30, 12, 7, 3]) {
    await show(line(count));
    await act(async () => vi.advanceTimersByTime(300));
    expect([seen(), announced()]).toEqual([`${count} hikes of 50`, '50 hikes']);
  }
  await act(async () => vi.advanceTimersByTime(2000));
  expect(announced()).toBe('3 hikes of 50');
});
