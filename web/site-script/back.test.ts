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

/** The click that the page's own script leaves to the browser. */
function isLeftToBrowser(label: string, init: MouseEventInit): boolean {
  let isLeft = false;
  const note = ({ defaultPrevented }: Event) => {
    isLeft = !defaultPrevented;
  };
  document.addEventListener('click', note, { once: true });
  const link = [...document.querySelectorAll('a')].find(({ textContent }) => textContent === label);
  link?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
  return isLeft;
}

/** Opens a page with a link to another of ours and one that leads back. */
function open(path: string): (label: string) => void {
  history.replaceState(null, '', path);
  document.body.innerHTML = '<a href="/terms">Terms</a><a href="#part">Part</a><a href="/hikes" data-back="">Back</a>';
  makeBackLinks();
  return (label) => [...document.querySelectorAll('a')].find(({ textContent }) => textContent === label)?.click();
}

test('Back returns to the page whose link led here', () => {
  open('/metro')('Terms');
  open('/terms')('Back');
  expect(back).toHaveBeenCalledOnce();
});

test('Back follows its own link on a page that was reached from elsewhere after all', () => {
  open('/metro')('Terms');
  open('/privacy'); // the link was never followed to its end
  open('/terms')('Back');
  expect(back).not.toHaveBeenCalled();
});

test.each([['ctrlKey'], ['metaKey'], ['shiftKey']])(
  'Back opens its own link in another tab if that is asked for by %s, and this page stays',
  (key) => {
    open('/metro')('Terms');
    open('/terms');
    expect(isLeftToBrowser('Back', { [key]: true })).toBe(true);
    expect(back).not.toHaveBeenCalled();
    expect(isLeftToBrowser('Back', {})).toBe(false);
    expect(back).toHaveBeenCalledOnce();
  },
);

test('Back follows its own link for a visitor from another site', () => {
  open('/terms')('Back');
  expect(back).not.toHaveBeenCalled();
});

test('Back follows its own link for a visitor from another site who has jumped to a part of the page', () => {
  open('/terms')('Part');
  open('/terms#part')('Back'); // reloaded there
  expect(back).not.toHaveBeenCalled();
});
