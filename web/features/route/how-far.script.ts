/** The button below the map of a walk. Its code is loaded on the first press. */
import { notLoaded } from './how-far.messages.ts';

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
