/** Sharing an address: the system's own sheet where there is one, else into the clipboard. */
export type Shared = 'shared' | 'copied' | 'failed';

export async function shareAddress(title: string, url: string): Promise<Shared> {
  try {
    if (!navigator.share) {
      await navigator.clipboard.writeText(url);
      return 'copied';
    }
    await navigator.share({ title, url });
  } catch (error) {
    // Who closes the sheet without sharing has not met a fault.
    if (!(error instanceof DOMException && error.name === 'AbortError')) return 'failed';
  }
  return 'shared';
}
