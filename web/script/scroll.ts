/**
 * A new page starts at its top, Back and reload return to where one was. We do it ourselves, because the browser's own
 * restoration races with pictures that load late.
 */
const memory = 'scroll';

type Remembered = { [memory]?: number };

export function keepScroll(): void {
  history.scrollRestoration = 'manual';
  const { [memory]: top } = (history.state ?? {}) as Remembered;
  if (top !== undefined && !location.hash) returnTo(top);
  addEventListener('pagehide', remember);
  document.addEventListener('visibilitychange', remember);
}

function remember(): void {
  history.replaceState({ ...history.state, [memory]: scrollY } satisfies Remembered, '');
}

/** A page with a part that lives is as long as it was only when that is awake; whoever moves before then stays there. */
function returnTo(top: number): void {
  const go = () => {
    scrollTo(0, top);
    if (scrollY >= Math.floor(top)) growth.disconnect();
  };
  const growth = new ResizeObserver(go);
  growth.observe(document.body);
  go();
  for (const move of ['wheel', 'touchstart', 'pointerdown', 'keydown'])
    addEventListener(move, () => growth.disconnect(), { once: true, passive: true });
}
