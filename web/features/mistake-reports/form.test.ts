// @vitest-environment happy-dom
/** What the report form says, keeps and queues after each outcome. */
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReportRequest } from '../../../domain/wire/wire.ts';
import type { Outcome } from '../claim/outbox/mistake-reports.ts';

const { submit, keepSendingClaims } = vi.hoisted(() => ({
  submit: vi.fn<(report: ReportRequest) => Promise<Outcome>>(),
  keepSendingClaims: vi.fn(),
}));
vi.mock('../claim/outbox/in-page.ts', () => ({ claims: () => ({ submit }), keepSendingClaims }));

import { initMistakeReportForm } from './form.ts';
import { status } from './mistake-reports.messages.ts';

let form: HTMLFormElement;
beforeEach(() => {
  vi.resetAllMocks();
  vi.stubGlobal('isSecureContext', true);
  document.body.innerHTML = `<form>
    <input type="hidden" name="page" value="/trails/x"><input type="checkbox" name="facts" value="closure">
    <input type="checkbox" name="facts" value="visit"><textarea name="words"></textarea><input name="contact">
    <p role="status"></p></form>`;
  form = document.querySelector('form') as HTMLFormElement;
  initMistakeReportForm(form);
});
const field = (selector: string) => form.querySelector(selector) as HTMLInputElement;
const said = () => form.querySelector('[role=status]')?.textContent;
const write = (words: string) => {
  field('textarea').value = words;
};
const send = () => form.dispatchEvent(new Event('submit', { cancelable: true }));

test.each<[Outcome, string, { isKept: boolean; waits: boolean }]>([
  [{ kind: 'sent' }, status.sent, { isKept: false, waits: false }],
  [{ kind: 'waiting', why: 'no-signal' }, status.waiting, { isKept: false, waits: true }],
  [{ kind: 'waiting', why: 'busy' }, status.busy, { isKept: false, waits: true }],
  [{ kind: 'refused', reason: 'too long' }, status.refused('too long'), { isKept: true, waits: false }],
  [{ kind: 'lost' }, status.lost, { isKept: true, waits: false }],
])('after %o the form says so, and keeps what only the form still has', async (outcome, words, { isKept, waits }) => {
  submit.mockResolvedValue(outcome);
  write(' The bridge is out. ');
  field('[value=visit]').click();
  send();
  expect(said()).toBe(status.sending);
  await vi.waitFor(() => expect(said()).toBe(words));
  expect(field('textarea').value).toBe(isKept ? ' The bridge is out. ' : '');
  expect(keepSendingClaims).toHaveBeenCalledTimes(waits ? 1 : 0);
  expect(submit.mock.calls[0]?.[0]).toMatchObject({
    page: '/trails/x',
    facts: ['visit'],
    words: 'The bridge is out.',
    contact: '',
  });
});

test('a form with neither a mark nor words is not sent', async () => {
  write('  ');
  send();
  expect(said()).toBe(status.empty);
  field('[value=closure]').click();
  submit.mockResolvedValue({ kind: 'sent' });
  send();
  await vi.waitFor(() => expect(said()).toBe(status.sent));
});

test('a second tap sends nothing twice, and the form can be sent again afterward', async () => {
  submit.mockResolvedValue({ kind: 'lost' });
  write('Once');
  send();
  send();
  await vi.waitFor(() => expect(said()).toBe(status.lost));
  expect(submit).toHaveBeenCalledOnce();
  send();
  await vi.waitFor(() => expect(submit).toHaveBeenCalledTimes(2));
  const [first, second] = submit.mock.calls.map(([{ reportId }]) => reportId);
  expect(first).not.toBe(second);
});
