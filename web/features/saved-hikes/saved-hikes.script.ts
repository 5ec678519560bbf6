/** "Want to go" on a trail page. */

import { wishWords } from './saved-hikes.messages.ts';
import { isListPersistent, want, wantedHikes, watchWishes } from './saved-hikes.ts';
import { startWishSync } from './start-sync.ts';

export function initWishes(): void {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-wish]')];
  if (controls.length === 0) return;
  for (const control of controls) {
    const { wish = '' } = control.dataset;
    // By the state shown: the session may be over, and the list a different one.
    control.querySelector('button')?.addEventListener('click', () => want([wish], control.dataset.state !== 'on'));
  }
  const showAll = () => {
    const wanted = wantedHikes();
    for (const control of controls) show(control, wanted.has(control.dataset.wish ?? ''));
  };
  watchWishes(showAll);
  showAll();
  startWishSync();
}

function show(control: HTMLElement, isWanted: boolean): void {
  control.dataset.state = isWanted ? 'on' : 'off';
  for (const label of control.querySelectorAll('[data-label]'))
    label.textContent = isWanted ? wishWords.onList : wishWords.want;
  for (const only of control.querySelectorAll<HTMLElement>('[data-when-on]')) only.hidden = !isWanted;
  const note = control.querySelector('output');
  if (note) note.textContent = isListPersistent() ? '' : wishWords.notKept;
}
