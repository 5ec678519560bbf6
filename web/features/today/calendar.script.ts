/** A calendar file from the device or from a host that knows no dates may be of long ago: it is moved to the coming Saturday. */
import { comingSaturday, onComingSaturday } from '../../../domain/time/coming-saturday.ts';
import { dayInWords, figuresOf } from '../../lib/clock.ts';

export function wakeCalendar(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-calendar]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      save(link).catch(() => location.assign(link.href));
    });
  }
}

/** The link names the day that its file is made for when it is tapped. */
export function nameSaturday(now: Date): void {
  for (const day of document.querySelectorAll('a[data-calendar] [data-day]'))
    day.textContent = dayInWords(noonOf(comingSaturday(figuresOf(now))));
}

/** As iCalendar writes a day; when it is noon there, it is that day everywhere in the state. */
const noonOf = (day: string): Date =>
  new Date(Date.UTC(Number(day.slice(0, 4)), Number(day.slice(4, 6)) - 1, Number(day.slice(6)), 18));

async function save(link: HTMLAnchorElement): Promise<void> {
  const reply = await fetch(link.href);
  if (!reply.ok) throw new Error(`The calendar file answered ${reply.status}`);
  const moved = onComingSaturday(await reply.text(), new Date());
  const address = URL.createObjectURL(new Blob([moved], { type: 'text/calendar' }));
  const download = Object.assign(document.createElement('a'), { href: address, download: link.download });
  download.click();
  setTimeout(() => URL.revokeObjectURL(address), longEnoughMs);
}

/** Some browsers read the file only after the click has been dealt with. */
const longEnoughMs = 60_000;
