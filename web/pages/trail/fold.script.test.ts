// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { foldParts } from './trail.script.ts';

afterEach(() => vi.unstubAllGlobals());

test('on a phone parts are folded, printed open, and afterward folded as the reader left them', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML =
    '<details open data-folds></details><details open data-folds></details><details open></details>';
  const parts = [...document.querySelectorAll('details')];
  const open = () => parts.map((part) => part.open);
  foldParts();
  expect(open()).toEqual([false, false, true]);
  if (parts[0]) parts[0].open = true;
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([true, true, true]);
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([true, false, true]);
});

test('on a wide screen nothing is folded', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.body.innerHTML = '<details open data-folds></details>';
  foldParts();
  expect(document.querySelector('details')?.open).toBe(true);
});
