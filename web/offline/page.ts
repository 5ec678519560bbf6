/** The page's side of the offline guide: registers the worker, and says in the footer how things stand. */
import { watchClaims } from '../claims/watch.ts';
import { offlineWords } from '../words/offline.ts';
import { buttonFor } from './button.ts';
import { offerGivingBack } from './give-back.ts';
import type { PageMessage, PartOnDevice, WorkerMessage } from './list.ts';

type Connection = { saveData?: boolean; metered?: boolean; type?: string };

/** Nobody's data plan is spent without asking. */
function isFreeToDownload(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !(connection?.saveData || connection?.metered || connection?.type === 'cellular');
}

const tell = async (message: PageMessage) => (await navigator.serviceWorker.ready).active?.postMessage(message);

export async function keepGuideOffline(line: HTMLElement): Promise<void> {
  watchClaims();
  if (!('serviceWorker' in navigator)) return;
  let asked = false;
  const ask = (region?: string) => {
    asked = true;
    tell({ kind: 'download', region });
  };
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind !== 'offline') return;
    const missing = data.parts.filter(({ isWanted, isKept }) => isWanted && !isKept);
    const more = data.parts.find((part) => !part.isWanted && isAround(part));
    if (missing.length > 0) {
      if (data.ended || (!asked && !isFreeToDownload())) showOffer(line, missing, data.parts, ask);
      else if (!asked) ask();
    } else if (more) showOffer(line, [more], data.parts, () => ask(more.region?.slug));
    else {
      showReady(line, data.parts);
      const here = data.parts.find((part) => part.isWanted && isAround(part));
      const region = here?.region;
      if (region) {
        const kept = { name: region.name, bytes: here.bytes };
        offerGivingBack(line, kept, () => tell({ kind: 'give-back', region: region.slug }));
      }
    }
  });
  // A new build brings a new worker, and that new lists.
  navigator.serviceWorker.addEventListener('controllerchange', () => tell({ kind: 'how-much' }));
  await navigator.serviceWorker.register('/sw.js');
  await tell({ kind: 'how-much' });
}

/** Whether one reads of that region now. */
const isAround = ({ region }: PartOnDevice): boolean =>
  region?.pages.some((page) => `${location.pathname}/`.startsWith(`${page}/`)) ?? false;

const namesOf = (some: readonly PartOnDevice[], all: readonly PartOnDevice[]): string[] =>
  some.map(({ region }) => region?.name ?? (all.length === 1 ? offlineWords.whole : offlineWords.common));

const bytesOf = (parts: readonly PartOnDevice[]): number => parts.reduce((sum, { bytes }) => sum + bytes, 0);

function showReady(line: HTMLElement, all: readonly PartOnDevice[]): void {
  const kept = all.filter(({ isWanted }) => isWanted);
  const ready = offlineWords.ready(namesOf(kept, all), bytesOf(kept));
  line.textContent = all.length > 1 && kept.length === 1 ? `${ready} ${offlineWords.regions}` : ready;
}

function showOffer(
  line: HTMLElement,
  some: readonly PartOnDevice[],
  all: readonly PartOnDevice[],
  ask: () => void,
): void {
  const names = namesOf(some, all);
  const offer = buttonFor(offlineWords.offer(names, bytesOf(some)), () => {
    line.textContent = offlineWords.downloading(names);
    ask();
  });
  line.replaceChildren(offer);
}
