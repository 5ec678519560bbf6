// @vitest-environment happy-dom
import { act } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../../test/web/render.tsx';
import { useOnline } from '../features/session/sign-in-link.tsx';

afterEach(() => vi.restoreAllMocks());

const Line = () => <p>{useOnline() ? 'a network' : 'no network'}</p>;

test('a page follows the device offline and back online', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const { text } = await render(<Line />);
  expect(text()).toBe('a network');
  for (const [isOnline, event, words] of [
    [false, 'offline', 'no network'],
    [true, 'online', 'a network'],
  ] as const) {
    network.mockReturnValue(isOnline);
    await act(async () => globalThis.dispatchEvent(new Event(event)));
    expect(text()).toBe(words);
  }
});

test('an unmounted page removes its listeners', async () => {
  const [added, removed] = [vi.spyOn(globalThis, 'addEventListener'), vi.spyOn(globalThis, 'removeEventListener')];
  const networkCalls = (calls: typeof added.mock.calls) =>
    calls.filter(([event]) => event === 'online' || event === 'offline');
  const { unmount } = await render(<Line />);
  await unmount();
  expect(networkCalls(added.mock.calls)).toHaveLength(2);
  expect(networkCalls(removed.mock.calls)).toEqual(networkCalls(added.mock.calls));
});

test('prerendered markup does not report a missing network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(renderToStaticMarkup(<Line />)).toBe('<p>a network</p>');
});
