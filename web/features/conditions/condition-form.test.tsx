// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test } from 'vitest';
import { askWords } from './ask-words.ts';
import { ConditionForm } from './condition-form.tsx';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

/** The alert after "Icy" is chosen and sent. */
async function alertAfter(onSend: () => Promise<boolean>): Promise<string | null | undefined> {
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(async () => {
    await act(async () => root.unmount());
    place.remove();
  });
  await act(async () => root.render(<ConditionForm chosen={['icy']} onSend={onSend} onSkip={() => {}} />));
  await act(async () => place.querySelector<HTMLButtonElement>('[type=submit]')?.click());
  return place.querySelector('[role=alert]')?.textContent;
}

test.each([
  ['that the device could not save says so', async () => false, askWords.failed],
  ['whose saving threw says so', () => Promise.reject(new Error('disk full')), askWords.failed],
  ['that was saved reports no failure', async () => true, undefined],
])('a condition report %s', async (_, onSend, alert) => {
  expect(await alertAfter(onSend)).toBe(alert);
});
