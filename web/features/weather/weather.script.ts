/** Follows the weather of the live document on the page of a hike. */
import { withoutJump } from '../../lib/without-jump.ts';
import { followNow } from '../live/follow.ts';
import { showForecast } from './forecast.script.ts';
import { showTrailAlerts } from './trail-alerts.script.ts';

export const followWeather = (): (() => void) =>
  followNow((now, moment) => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-now]'))
      withoutJump(section, () => {
        showTrailAlerts(section, now, moment);
        showForecast(section, now, moment);
      });
  });
