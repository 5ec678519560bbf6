// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { updateYear } from './year.ts';

afterEach(() => vi.useRealTimers());

test("a page built in an earlier year shows the current year's copyright", () => {
  vi.useFakeTimers({ now: new Date('2031-06-01T12:00:00Z') });
  document.body.innerHTML = '<footer>© <span data-year="">2026</span></footer>';
  updateYear();
  expect(document.body.textContent).toBe('© 2031');
});
