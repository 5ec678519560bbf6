/** Forecast and alerts of a hike, on its page. */
import type { Now } from '../../../../domain/status/live-document.ts';
import { withoutJump } from '../../../lib/without-jump.ts';
import { showForecast } from './show-forecast.ts';
import { showTrailAlerts } from './show-trail-alerts.ts';

export function showWeather(now: Now, moment: Date): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-now]'))
    withoutJump(section, () => {
      showTrailAlerts(section, now, moment);
      showForecast(section, now, moment);
    });
}
