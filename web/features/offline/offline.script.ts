/** Downloads the guide after the page has settled, never before. */
import { whenIdle } from '../../lib/when-idle.ts';
import { showButton } from './button.ts';
import { installMessages } from './install.messages.ts';

export function initOffline(): void {
  const line = document.querySelector<HTMLElement>('[data-offline]');
  const install = document.querySelector<HTMLElement>('[data-install]');
  if (install) offerInstall(install);
  if (line)
    whenIdle(() => import('./page.ts').then(({ keepGuideOffline }) => keepGuideOffline(line)).catch(console.warn));
}

type InstallPrompt = Event & { prompt(): Promise<unknown> };

/** Where the browser offers to install the site, a quiet button in the footer; on an iPhone, instructions. */
export function offerInstall(line: HTMLElement): void {
  if (isOnlyByHand(navigator)) line.textContent = installMessages.byHand;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const install = () => {
      (event as InstallPrompt).prompt();
      line.replaceChildren();
    };
    showButton(line, installMessages.button, install);
  });
}

/** Only browsers on iPhone and iPad report whether they were started from the home screen. */
const isOnlyByHand = ({ standalone, maxTouchPoints }: Navigator & { standalone?: boolean }): boolean =>
  standalone === false && maxTouchPoints > 1;
