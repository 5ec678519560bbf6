// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useOnline } from '../features/session/sign-in-link.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
afterEach(() => vi.restoreAllMocks());

const Line = () => <p>{useOnline() ? 'a network' : 'no network'}</p>;

test('a page follows the device offline and back online', async () => {
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  const place = document.createElement('main');
  const root = createRoot(place);
  await act(async () => root.render(<Line />));
  expect(place.textContent).toBe('a network');
  for (const [isOnline, event, words] of [
    [false, 'offline', 'no network'],
    [true, 'online', 'a network'],
  ] as const) {
    network.mockReturnValue(isOnline);
    await act(async () => globalThis.dispatchEvent(new Event(event)));
    expect(place.textContent).toBe(words);
  }
  await act(async () => root.unmount()); // test files share a window
});

test('an unmounted page removes its listeners', async () => {
  const [added, removed] = [vi.spyOn(globalThis, 'addEventListener'), vi.spyOn(globalThis, 'removeEventListener')];
  const networkCalls = (calls: typeof added.mock.calls) =>
    calls.filter(([event]) => event === 'online' || event === 'offline');
  const root = createRoot(document.createElement('main'));
  await act(async () => root.render(<Line />));
  await act(async () => root.unmount());
  expect(networkCalls(added.mock.calls)).toHaveLength(2);
  expect(networkCalls(removed.mock.calls)).toEqual(networkCalls(added.mock.calls));
});

test('prerendered markup does not report a missing network', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  expect(renderToStaticMarkup(<Line />)).toBe('<p>a network</p>');
});
