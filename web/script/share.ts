/** Sharing: the system's own sheet where there is one, else the address into the clipboard; and printing. */
export function makeShareButtons(): void {
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-share]')) {
    button.hidden = false;
    button.addEventListener('click', () => share(button));
  }
  for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
    button.hidden = false;
    button.addEventListener('click', () => print());
  }
}

async function share(button: HTMLButtonElement): Promise<void> {
  const url = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href ?? location.href;
  try {
    if (navigator.share) await navigator.share({ title: document.title, url });
    else {
      await navigator.clipboard.writeText(url);
      say(button, 'The link is copied');
    }
  } catch (error) {
    // Who closes the sheet without sharing has not met a fault.
    if (!(error instanceof DOMException && error.name === 'AbortError')) say(button, url);
  }
}

function say(button: HTMLButtonElement, words: string): void {
  const answer = button.parentElement?.querySelector('output');
  if (answer) answer.textContent = words;
}
