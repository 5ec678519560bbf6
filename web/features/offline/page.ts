/** The page's side of the offline guide: registers the worker, and shows its state in the footer. */
import { showButton } from './button.ts';
import type { PageMessage, WorkerMessage } from './list.ts';
import { offlineMessages } from './offline.messages.ts';

type Connection = { saveData?: boolean; metered?: boolean; type?: string };

/** Metered connections download nothing without asking. */
function isFreeToDownload(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !(connection?.saveData || connection?.metered || connection?.type === 'cellular');
}

const askAgainMs = 20_000;

const tell = async (message: PageMessage) => (await navigator.serviceWorker.ready).active?.postMessage(message);

export async function keepGuideOffline(line: HTMLElement): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  let asked = false;
  const ask = () => {
    asked = true;
    line.setAttribute('role', 'status'); // announced where the download starts, not again on every later page
    tell({ kind: 'download' });
  };
  /** A browser may stop the worker before it answers: it is asked again until the guide is cached or offered. */
  const asking = setInterval(() => tell({ kind: asked ? 'download' : 'status' }), askAgainMs);
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind !== 'offline-status') return;
    const isOffered = data.ended || (!asked && !isFreeToDownload());
    if (data.isCached || isOffered) clearInterval(asking);
    if (data.isCached) line.textContent = offlineMessages.ready(data.bytes);
    else if (isOffered) showOffer(line, data.bytes, ask);
    else if (!asked) ask();
  });
  // A new build brings a new worker with a new file list.
  navigator.serviceWorker.addEventListener('controllerchange', () => tell({ kind: 'status' }));
  await navigator.serviceWorker.register('/sw.js');
  await tell({ kind: 'status' });
}

function showOffer(line: HTMLElement, bytes: number, ask: () => void): void {
  showButton(line, offlineMessages.offer(bytes), () => {
    line.textContent = offlineMessages.downloading;
    ask();
  });
}
