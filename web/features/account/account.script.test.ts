// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { sessionHintCookie } from '../../../domain/wire/sign-in.ts';
import { initAccount } from './account.script.ts';

test('a signed-out page reloads when it is shown again after somebody signed in elsewhere', () => {
  const reload = vi.spyOn(location, 'reload').mockImplementation(() => {});
  const cookies = vi.spyOn(document, 'cookie', 'get');
  cookies.mockReturnValueOnce('').mockReturnValue(`${sessionHintCookie}=1`);
  initAccount();
  dispatchEvent(new Event('pageshow')); // the first pageshow, perhaps during a sign-in
  expect(reload).not.toHaveBeenCalled();
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  cookies.mockRestore();
  expect(reload).toHaveBeenCalledOnce();
  reload.mockRestore();
});
