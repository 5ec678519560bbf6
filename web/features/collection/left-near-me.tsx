/** The remaining hikes by drive time: from the known town, else from the device's location, which is requested here. */
import { useTransition } from 'react';
import { askForPlace, here, rememberedPlace, startingTown } from '../../lib/start.ts';
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';
import { gps } from '../../ui/icons.ts';
import { collectionWords } from './words.ts';

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
      {isLooking ? collectionWords.looking : town ? collectionWords.leftNear(town.name) : collectionWords.leftNearMe}
    </a>
  );
}
