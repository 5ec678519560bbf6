// @vitest-environment happy-dom
/** Adding the guide to the home screen: a button where the browser offers a prompt, instructions where it does not. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { toMarkup } from '../../../test/markup.tsx';
import { FooterButton } from './footer-button.tsx';
import { offerInstall } from './offline.script.ts';

let line: HTMLElement;
beforeEach(() => {
  document.body.innerHTML = toMarkup(<FooterButton />);
  line = document.createElement('p');
});
afterEach(() => vi.unstubAllGlobals());

test('where the browser offers an install prompt there is a button, which disappears once pressed', () => {
  const prompt = vi.fn();
  offerInstall(line);
  expect(line.textContent).toBe('');
  dispatchEvent(Object.assign(new Event('beforeinstallprompt', { cancelable: true }), { prompt }));
  expect(line.textContent).toBe('Install as an app');
  line.querySelector('button')?.click();
  expect(prompt).toHaveBeenCalledOnce();
  expect(line.textContent).toBe('');
});

test.each([
  [
    'on an iPhone a line says how',
    { standalone: false, maxTouchPoints: 5 },
    /^To put it on your home screen, tap Share, then/,
  ],
  ['started from the home screen nothing is said', { standalone: true, maxTouchPoints: 5 }, /^$/],
  ['on a computer nothing is said', { standalone: false, maxTouchPoints: 0 }, /^$/],
])('%s', (_, signs, said) => {
  vi.stubGlobal('navigator', signs);
  offerInstall(line);
  expect(line.textContent).toMatch(said);
});
