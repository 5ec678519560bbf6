/** The badges not earned yet, as line art. */
import { useEffect, useState, useTransition } from 'react';
import {
  askForPlace,
  type DrivesFromStart,
  drivesFromStart,
  here,
  rememberedPlace,
  startingTown,
} from '../../lib/start.ts';
import { driveMessages } from '../../lib/text/drive.ts';
import { BadgeImage } from '../../ui/badge-image.tsx';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { gps } from '../../ui/icons.ts';
import { useGuide } from '../badges/collection-context.ts';
import type { EarnedBadge } from '../badges/earned.ts';
import { type CollectionHike, isEarned } from '../badges/guide.ts';
import { collectionMessages } from './collection.messages.ts';
import styles from './still-out-there.module.css';

type Props = {
  badges: EarnedBadge[];
  /** Whether it is the account's own hiker: the finder knows only their badges. */
  isOwn: boolean;
};

export function StillOutThere({ badges, isOwn }: Props) {
  const guide = useGuide();
  const isFound = isEarned(badges);
  const drives = useDrives(guide.drives);
  const minutesTo = ({ place }: CollectionHike) => drives?.minutesTo(place) ?? 0;
  const missing = guide.regions
    .map((region) => ({
      ...region,
      hikes: region.hikes.filter((hike) => !isFound(hike)).sort((a, b) => minutesTo(a) - minutesTo(b)),
    }))
    .filter(({ hikes }) => hikes.length > 0);
  const left = missing.reduce((sum, { hikes }) => sum + hikes.length, 0);
  if (left === 0) return null;
  return (
    <section className={`wrap ${styles.section}`} aria-labelledby="still-out-there">
      <div className="oxford">
        <h2 id="still-out-there">{collectionMessages.stillOutThere(left)}</h2>
        {isOwn && (
          <p className={styles.near}>
            <LeftNearMe />
          </p>
        )}
        {drives && <p className={styles.drives}>{driveMessages.from(drives.from)}</p>}
      </div>
      {missing.map(({ code, name, hikes }) => (
        <div key={code} className={styles.region} data-region={code}>
          <h3>
            {name}
            <small>{collectionMessages.toGo(hikes.length)}</small>
          </h3>
          <ul>
            {hikes.map((hike) => (
              <li key={hike.badge}>
                <a href={hike.path}>
                  <BadgeImage src={hike.outline} alt="" lazy />
                  {hike.badge} <small>{hike.name}</small>
                  {drives && <small className={styles.drive}>{driveMessages.time(minutesTo(hike))}</small>}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}

/** Undefined without a starting point, or if the roads failed to load. */
function useDrives(address: string): DrivesFromStart | undefined {
  const [drives, setDrives] = useState<DrivesFromStart>();
  useEffect(() => {
    drivesFromStart(address).then(setDrives, (error) => console.warn('The roads could not be read', error));
  }, [address]);
  return drives;
}

/** The remaining hikes by drive time: from the known town, else from the device's location, which is requested here. */
const leftNear = (near: string) => `/hikes?${new URLSearchParams({ badge: 'missing', near })}#find`;

export function LeftNearMe() {
  const [isLooking, startLooking] = useTransition();
  const town = rememberedPlace() ? undefined : startingTown.read();
  const go = (event: React.MouseEvent) => {
    if (town || rememberedPlace() || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    if (isLooking) return;
    startLooking(async () => {
      // Denied: the finder then offers the field for a town.
      await askForPlace().catch(() => {});
      location.assign(leftNear(here));
    });
  };
  return (
    <a className={button.button} href={leftNear(town?.name ?? here)} onClick={go}>
      <Icon drawing={gps} />{' '}
      {isLooking
        ? collectionMessages.looking
        : town
          ? collectionMessages.leftNear(town.name)
          : collectionMessages.leftNearMe}
    </a>
  );
}
