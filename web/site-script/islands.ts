import { partMissing } from '../features/offline/words.ts';

/** Came to every browser shortly before the oldest that islands are built for; those below cannot even read their scripts. */
const isNewEnough = 'throwIfAborted' in AbortSignal.prototype;

/** Fetches the scripts of the islands on this page, if there are any. */
export function wakeIslands(): void {
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

/** Each by itself: they are fetched together, and none keeps the page waiting until all have run. */
const fetchScript = (address: string): Promise<unknown> => import(/* @vite-ignore */ address);

/** What can be read comes first; a page in the background paints nothing. */
function afterPaint(act: () => void): void {
  if (document.hidden) act();
  else requestAnimationFrame(() => setTimeout(act));
}

function showWithoutScript(reason: string): void {
  delete document.documentElement.dataset.scripting;
  for (const why of document.querySelectorAll('[data-why]')) why.textContent = reason;
}

/** In the line that would tell how things stand; every island has one. */
function say(island: HTMLElement, words: string): void {
  const line = island.querySelector('[role=status], output');
  if (line) line.textContent = words;
}
