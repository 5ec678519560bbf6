// @vitest-environment happy-dom
/** Searches for a day: the date in the URL, and the answer without a forecast. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openFinder } from '../../../test/web/hydrated-finder.tsx';

/** A Wednesday, at noon in Minnesota. */
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-18T18:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const chips = '[aria-label=Understood] button';
const asked = () => Object.fromEntries(new URLSearchParams(location.search));

test('a typed weekday is a date in the URL, so that a shared search means the same day', async () => {
  const { search, poll } = await openFinder();
  await search('dry saturday near Duluth');
  await poll(asked).toEqual({ q: 'dry saturday near Duluth', day: '2026-11-21' });
});

test('the URL of a search means the same date a week later, and the answer says that it has passed', async () => {
  vi.setSystemTime(new Date('2026-11-25T18:00:00Z'));
  const { all, poll, rows, status, text } = await openFinder('?q=dry+saturday+near+Duluth&day=2026-11-21');
  await status().toContain('Saturday, November 21, has passed.');
  await poll(() => all(chips).map(text)).toContainEqual(expect.stringContaining('Sat, Nov 21'));
  await poll(() => rows().length).toBeGreaterThan(0);
});

test('a link with a weekday alone gets its date into the URL, and both go when the day is removed', async () => {
  const { click, poll } = await openFinder('?q=sunday');
  await poll(asked).toEqual({ q: 'sunday', day: '2026-11-22' });
  await click(chips);
  await poll(asked).toEqual({});
});

test('where there is no forecast the answer is without weather, with a note about it', async () => {
  const { poll, rowsIn, status } = await openFinder('?q=dry+saturday+near+St.+Paul');
  await status().toContain('There’s no forecast right now, so we can’t check the weather.');
  await poll(() => rowsIn('found')[0]).toMatch(/Sunset 4:\d\d PM, home around/);
});
