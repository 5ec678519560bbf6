/** Puts weather alerts into a page made by the build. All of their text goes in as text. */
import { alertsFor, type WeatherAlert } from '../../../domain/live/weather.ts';
import { signAndWord } from '../live/signs.ts';

export function showAlerts(alerts: readonly WeatherAlert[] | undefined, moment: Date): void {
  for (const word of document.querySelectorAll('a > [data-live-word]')) {
    const row = word.parentElement as HTMLAnchorElement;
    const [first] = alertsFor(alerts, row.pathname.split('/').pop() ?? '', moment);
    showInRow(word.previousElementSibling, first?.event);
  }
}

/** Behind the figures, as web/ui/hike-row.tsx has it. */
function showInRow(figures: Element | null, event: string | undefined): void {
  const shown = figures?.querySelector<HTMLElement>('[data-alert-word]');
  if (shown?.dataset.alertWord === event) return;
  shown?.remove();
  if (!event) return;
  const [comma, place] = [document.createElement('span'), document.createElement('span')];
  comma.className = 'hidden-text';
  comma.append(', ');
  place.dataset.alertWord = event;
  place.append(comma, ...signAndWord('alert'), event);
  figures?.append(place);
}
