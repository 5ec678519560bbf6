/**
 * Collapses sections on phones that few readers need. Without JavaScript, on wide screens and in print they are
 * expanded.
 */
const phone = '(max-width: 48rem)';

export function foldParts(): void {
  const parts = [...document.querySelectorAll<HTMLDetailsElement>('details[data-folds]')];
  if (!matchMedia(phone).matches) return;
  for (const part of parts) part.open = false;
  let wereFolded: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    wereFolded = parts.filter(({ open }) => !open);
    for (const part of wereFolded) part.open = true;
  });
  addEventListener('afterprint', () => {
    for (const part of wereFolded) part.open = false;
  });
}
