/**
 * Changes a part of the page while keeping the scroll position of a reader who has scrolled past its start. Pages
 * disable the browser's scroll anchoring (web/site-script/scroll.ts).
 */
export function withoutJump(part: HTMLElement, change: () => void): void {
  const before = part.getBoundingClientRect();
  change();
  const grown = part.getBoundingClientRect().bottom - before.bottom;
  if (grown !== 0 && before.bottom < innerHeight / 2) scrollBy(0, grown);
}
