/** The page's side of the offline guide: registers the worker, and says in the footer how things stand. */
import { watchClaims } from '../claims/watch.ts';
import { offlineWords } from '../words/offline.ts';
import type { PageMessage, WorkerMessage } from './list.ts';

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
  const ask = () => {
    asked = true;
    tell({ kind: 'download' });
  };
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind !== 'offline') return;
    if (data.kept === data.total) showReady(line, data.bytes);
    else if (data.ended || (!asked && !isFreeToDownload())) showOffer(line, data.bytes, ask);
    else if (!asked) ask();
  });
  // A new build brings a new worker, and that a new list.
  navigator.serviceWorker.addEventListener('controllerchange', () => tell({ kind: 'how-much' }));
  await navigator.serviceWorker.register('/sw.js');
  await tell({ kind: 'how-much' });
}

function showReady(line: HTMLElement, bytes: number): void {
  line.textContent = offlineWords.ready(bytes);
}

function showOffer(line: HTMLElement, bytes: number, ask: () => void): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = offlineWords.offer(bytes);
  button.addEventListener('click', () => {
    line.textContent = offlineWords.downloading;
    ask();
  });
  line.replaceChildren(button);
}
