// @vitest-environment happy-dom
/** A region is given back with two taps, never with one. */
import { beforeEach, expect, test, vi } from 'vitest';
import { offerGivingBack } from './give-back.ts';

let line: HTMLElement;
const giveBack = vi.fn();
const press = (name: string) => [...line.querySelectorAll('button')].find((one) => one.textContent === name)?.click();

beforeEach(() => {
  giveBack.mockClear();
  document.body.innerHTML = '<p>Ready.</p>';
  line = document.querySelector('p') as HTMLElement;
  offerGivingBack(line, { name: 'Metro', bytes: 4_260_000 }, giveBack);
});

test('the offer names the region and its size; the first tap warns and removes nothing', () => {
  expect(line.textContent).toBe('Ready. Remove Metro (4.3 MB)');
  press('Remove Metro (4.3 MB)');
  expect(line.textContent).toBe('Without a signal the hikes of Metro can then not be read. Remove them Keep them');
  expect(document.activeElement?.textContent).toBe('Keep them');
  expect(giveBack).not.toHaveBeenCalled();
});

test('who keeps them has the line as it was', () => {
  press('Remove Metro (4.3 MB)');
  press('Keep them');
  expect(line.textContent).toBe('Ready. Remove Metro (4.3 MB)');
  expect(giveBack).not.toHaveBeenCalled();
});

test('the second tap removes them, and says so', () => {
  press('Remove Metro (4.3 MB)');
  press('Remove them');
  expect(line.textContent).toBe('Removing Metro…');
  expect(giveBack).toHaveBeenCalledOnce();
});
