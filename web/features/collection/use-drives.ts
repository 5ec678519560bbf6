/** Drive times from the finder's last starting point; undefined without one, or if the roads failed to load. */
import { useEffect, useState } from 'react';
import type { Drives } from '../../../domain/drive/roads.ts';
import type { Point } from '../../../domain/geo/geo.ts';
import { rememberedStart } from '../../lib/start.ts';

export type KnownDrives = { from: string; minutesTo: (place: Point) => number };

export function useDrives(address: string): KnownDrives | undefined {
  const [drives, setDrives] = useState<KnownDrives>();
  useEffect(() => {
    readDrives(address).then(setDrives, (error) => console.warn('The roads could not be read', error));
  }, [address]);
  return drives;
}

async function readDrives(address: string): Promise<KnownDrives | undefined> {
  const start = rememberedStart();
  if (!start) return undefined;
  const [reply, { drivesFrom, readRoads, toFiveMinutes }] = await Promise.all([
    fetch(address),
    import('../../../domain/drive/drive.ts'),
  ]);
  if (!reply.ok) throw new Error(`${address} answered ${reply.status}`);
  const minutesTo = drivesFrom(readRoads(((await reply.json()) as Drives).roads), start);
  return { from: start.name, minutesTo: (place) => toFiveMinutes(minutesTo(place)) };
}
