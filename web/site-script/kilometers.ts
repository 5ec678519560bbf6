/** Writes kilometers after every length in miles. Islands do it themselves. */
import { formatKilometers } from '../lib/text/kilometers.ts';

export function showKilometers(): void {
  for (const place of document.querySelectorAll<HTMLElement>('small[data-miles]'))
    place.textContent = ` ${formatKilometers(Number(place.dataset.miles))}`;
}
