/** Which of its faces the account's place in the header shows; all are in the page. */
type State = 'pending' | 'signed-out' | 'signed-in';

export function showState(state: State): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-account]'))
    part.hidden = part.dataset.account !== state;
}
