// @vitest-environment happy-dom
import { act } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { render } from '../../../test/web/render.tsx';
import { appealsAsked } from '../session/remembered.ts';
import { AppealAnswers } from './appeal-answers.tsx';

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
  const { click, text } = await render(<AppealAnswers />);
  await act(async () => expect.poll(text).toContain('Gorge'));
  appealsAsked.write(sentLast);
  await click('button');
  expect([text(), appealsAsked.read()]).toEqual(['', kept]);
});
