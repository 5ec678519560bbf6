/** Forecast and alerts of a hike, on its page. */
import type { LiveDocument } from '../../../../domain/status/live-document.ts';
import { withoutJump } from '../../../lib/without-jump.ts';
import { showForecast } from './show-forecast.ts';
import { showTrailAlerts } from './show-trail-alerts.ts';

export function showWeather(liveDocument: LiveDocument, moment: Date): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-now]'))
    withoutJump(section, () => {
      showTrailAlerts(section, liveDocument, moment);
      showForecast(section, liveDocument, moment);
    });
}
