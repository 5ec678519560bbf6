/** Shares a URL: by the system's share sheet where there is one, else by the clipboard. */
export type Shared = 'shared' | 'copied' | 'failed';

export async function shareAddress(title: string, url: string): Promise<Shared> {
  try {
    if (!navigator.share) {
      await navigator.clipboard.writeText(url);
      return 'copied';
    }
    await navigator.share({ title, url });
  } catch (error) {
    // Closing the share sheet is not an error.
    if (!(error instanceof DOMException && error.name === 'AbortError')) return 'failed';
  }
  return 'shared';
}
