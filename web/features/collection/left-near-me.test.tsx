// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, test, vi } from 'vitest';
import { LeftNearMe } from './still-out-there.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

test('after a denied location the link leads to the finder on every press, even on a page restored from the back/forward cache', async () => {
  const refuse = (_: unknown, failed: (error: Error) => void) => failed(new Error('denied'));
  vi.stubGlobal('navigator', { geolocation: { getCurrentPosition: refuse } });
  const assign = vi.spyOn(location, 'assign').mockImplementation(() => {});
  const place = document.createElement('p');
  const root = createRoot(place);
  await act(async () => root.render(<LeftNearMe />));
  const words = place.textContent;
  for (const time of [1, 2]) {
    await act(async () => place.querySelector('a')?.click());
    expect([place.textContent, assign.mock.calls.length]).toEqual([words, time]);
  }
  await act(async () => root.unmount());
  assign.mockRestore();
  vi.unstubAllGlobals();
});
