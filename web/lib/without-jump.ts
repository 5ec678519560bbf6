/**
 * Changes a part of the page; a reader who has scrolled past its beginning stays at the same line. Pages switch the browser's own scroll
 * anchoring off (web/site-script/scroll.ts).
 */
export function withoutJump(part: HTMLElement, change: () => void): void {
  const before = part.getBoundingClientRect();
  change();
  const grown = part.getBoundingClientRect().bottom - before.bottom;
  if (grown !== 0 && before.bottom < innerHeight / 2) scrollBy(0, grown);
}
