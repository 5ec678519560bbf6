// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test } from 'vitest';
import { NothingChanged } from './nothing-changed.tsx';

afterEach(() => sessionStorage.clear());

async function said(userId: string): Promise<string | null> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<NothingChanged userId={userId} />));
  const text = place.textContent;
  await act(async () => root.unmount());
  return text;
}

test('that nothing was changed is said once, to the user after the one whose request was refused', async () => {
  sessionStorage.setItem('account-refused-to', '"ann"');
  expect(await said('ben')).toContain('Nothing was changed');
  expect(await said('ben')).toBe('');
});

test('that nothing was changed is not said to the user whose own request was refused', async () => {
  sessionStorage.setItem('account-refused-to', '"ann"');
  expect(await said('ann')).toBe('');
});
