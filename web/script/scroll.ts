/**
 * A new page starts at its top, Back and reload return to where one was. We do it ourselves, because the browser's own
 * restoration races with pictures that load late.
 */
const memory = 'scroll';

type Remembered = { [memory]?: number };

export function keepScroll(): void {
  history.scrollRestoration = 'manual';
  const { [memory]: top } = (history.state ?? {}) as Remembered;
  if (top !== undefined && !location.hash) scrollTo(0, top);
  addEventListener('pagehide', remember);
  document.addEventListener('visibilitychange', remember);
}

function remember(): void {
  history.replaceState({ ...history.state, [memory]: scrollY } satisfies Remembered, '');
}
