import { partMissing } from '../words/offline.ts';

/** Came to every browser shortly before the oldest that islands are built for; those below cannot even read their scripts. */
const isNewEnough = 'throwIfAborted' in AbortSignal.prototype;

/** Fetches the scripts of the islands on this page, if there are any. */
export function wakeIslands(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-island][data-src]')) {
    const { src, needs = '' } = island.dataset;
    if (!isNewEnough) say(island, needs);
    else if (src) {
      openFields(island);
      import(/* @vite-ignore */ src).catch(() => say(island, partMissing));
    }
  }
}

/** Those into which may be typed before their island is awake, which takes over what it finds there. */
function openFields(island: HTMLElement): void {
  for (const field of island.querySelectorAll<HTMLInputElement>('input[data-open-early]')) field.disabled = false;
}

/** In the line that would tell how things stand; every island has one. */
function say(island: HTMLElement, words: string): void {
  const line = island.querySelector('[role=status], output');
  if (line) line.textContent = words;
}
