/** The calendar file is made with the page; by the time it is fetched its day may be past, so it is moved to the next Saturday. */
export function keepCalendarFresh(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-calendar]')) {
    link.addEventListener('click', (event) => {
      event.preventDefault();
      save(link).catch(() => location.assign(link.href));
    });
  }
}

async function save(link: HTMLAnchorElement): Promise<void> {
  const reply = await fetch(link.href);
  if (!reply.ok) throw new Error(`The calendar file answered ${reply.status}`);
  const moved = (await reply.text()).replace(/(DT(?:START|END);TZID=[^:]+:)\d{8}/g, `$1${nextSaturday(new Date())}`);
  const address = URL.createObjectURL(new Blob([moved], { type: 'text/calendar' }));
  const download = Object.assign(document.createElement('a'), { href: address, download: link.download });
  download.click();
  setTimeout(() => URL.revokeObjectURL(address), longEnoughMs);
}

/** Some browsers read the file only after the click has been dealt with. */
const longEnoughMs = 60_000;

function nextSaturday(now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ((6 - now.getDay() + 7) % 7 || 7));
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('');
}
