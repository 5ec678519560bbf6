// @vitest-environment happy-dom
/** The address that asks for a claim, and the claim question before the collection has hydrated. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hintAtSession } from '../../../test/session-hint.ts';
import { checking } from './question.messages.ts';
import { claimQuestion, openBeforeHydration, takeTriedFor, tryAddress } from './start-claim.ts';

const { position, readPosition, save, keepSendingClaims, remembered } = vi.hoisted(() => ({
  position: { latitude: 47.2, longitude: -91.4, accuracy: 5, takenAt: '2026-07-04T15:00:00.000Z' },
  readPosition: vi.fn<() => unknown>(),
  save: vi.fn<(...given: unknown[]) => unknown>(),
  keepSendingClaims: vi.fn(),
  remembered: vi.fn<() => unknown>(),
}));
vi.mock('../../lib/geolocation.ts', () => ({ readPosition }));
vi.mock('./outbox/in-page.ts', () => ({ claims: () => ({ save }), keepSendingClaims }));
vi.mock('../session/remembered.ts', () => ({ remembered }));

const follow = (address: string) => history.replaceState(null, '', address);
const dialog = () => document.querySelector('dialog') as HTMLDialogElement;
const said = () => document.querySelector('[role=status]')?.textContent;
const tap = (answer: string) => document.querySelector<HTMLElement>(`[data-answer=${answer}]`)?.click();
beforeEach(() => {
  vi.resetAllMocks();
  readPosition.mockResolvedValue(position);
  follow(tryAddress());
  document.body.innerHTML = `<div data-island="collection"><p role="status">Loading</p><dialog data-question>
    <button data-answer="yes"></button><button data-answer="no"></button></dialog></div>
    <script type="application/json" data-for="collection">{}</script>`;
});
afterEach(() => {
  hintAtSession(false);
  document.body.innerHTML = '';
});

test('No closes the question and starts no claim', () => {
  openBeforeHydration();
  expect(dialog().open).toBe(true);
  tap('no');
  expect(dialog().open).toBe(false);
  expect(readPosition).not.toHaveBeenCalled();
  expect([claimQuestion.current().isOpen, claimQuestion.takeEarlyClaim(), said()]).toEqual([
    false,
    undefined,
    'Loading',
  ]);
});

test('Yes starts a claim of the hiker this device knows, says that it is saved, and sends it', async () => {
  hintAtSession(true);
  remembered.mockReturnValue({ account: { $id: 'ann' }, companions: [] });
  openBeforeHydration();
  tap('yes');
  expect(said()).toBe(checking.title);
  await vi.waitFor(() => expect(keepSendingClaims).toHaveBeenCalledOnce());
  expect(save).toHaveBeenCalledWith(position, { whose: { userId: 'ann' }, isFamilyKnown: true });
  expect(said()).toBe(checking.kept);
});

test.each([
  ['with a family', { account: { $id: 'ann' }, companions: [{}] }],
  ['whose family this device does not know yet', { account: { $id: 'ann' } }],
  ['of whom this device knows nothing', undefined],
])('an account %s is asked by the collection instead', (_, known) => {
  hintAtSession(true);
  remembered.mockReturnValue(known);
  openBeforeHydration();
  expect(dialog().open).toBe(false);
});

test.each(['Split Rock Lighthouse', "Devil's Kettle & Falls, 100 %"])(
  'a link to try for %s asks about that badge',
  (badge) => {
    follow(tryAddress(badge));
    expect([location.pathname, takeTriedFor()]).toEqual(['/badges/me', badge]);
  },
);

test('a reload does not ask again: the question is taken out of the address', () => {
  follow(tryAddress('Split Rock Lighthouse'));
  takeTriedFor();
  expect([location.search, takeTriedFor()]).toEqual(['', null]);
});

test('the app shortcut asks too, and names no badge', () => {
  follow(tryAddress());
  expect([location.pathname, takeTriedFor()]).toEqual(['/badges/me', '']);
});

test('the plain address of the collection asks nothing', () => {
  follow('/badges/me');
  expect(takeTriedFor()).toBeNull();
});
