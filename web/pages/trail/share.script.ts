/** The buttons that share and print a trail page. */
import { shareAddress } from '../../lib/share.ts';
import { linkCopied } from '../../ui/share-words.ts';

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
  const done = await shareAddress(document.title, url);
  if (done !== 'shared') say(button, done === 'copied' ? linkCopied : url);
}

function say(button: HTMLButtonElement, words: string): void {
  const answer = button.parentElement?.querySelector('output');
  if (answer) answer.textContent = words;
}
