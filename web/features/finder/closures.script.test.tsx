// @vitest-environment happy-dom
/** A row of a list that was made at build time looks closed on the days on which its hike is closed, and on no others. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hikeLike } from '../../../test/hikes.ts';
import { markupOf } from '../../../test/markup.tsx';
import { HikeRow } from '../../ui/hike-row.tsx';
import { showClosures } from './closures.script.ts';

let stop = () => {};
beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

function rowOn(day: string) {
  vi.setSystemTime(`${day}T18:00:00Z`);
  const closures = [
    { status: 'partly' as const, words: 'Ice', when: { months: [1, 2] } },
    {
      status: 'closed' as const,
      words: 'Dam work',
      expires: '2027-08-01',
      when: { from: '2026-11-01', to: '2027-07-31' },
    },
  ];
  document.body.innerHTML = markupOf(<HikeRow hike={hikeLike('dam')} badgeSrc="/badge.svg" closures={closures} />);
  stop = showClosures();
  const words = [...document.querySelectorAll<HTMLElement>('[data-word]')].filter(({ hidden }) => !hidden);
  return [document.querySelector('a')?.hasAttribute('data-closed'), words.map(({ textContent }) => textContent.trim())];
}

test('closed while it is closed, partly closed while a part is, and nothing on other days', () => {
  expect(rowOn('2026-11-18')).toEqual([true, ['Closed']]);
  expect(rowOn('2028-01-15')).toEqual([false, ['Partly closed']]);
  expect(rowOn('2027-09-01')).toEqual([false, []]);
});
