// @vitest-environment happy-dom
/** Searches of this guide, from the typed words or the URL to the rows and offers on the page. */
import { expect, onTestFinished, test, vi } from 'vitest';
import { getVerdictText, openFinder } from '../../../test/web/hydrated-finder.tsx';

test('the number of results is beside each choice', async () => {
  const { all, one, poll, text, status, happen } = await openFinder('?region=north-shore');
  const harder = () => all<HTMLOptionElement>('#finder-difficulty option').find(({ value }) => value === 'hard');
  await poll(() => text(harder())).toBe('Harder than moderate (1)');
  await happen(() => {
    const select = one<HTMLSelectElement>('#finder-difficulty');
    select.value = 'hard';
    select.dispatchEvent(new Event('change', { bubbles: true }));
  });
  await status().toBe(getVerdictText(1));
});

test('a search without any result shows which filters to drop', async () => {
  const { click, status } = await openFinder('?region=north-shore&free=yes&length=1');
  await status().toBe(getVerdictText(0));
  await click('button', /^Up to 2 miles 1$/);
  await status().toBe(getVerdictText(1));
  expect(location.search).toBe('?free=yes&length=2&region=north-shore');
});

test('a whole sentence is understood, and each part of it can be removed', async () => {
  const { all, click, poll, rows, search, searchText, status, text } = await openFinder();
  await search('easy waterfall near St. Paul with a dog');
  const chips = '[aria-label=Understood] button';
  await poll(() => all(chips).map(text)).toEqual([
    expect.stringContaining('Easy'),
    expect.stringContaining('Waterfall'),
    expect.stringContaining('Near St. Paul'),
    expect.stringContaining('Dogs'),
  ]);
  await status().toContain('1 hike within 2 hours of St. Paul.');
  const found = rows().length;
  await click(chips, 'Easy');
  await poll(() => rows().length).toBeGreaterThan(found);
  expect(searchText()).toBe('waterfall near St. Paul with a dog');
  await click(chips, 'Waterfall');
  expect(searchText()).toBe('near St. Paul with a dog');
});

test('a question for what is closed lists closed hikes only, with a link to the page of closures', async () => {
  const { all, poll, rowsIn, text } = await openFinder('?q=what is closed');
  await poll(() => rowsIn('closed').length).toBeGreaterThan(0);
  expect([...rowsIn('found'), ...rowsIn('close')]).toEqual([]);
  expect(all('a[href="/now"]').map(text)).toEqual(['All closures and hazards']);
});

test('near a town, hikes within two hours come first, and farther ones under their own heading', async () => {
  const { one, rowsIn, status } = await openFinder('?q=waterfall near Duluth');
  await status().toMatch(/^\d hikes within 2 hours, nearest to Duluth first/);
  one('h2, h3', /^Farther away/);
  const hours = (rows: string[]) => rows.map((row) => Number(/(\d+) hr( \d+ min)? drive/.exec(row)?.[1] ?? 0));
  expect(Math.max(...hours(rowsIn('found')))).toBeLessThan(2);
  expect(Math.min(...hours(rowsIn('farther')))).toBeGreaterThanOrEqual(2);
  expect(rowsIn('found').join()).toContain('High Falls');
});

test('a word that occurs only in a story is found', async () => {
  const { poll, rows } = await openFinder('?q=ping-pong');
  await poll(rows).toEqual([expect.stringContaining('Devil’s Kettle')]);
});

test('a search can be shared by its URL', async () => {
  const { rows, rowsIn, status } = await openFinder('?kids=yes&dogs=yes&near=Minneapolis&drive=60');
  await status().toContain('nearest to Minneapolis first. Driving times are estimates without traffic');
  const count = rowsIn('found').length;
  expect(count).toBeGreaterThan(3);
  await status().toContain(`${getVerdictText(count)}, nearest to Minneapolis first.`);
  expect(rows()[0]).toMatch(/\d+ min drive/);
});

test('fast typing leaves the history alone, which WebKit limits; the URL follows in the first pause', async () => {
  const { search, searchText } = await openFinder();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const change = vi.spyOn(history, 'replaceState');
  onTestFinished(() => change.mockRestore());
  const word = 'lighthouse';
  for (let end = 1; end <= word.length; end += 1) {
    await search(word.slice(0, end));
    vi.advanceTimersByTime(300);
  }
  expect(searchText()).toBe(word);
  expect(change.mock.calls).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(location.search).toBe(`?q=${word}`);
});

test('Back right after typing shows what the URL asks for, not what was typed', async () => {
  const { happen, search, searchText } = await openFinder('?q=falls');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  await search('lighthouse');
  await happen(() => dispatchEvent(new PopStateEvent('popstate')));
  expect(searchText()).toBe('falls');
});
