/** The distance to a hike: the drive, or the miles if no road is known. */
import type { Found } from '../../../../domain/finder/finder.ts';
import { roughMiles } from '../../../../domain/units.ts';
import { away } from '../../../lib/text/distance.ts';
import { driveMessages } from '../../../lib/text/drive.ts';

export function wayTo({ km, minutes }: Pick<Found, 'km' | 'minutes'>): string | undefined {
  if (minutes !== undefined) return `${driveMessages.short(minutes)} ${driveMessages.drive}`;
  return km === undefined ? undefined : away(roughMiles(km));
}
