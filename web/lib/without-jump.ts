/**
 * Changes a part of the page, and what depends on it further down, while keeping the scroll position of a reader who
 * has scrolled past its start. Pages disable the browser's scroll anchoring (web/site-script/scroll.ts).
 */
export function withoutJump(part: HTMLElement, change: () => void): void {
  const last = lastAbove(part);
  const bottom = () => last?.getBoundingClientRect().bottom ?? 0;
  const before = bottom();
  change();
  const grown = bottom() - before;
  if (grown !== 0) scrollBy(0, grown);
}

/** The last of the part and its following siblings that is above what the reader looks at. */
function lastAbove(part: Element | null): Element | undefined {
  if (!part || part.getBoundingClientRect().bottom >= innerHeight / 2) return undefined;
  return lastAbove(part.nextElementSibling) ?? part;
}
