// @vitest-environment happy-dom
/** A prerendered row is marked as closed while its hike is closed, and only then. */
import { expect, test } from 'vitest';
import type { Notice, NoticeKind } from '../../../domain/status/live-document.ts';
import { hikeLike } from '../../../test/hikes.ts';
import { toMarkup } from '../../../test/markup.tsx';
import { HikeRow } from '../../ui/hike-row.tsx';
import { RowStatus } from './row-status.tsx';
import { showRows } from './rows.script.ts';

const closures = [
  { kind: 'partly' as const, words: 'Ice', when: { months: [1, 2] } },
  {
    kind: 'closed' as const,
    words: 'Dam work',
    when: { from: '2026-11-01', to: '2027-07-31' },
  },
];
const notice = (kind: NoticeKind): Notice => ({
  id: kind,
  hikes: ['dam'],
  kind,
  words: 'Ice',
  by: 'steward' as const,
  from: '2027-08-01T00:00:00Z',
  until: '2027-09-02T05:00:00Z',
  asOf: '2027-08-01T00:00:00Z',
});

function rowOn(day: string, ...notices: Notice[]) {
  document.body.innerHTML = toMarkup(
    <>
      <RowStatus />
      <HikeRow hike={{ ...hikeLike('dam'), path: '/trails/x/dam' }} badgeSrc="/badge.svg" closures={closures} />
    </>,
  );
  showRows({ notices }, new Date(`${day}T18:00:00Z`));
  const word = document.querySelector<HTMLElement>('[data-slot="status"]');
  return [document.querySelector('a')?.hasAttribute('data-closed'), word?.hidden ? '' : word?.textContent.trim()];
}

test('the content marks a row as closed, partly closed or neither', () => {
  expect(rowOn('2026-11-18')).toEqual([true, 'Closed']);
  expect(rowOn('2028-01-15')).toEqual([false, 'Partly closed']);
  expect(rowOn('2027-09-01')).toEqual([false, '']);
});

test('a closure that applies every day is shown before the script runs, and in doubt after its end', () => {
  const standing = [{ kind: 'closed' as const, words: 'Dam work', expires: '2027-08-01' }];
  document.body.innerHTML = toMarkup(
    <>
      <RowStatus />
      <HikeRow hike={{ ...hikeLike('dam'), path: '/trails/x/dam' }} badgeSrc="/badge.svg" closures={standing} />
    </>,
  );
  const row = document.querySelector('a');
  const word = document.querySelector<HTMLElement>('[data-slot="status"]');
  expect([row?.hasAttribute('data-closed'), word?.hidden, word?.textContent.trim()]).toEqual([true, false, 'Closed']);
  showRows({ notices: [] }, new Date('2027-08-02T18:00:00Z'));
  expect([row?.hasAttribute('data-closed'), word?.textContent.trim()]).toEqual([true, 'May still be closed']);
});

test('a live notice marks a row as closed or hazardous until it ends; information changes no row', () => {
  expect(rowOn('2027-09-01', notice('closed'))).toEqual([true, 'Closed']);
  expect(rowOn('2027-09-01', notice('hazard'))).toEqual([false, 'Hazard']);
  expect(rowOn('2027-09-01', notice('information'))).toEqual([false, '']);
  expect(rowOn('2027-09-03', notice('closed'))).toEqual([false, '']);
});
