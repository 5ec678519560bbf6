import { partMissing } from '../features/offline/offline.messages.ts';

/** A feature check: it was added shortly before the oldest supported browsers; older ones cannot parse the scripts. */
const isNewEnough = 'throwIfAborted' in AbortSignal.prototype;

/** Loads the scripts of the islands on this page, if any. */
export function initIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island][data-src]')) {
    const { src = '', imported = '', first, needs = '' } = island.dataset;
    if (!isNewEnough) {
      showWithoutScript(needs);
      continue;
    }
    if (first) fetchScript(first).catch(console.warn);
    afterPaint(() => {
      const scripts = [...imported.split(' ').filter(Boolean).reverse(), src];
      Promise.all(scripts.map(fetchScript)).catch(() => say(island, partMissing));
    });
  }
}

/** Imported one by one: they load in parallel, and each runs as its own task. */
const fetchScript = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/** After the content has painted; a hidden page does not paint. */
function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}

function showWithoutScript(reason: string): void {
  delete document.documentElement.dataset.scripting;
  for (const why of document.querySelectorAll('[data-why]')) why.textContent = reason;
}

/** In the island's status line; every island has one. */
function say(island: HTMLElement, words: string): void {
  const line = island.querySelector('[role=status], output');
  if (line) line.textContent = words;
}
