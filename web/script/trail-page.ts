/** What only a trail page needs; main.ts fetches it there. */
import { keepCalendarFresh } from './calendar.ts';
import { keepDaylight } from './daylight.ts';
import { fillReport } from './report.ts';
import { makeShareButtons } from './share.ts';

export function wakeTrailPage(): void {
  makeShareButtons();
  fillReport();
  keepCalendarFresh();
  for (const section of document.querySelectorAll<HTMLElement>('[data-daylight]')) keepDaylight(section);
}
