/** Adds kilometers to every length in miles. Islands do it themselves. */
import { kilometersWords } from '../lib/text/kilometers.ts';

export function showKilometers(): void {
  for (const length of document.querySelectorAll<HTMLElement>('[data-miles]')) {
    if (length.closest('[data-island]')) continue;
    const line = document.createElement('small');
    line.textContent = ` ${kilometersWords(Number(length.dataset.miles))}`;
    (length.querySelector('dd') ?? length).append(line);
  }
}
