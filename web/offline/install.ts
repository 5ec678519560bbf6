/** Where the browser offers to install the site, a quiet button in the footer says so. */
type InstallPrompt = Event & { prompt(): Promise<unknown> };

export function offerInstall(line: HTMLElement): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    const button = document.createElement('button');
    button.type = 'button';
    button.textContent = 'Install as an app';
    button.addEventListener('click', () => {
      (event as InstallPrompt).prompt();
      line.replaceChildren();
    });
    line.replaceChildren(button);
  });
}
