// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { appealsAsked } from '../session/remembered.ts';
import { AppealAnswers } from './appeal-answers.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const appeal = {
  $id: 'one',
  badgeName: 'Gorge',
  reason: 'too-far',
  takenAt: '2026-07-04T15:00:00.000Z',
  state: 'granted',
  answer: '',
};
afterEach(() => {
  vi.unstubAllGlobals();
  appealsAsked.erase();
});

test.each([
  ['is not asked about again', 'one', undefined],
  ['leaves one that was sent since to be asked about', 'two', 'two'],
])('an answer that was read %s', async (_, sentLast, kept) => {
  vi.stubGlobal('fetch', async () => Response.json({ appeals: [appeal] }));
  appealsAsked.write('one');
  const place = document.createElement('div');
  const root = createRoot(place);
  await act(async () => root.render(<AppealAnswers />));
  await act(async () => expect.poll(() => place.textContent).toContain('Gorge'));
  appealsAsked.write(sentLast);
  await act(async () => place.querySelector('button')?.click());
  expect([place.textContent, appealsAsked.read()]).toEqual(['', kept]);
  await act(async () => root.unmount());
});
