// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { blockedReasonCookie } from '../../../domain/wire/sign-in.ts';
import { setCookie } from '../../../test/session-hint.ts';
import { showReason } from './auth-failed.script.ts';

function pageAfter(query: string): HTMLDetailsElement {
  history.replaceState(null, '', `/auth-failed${query}`);
  document.body.innerHTML = `<details><summary>Why</summary>
    <div data-reason="no_signal"></div>
    <div data-reason="user_blocked"><p hidden data-blocked-reason="">Reason: </p></div></details>`;
  const list = document.querySelector('details');
  if (!list) throw new Error('no list');
  showReason(list);
  return list;
}
const reasonIn = (list: HTMLElement) => list.querySelector<HTMLElement>('[data-blocked-reason]');

test("a blocked user sees the operator's reason, as plain text", () => {
  setCookie(`${blockedReasonCookie}=${encodeURIComponent('Faked; <b>twice</b> 100%')}`);
  const line = reasonIn(pageAfter('?code=user_blocked'));
  expect([line?.hidden, line?.textContent]).toEqual([false, 'Reason: Faked; <b>twice</b> 100%']);
  expect(line?.querySelector('b')).toBeNull();
});

test("without our server's cookie no reason is shown, whatever the URL contains", () => {
  setCookie(`${blockedReasonCookie}=; expires=Thu, 01 Jan 1970 00:00:00 GMT`);
  const list = pageAfter('?code=user_blocked&reason=Call+this+number');
  expect(reasonIn(list)?.hidden).toBe(true);
  expect(list.open).toBe(true);
  expect(list.textContent).not.toContain('Call this number');
});
