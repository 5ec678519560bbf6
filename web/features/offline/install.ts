/** Where the browser offers to install the site, a quiet button in the footer; on an iPhone, instructions. */

import { buttonFor } from './button.ts';
import { installWords } from './install-words.ts';

type InstallPrompt = Event & { prompt(): Promise<unknown> };

export function offerInstall(line: HTMLElement): void {
  if (isOnlyByHand(navigator)) line.textContent = installWords.byHand;
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const install = () => {
      (event as InstallPrompt).prompt();
      line.replaceChildren();
    };
    line.replaceChildren(buttonFor(installWords.button, install));
  });
}

/** Only browsers on iPhone and iPad report whether they were started from the home screen. */
const isOnlyByHand = ({ standalone, maxTouchPoints }: Navigator & { standalone?: boolean }): boolean =>
  standalone === false && maxTouchPoints > 1;
