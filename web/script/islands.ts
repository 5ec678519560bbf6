/** Fetches the scripts of the islands on this page, if there are any. */
export function wakeIslands(): void {
  for (const { dataset } of document.querySelectorAll<HTMLElement>('[data-island][data-src]')) {
    if (dataset.src) import(/* @vite-ignore */ dataset.src);
  }
}
