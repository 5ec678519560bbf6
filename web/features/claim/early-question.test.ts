// @vitest-environment happy-dom
/** The claim question before the collection has hydrated. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hintAtSession } from '../../../test/session-hint.ts';
import { askEarly, earlyQuestion } from './early-question.ts';
import { checking } from './question-words.ts';

const { startClaim, keepSendingClaims, remembered } = vi.hoisted(() => ({
  startClaim: vi.fn((_: unknown) => ({ saved: Promise.resolve() })),
  keepSendingClaims: vi.fn(),
  remembered: vi.fn<() => unknown>(),
}));
vi.mock('./start-claim.ts', () => ({ startClaim }));
vi.mock('./try-address.ts', () => ({ takeTriedFor: () => '' }));
vi.mock('./outbox/in-page.ts', () => ({ keepSendingClaims }));
vi.mock('../session/remembered.ts', () => ({ remembered }));

const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const said = () => document.querySelector('[role=status]')?.textContent;
const tap = (answer: string) => document.querySelector<HTMLElement>(`[data-answer=${answer}]`)?.click();
beforeEach(() => {
  vi.resetAllMocks();
  document.body.innerHTML = `<div data-island="collection"><p role="status">Loading</p><dialog data-question>
    <button data-answer="yes"></button><button data-answer="no"></button></dialog></div>
    <script type="application/json" data-for="collection">{}</script>`;
});
afterEach(() => {
  hintAtSession(false);
  document.body.innerHTML = '';
});

test('No closes the question and starts no claim', () => {
  askEarly();
  expect(dialog().open).toBe(true);
  tap('no');
  expect(dialog().open).toBe(false);
  expect(startClaim).not.toHaveBeenCalled();
  expect([earlyQuestion()?.isOpen, earlyQuestion()?.claim, said()]).toEqual([false, undefined, 'Loading']);
});

test('Yes starts a claim of the hiker this device knows, says that it is saved, and sends it', async () => {
  hintAtSession(true);
  remembered.mockReturnValue({ account: { $id: 'ann' }, companions: [] });
  askEarly();
  tap('yes');
  expect(said()).toBe(checking.title);
  expect(startClaim).toHaveBeenCalledWith({ whose: { userId: 'ann' }, isFamilyKnown: true });
  await vi.waitFor(() => expect(keepSendingClaims).toHaveBeenCalledOnce());
  expect(said()).toBe(checking.kept);
});

test.each([
  ['with a family', { account: { $id: 'ann' }, companions: [{}] }],
  ['whose family this device does not know yet', { account: { $id: 'ann' } }],
  ['of whom this device knows nothing', undefined],
])('an account %s is asked by the collection instead', (_, known) => {
  hintAtSession(true);
  remembered.mockReturnValue(known);
  askEarly();
  expect(dialog().open).toBe(false);
});
