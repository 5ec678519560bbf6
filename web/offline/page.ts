/** The page's side of the offline guide: registers the worker, and says in the footer how things stand. */
import { sendWaitingClaims } from '../claims/send.ts';
import type { PageMessage, WorkerMessage } from './list.ts';

type Connection = { saveData?: boolean; metered?: boolean; type?: string };

/** Nobody's data plan is spent without asking. */
function isFreeToDownload(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return !(connection?.saveData || connection?.metered || connection?.type === 'cellular');
}

const tell = async (message: PageMessage) => (await navigator.serviceWorker.ready).active?.postMessage(message);

export async function keepGuideOffline(line: HTMLElement): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  let asked = false;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
    if (data.kind !== 'offline') return;
    if (data.kept === data.total) showReady(line, data.bytes);
    else if (!asked && isFreeToDownload()) tell({ kind: 'download' });
    else if (!asked) showOffer(line, data.bytes);
    asked = true;
  });
  await navigator.serviceWorker.register('/sw.js');
  await tell({ kind: 'how-much' });
  await sendWaitingClaims();
}

const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

function showReady(line: HTMLElement, bytes: number): void {
  line.textContent = `Ready offline: the whole guide is on this device (${megabytes(bytes)}).`;
}

function showOffer(line: HTMLElement, bytes: number): void {
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = `Keep the whole guide on this device (${megabytes(bytes)})`;
  button.addEventListener('click', () => {
    line.textContent = 'Downloading the guide…';
    tell({ kind: 'download' });
  });
  line.replaceChildren(button);
}
