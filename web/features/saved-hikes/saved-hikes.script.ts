/** "Want to go" on a trail page. */

import { savedHikeMessages } from './saved-hikes.messages.ts';
import { isListPersistent, want, wantedHikes, watchSavedHikes } from './saved-hikes.ts';
import { startSavedHikeSync } from './start-sync.ts';

export function initSavedHikes(): void {
  const controls = [...document.querySelectorAll<HTMLElement>('[data-saved-hike]')];
  if (controls.length === 0) return;
  for (const control of controls) {
    const { savedHike = '' } = control.dataset;
    // By the state shown: the session may be over, and the list a different one.
    control.querySelector('button')?.addEventListener('click', () => want([savedHike], control.dataset.state !== 'on'));
  }
  const showAll = () => {
    const wanted = wantedHikes();
    for (const control of controls) show(control, wanted.has(control.dataset.savedHike ?? ''));
  };
  watchSavedHikes(showAll);
  showAll();
  startSavedHikeSync();
}

function show(control: HTMLElement, isWanted: boolean): void {
  control.dataset.state = isWanted ? 'on' : 'off';
  for (const label of control.querySelectorAll('[data-label]'))
    label.textContent = isWanted ? savedHikeMessages.onList : savedHikeMessages.want;
  for (const only of control.querySelectorAll<HTMLElement>('[data-when-on]')) only.hidden = !isWanted;
  const note = control.querySelector('output');
  if (note) note.textContent = isListPersistent() ? '' : savedHikeMessages.notKept;
}
