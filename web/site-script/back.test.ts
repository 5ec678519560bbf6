// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { makeBackLinks } from './back.ts';

const back = vi.spyOn(history, 'back');
/** The document of this test leads nowhere. */
const stay = (event: Event) => event.preventDefault();
beforeEach(() => {
  back.mockReset();
  addEventListener('click', stay);
});
afterEach(() => {
  removeEventListener('click', stay);
  history.replaceState(null, '', '/');
});

/** Opens a page with a link to another of ours and one that leads back. */
function open(path: string): (label: string) => void {
  history.replaceState(null, '', path);
  document.body.innerHTML = '<a href="/terms">Terms</a><a href="/hikes" data-back="">Back</a>';
  makeBackLinks();
  return (label) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === label)?.click();
}

test('Back returns to the page whose link led here', () => {
  open('/metro')('Terms');
  open('/terms')('Back');
  expect(back).toHaveBeenCalledOnce();
});

test('Back follows its own link on a page that a link of ours was meant for, but that was reached from elsewhere', () => {
  open('/metro')('Terms');
  open('/privacy'); // the link was never followed to its end
  open('/terms')('Back');
  expect(back).not.toHaveBeenCalled();
});
