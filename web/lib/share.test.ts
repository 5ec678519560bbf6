import { afterEach, expect, test, vi } from 'vitest';
import { shareAddress } from './share.ts';

const [title, url] = ['Split Rock', 'https://trails.example/trails/north-shore/split-rock'];
afterEach(() => vi.unstubAllGlobals());

test('the system’s share sheet is used where there is one', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', { share });
  expect(await shareAddress(title, url)).toBe('shared');
  expect(share.mock.calls).toEqual([[{ title, url }]]);
});

test('otherwise the URL is copied to the clipboard', async () => {
  const writeText = vi.fn(async () => {});
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  expect(await shareAddress(title, url)).toBe('copied');
  expect(writeText.mock.calls).toEqual([[url]]);
});

test.each([
  ['closing the sheet without sharing is no fault', new DOMException('Closed', 'AbortError'), 'shared'],
  ['a system that does not allow it is told of', new DOMException('No', 'NotAllowedError'), 'failed'],
  ['so is anything else that goes wrong', Object.assign(new Error('Odd'), { name: 'AbortError' }), 'failed'],
])('%s', async (_, error, outcome) => {
  vi.stubGlobal('navigator', { share: () => Promise.reject(error) });
  expect(await shareAddress(title, url)).toBe(outcome);
});
