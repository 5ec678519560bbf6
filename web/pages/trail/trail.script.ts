/** For trail pages only. */

import { fillMistakeReport, initMistakeReport } from '../../features/mistake-reports/mistake-report.script.ts';
import { offerHowFar } from '../../features/route/how-far.script.ts';
import { initSavedHikes } from '../../features/saved-hikes/saved-hikes.script.ts';
import { initCalendar, nameSaturday } from '../../features/status/calendar.script.ts';
import { initReportHere } from '../../features/status/conditions/report-here.ts';
import { showDaylight } from '../../features/status/daylight.script.ts';
import { followLiveDocument } from '../../features/status/follow.ts';
import { followNotices } from '../../features/status/live.script.ts';
import { closeYear, showToday } from '../../features/status/today.script.ts';
import { showWeather } from '../../features/status/weather/show-weather.ts';
import { directionsHere } from '../../lib/apple-maps.ts';
import { whenVisible } from '../../lib/clock.ts';
import { shareAddress } from '../../lib/share.ts';
import { drivesFromStart } from '../../lib/start.ts';
import { driveMessages } from '../../lib/text/drive.ts';
import { linkCopied } from '../../ui/share.messages.ts';

export function initTrailPage(): void {
  initSavedHikes();
  makeShareButtons();
  initDirections();
  foldParts();
  offerHowFar();
  fillMistakeReport();
  initMistakeReport();
  initCalendar();
  followNotices(showToday);
  followLiveDocument(showWeather);
  initReportHere();
  closeYear();
  whenVisible((now) => {
    nameSaturday(now);
    for (const section of document.querySelectorAll<HTMLElement>('[data-daylight]')) showDaylight(section, now);
    for (const section of document.querySelectorAll<HTMLElement>('[data-now]')) showToday(section, now);
  });
}

/** The Directions link: Apple Maps on an iPhone or iPad, and the drive from the finder's last starting point. */
function initDirections(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="https://www.google.com/maps/dir/"]'))
    link.href = directionsHere(link.href);
  for (const line of document.querySelectorAll<HTMLElement>('[data-drive]'))
    showDrive(line).catch((error) => console.warn('The roads could not be read', error));
}

async function showDrive(line: HTMLElement): Promise<void> {
  const { drive = '', latitude, longitude } = line.dataset;
  const drives = await drivesFromStart(drive);
  if (!drives) return;
  const minutes = drives.minutesTo({ latitude: Number(latitude), longitude: Number(longitude) });
  line.textContent = `${driveMessages.short(minutes)} ${driveMessages.drive}`;
  line.title = driveMessages.from(drives.from);
}

const phone = '(max-width: 48rem)';

/**
 * Collapses sections on phones that few readers need. Without JavaScript, on wide screens and in print they are
 * expanded.
 */
export function foldParts(): void {
  const parts = [...document.querySelectorAll<HTMLDetailsElement>('details[data-folds]')];
  if (!matchMedia(phone).matches) return;
  for (const part of parts) part.open = false;
  let wereFolded: HTMLDetailsElement[] = [];
  addEventListener('beforeprint', () => {
    wereFolded = parts.filter(({ open }) => !open);
    for (const part of wereFolded) part.open = true;
  });
  addEventListener('afterprint', () => {
    for (const part of wereFolded) part.open = false;
  });
}

/** The buttons that share and print a trail page. */
function makeShareButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
    button.hidden = false;
    button.addEventListener('click', () => share(button));
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
}

async function share(button: HTMLButtonElement): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  const done = await shareAddress(document.title, url);
  if (done !== 'shared') say(button, done === 'copied' ? linkCopied : url);
}

function say(button: HTMLButtonElement, words: string): void {
  const answer = button.parentElement?.querySelector('output');
  if (answer) answer.textContent = words;
}
