/** The Directions link: Apple Maps on an iPhone or iPad, and the drive from the finder's last starting point. */
import { directionsHere } from '../../lib/apple-maps.ts';
import { drivesFromStart } from '../../lib/start.ts';
import { driveWords } from '../../lib/text/drive.ts';

export function initDirections(): void {
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
  line.textContent = `${driveWords.short(minutes)} ${driveWords.drive}`;
  line.title = driveWords.from(drives.from);
}
