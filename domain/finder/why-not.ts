/** Why a hike does not match: of everything it misses, a reason that the hiker cannot change comes first. */
import { isWeatherWish } from './day-there.ts';
import { dayKey } from './days.ts';
import type { LeftOut, Miss } from './finder.ts';
import type { Hike } from './hike.ts';
import { drive, within } from './questions.ts';

/** Closed, too far away, without what was asked for, dark, the wrong weather. */
const ranks: readonly ((key: string) => boolean)[] = [
  (key) => key === drive.key || key === within.key,
  (key) => key !== dayKey && !isWeatherWish(key),
  (key) => key === dayKey,
  isWeatherWish,
];

const rankOf = ({ key }: Miss): number => ranks.findIndex((isOf) => isOf(key));

export function reasonAgainst<H extends Hike>({ isClosed, misses }: LeftOut<H>): Miss | 'closed' {
  const [first, ...more] = misses;
  if (isClosed || !first) return 'closed';
  return more.reduce((worst, miss) => (rankOf(miss) < rankOf(worst) ? miss : worst), first);
}
