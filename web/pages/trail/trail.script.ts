/** For trail pages only; loaded by main.ts. */

import { followConditions } from '../../features/conditions/conditions.script.ts';
import { wakeReportHere } from '../../features/conditions/report-here.ts';
import { followNotices } from '../../features/live/live.script.ts';
import { fillReport, wakeReport } from '../../features/reports/report.script.ts';
import { nameSaturday, wakeCalendar } from '../../features/today/calendar.script.ts';
import { showDaylight } from '../../features/today/daylight.script.ts';
import { closeYear, showToday } from '../../features/today/today.script.ts';
import { offerHowFar } from '../../features/walk/how-far.script.ts';
import { followWeather } from '../../features/weather/weather.script.ts';
import { wakeWishes } from '../../features/wishes/wish.script.ts';
import { keepFresh } from '../../lib/clock.ts';
import { wakeDirections } from './directions.script.ts';
import { foldParts } from './fold.script.ts';
import { makeShareButtons } from './share.script.ts';

export function wakeTrailPage(): void {
  wakeWishes();
  makeShareButtons();
  wakeDirections();
  foldParts();
  offerHowFar();
  fillReport();
  wakeReport();
  wakeCalendar();
  followNotices(showToday);
  followWeather();
  followConditions();
  wakeReportHere();
  closeYear();
  keepFresh((now) => {
    nameSaturday(now);
    for (const section of document.querySelectorAll<HTMLElement>('[data-daylight]')) showDaylight(section, now);
    for (const section of document.querySelectorAll<HTMLElement>('[data-now]')) showToday(section, now);
  });
}
