/** The button below the map of a walk. What it needs is fetched when it is first pressed. */
const notLoaded = 'This part could not be loaded. With a signal, or once the guide is on this device, it works.';

export function offerHowFar(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-along]')) {
    const button = section.querySelector('button');
    section.hidden = false;
    button?.addEventListener('click', function load() {
      import('./along.ts').then(
        ({ followAlong }) => {
          button.removeEventListener('click', load);
          followAlong(section);
        },
        () => section.querySelector('output')?.replaceChildren(notLoaded),
      );
    });
  }
}
