// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { render } from '../../../test/web/render.tsx';
import { NothingChanged } from './nothing-changed.tsx';

afterEach(() => sessionStorage.clear());

async function said(userId: string): Promise<string> {
  const { text } = await render(<NothingChanged userId={userId} />);
  return text();
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
