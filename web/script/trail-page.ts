/** What only a trail page needs; main.ts fetches it there. */

import { keepFresh } from '../lib/clock.ts';
import { nameSaturday, wakeCalendar } from './calendar.ts';
import { showDaylight } from './daylight.ts';
import { offerHowFar } from './how-far.ts';
import { fillReport, wakeReport } from './report.ts';
import { closeYear, hideExpired, showRightNow } from './right-now.ts';
import { makeShareButtons } from './share.ts';
import { wakeWishes } from './wish.ts';

export function wakeTrailPage(): void {
  wakeWishes();
  makeShareButtons();
  offerHowFar();
  fillReport();
  wakeReport();
  wakeCalendar();
  closeYear();
  keepFresh((now) => {
    hideExpired(now);
    nameSaturday(now);
    for (const section of document.querySelectorAll<HTMLElement>('[data-daylight]')) showDaylight(section, now);
    for (const section of document.querySelectorAll<HTMLElement>('[data-now]')) showRightNow(section, now);
  });
}
