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
  const file = await (await fetch(link.href)).text();
  const moved = file.replace(/(DT(?:START|END);TZID=[^:]+:)\d{8}/g, `$1${nextSaturday(new Date())}`);
  const address = URL.createObjectURL(new Blob([moved], { type: 'text/calendar' }));
  const download = Object.assign(document.createElement('a'), { href: address, download: link.download });
  download.click();
  URL.revokeObjectURL(address);
}

function nextSaturday(now: Date): string {
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ((6 - now.getDay() + 7) % 7 || 7));
  return [day.getFullYear(), day.getMonth() + 1, day.getDate()].map((part) => String(part).padStart(2, '0')).join('');
}
