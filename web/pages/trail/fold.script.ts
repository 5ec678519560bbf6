/** Parts that a phone folds, because few need them and all would scroll past them. Without a script, on wide screens and on paper they are open. */
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
