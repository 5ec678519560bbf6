/** The button below the map of a walk. What it needs is fetched when it is first pressed. */
import { notLoaded } from './how-far-words.ts';

export function offerHowFar(): void {
  for (const section of document.querySelectorAll<HTMLElement>('[data-along]')) {
    section.hidden = false;
    const button = section.querySelector('button');
    const load = () =>
      import('./along.script.ts').then(
        ({ followAlong }) => followAlong(section),
        () => {
          section.querySelector('output')?.replaceChildren(notLoaded);
          offer();
        },
      );
    const offer = () => button?.addEventListener('click', load, { once: true });
    offer();
  }
}
