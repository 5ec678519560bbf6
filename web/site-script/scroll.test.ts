// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { keepPlace } from './scroll.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  history.replaceState(null, '', '/');
});

test('after a reload each query of a page with an island is restored at its own scroll position', () => {
  document.body.innerHTML = '<div data-island="finder"></div>';
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
  const leaveAt = (search: string, top: number) => {
    history.replaceState(null, '', `/hikes${search}`);
    sessionStorage.setItem(`place-on /hikes${search}`, String(top));
  };
  leaveAt('?loop=yes', 700);
  leaveAt('?kids=yes', 300);
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type: 'reload' } as PerformanceNavigationTiming]);
  keepPlace();
  expect(scrollTo).toHaveBeenLastCalledWith(0, 300);
});
