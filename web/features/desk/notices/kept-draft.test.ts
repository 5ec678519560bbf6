// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft, keptDraft, newDraft, publishAfterSignIn } from './draft.ts';

const start = new Date('2026-11-17T13:42:00Z');
const draft = newDraft(start, 'temperance');
const later = (minutes: number) => vi.setSystemTime(start.getTime() + minutes * 60_000);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: start });
});
afterEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
});

test('a draft is published after a sign-in of a few minutes, and only kept after a longer one', () => {
  publishAfterSignIn(draft, 'mary');
  later(9);
  expect(keptDraft('mary')).toEqual({ draft, publish: true });
  later(16);
  expect(keptDraft('mary')).toEqual({ draft, publish: false });
});

test('a draft without a sign-in is kept and not published, and only for its author', () => {
  keepDraft(draft, 'mary');
  expect(keptDraft('mary')).toEqual({ draft, publish: false });
  expect(keptDraft('dale')).toBeUndefined();
});

test('a correction finds its own draft, and a new notice finds none of a correction', () => {
  keepDraft({ ...draft, revision: 2 }, 'mary');
  expect(keptDraft('mary', draft.noticeId)?.draft.revision).toBe(2);
  expect([keptDraft('mary', 'another'), keptDraft('mary')]).toEqual([undefined, undefined]);
});
