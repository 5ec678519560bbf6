import { sleeping, wakeWith } from '../../lib/islands/wake.ts';
import { fetchData } from './fetch-data.ts';
import { Finder, type FinderProps, type SentFinder } from './finder.tsx';

/** Of a large guide the hikes come when the finder is first used, or where the address already asks something. */
async function wakeFinder(): Promise<void> {
  const island = sleeping<SentFinder>('finder');
  if (!island) return;
  const { element, data } = island;
  if ('hikes' in data) return wakeWith(element, Finder, data);
  const { hikesAt, ...rest } = data;
  if (!location.search && !location.hash) await firstUse(element);
  element.setAttribute('aria-busy', 'true');
  const hikes = await fetchData<FinderProps['hikes']>(hikesAt);
  element.removeAttribute('aria-busy');
  wakeWith(element, Finder, { ...rest, hikes });
}

const firstUse = (element: HTMLElement): Promise<void> =>
  new Promise((resolve) => {
    if (element.contains(document.activeElement)) resolve();
    for (const sign of ['focusin', 'pointerenter', 'touchstart'])
      element.addEventListener(sign, () => resolve(), { once: true, passive: true });
  });

await wakeFinder(); // who fetched this script says so where it fails (web/site-script/islands.ts)
