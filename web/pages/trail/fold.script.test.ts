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
  foldParts(new Date('2026-12-01T12:00:00Z'));
  expect(open()).toEqual([false, false, true]);
  if (parts[0]) parts[0].open = true;
  dispatchEvent(new Event('beforeprint'));
  expect(open()).toEqual([true, true, true]);
  dispatchEvent(new Event('afterprint'));
  expect(open()).toEqual([true, false, true]);
});

test.each([
  ['2026-11-01T12:00:00-05:00', true],
  ['2027-03-31T23:00:00-05:00', true],
  ['2027-04-01T00:30:00-05:00', false],
  ['2026-10-31T23:30:00-05:00', false],
])('on a phone on %s, what a winter hiker must know is open: %s', (moment, isOpen) => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  document.body.innerHTML = '<details open data-folds="except-in-winter"></details>';
  foldParts(new Date(moment));
  expect(document.querySelector('details')?.open).toBe(isOpen);
});

test('on a wide screen nothing is folded', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  document.body.innerHTML = '<details open data-folds></details>';
  foldParts();
  expect(document.querySelector('details')?.open).toBe(true);
});
