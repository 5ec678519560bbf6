/** The states of the account area in the header; the markup has all of them. */
type State = 'pending' | 'signed-out' | 'signed-in';

export function showState(state: State): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-account]'))
    part.hidden = part.dataset.account !== state;
}
