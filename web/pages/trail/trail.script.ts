/** For trail pages only. */

import { initReportHere } from '../../features/conditions/report-here.ts';
import { followNow } from '../../features/live/follow.ts';
import { followNotices } from '../../features/live/live.script.ts';
import { fillReport, initReport } from '../../features/reports/report.script.ts';
import { initCalendar, nameSaturday } from '../../features/today/calendar.script.ts';
import { showDaylight } from '../../features/today/daylight.script.ts';
import { closeYear, showToday } from '../../features/today/today.script.ts';
import { offerHowFar } from '../../features/walk/how-far.script.ts';
import { showWeather } from '../../features/weather/show-weather.ts';
import { initWishes } from '../../features/wishes/wish.script.ts';
import { whenVisible } from '../../lib/clock.ts';
import { initDirections } from './directions.script.ts';
import { foldParts } from './fold.script.ts';
import { makeShareButtons } from './share.script.ts';

export function initTrailPage(): void {
  initWishes();
  makeShareButtons();
  initDirections();
  foldParts();
  offerHowFar();
  fillReport();
  initReport();
  initCalendar();
  followNotices(showToday);
  followNow(showWeather);
  initReportHere();
  closeYear();
  whenVisible((now) => {
    nameSaturday(now);
    for (const section of document.querySelectorAll<HTMLElement>('[data-daylight]')) showDaylight(section, now);
    for (const section of document.querySelectorAll<HTMLElement>('[data-now]')) showToday(section, now);
  });
}
