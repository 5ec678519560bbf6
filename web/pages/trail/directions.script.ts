/** The Directions link: Apple Maps on an iPhone or iPad, and the drive from the finder's last starting point. */
import type { Drives } from '../../../domain/drive/roads.ts';
import { directionsHere } from '../../lib/apple-maps.ts';
import { rememberedStart } from '../../lib/start.ts';
import { driveWords } from '../../lib/text/drive.ts';

export function initDirections(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[href^="https://www.google.com/maps/dir/"]'))
    link.href = directionsHere(link.href);
  for (const line of document.querySelectorAll<HTMLElement>('[data-drive]'))
    showDrive(line).catch((error) => console.warn('The roads could not be read', error));
}

async function showDrive(line: HTMLElement): Promise<void> {
  const start = rememberedStart();
  const { drive = '', latitude, longitude } = line.dataset;
  if (!start) return;
  const [reply, { drivesFrom, readRoads, toFiveMinutes }] = await Promise.all([
    fetch(drive),
    import('../../../domain/drive/drive.ts'),
  ]);
  if (!reply.ok) throw new Error(`${drive} answered ${reply.status}`);
  const minutesTo = drivesFrom(readRoads(((await reply.json()) as Drives).roads), start);
  const minutes = toFiveMinutes(minutesTo({ latitude: Number(latitude), longitude: Number(longitude) }));
  line.textContent = `${driveWords.short(minutes)} ${driveWords.drive}`;
  line.title = driveWords.from(start.name);
}
